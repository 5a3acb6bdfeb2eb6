import { median } from './median.ts';
import { perPair } from './per-numbers.ts';

/** Up to here all pairs are looked at; beyond it each point is paired with the one half the length away. */
const MOST_FULLY_PAIRED = 150;

/** A straight line through points. */
export type Line = { readonly slope: number; readonly intercept: number };

/**
 * The median of the slopes between points: Theil (1950), Sen, "Estimates of the regression coefficient based on Kendall's tau"
 * (1968). Long series use Theil's "incomplete" pairs (i, i + n/2), in linear time. NaN where no two positions differ.
 */
export function theilSenSlope(values: ArrayLike<number>, positions: ArrayLike<number>): number {
  const count = values.length;
  const isFull = count <= MOST_FULLY_PAIRED;
  const slopes = new Float64Array(isFull ? (count * (count - 1)) / 2 : count - (count >> 1));
  const half = count >> 1;
  let found = 0;
  for (let from = 0; from < count; from++) {
    const start = positions[from] ?? Number.NaN;
    const value = values[from] ?? Number.NaN;
    const end = isFull ? count : Math.min(count, from + half + 1);
    for (let to = isFull ? from + 1 : from + half; to < end; to++) {
      const run = (positions[to] ?? Number.NaN) - start;
      if (run !== 0) slopes[found++] = ((values[to] ?? Number.NaN) - value) / run;
    }
  }
  return median(slopes.subarray(0, found));
}

/** The Theil–Sen line: its slope, and the intercept that leaves as many points above it as below. */
export function theilSenLine(values: Float64Array, positions: Float64Array): Line {
  const slope = theilSenSlope(values, positions);
  return { slope, intercept: median(aboveLine(values, positions, { slope, intercept: 0 })) };
}

/** How far each point lies above the Theil–Sen line. */
export const residuals = perPair((values, positions) => aboveLine(values, positions, theilSenLine(values, positions)));

function aboveLine(values: Float64Array, positions: Float64Array, { slope, intercept }: Line): Float64Array {
  const above = new Float64Array(values.length);
  for (let place = 0; place < values.length; place++)
    above[place] = (values[place] ?? Number.NaN) - intercept - slope * (positions[place] ?? 0);
  return above;
}
