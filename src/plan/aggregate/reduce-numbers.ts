import { cleanSum } from '../table/clean-number.ts';
import { rowsByGroup } from '../table/group-rows.ts';

/** For each row the group it is in, or -1; groups are below `count`. */
export type Groups = { readonly codes: Int32Array; readonly count: number };

/** Brings the numbers of each group down to one, NaN where the group has none. NaN among the numbers takes no part. */
export type Reducer = (numbers: Float64Array, groups: Groups) => Float64Array;

/** The number of filled values of each group; 0 for none. */
function countNumbers(numbers: Float64Array, { codes, count }: Groups): Float64Array {
  const counts = new Float64Array(count);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? -1;
    if (code >= 0 && !Number.isNaN(numbers[row])) counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** Sums without the loss of adding up doubles (Neumaier's compensated summation, 1974), so that order does not matter, and without the noise of decimals. */
export const sumNumbers: Reducer = (numbers, { codes, count }) => {
  const sums = new Float64Array(count).fill(Number.NaN);
  const lost = new Float64Array(count);
  const amounts = new Float64Array(count);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? -1;
    const value = numbers[row] ?? Number.NaN;
    if (code < 0 || Number.isNaN(value)) continue;
    amounts[code] = (amounts[code] ?? 0) + Math.abs(value);
    const before = sums[code] ?? Number.NaN;
    if (Number.isNaN(before)) {
      sums[code] = value;
      continue;
    }
    const sum = before + value;
    const loss = Math.abs(before) >= Math.abs(value) ? before - sum + value : value - sum + before;
    lost[code] = (lost[code] ?? 0) + loss;
    sums[code] = sum;
  }
  return sums.map((sum, group) => cleanSum(sum + (lost[group] ?? 0), amounts[group] ?? 0));
};

/** Means. */
export const meanNumbers: Reducer = (numbers, groups) => {
  const counts = countNumbers(numbers, groups);
  return sumNumbers(numbers, groups).map((sum, group) => sum / (counts[group] ?? 0));
};

/** Variances of a sample (divided by n - 1), in a second pass around the mean; NaN for fewer than two numbers. */
export const varyNumbers: Reducer = (numbers, groups) => {
  const means = meanNumbers(numbers, groups);
  const { codes } = groups;
  const squares = numbers.map((value, row) => (value - (means[codes[row] ?? -1] ?? Number.NaN)) ** 2);
  const counts = countNumbers(numbers, groups);
  return sumNumbers(squares, groups).map((sum, group) => {
    const count = counts[group] ?? 0;
    return count < 2 ? Number.NaN : sum / (count - 1);
  });
};

/** Standard deviations of a sample. */
export const deviateNumbers: Reducer = (numbers, groups) => varyNumbers(numbers, groups).map(Math.sqrt);

/** Each sum as a percentage of the sum of all groups; NaN where that is 0. */
export const shareNumbers: Reducer = (numbers, groups) => {
  const sums = sumNumbers(numbers, groups);
  const whole = sumNumbers(sums, { codes: new Int32Array(sums.length), count: 1 })[0] ?? 0;
  return sums.map((sum) => (whole === 0 ? Number.NaN : (sum * 100) / whole));
};

/**
 * The value below which `percentile` per cent of the numbers of each group lie, between two numbers in proportion (method 7 of
 * Hyndman and Fan, "Sample Quantiles in Statistical Packages", 1996: that of spreadsheets).
 */
export function percentileNumbers(numbers: Float64Array, groups: Groups, percentile: number): Float64Array {
  const { codes, count } = groups;
  const filled = codes.map((code, row) => (Number.isNaN(numbers[row]) ? -1 : code));
  const { rows, starts } = rowsByGroup(filled, count);
  const sorted = new Float64Array(rows.length);
  for (let place = 0; place < rows.length; place++) sorted[place] = numbers[rows[place] ?? 0] ?? Number.NaN;
  const result = new Float64Array(count);
  for (let group = 0; group < count; group++) {
    const own = sorted.subarray(starts[group], starts[group + 1]).sort();
    result[group] = quantileOfSorted(own, percentile / 100);
  }
  return result;
}

/** The quantile, 0 to 1, of numbers that rise; NaN for none. */
function quantileOfSorted(sorted: Float64Array, quantile: number): number {
  const at = (sorted.length - 1) * quantile;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low === high ? low : low + (high - low) * (at - Math.floor(at));
}

/** For each group the row whose number is the least (or with `sign` -1 the greatest), the first of equal ones; -1 for none. */
export function leastRows(numbers: Float64Array, { codes, count }: Groups, sign: 1 | -1): Int32Array {
  const rows = new Int32Array(count).fill(-1);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? -1;
    const value = numbers[row] ?? Number.NaN;
    if (code < 0 || Number.isNaN(value)) continue;
    const best = rows[code] ?? -1;
    if (best < 0 || value * sign < (numbers[best] ?? 0) * sign) rows[code] = row;
  }
  return rows;
}

/** For each group its first row, or its last, that `filled` marks with 1; -1 for none. */
export function endRows(filled: Uint8Array, { codes, count }: Groups, end: 'first' | 'last'): Int32Array {
  const rows = new Int32Array(count).fill(-1);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? -1;
    if (code < 0 || filled[row] !== 1) continue;
    if (end === 'last' || (rows[code] ?? -1) < 0) rows[code] = row;
  }
  return rows;
}
