import { filledRows } from '../../table/column-numbers.ts';
import { findColumns } from '../../table/find-column.ts';
import { keepMarked } from '../../table/pick-rows.ts';
import { nameOf } from '../../table/plan-column.ts';
import type { Step } from '../step.ts';

/** Drops rows with an empty cell in any of the columns; where none is named, rows without a single filled cell. */
export const dropEmpty: Step<'dropEmpty'> = (table, { columns: keys }) => {
  const columns = keys === undefined ? table.columns.filter(({ isHidden }) => !isHidden) : findColumns(table, keys);
  const filled = columns.map(filledRows);
  const needed = keys === undefined ? 1 : columns.length;
  const marks = new Uint8Array(table.rowCount);
  for (let row = 0; row < marks.length; row++) {
    let count = 0;
    for (const own of filled) count += own[row] ?? 0;
    marks[row] = count >= needed ? 1 : 0;
  }
  const kept = keepMarked(table, marks);
  return { table: kept, did: { columns: columns.map(nameOf), removed: table.rowCount - kept.rowCount } };
};
