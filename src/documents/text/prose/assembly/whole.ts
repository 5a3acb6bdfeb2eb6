import type { Quantity } from '../tokens/quantity.ts';
import type { Fact } from './fact.ts';

const FEWEST_PARTS = 2;
/** What rounding may cost a sum, as a share of it. */
const TOLERANCE = 1e-9;

/** True where a count or an amount is what three figures of a table and more add up to: "58 answers: 31 …, 17 …, 10 …". */
export function isWholeOf({ kind, value }: Quantity, facts: readonly Fact[]): boolean {
  const parts = facts.filter(({ quantity, isChange }) => quantity.kind === kind && !isChange);
  const sum = parts.reduce((total, { quantity }) => total + quantity.value, 0);
  return parts.length > FEWEST_PARTS && Math.abs(sum - value) <= Math.abs(sum) * TOLERANCE;
}
