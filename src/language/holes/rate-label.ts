import type { BinaryOperator, Expression } from '../../plan/expression/expression.ts';

const SIGNS: Readonly<Partial<Record<BinaryOperator, string>>> = {
  '<': '<',
  '<=': '≤',
  '>': '>',
  '>=': '≥',
  '!=': '≠',
};
/** Values that a label names. */
const MOST_NAMED = 3;

/**
 * The label of a share of rows that meet a condition, in signs that every language reads: the values that are meant ("critical (%)"), the
 * bound ("Views > 9 (%)"), else the column.
 */
export function rateLabel(where: Expression, labelOf: (key: string) => string): string {
  const said = sayCondition(where, labelOf);
  return said === undefined ? '%' : `${said} (%)`;
}

function sayCondition(where: Expression, labelOf: (key: string) => string): string | undefined {
  switch (where.kind) {
    case 'column':
      return labelOf(where.key);
    case 'in':
      return sayValues(where.values) ?? sayCondition(where.of, labelOf);
    case 'binary':
      return sayComparison(where, labelOf);
    default:
      return undefined;
  }
}

function sayComparison(
  { operator, left, right }: Extract<Expression, { kind: 'binary' }>,
  labelOf: (key: string) => string,
): string | undefined {
  const hours = sayHours(left, right, labelOf);
  if (hours !== undefined) return `${hours.of} ${SIGNS[operator] ?? operator} ${hours.count} h`;
  if (left.kind !== 'column') return undefined;
  if (operator === '=' && right.kind === 'literal' && typeof right.value === 'string') return right.value;
  const sign = SIGNS[operator];
  const bound = right.kind === 'literal' ? right.value : right.kind === 'moment' ? right.iso : undefined;
  const label = labelOf(left.key);
  return sign === undefined || bound === undefined || bound === null ? label : `${label} ${sign} ${bound}`;
}

/** Days between two dates of a row, in hours: their sign is the same everywhere. */
function sayHours(
  left: Expression,
  right: Expression,
  labelOf: (key: string) => string,
): { readonly of: string; readonly count: number } | undefined {
  if (left.kind !== 'call' || left.name !== 'daysBetween' || right.kind !== 'literal') return undefined;
  const ends = left.arguments.flatMap((end) => (end.kind === 'column' ? [labelOf(end.key)] : []));
  return { of: ends.join(' → '), count: Math.round(Number(right.value) * 24 * 100) / 100 };
}

function sayValues(values: readonly Expression[]): string | undefined {
  const texts = values.flatMap((value) =>
    value.kind === 'literal' && typeof value.value === 'string' ? value.value : [],
  );
  return texts.length === values.length && texts.length <= MOST_NAMED ? texts.join(', ') : undefined;
}
