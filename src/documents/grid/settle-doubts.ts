import type { Doubt, SourceCell, SourceColumn, SourceTable } from '../source-table.ts';
import { toColumns } from './header-labels.ts';
import { EMPTY_CELL, filledLength } from './raw-grid.ts';

type Row = readonly SourceCell[];

/**
 * A table whose first rows, so many of them, are the names of its columns and all others data: what a person says where it was
 * in doubt. A table of which it was not keeps its names, and so does one that would have no row left.
 */
export function withHeaderRows(table: SourceTable, count: number): SourceTable {
  if (!table.doubts.some(({ kind }) => kind === 'header-row')) return table;
  const settled = { ...table, doubts: without(table, 'header-row'), columns: table.columns.map(withoutHeading) };
  const headings = headingsOf(table.columns);
  const rows = [...headings, ...table.rows];
  if (count === headings.length || count >= rows.length) return settled;
  const names = toColumns(rows.slice(0, count), undefined, table.columns.length);
  const columns = settled.columns.map((column, i) => rename(column, names[i], headings.length > 0));
  return { ...settled, columns, rows: rows.slice(count) };
}

/** The rows that were taken for names, as rows of the table; none where there are none, or they are not in doubt. */
function headingsOf(columns: readonly SourceColumn[]): readonly Row[] {
  const depth = Math.max(0, ...columns.map(({ heading = [] }) => heading.length));
  return Array.from({ length: depth }, (_, row) => columns.map(({ heading = [] }) => heading[row] ?? EMPTY_CELL));
}

function withoutHeading({ heading: _settled, ...column }: SourceColumn): SourceColumn {
  return column;
}

/** A unit may have come from the names that are none, and goes with them. */
function rename(column: SourceColumn, name: SourceColumn | undefined, hadNames: boolean): SourceColumn {
  const { unit, ...rest } = column;
  const own = name?.unit ?? (hadNames ? undefined : unit);
  return { ...rest, label: name?.label ?? '', spans: name?.spans ?? [], ...(own === undefined ? {} : { unit: own }) };
}

/**
 * A table without the rows that have more cells than there are names, and without the columns that only those fill. One without
 * names, or whose rows are all so long, stays as it is.
 */
export function withoutLongRows(table: SourceTable): SourceTable {
  const width = table.columns.findLastIndex(({ label }) => label !== '') + 1;
  const rows = table.rows.filter((row) => filledLength(row) <= width);
  if (width === 0 || rows.length === 0) return table;
  const notices = table.notices.filter(({ kind }) => kind !== 'ragged-rows');
  return { ...table, columns: table.columns.slice(0, width), rows: rows.map((row) => row.slice(0, width)), notices };
}

function without({ doubts }: SourceTable, kind: Doubt['kind']): readonly Doubt[] {
  return doubts.filter((doubt) => doubt.kind !== kind);
}
