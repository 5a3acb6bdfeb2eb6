import type { Expression } from '../../plan/expression/expression.ts';

type Listed = { readonly key: string; readonly values: readonly Expression[]; readonly isTakenAway: boolean };

/** The column and values of a condition that lets values in or keeps them out; undefined for any other. */
function readListed(where: Expression): Listed | undefined {
  if (where.kind === 'not') {
    const inner = readListed(where.of);
    return inner && { ...inner, isTakenAway: !inner.isTakenAway };
  }
  if (where.kind === 'in' && where.of.kind === 'column')
    return { key: where.of.key, values: where.values, isTakenAway: false };
  if (where.kind !== 'binary' || where.left.kind !== 'column') return undefined;
  const { operator, left, right } = where;
  if (operator !== '=' && operator !== '!=') return undefined;
  return { key: left.key, values: [right], isTakenAway: operator === '!=' };
}

/** Conditions that let some values of a column in again: those that kept them out give way, those that list others list them too. */
export function letIn(filters: readonly Expression[], key: string, values: readonly string[]): readonly Expression[] {
  const isAmong = (value: Expression): boolean =>
    value.kind === 'literal' && typeof value.value === 'string' && values.includes(value.value);
  return filters.flatMap((where) => {
    const listed = readListed(where);
    if (listed === undefined || listed.key !== key) return [where];
    const others = listed.values.filter((value) => !isAmong(value));
    if (!listed.isTakenAway) {
      const added = values.map((value): Expression => ({ kind: 'literal', value }));
      return oneOf(key, [...others, ...added]);
    }
    return oneOf(key, others).map((of): Expression => ({ kind: 'not', of }));
  });
}

function oneOf(key: string, values: readonly Expression[]): readonly Expression[] {
  const of: Expression = { kind: 'column', key };
  const [only, ...others] = values;
  if (only === undefined) return [];
  return [others.length === 0 ? { kind: 'binary', operator: '=', left: of, right: only } : { kind: 'in', of, values }];
}
