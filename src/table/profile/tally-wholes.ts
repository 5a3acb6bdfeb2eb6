import type { NumberStatistics } from './number-statistics.ts';
import type { ValueCounts } from './value-groups.ts';

/** The little of a column of numbers that tells whether they name something. */
export type WholesTally = {
  readonly statistics: Pick<NumberStatistics, 'isInteger' | 'min' | 'max' | 'negatives'>;
  readonly counts: Pick<ValueCounts, 'distinct' | 'largest' | 'filled'>;
};

/** Counts numbers that may name something, in one pass and without the rest of the profile, which a picture does not need. */
export function tallyWholes(numbers: Float64Array): WholesTally {
  const rows = new Map<number, number>();
  let isInteger = true;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let largest = 0;
  let filled = 0;
  let negatives = 0;
  for (let row = 0; row < numbers.length; row++) {
    const value = numbers[row] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    filled++;
    if (value < 0) negatives++;
    min = Math.min(min, value);
    max = Math.max(max, value);
    if (!Number.isInteger(value)) isInteger = false;
    const count = (rows.get(value) ?? 0) + 1;
    rows.set(value, count);
    largest = Math.max(largest, count);
  }
  return { statistics: { isInteger, min, max, negatives }, counts: { distinct: rows.size, largest, filled } };
}
