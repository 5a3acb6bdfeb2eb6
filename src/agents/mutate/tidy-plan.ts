import type { AppliedStep } from '../../plan/outcome.ts';
import type { Plan } from '../../plan/plan.ts';

/** Numbers and dates as plain values, no empty rows, no rows that sum up others. */
export const TIDY_PLAN: Plan = {
  steps: [{ verb: 'dropEmpty' }, { verb: 'dropTotals' }, { verb: 'parseValues' }],
};

/** True for a step of tidying that found something to do. */
export function hasEffect({ facts }: AppliedStep): boolean {
  if (facts.verb === 'parseValues') return facts.columns.length > 0;
  return 'rowsBefore' in facts && facts.rowsBefore !== facts.rowsAfter;
}
