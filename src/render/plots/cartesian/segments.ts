import type { Series } from '../../model/chart-model.ts';

/** How series share the room of a category. */
export type Stacking = 'none' | 'stacked' | 'share';

/** What one datum covers along the value axis, in values of the axis: from its base to its end. */
export type Segment = { readonly value: number; readonly from: number; readonly to: number };

/** For each series, for each category, what it covers; null where there is nothing to draw. */
export type Segments = readonly (readonly (Segment | null)[])[];

/**
 * Lays the values of series along the value axis. Stacked values of one sign stand on each other, those above zero and those
 * below apart; shares are of the sum of sizes, from -1 to 1.
 */
export function layOutSegments(series: readonly Series[], stacking: Stacking): Segments {
  if (stacking === 'none') {
    return series.map(({ values }) => values.map((value) => (value === null ? null : { value, from: 0, to: value })));
  }
  const count = series[0]?.values.length ?? 0;
  const above = new Float64Array(count);
  const below = new Float64Array(count);
  const sizes = sumSizes(series, count);
  return series.map(({ values }) =>
    values.map((value, index) => {
      if (value === null) return null;
      const size = stacking === 'stacked' ? value : shareOf(value, sizes[index] ?? 0);
      const side = value < 0 ? below : above;
      const from = side[index] ?? 0;
      side[index] = from + size;
      return { value, from, to: from + size };
    }),
  );
}

function shareOf(value: number, sum: number): number {
  return sum === 0 ? 0 : value / sum;
}

function sumSizes(series: readonly Series[], count: number): Float64Array {
  const sums = new Float64Array(count);
  for (const { values } of series) {
    for (const [index, value] of values.entries()) sums[index] = (sums[index] ?? 0) + Math.abs(value ?? 0);
  }
  return sums;
}

/** The lowest and highest end of segments; undefined where there is none. */
export function extentOf(
  segments: Segments,
  lowest = Number.NEGATIVE_INFINITY,
): { readonly min: number; readonly max: number } | undefined {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const row of segments) {
    for (const segment of row) {
      if (segment === null || segment.to <= lowest) continue;
      min = Math.min(min, segment.to);
      max = Math.max(max, segment.to);
    }
  }
  return min <= max ? { min, max } : undefined;
}
