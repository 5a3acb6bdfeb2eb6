import { findColumn } from '../../table/find-column.ts';
import { redefine } from '../../table/plan-column.ts';
import { withColumn } from '../../table/plan-table.ts';
import type { Step } from '../step.ts';

/** Gives a column another label. Its key, its cells and the rest of its definition stay. */
export const rename: Step<'rename'> = (table, { column: key, label }) => {
  const column = findColumn(table, key);
  return {
    table: withColumn(table, redefine(column, { ...column.definition, label })),
    did: { key, from: column.label, to: label },
  };
};
