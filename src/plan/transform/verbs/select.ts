import { PlanError } from '../../plan-error.ts';
import { findColumns } from '../../table/find-column.ts';
import { nameOf } from '../../table/plan-column.ts';
import { withColumns } from '../../table/plan-table.ts';
import type { Step } from '../step.ts';

/** Keeps the named columns in the order they are named; hidden ones stay behind them, with their rows. */
export const select: Step<'select'> = (table, { columns: keys }) => {
  const kept = findColumns(table, [...new Set(keys)]);
  if (kept.length === 0)
    throw new PlanError({ kind: 'badArgument', argument: 'columns', value: keys, needs: 'at least one column' });
  const others = table.columns.filter((column) => !kept.includes(column));
  const hidden = others.filter(({ isHidden }) => isHidden);
  return {
    table: withColumns(table, [...kept, ...hidden]),
    did: { kept: kept.map(nameOf), dropped: others.filter(({ isHidden }) => !isHidden).map(nameOf) },
  };
};
