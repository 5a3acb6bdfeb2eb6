import { PlanError } from '../plan-error.ts';
import type { PlanTable } from '../table/plan-table.ts';
import type { NewColumn } from './transform.ts';

/** A whole number within bounds; throws `PlanError` for any other value. */
export function wholeNumber(argument: string, value: number, least: number, most = Number.MAX_SAFE_INTEGER): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  throw badArgument(argument, value, `a whole number ${range}`);
}

/** A number above zero; throws `PlanError` for any other value. */
export function positiveNumber(argument: string, value: number): number {
  if (Number.isFinite(value) && value > 0) return value;
  throw badArgument(argument, value, 'a number above 0');
}

/** Refuses new columns that would share a key with each other or with one of the columns that stay. */
export function checkNewKeys(made: readonly NewColumn[], kept: PlanTable['columns']): void {
  const keys = new Set(kept.map(({ key }) => key));
  for (const { key } of made) {
    if (keys.has(key)) throw badArgument('as.key', key, 'a key that no other column has');
    keys.add(key);
  }
}

/** The fault of an argument that is out of its range. */
export function badArgument(argument: string, value: unknown, needs: string): PlanError {
  return new PlanError({ kind: 'badArgument', argument, value, needs });
}
