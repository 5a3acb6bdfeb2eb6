import type { Expression } from '../../plan/expression/expression.ts';

type Binary = Extract<Expression, { readonly kind: 'binary' }>;
type Choices = Extract<Expression, { readonly kind: 'in' }>;

/** What holds where a comparison does not. Searches in a text have no such counterpart. */
const OPPOSITES: Readonly<Partial<Record<Binary['operator'], Binary['operator']>>> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

/**
 * The condition as a person would put it, one level deep: what is denied twice stands plainly, a denied comparison is the
 * opposite one, and several values of one column are its choices. It holds for the same rows, empty cells included.
 */
export function rephraseCondition(expression: Expression): Expression {
  if (expression.kind === 'not') return rephraseDenial(expression.of) ?? expression;
  return expression.kind === 'binary' ? rephraseBinary(expression) : expression;
}

function rephraseDenial(denied: Expression): Expression | undefined {
  const of = rephraseCondition(denied);
  if (of.kind === 'not') return rephraseCondition(of.of);
  const opposite = of.kind === 'binary' ? OPPOSITES[of.operator] : undefined;
  if (of.kind === 'binary' && opposite !== undefined) return { ...of, operator: opposite };
  return of === denied ? undefined : { kind: 'not', of };
}

function rephraseBinary(expression: Binary): Expression {
  if (expression.operator === 'or') return joinChoices(expression, 'or', '=') ?? expression;
  const excluded = expression.operator === 'and' ? joinChoices(expression, 'and', '!=') : undefined;
  return excluded === undefined ? expression : { kind: 'not', of: excluded };
}

/** `a = 1 or a = 2 or …` as the choices of `a`; nothing where any part is of another kind or of another column. */
function joinChoices(expression: Expression, joint: 'or' | 'and', comparison: '=' | '!='): Choices | undefined {
  if (expression.kind !== 'binary') return undefined;
  const { operator, left, right } = expression;
  if (operator === comparison && left.kind === 'column' && isValue(right)) {
    return { kind: 'in', of: left, values: [right] };
  }
  if (operator !== joint) return undefined;
  const first = joinChoices(left, joint, comparison);
  const second = first === undefined ? undefined : joinChoices(right, joint, comparison);
  if (first === undefined || second === undefined || !isSameColumn(first.of, second.of)) return undefined;
  return { ...first, values: [...first.values, ...second.values] };
}

function isValue(expression: Expression): boolean {
  return expression.kind === 'moment' || (expression.kind === 'literal' && expression.value !== null);
}

function isSameColumn(one: Expression, other: Expression): boolean {
  return one.kind === 'column' && other.kind === 'column' && one.key === other.key;
}
