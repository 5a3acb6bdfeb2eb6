import type { PlanTable } from '../table/plan-table.ts';
import type { TransformFacts } from '../transform/facts.ts';
import type { Transform } from '../transform/transform.ts';
import { OutcomeError } from './outcome-error.ts';

/** How far two sums of the same numbers may lie apart, as a share of their amounts: additions in another order round otherwise. */
const TOLERANCE = 1e-9;

/** A table before and after one transform. */
export type TransformToCheck = {
  readonly transform: Transform;
  readonly facts: TransformFacts;
  readonly before: PlanTable;
  readonly after: PlanTable;
};

/**
 * Holds the sums of groups against the sum of what was grouped: nothing may be lost or counted twice. Throws an `OutcomeError`.
 * Measures with a condition of their own, and rows without a group, are left out by design and so not checked.
 */
export function checkTotals({ transform, facts, before, after }: TransformToCheck): void {
  if (transform.verb !== 'group' || facts.notes.some(({ kind }) => kind === 'emptyCells')) return;
  const skipsTotals = facts.notes.some(({ kind }) => kind === 'totalsLeftOut');
  for (const { operation, column, where, as } of transform.measures) {
    if (operation !== 'sum' || column === undefined || where !== undefined) continue;
    const grouped = addUp(before, column, skipsTotals ? before.totals : undefined);
    const summed = addUp(after, as.key, undefined);
    if (Math.abs(grouped.sum - summed.sum) > TOLERANCE * grouped.amount) {
      throw new OutcomeError(`The groups of ${JSON.stringify(column)} add up to ${summed.sum}, not to ${grouped.sum}.`);
    }
  }
}

function addUp(table: PlanTable, key: string, without: Uint8Array | undefined): { sum: number; amount: number } {
  const numbers = table.columns.find((column) => column.key === key)?.typed.numbers ?? new Float64Array(0);
  let sum = 0;
  let amount = 0;
  for (let row = 0; row < numbers.length; row++) {
    const number = numbers[row] ?? Number.NaN;
    if (Number.isNaN(number) || without?.[row] === 1) continue;
    sum += number;
    amount += Math.abs(number);
  }
  return { sum, amount };
}
