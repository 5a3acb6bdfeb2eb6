import { PlanError } from '../../plan-error.ts';
import { findColumns } from '../../table/find-column.ts';
import { nameOf } from '../../table/plan-column.ts';
import { withColumns } from '../../table/plan-table.ts';
import type { Step } from '../step.ts';

/** Takes columns away. At least one visible column must be left. */
export const drop: Step<'drop'> = (table, { columns: keys }) => {
  const dropped = new Set(findColumns(table, keys));
  const kept = table.columns.filter((column) => !dropped.has(column));
  if (!kept.some(({ isHidden }) => !isHidden))
    throw new PlanError({ kind: 'badArgument', argument: 'columns', value: keys, needs: 'fewer than all columns' });
  return { table: withColumns(table, kept), did: { dropped: [...dropped].map(nameOf) } };
};
