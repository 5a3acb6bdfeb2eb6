import type { TableProfile } from '../profile.ts';
import { decimalsOf } from '../reading/number-values.ts';

/** A measure with its place in the table. */
type Measure = { readonly index: number; readonly numbers: Float64Array; readonly distinct: number };

const LEAST_ROWS = 5;
/** Numbers of fewer values (bedrooms, cylinders, steps of a scale) are rather groups: their dots lie in lines, and others say more. */
export const FEWEST_VALUES = 7;
/** A spread this small beside the sums it comes from is their rounding. */
const ROUNDING = 1e-12;
/** Cells that are read at most: beyond it the later measures of a very wide table are left out. */
const MOST_WORK = 20_000_000;

/** How the measures of a table hang together. */
export type Correlations = {
  readonly strongest: TableProfile['correlation'];
  readonly twins: readonly (readonly [number, number])[];
};

/**
 * Pearson's r of the pair of measures that hang together most, over the rows where both have a value, and the pairs that are one
 * measure in two units. Twins are the strongest pair only where there is no other, numbers of few values only beside such, and two
 * measures alone are no twins: what one says of the other is all there is.
 */
export function findCorrelations(measures: readonly Measure[]): Correlations {
  const rows = measures[0]?.numbers.length ?? 0;
  if (rows < LEAST_ROWS || measures.length < 2) return { strongest: undefined, twins: [] };
  const affordable = Math.max(2, Math.floor(Math.sqrt((2 * MOST_WORK) / rows)));
  const compared = measures.slice(0, affordable);
  const twins: (readonly [number, number])[] = [];
  let best: TableProfile['correlation'];
  let bestOfFew: TableProfile['correlation'];
  let bestOfTwins: TableProfile['correlation'];
  for (const [place, left] of compared.entries()) {
    for (const right of compared.slice(place + 1)) {
      const coefficient = pearson(left.numbers, right.numbers);
      if (coefficient === undefined) continue;
      const pair = { left: left.index, right: right.index, coefficient };
      if (measures.length > 2 && areTwins(left.numbers, right.numbers, coefficient)) {
        twins.push([left.index, right.index]);
        bestOfTwins ??= pair;
      } else if (Math.min(left.distinct, right.distinct) < FEWEST_VALUES) bestOfFew = stronger(pair, bestOfFew);
      else best = stronger(pair, best);
    }
  }
  return { strongest: best ?? bestOfFew ?? bestOfTwins, twins };
}

type Pair = NonNullable<TableProfile['correlation']>;

const stronger = (pair: Pair, best: Pair | undefined): Pair =>
  best === undefined || Math.abs(pair.coefficient) > Math.abs(best.coefficient) ? pair : best;

/** Below this no two columns are one measure, however they are rounded. */
const LEAST_OF_TWINS = 0.999;
/** What rounding may take from a value, in units of its last decimal, and a little for the ratio itself. */
const HALF_UNIT = 0.55;

/**
 * True where one column is the other times a number, to within the decimals that both are written with: minutes and hours. Two that
 * lie on some other line may both go evenly with time.
 */
function areTwins(left: Float64Array, right: Float64Array, coefficient: number): boolean {
  if (coefficient < LEAST_OF_TWINS) return false;
  const ratio = ratioOf(left, right);
  const unitOf = (numbers: Float64Array): number => 10 ** -decimalsOf(numbers);
  const room = HALF_UNIT * (unitOf(right) + ratio * unitOf(left));
  for (let row = 0; row < left.length; row++) {
    const rest = (right[row] ?? Number.NaN) - ratio * (left[row] ?? Number.NaN);
    if (Math.abs(rest) > room) return false;
  }
  return true;
}

/** What the right column is the left one times, by least squares over the rows where both have a value. */
function ratioOf(left: Float64Array, right: Float64Array): number {
  let products = 0;
  let squares = 0;
  for (let row = 0; row < left.length; row++) {
    const [one, other] = [left[row] ?? Number.NaN, right[row] ?? Number.NaN];
    if (Number.isNaN(one + other)) continue;
    products += one * other;
    squares += one * one;
  }
  return squares > 0 ? products / squares : 0;
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
