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
  const { source, positions, rowCount } = table;
  const present = new Set(table.columns.map(({ key }) => key));
  const gone = (original.columns ?? []).flatMap(({ key }) => (present.has(key) ? [] : [key]));
  const changed = table.columns.filter(({ isOriginal }) => !isOriginal);
  const areUntouched = gone.length === 0 && changed.length === 0;
  if (areUntouched && positions === undefined) return source;
  const shape = { gone: new Set(gone), changed };
  const rows = new Array<Row>(rowCount);
  for (let row = 0; row < rowCount; row++) {
    const position = positions === undefined ? row : (positions[row] ?? -1);
    const own = source[position];
    if (own === undefined) rows[row] = newRow(table.columns, row);
    else rows[row] = areUntouched ? own : changedRow(own, shape, row);
  }
  return rows;
}

type RowShape = { readonly gone: ReadonlySet<string>; readonly changed: readonly PlanColumn[] };

function changedRow(own: Row, { gone, changed }: RowShape, row: number): Row {
  const copy: Record<string, unknown> = gone.size === 0 ? { ...own } : {};
  if (gone.size > 0) {
    for (const key of Object.keys(own)) if (!gone.has(key)) setCell(copy, key, own[key]);
  }
  for (const { key, cells } of changed) setCell(copy, key, cells[row]);
  return copy;
}

function newRow(columns: readonly PlanColumn[], row: number): Row {
  const made: Record<string, unknown> = {};
  for (const { key, cells } of columns) setCell(made, key, cells[row] ?? null);
  return made;
}

/** Sets a property that is the object's own, whatever its name. */
function setCell(record: Record<string, unknown>, key: string, cell: unknown): void {
  if (key !== '__proto__') record[key] = cell;
  else Object.defineProperty(record, key, { value: cell, enumerable: true, configurable: true, writable: true });
}
