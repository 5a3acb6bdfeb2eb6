import type { Groups, ValueCounts } from './value-groups.ts';

/** A category or time column, with its values counted over the rows that count, and gathered when first asked for. */
export type GroupedColumn = {
  readonly index: number;
  readonly isTime: boolean;
  /** True for months, hours or weekdays without a year: their series may be years. */
  readonly isCyclic: boolean;
  readonly counts: ValueCounts;
  readonly groups: () => Groups;
};

/** The share of all pairs of key and series that must be there. */
const LEAST_COVERAGE = 0.5;
const MOST_SERIES = 60;
/** Columns that are compared at most, each with each. */
const MOST_COLUMNS = 16;

/**
 * Finds the pair of columns by which a table is long: together they name each row once, alone neither does, and most pairs are
 * there. Time is the key before any category, a cycle of months before years; else the column with more values; the series is the one with fewer.
 */
export function findLongData(
  columns: readonly GroupedColumn[],
  rowCount: number,
): { readonly key: number; readonly series: number } | undefined {
  const candidates = columns
    .filter(({ counts }) => counts.distinct >= 2 && counts.largest >= 2 && counts.filled >= rowCount * 0.9)
    .slice(0, MOST_COLUMNS);
  let best: { readonly key: number; readonly series: number } | undefined;
  let bestCoverage = 0;
  for (const series of candidates) {
    if (series.counts.distinct > MOST_SERIES) continue;
    for (const key of candidates) {
      if (key === series || !isBetterKey(key, series) || (series.isTime && !(key.isCyclic && !series.isCyclic)))
        continue;
      const coverage = rowCount / (key.counts.distinct * series.counts.distinct);
      const preference = key.isTime ? coverage + 1 : coverage;
      if (coverage < LEAST_COVERAGE || coverage > 1 || preference <= bestCoverage) continue;
      if (!namesEachRowOnce(key.groups(), series.groups())) continue;
      best = { key: key.index, series: series.index };
      bestCoverage = preference;
    }
  }
  return best;
}

function isBetterKey(key: GroupedColumn, series: GroupedColumn): boolean {
  if (key.isTime) return true;
  const difference = key.counts.distinct - series.counts.distinct;
  return difference > 0 || (difference === 0 && key.index < series.index);
}

function namesEachRowOnce(left: Groups, right: Groups): boolean {
  const width = right.counts.length;
  const seen = new Uint8Array(left.counts.length * width);
  for (let row = 0; row < left.codes.length; row++) {
    const first = left.codes[row] ?? -1;
    const second = right.codes[row] ?? -1;
    if (first < 0 || second < 0) continue;
    const place = first * width + second;
    if (seen[place] === 1) return false;
    seen[place] = 1;
  }
  return true;
}
