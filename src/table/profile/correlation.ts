import type { TableProfile } from '../profile.ts';

/** A measure with its place in the table. */
type Measure = { readonly index: number; readonly numbers: Float64Array };

const LEAST_ROWS = 5;
/** A spread this small beside the sums it comes from is their rounding. */
const ROUNDING = 1e-12;
/** Cells that are read at most: beyond it the later measures of a very wide table are left out. */
const MOST_WORK = 20_000_000;

/** Pearson's r of the pair of measures that hang together most, over the rows where both have a value. */
export function findCorrelation(measures: readonly Measure[]): TableProfile['correlation'] {
  const rows = measures[0]?.numbers.length ?? 0;
  if (rows < LEAST_ROWS || measures.length < 2) return undefined;
  const affordable = Math.max(2, Math.floor(Math.sqrt((2 * MOST_WORK) / rows)));
  const compared = measures.slice(0, affordable);
  let best: TableProfile['correlation'];
  for (const [place, left] of compared.entries()) {
    for (const right of compared.slice(place + 1)) {
      const coefficient = pearson(left.numbers, right.numbers);
      if (coefficient === undefined) continue;
      if (best === undefined || Math.abs(coefficient) > Math.abs(best.coefficient)) {
        best = { left: left.index, right: right.index, coefficient };
      }
    }
  }
  return best;
}

/**
 * Pearson's r over the pairs where neither is NaN, in one pass over values shifted by the first pair, which keeps the sums small;
 * undefined for fewer than five pairs or where one side does not vary.
 */
export function pearson(left: Float64Array, right: Float64Array): number | undefined {
  let count = 0;
  let leftShift = 0;
  let rightShift = 0;
  let leftSum = 0;
  let rightSum = 0;
  let leftSquares = 0;
  let rightSquares = 0;
  let products = 0;
  for (let row = 0; row < left.length; row++) {
    const x = (left[row] ?? Number.NaN) - leftShift;
    const y = (right[row] ?? Number.NaN) - rightShift;
    if (Number.isNaN(x) || Number.isNaN(y)) continue;
    if (count++ === 0) {
      leftShift = x;
      rightShift = y;
      continue;
    }
    leftSum += x;
    rightSum += y;
    leftSquares += x * x;
    rightSquares += y * y;
    products += x * y;
  }
  if (count < LEAST_ROWS) return undefined;
  const leftSpread = leftSquares - (leftSum * leftSum) / count;
  const rightSpread = rightSquares - (rightSum * rightSum) / count;
  const isFlat = leftSpread <= leftSquares * ROUNDING || rightSpread <= rightSquares * ROUNDING;
  const spread = Math.sqrt(leftSpread) * Math.sqrt(rightSpread);
  if (isFlat || !(spread > 0) || !Number.isFinite(spread)) return undefined;
  return Math.max(-1, Math.min(1, (products - (leftSum * rightSum) / count) / spread));
}
