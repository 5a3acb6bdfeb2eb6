import { changeCells } from '../../table/change-cells.ts';
import { cleanNumber } from '../../table/clean-number.ts';
import { filledRows, isMeasure } from '../../table/column-numbers.ts';
import { findColumns } from '../../table/find-column.ts';
import { lookOf, numberColumn } from '../../table/made-column.ts';
import { nameOf, type PlanColumn } from '../../table/plan-column.ts';
import { withColumn } from '../../table/plan-table.ts';
import { settleKey } from '../../table/settle-column.ts';
import type { Step } from '../step.ts';

/**
 * Turns notations of numbers and dates into plain values, their formats kept on the column. A column with cells that fit no
 * notation of the others is left as it is where it is text, and its other cells are turned where it is not.
 */
export const parseValues: Step<'parseValues'> = (table, { columns: keys }, context) => {
  const visible = table.columns.filter(({ isHidden }) => !isHidden);
  const columns = keys === undefined ? visible : findColumns(table, [...new Set(keys)]);
  const rows = Int32Array.from({ length: table.rowCount }, (_, row) => row);
  let after = table;
  const told = columns.flatMap((column) => {
    context.signal?.throwIfAborted();
    const parsed = parsedColumn(column, rows);
    const count = countChanged(column, parsed);
    if (count === 0) return [];
    after = withColumn(after, parsed);
    const failed = column.typed.misfits.length;
    return [{ column: nameOf(column), parsed: count, failed }];
  });
  return { table: after, did: { columns: told } };
};

function parsedColumn(column: PlanColumn, rows: Int32Array): PlanColumn {
  const { numbers, misfits } = column.typed;
  if (misfits.length === 0 || numbers === undefined || !isMeasure(column)) return settleKey(column, rows);
  const kept = new Set(misfits.map(({ row }) => row));
  const cells = column.cells.map((cell, row) => {
    const value = numbers[row] ?? Number.NaN;
    if (!Number.isNaN(value)) return cleanNumber(value);
    return kept.has(row) ? cell : null;
  });
  const { definition } = numberColumn(nameOf(column), numbers, lookOf(column.typed));
  return changeCells(column, cells, { numbers, definition: { ...definition, ...column.definition } });
}

function countChanged(before: PlanColumn, after: PlanColumn): number {
  const filled = filledRows(before);
  let count = 0;
  for (let row = 0; row < filled.length; row++) {
    if (filled[row] === 1 && before.cells[row] !== after.cells[row]) count++;
  }
  return count;
}
