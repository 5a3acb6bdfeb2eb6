import { takeRows } from '../../table/plan-table.ts';
import { sortRows } from '../../table/sort-rows.ts';
import type { Step } from '../step.ts';

/** Puts the rows in the order of some columns. Stable; empty cells come last either way. */
export const sort: Step<'sort'> = (table, { by }, context) => {
  const sorted = sortRows(table, by, context);
  return { table: takeRows(table, sorted.rows), did: { by: sorted.by } };
};
