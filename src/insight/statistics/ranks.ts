import { pearson } from '../../table/profile/correlation.ts';
import { studentTails } from './distributions.ts';
import { perNumbers } from './per-numbers.ts';
import { risingOrder } from './rising-order.ts';

/** The fewest pairs from which anything is said of how two measures hang together. */
export const FEWEST_PAIRS = 8;

/**
 * The rank of each number from 1, the smallest first; equal numbers share the mean of their ranks. O(n log n). A list that stays as
 * it is is ranked once, for whatever it is asked.
 */
export const averageRanks = perNumbers((values) => {
  const order = risingOrder(values);
  const ranks = new Float64Array(values.length);
  for (let start = 0, end = 1; start < order.length; start = end++) {
    const value = values[order[start] ?? 0];
    while (end < order.length && values[order[end] ?? 0] === value) end++;
    const rank = (start + 1 + end) / 2;
    for (let place = start; place < end; place++) ranks[order[place] ?? 0] = rank;
  }
  return ranks;
});

/** Spearman's rank correlation: Pearson's r of average ranks; undefined where one side does not vary or there are under five pairs. */
export function spearman(left: Float64Array, right: Float64Array): number | undefined {
  return pearson(averageRanks(left), averageRanks(right));
}

/**
 * Two-sided chance of a rank correlation this strong where nothing hangs together: t with n − 2 degrees (Kendall and Stuart), never
 * below that of one order in n! and its reverse.
 */
export function correlationChance(coefficient: number, pairs: number): number {
  const left = 1 - coefficient * coefficient;
  const t = left <= 0 ? Number.POSITIVE_INFINITY : coefficient * Math.sqrt((pairs - 2) / left);
  let leastChance = 2;
  for (let n = 2; n <= Math.min(pairs, 20); n++) leastChance /= n;
  return Math.max(studentTails(t, pairs - 2), leastChance);
}
