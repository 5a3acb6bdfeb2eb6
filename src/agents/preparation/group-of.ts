import { nameOf } from '../../plan/table/plan-column.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import type { PreparedNames } from '../../writing/suggestions/data-preparation.ts';

/** A column as rows are gathered by it: times, sizes, ratings and ranges stand in their order. */
export function groupOf(column: ColumnProfile): PreparedNames {
  const order = column.text?.order;
  const isOrdered = column.role === 'time' || order === 'ordinal' || order === 'ranges';
  return { ...nameOf(column), ...(isOrdered ? { isOrdered } : {}) };
}
