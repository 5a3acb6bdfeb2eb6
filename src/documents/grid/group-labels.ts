import { parseMoment } from '../../table/notation/date-notation.ts';
import type { SourceCell } from '../source-table.ts';
import { isPeriodLabel } from './cell-shape.ts';
import { EMPTY_CELL } from './raw-grid.ts';

type Row = readonly SourceCell[];
/** Columns side by side, both included. */
type Group = { readonly from: number; readonly to: number };

/** Months or quarters of one year that stand side by side, at least. */
const FEWEST_PERIODS = 3;

/**
 * A row of headers with each label that stands over the middle or the end of its group put over the whole group; undefined where none
 * does. Groups are told by the row below, which names the columns: one that says the same several times over ("Jan, Feb … Jan, Feb …")
 * has one label over each, another than over the others; months or quarters of one year have that year over the last of them.
 */
export function spreadOverGroups(upper: Row, lower: Row, width: number): Row | undefined {
  const groups = findRepeated(lower) ?? findYear(upper, lower);
  const labels = groups.map(({ from, to }) => upper.slice(from, to + 1).filter(({ text }) => text !== ''));
  const isOneForEach = labels.every(({ length }) => length === 1);
  if (groups.length === 0 || !isOneForEach || new Set(labels.flat().map(({ text }) => text)).size < groups.length)
    return undefined;
  if (groups.every(({ from }, i) => upper[from] === labels[i]?.[0])) return undefined;
  const spread = Array.from({ length: width }, (_, column) => upper[column] ?? EMPTY_CELL);
  for (const [i, { from, to }] of groups.entries()) {
    const [label] = labels[i] ?? [];
    if (label !== undefined) spread.fill(label, from, to + 1);
  }
  return spread;
}

/** The stretches of a row that all say the same, each with no column of another kind within; undefined where nothing is said twice. */
function findRepeated(row: Row): readonly Group[] | undefined {
  const counts = new Map<string, number>();
  for (const { text } of row) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  const columns = row.flatMap(({ text }, i) => ((counts.get(text) ?? 0) > 1 ? [i] : []));
  const textAt = (place: number): string => row[columns[place] ?? 0]?.text ?? '';
  const times = counts.get(textAt(0)) ?? 0;
  const size = columns.length / Math.max(1, times);
  if (times < 2 || size < 2) return undefined;
  const isAlike = columns.every(
    (column, i) => textAt(i) === textAt(i % size) && (i % size === 0 || column === (columns[i - 1] ?? Number.NaN) + 1),
  );
  if (!Number.isInteger(size) || !isAlike) return undefined;
  return Array.from({ length: times }, (_, i) => ({
    from: columns[i * size] ?? 0,
    to: columns[(i + 1) * size - 1] ?? 0,
  }));
}

/** The months or quarters, in their order, of which the last stands under the only year. */
function findYear(upper: Row, lower: Row): readonly Group[] {
  const filled = upper.flatMap(({ text }, i) => (text === '' ? [] : [{ text, i }]));
  const years = filled.filter(({ text }) => isPeriodLabel(text));
  const [year] = years;
  if (year === undefined || years.length > 1) return [];
  const doesFollow = (column: number): boolean => {
    const [before, at] = [column - 1, column].map((place) => parseMoment(lower[place]?.text ?? ''));
    const isPart = at?.shape === 'month' || at?.shape === 'quarter';
    return isPart && before?.shape === at.shape && before.time < at.time;
  };
  let from = year.i;
  while (doesFollow(from)) from -= 1;
  const isLast = !doesFollow(year.i + 1);
  return isLast && year.i - from + 1 >= FEWEST_PERIODS ? [{ from, to: year.i }] : [];
}
