import { totalsClaim } from '../notation/totals-words.ts';

/** A measure that may be the sum of the others, with its place in the table. */
type Measure = { readonly index: number; readonly label: string; readonly numbers: Float64Array };

const LEAST_PARTS = 2;
const LEAST_ROWS = 2;
const MOST_CANDIDATES = 4;
/** The share of a sum that rounding of its parts may lose. */
const ROUNDING = 1e-3;

/**
 * Indices of measures that sum up the others of their row, as "Total" does beside gold, silver and bronze: a label for totals or
 * the last place, and arithmetic that closes in every row.
 */
export function findTotalColumns(measures: readonly Measure[]): readonly number[] {
  if (measures.length <= LEAST_PARTS) return [];
  const last = measures.length - 1;
  const candidates = measures.filter(({ label }, place) => place === last || totalsClaim(label) !== 'none');
  const found = candidates.slice(0, MOST_CANDIDATES).find((candidate) => sumsUp(candidate, measures));
  return found === undefined ? [] : [found.index];
}

function sumsUp(total: Measure, measures: readonly Measure[]): boolean {
  let rows = 0;
  let isTrivial = true;
  for (let row = 0; row < total.numbers.length; row++) {
    const claimed = total.numbers[row] ?? Number.NaN;
    if (Number.isNaN(claimed)) continue;
    let sum = 0;
    let parts = 0;
    for (const { index, numbers } of measures) {
      const value = numbers[row] ?? Number.NaN;
      if (index === total.index || Number.isNaN(value)) continue;
      sum += value;
      if (value !== 0) parts++;
    }
    if (Math.abs(sum - claimed) > Math.max(Math.abs(claimed) * ROUNDING, 1e-9)) return false;
    if (parts >= LEAST_PARTS) isTrivial = false;
    rows++;
  }
  return rows >= LEAST_ROWS && !isTrivial;
}
