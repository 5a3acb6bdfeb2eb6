import type { ChartData, Row } from '../../chart/graph-config.ts';
import type { PlanColumn } from './plan-column.ts';
import type { PlanTable } from './plan-table.ts';

/**
 * A table as the data of a chart. Rows that were only kept or put in another order are the caller's own objects; rows with
 * changed columns are copies with their unknown properties; a property of a column that is gone is left out. Fields of
 * `original` beside columns and rows are kept.
 */
export function toChartData(table: PlanTable, original: ChartData): ChartData {
  const columns = table.columns.map(({ definition }) => definition);
  return { ...original, columns, rows: toRows(table, original) };
}

function toRows(table: PlanTable, original: ChartData): readonly Row[] {
  const { source, positions, columns } = table;
  const present = new Set(columns.map(({ key }) => key));
  const gone = new Set((original.columns ?? []).flatMap(({ key }) => (present.has(key) ? [] : [key])));
  const changed = columns.filter(({ isOriginal }) => !isOriginal);
  if (gone.size > 0 || changed.length > 0) return changedRows(table, gone, changed);
  if (positions === undefined) return source;
  const rows = new Array<Row>(table.rowCount);
  for (let row = 0; row < rows.length; row++) rows[row] = source[positions[row] ?? -1] ?? newRow(columns, row);
  return rows;
}

/** Copies of the rows without the columns that are gone, with the cells of those that changed. */
function changedRows(table: PlanTable, gone: ReadonlySet<string>, changed: readonly PlanColumn[]): readonly Row[] {
  const { source, positions, columns } = table;
  const rows = new Array<Record<string, unknown>>(table.rowCount);
  for (let row = 0; row < rows.length; row++) {
    const own = source[positions === undefined ? row : (positions[row] ?? -1)];
    if (own === undefined) rows[row] = newRow(columns, row);
    else rows[row] = gone.size === 0 ? { ...own } : copyWithout(own, gone);
  }
  for (const column of changed) writeCells(rows, column);
  return rows;
}

/** Writes a column into all rows, one column after another: engines do that far faster than one row after another. */
function writeCells(rows: readonly Record<string, unknown>[], { key, cells }: PlanColumn): void {
  for (let row = 0; row < rows.length; row++) {
    const record = rows[row];
    if (record !== undefined) setCell(record, key, cells[row] ?? null);
  }
}

/** A row that a step made. Its cells are written in the order of the columns. */
function newRow(columns: readonly PlanColumn[], row: number): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const { key, cells } of columns) setCell(made, key, cells[row] ?? null);
  return made;
}

function copyWithout(row: Row, gone: ReadonlySet<string>): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(row)) if (!gone.has(key)) setCell(copy, key, row[key]);
  return copy;
}

/** Sets a property that is the object's own, whatever its name. */
function setCell(record: Record<string, unknown>, key: string, cell: unknown): void {
  if (key !== '__proto__') record[key] = cell;
  else Object.defineProperty(record, key, { value: cell, enumerable: true, configurable: true, writable: true });
}
