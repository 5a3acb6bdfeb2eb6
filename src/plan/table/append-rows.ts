import { parseColumn } from '../../table/parse-column.ts';
import { maybeUnit } from '../../table/parse-table.ts';
import { createColumn, type PlanColumn } from './plan-column.ts';
import { type PlanTable, tableWith } from './plan-table.ts';

/** The cells that new rows have in a column; undefined where they are all empty. */
export type NewCells = (column: PlanColumn) => readonly unknown[] | undefined;

/** The table with some rows more at its end. The rows there are stay as they are. */
export function appendRows(table: PlanTable, count: number, cellsFor: NewCells, totals?: Uint8Array): PlanTable {
  const { rowCount } = table;
  const size = rowCount + count;
  const columns = table.columns.map((column) => {
    const made = cellsFor(column) ?? new Array<null>(count).fill(null);
    return withCells(column, () => [...column.cells, ...made]);
  });
  const positions = new Int32Array(size).fill(-1);
  for (let row = 0; row < rowCount; row++)
    positions[row] = table.positions?.[row] ?? (table.positions === undefined ? row : -1);
  return tableWith({ rowCount: size, columns, source: table.source, positions }, () => {
    const old = table.totals;
    if (old === undefined && totals === undefined) return undefined;
    const all = new Uint8Array(size);
    if (old !== undefined) all.set(old);
    if (totals !== undefined) all.set(totals, rowCount);
    return all;
  });
}

/** A column under the same definition with other cells, which are read anew. `isOriginal` stays: rows of the caller are unchanged. */
function withCells(column: PlanColumn, makeCells: () => readonly unknown[]): PlanColumn {
  const { key, label, definition, isHidden, isOriginal } = column;
  const made: PlanColumn = createColumn({
    key,
    label,
    definition,
    isHidden,
    isOriginal,
    makeCells,
    makeTyped: () => readAnew(made),
  });
  return made;
}

/** Types the cells of a column, with what its definition says of them. */
export function readAnew({
  label,
  definition,
  cells,
}: Pick<PlanColumn, 'label' | 'definition' | 'cells'>): PlanColumn['typed'] {
  const unit = maybeUnit(definition);
  return parseColumn(cells, { label, ...(unit === undefined ? {} : { unit }) });
}
