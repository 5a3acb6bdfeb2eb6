import type { Raster } from '../raster/raster.ts';
import type { BarMark } from './series.ts';

/** The ink of marks in the picture, and which way bars stand. */
export type EndSight = {
  readonly ink: Uint8Array;
  readonly raster: Pick<Raster, 'width' | 'height'>;
  readonly isUpright: boolean;
};

/** How far beyond an end of a bar is looked, in pixels: past its blurred edge and a stroke around it. */
const BEYOND = [3, 4, 5, 6] as const;
/** What fills so much of the width of a bar beyond its end is another mark. */
const FILLED = 0.7;
/** A whisker is thinner than that share of its box, or than so many pixels. */
const WHISKER_SHARE = 0.2;
const WHISKER = 4;

const isCovering = (bar: BarMark, along: number, across: number): boolean =>
  across >= bar.from - 1 && across < bar.to + 1 && along >= bar.near - 2 && along < bar.far + 2;

/** The places across a bar that are inked in each row beyond one of its ends, `known` bars left out. */
function inkBeyond(bar: BarMark, end: 'near' | 'far', sight: EndSight, known: readonly BarMark[]) {
  const { ink, raster, isUpright } = sight;
  const isInk = (along: number, across: number): boolean => {
    const [x, y] = isUpright ? [across, along] : [along, across];
    return x >= 0 && y >= 0 && x < raster.width && y < raster.height && ink[y * raster.width + x] === 1;
  };
  const [from, to] = [Math.ceil(bar.from) + 1, Math.floor(bar.to) - 1];
  return BEYOND.map((step) => {
    const along = end === 'near' ? Math.floor(bar.near) - step : Math.ceil(bar.far) + step - 1;
    const places = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
    return places.filter(
      (across) => isInk(along, across) && !known.some((other) => other !== bar && isCovering(other, along, across)),
    );
  });
}

/** The bars that touch ink which is no bar: what they stand on, or what goes on from them, was not read. */
export function findBesideUnread(bars: readonly BarMark[], sight: EndSight): ReadonlySet<BarMark> {
  const isFilled = (bar: BarMark, end: 'near' | 'far'): boolean =>
    inkBeyond(bar, end, sight, bars).every((inked) => inked.length >= FILLED * Math.max(1, bar.to - bar.from - 2));
  return new Set(bars.filter((bar) => isFilled(bar, 'near') || isFilled(bar, 'far')));
}

/** True where a thin stroke goes on from both ends of a bar, in its middle: the box of a box plot, the body of a candle. */
export function hasWhiskers(bar: BarMark, sight: EndSight, bars: readonly BarMark[]): boolean {
  const middle = (bar.from + bar.to) / 2;
  return (['near', 'far'] as const).every((end) =>
    inkBeyond(bar, end, sight, bars).every((inked) => {
      const [first, last] = [inked[0], inked.at(-1)];
      if (first === undefined || last === undefined) return false;
      const isThin = last - first < Math.max(WHISKER, WHISKER_SHARE * (bar.to - bar.from));
      return isThin && Math.abs((first + last + 1) / 2 - middle) <= 0.15 * (bar.to - bar.from) + 1;
    }),
  );
}
