import type { TableProfile } from '../profile.ts';

/** A measure with its place in the table. */
type Measure = { readonly index: number; readonly numbers: Float64Array };

const LEAST_ROWS = 5;
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
 * Pearson's r over the pairs where neither is NaN, in one pass with running means (Welford 1962); undefined for fewer than five
 * pairs or where one side does not vary.
 */
export function pearson(left: Float64Array, right: Float64Array): number | undefined {
  let count = 0;
  let leftMean = 0;
  let rightMean = 0;
  let leftSquares = 0;
  let rightSquares = 0;
  let products = 0;
  for (let row = 0; row < left.length; row++) {
    const x = left[row] ?? Number.NaN;
    const y = right[row] ?? Number.NaN;
    if (Number.isNaN(x) || Number.isNaN(y)) continue;
    count++;
    const fromLeft = x - leftMean;
    const fromRight = y - rightMean;
    leftMean += fromLeft / count;
    rightMean += fromRight / count;
    leftSquares += fromLeft * (x - leftMean);
    rightSquares += fromRight * (y - rightMean);
    products += fromLeft * (y - rightMean);
  }
  const spread = Math.sqrt(leftSquares) * Math.sqrt(rightSquares);
  if (count < LEAST_ROWS || !(spread > 0) || !Number.isFinite(spread)) return undefined;
  return Math.max(-1, Math.min(1, products / spread));
}
