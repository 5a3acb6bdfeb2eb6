import { columnsIn } from '../../plan/check/columns-used.ts';
import type { Expression } from '../../plan/expression/expression.ts';

/**
 * Conditions before and those of a wish: one on a column stands in the place of those before on that column, unless it only takes
 * something away. "Also Porto" lets more rows in; "and above 10" lets fewer in. The very conditions before where the wish has none.
 */
export function mergeFilters(
  before: readonly Expression[],
  asked: readonly Expression[],
  isAdding: boolean,
): readonly Expression[] {
  let filters = before;
  for (const where of asked) filters = mergeFilter(filters, where, isAdding);
  return filters;
}

function mergeFilter(filters: readonly Expression[], where: Expression, isAdding: boolean): readonly Expression[] {
  const isLike = (other: Expression): boolean => columnsIn(other).some((key) => columnsIn(where).includes(key));
  const like = filters.filter(isLike);
  if (like.length === 0 || isTakingAway(where) || (isAdding && !isListing(where))) return [...filters, where];
  const rest = filters.filter((other) => !isLike(other));
  if (!isAdding) return [...rest, where];
  return [...rest, like.reduceRight((right, left) => ({ kind: 'binary', operator: 'or', left, right }), where)];
}

function isTakingAway(where: Expression): boolean {
  return where.kind === 'not' || (where.kind === 'binary' && where.operator === '!=');
}

/** Conditions that name values: one more of them lets more rows in. */
function isListing(where: Expression): boolean {
  return where.kind === 'in' || (where.kind === 'binary' && (where.operator === '=' || where.operator === 'or'));
}
