import type { Segments } from './segments.ts';

/** What an area covers at one category: from its lower edge to its upper one, in values. */
export type Band = { readonly from: number; readonly to: number };

/** The bands of one series, above zero and below; undefined where it has no value. */
export type SeriesBands = {
  readonly above: readonly (Band | undefined)[];
  readonly below: readonly (Band | undefined)[];
  /** The side of zero where its values are. */
  readonly side: 'above' | 'below' | 'both';
};

/**
 * Stacked areas as bands that never cross. A series that changes sign has a band of no height on the side where it has no value, at
 * the height of what lies below it, so that it runs out there.
 */
export function layOutBands(segments: Segments): readonly SeriesBands[] {
  const count = segments[0]?.length ?? 0;
  const levels = { above: new Float64Array(count), below: new Float64Array(count) };
  return segments.map((row) => {
    const sides = row.map((segment, index) => {
      if (segment === null) return undefined;
      const [above, below] = [levels.above[index] ?? 0, levels.below[index] ?? 0];
      const isBelow = segment.value < 0;
      (isBelow ? levels.below : levels.above)[index] = segment.to;
      return {
        above: { from: above, to: isBelow ? above : segment.to },
        below: { from: below, to: isBelow ? segment.to : below },
      };
    });
    const hasBelow = row.some((segment) => segment !== null && segment.value < 0);
    const hasAbove = row.some((segment) => segment !== null && segment.value > 0);
    return {
      above: sides.map((side) => side?.above),
      below: sides.map((side) => side?.below),
      side: hasBelow ? (hasAbove ? 'both' : 'below') : 'above',
    };
  });
}
