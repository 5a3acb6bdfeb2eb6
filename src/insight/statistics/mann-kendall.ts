import { normalTails } from './distributions.ts';
import { mean } from './spread.ts';
import { residuals } from './theil-sen.ts';

const MOST_COUNTED_EXACTLY = 10;
const FEWEST_FOR_MEMORY = 10;
/** One-sided 5 % bound of a first autocorrelation, in units of 1/√n. */
const MEMORY_BOUND = 1.645;
const MOST_MEMORY = 0.95;
/** Runs this short are put in order by insertion before any are merged. */
const RUN = 8;
/** What is chance without memory stays so with it: it is not looked for. */
const CHANCE = 0.1;

/** What Mann and Kendall's test says of a series. */
export type MannKendall = {
  /** Pairs that rise less pairs that fall. */
  readonly score: number;
  /** Kendall's tau-b against the order of time, −1 to 1. */
  readonly tau: number;
  /** Two-sided. */
  readonly pValue: number;
};

/**
 * The test of Mann (1945) and Kendall (1975) for a series that rises or falls as time goes on. Ties widen nothing: their variance
 * is left out. Up to ten values the distribution of Kendall's S is counted exactly. Where what the Theil–Sen line leaves over
 * remembers the value before it, the variance grows as Yue and Wang (2004) have it. O(n log n).
 */
export function mannKendall(values: Float64Array): MannKendall {
  const count = values.length;
  const pairs = (count * (count - 1)) / 2;
  const { falls, ties, tieTerm } = countPairs(values);
  const score = pairs - ties - 2 * falls;
  const tau = pairs === ties ? 0 : score / Math.sqrt((pairs - ties) * pairs);
  if (count <= MOST_COUNTED_EXACTLY) return { score, tau, pValue: exactChance(Math.abs(score), count) };
  const variance = (count * (count - 1) * (2 * count + 5) - tieTerm) / 18;
  const z = variance > 0 ? Math.max(0, Math.abs(score) - 1) / Math.sqrt(variance) : 0;
  const pValue = normalTails(z);
  return { score, tau, pValue: pValue > CHANCE ? pValue : normalTails(z / Math.sqrt(memoryFactor(values))) };
}

type PairCounts = { readonly falls: number; readonly ties: number; readonly tieTerm: number };

/** Pairs that fall, by merging runs in order; pairs that tie, from the order reached. */
function countPairs(values: Float64Array): PairCounts {
  let from = values.slice();
  let into = new Float64Array(values.length);
  let falls = 0;
  for (let start = 0; start < from.length; start += RUN) falls += insertRun(from, start);
  for (let width = RUN; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) falls += mergeRuns(from, into, start, width);
    [from, into] = [into, from];
  }
  let ties = 0;
  let tieTerm = 0;
  let run = 1;
  for (let place = 1; place <= from.length; place++) {
    if (place < from.length && from[place] === from[place - 1]) run++;
    else {
      ties += (run * (run - 1)) / 2;
      tieTerm += run * (run - 1) * (2 * run + 5);
      run = 1;
    }
  }
  return { falls, ties, tieTerm };
}

/** Puts a run in rising order and counts its pairs that fall: each is a step of an insertion. */
function insertRun(values: Float64Array, start: number): number {
  const end = Math.min(start + RUN, values.length);
  let falls = 0;
  for (let place = start + 1; place < end; place++) {
    const value = values[place] ?? 0;
    let at = place;
    while (at > start && (values[at - 1] ?? 0) > value) {
      values[at] = values[at - 1] ?? 0;
      at--;
    }
    values[at] = value;
    falls += place - at;
  }
  return falls;
}

/** Merges two neighbouring runs that rise and counts the pairs across them that fall. */
function mergeRuns(from: Float64Array, into: Float64Array, start: number, width: number): number {
  const middle = Math.min(start + width, from.length);
  const end = Math.min(start + 2 * width, from.length);
  let left = start;
  let right = middle;
  let falls = 0;
  for (let place = start; place < end; place++) {
    const takesRight = left >= middle || (right < end && (from[right] ?? 0) < (from[left] ?? 0));
    if (takesRight) {
      falls += middle - left;
      into[place] = from[right++] ?? 0;
    } else into[place] = from[left++] ?? 0;
  }
  return falls;
}

/** How many orders of n values have 0, 1, 2 … inversions, for each n that is counted exactly. */
const ORDERS = countOrders();

function countOrders(): readonly (readonly number[])[] {
  const orders: number[][] = [[1], [1]];
  for (let n = 2; n <= MOST_COUNTED_EXACTLY; n++) {
    const before = orders[n - 1] ?? [];
    const next = new Array<number>(before.length + n - 1).fill(0);
    for (const [inversions, ways] of before.entries()) {
      for (let more = 0; more < n; more++) next[inversions + more] = (next[inversions + more] ?? 0) + ways;
    }
    orders.push(next);
  }
  return orders;
}

/** Chance of |S| at least this large over all orders of n values, from the counts of orders by their inversions. */
function exactChance(score: number, count: number): number {
  const pairs = (count * (count - 1)) / 2;
  let all = 0;
  let extreme = 0;
  for (const [inversions, ways] of (ORDERS[count] ?? [1]).entries()) {
    all += ways;
    if (Math.abs(pairs - 2 * inversions) >= score) extreme += ways;
  }
  return extreme / all;
}

/** How much more a series with memory strays than one without: (1 + r) / (1 − r), where the first autocorrelation is beyond chance. */
function memoryFactor(values: Float64Array): number {
  if (values.length < FEWEST_FOR_MEMORY) return 1;
  const left = residuals(
    values,
    values.map((_, place) => place),
  );
  const memory = firstAutocorrelation(left);
  if (!(memory > MEMORY_BOUND / Math.sqrt(values.length))) return 1;
  const bounded = Math.min(memory, MOST_MEMORY);
  return (1 + bounded) / (1 - bounded);
}

function firstAutocorrelation(values: Float64Array): number {
  const middle = mean(values);
  let products = 0;
  let squares = 0;
  for (let place = 0; place < values.length; place++) {
    const distance = (values[place] ?? 0) - middle;
    squares += distance * distance;
    if (place > 0) products += distance * ((values[place - 1] ?? 0) - middle);
  }
  return squares > 0 ? products / squares : 0;
}
