import { findColumns } from '../../table/find-column.ts';
import { groupRows } from '../../table/group-rows.ts';
import { keepMarked } from '../../table/pick-rows.ts';
import { nameOf } from '../../table/plan-column.ts';
import type { Step } from '../step.ts';

/** Keeps the first row of each combination of the columns, of all visible ones where none is named. */
export const distinct: Step<'distinct'> = (table, { columns: keys }) => {
  const columns = keys === undefined ? table.columns.filter(({ isHidden }) => !isHidden) : findColumns(table, keys);
  const { firstRows } = groupRows(columns, table.rowCount);
  const marks = new Uint8Array(table.rowCount);
  for (const row of firstRows) marks[row] = 1;
  return {
    table: keepMarked(table, marks),
    did: { columns: columns.map(nameOf), removed: table.rowCount - firstRows.length },
  };
};
