import { readAnew, replaceNumbers } from './change-cells.ts';
import { isMeasure } from './column-numbers.ts';
import { createColumn, type PlanColumn } from './plan-column.ts';
import { type PlanTable, tableWith } from './plan-table.ts';

/** The cells that new rows have in a column; undefined where they are all empty. */
export type NewCells = (column: PlanColumn) => readonly unknown[] | undefined;

/** The table with some rows more at its end. The rows there are stay as they are. */
export function appendRows(table: PlanTable, count: number, cellsFor: NewCells, totals?: Uint8Array): PlanTable {
  const { rowCount } = table;
  const size = rowCount + count;
  const columns = table.columns.map((column) =>
    withMore(column, cellsFor(column) ?? new Array<null>(count).fill(null)),
  );
  const positions = new Int32Array(size).fill(-1);
  for (let row = 0; row < rowCount; row++)
    positions[row] = table.positions === undefined ? row : (table.positions[row] ?? -1);
  return tableWith({ rowCount: size, columns, source: table.source, positions }, () => {
    const old = table.totals;
    if (old === undefined && totals === undefined) return undefined;
    const all = new Uint8Array(size);
    if (old !== undefined) all.set(old);
    if (totals !== undefined) all.set(totals, rowCount);
    return all;
  });
}

function withMore(column: PlanColumn, more: readonly unknown[]): PlanColumn {
  const { key, label, definition, isHidden, isOriginal } = column;
  const made: PlanColumn = createColumn({
    key,
    label,
    definition,
    isHidden,
    isOriginal,
    makeCells: () => [...column.cells, ...more],
    makeTyped: () => {
      const { typed } = column;
      if (!isMeasure(column) || typed.numbers === undefined) return readAnew(made, typed);
      const numbers = new Float64Array(typed.numbers.length + more.length).fill(Number.NaN);
      numbers.set(typed.numbers);
      for (const [place, cell] of more.entries()) {
        if (typeof cell === 'number') numbers[typed.numbers.length + place] = cell;
      }
      return replaceNumbers(typed, numbers);
    },
  });
  return made;
}
