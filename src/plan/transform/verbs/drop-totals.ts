import { keepMarked, markWithoutTotals, totalsOf } from '../../table/pick-rows.ts';
import type { Step } from '../step.ts';

/** Drops rows that sum up others. */
export const dropTotals: Step<'dropTotals'> = (table) => {
  const { count, labels } = totalsOf(table);
  return { table: keepMarked(table, markWithoutTotals(table)), did: { removed: count, labels } };
};
