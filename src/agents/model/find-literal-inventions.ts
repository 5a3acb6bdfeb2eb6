import type { Expression, FunctionName } from '../../plan/expression/expression.ts';
import type { Ground } from './ground.ts';

/** Factors between units of time, counts and scales: they say nothing about the data, beside a column. */
const CONVERSIONS: ReadonlySet<number> = new Set([
  1, 2, 3, 4, 7, 10, 12, 24, 30, 52, 60, 100, 365, 1000, 3600, 1_000_000, 1_000_000_000,
]);
/** What a share is taken from: 1 - discount, 100 - rate. */
const WHOLES: ReadonlySet<number> = new Set([0, 1, 100]);
const FLAGS: ReadonlySet<number> = new Set([0, 1]);

/** Where a literal stands, and so what it may be. */
type Place = 'value' | 'factor' | 'summand' | 'compared' | 'part-of-date' | 'argument';

/** Functions that give a part of a date, which wishes name in words: "in March" is 3. */
const PARTS_OF_DATES: ReadonlySet<FunctionName> = new Set(['quarter', 'month', 'week', 'day', 'weekday', 'hour']);
const LAST_PART_OF_DATE = 53;
const LONGEST_ARGUMENT = 20;
/** Functions whose further arguments say how much, and none of the data. */
const MEASURED: ReadonlySet<FunctionName> = new Set(['round', 'left', 'right']);
const ARITHMETIC: Readonly<Record<string, Place>> = {
  '*': 'factor',
  '/': 'factor',
  '%': 'factor',
  '^': 'factor',
  '+': 'summand',
  '-': 'summand',
};

const RULES: Readonly<Record<Place, (value: number, known: Ground) => boolean>> = {
  value: (value) => FLAGS.has(value),
  factor: (value, known) => CONVERSIONS.has(value) || known.isKnown(value),
  summand: (value, known) => WHOLES.has(value) || known.isKnown(value),
  compared: (value, known) => FLAGS.has(value) || known.isKnown(value) || known.isYear(value),
  'part-of-date': (value, known) =>
    (Number.isInteger(value) && value >= 0 && value <= LAST_PART_OF_DATE) || known.isYear(value),
  argument: (value) => Number.isInteger(value) && Math.abs(value) <= LONGEST_ARGUMENT,
};

/**
 * What the literals of an expression say that neither the wish nor the table says. A number may be a conversion beside a column, a
 * threshold of the request, a cell's; a constant that stands alone must be asked for.
 */
export function findLiteralInventions(expression: Expression, known: Ground): readonly string[] {
  return walk(expression, 'value', known);
}

function walk(expression: Expression, place: Place, known: Ground): readonly string[] {
  switch (expression.kind) {
    case 'literal':
      return checkLiteral(expression.value, place, known);
    case 'moment':
      return known.isMoment(expression.iso) ? [] : [`the date ${expression.iso} lies far from those of the table`];
    case 'not':
    case 'negate':
      return walk(expression.of, place, known);
    case 'binary':
      return walkBinary(expression, place, known);
    case 'in': {
      const inner = placeBeside([expression.of]);
      return [expression.of, ...expression.values].flatMap((one) => walk(one, inner, known));
    }
    case 'between': {
      const inner = placeBeside([expression.of]);
      return [expression.of, expression.low, expression.high].flatMap((one) => walk(one, inner, known));
    }
    case 'call':
      return walkCall(expression, place, known);
    default:
      return [];
  }
}

function walkBinary(
  { operator, left, right }: Extract<Expression, { readonly kind: 'binary' }>,
  place: Place,
  known: Ground,
): readonly string[] {
  const sides = [left, right];
  const arithmetic = ARITHMETIC[operator];
  if (operator === 'and' || operator === 'or') return sides.flatMap((side) => walk(side, 'value', known));
  if (arithmetic === undefined) return sides.flatMap((side) => walk(side, placeBeside(sides), known));
  // Of literals alone comes a constant, whatever it is computed from.
  const inner = sides.some(hasColumn) ? arithmetic : place;
  return sides.flatMap((side) => walk(side, inner, known));
}

function walkCall(
  { name, arguments: given }: Extract<Expression, { readonly kind: 'call' }>,
  place: Place,
  known: Ground,
): readonly string[] {
  const [first, ...others] = given;
  if (first === undefined) return [];
  if (MEASURED.has(name)) {
    return [...walk(first, place, known), ...others.flatMap((one) => walk(one, 'argument', known))];
  }
  const inner = name === 'least' || name === 'greatest' ? 'summand' : 'value';
  return given.flatMap((one) => walk(one, inner, known));
}

function placeBeside(sides: readonly Expression[]): Place {
  return sides.some((side) => side.kind === 'call' && PARTS_OF_DATES.has(side.name)) ? 'part-of-date' : 'compared';
}

function hasColumn(expression: Expression): boolean {
  switch (expression.kind) {
    case 'column':
    case 'aggregate':
      return true;
    case 'not':
    case 'negate':
      return hasColumn(expression.of);
    case 'binary':
      return hasColumn(expression.left) || hasColumn(expression.right);
    case 'call':
      return expression.arguments.some(hasColumn);
    default:
      return false;
  }
}

function checkLiteral(value: number | string | boolean | null, place: Place, known: Ground): readonly string[] {
  if (typeof value === 'number') {
    return known.isAsked(value) || RULES[place](value, known) ? [] : [known.complainOfNumber(value)];
  }
  if (typeof value !== 'string') return [];
  // What a row is to hold is a name, such as the branches of a condition are; a cell's own text may only be looked for.
  const complaint =
    place === 'value' && !known.isPunctuation(value) ? known.complainOfName(value) : known.complainOfValue(value);
  return complaint === undefined ? [] : [complaint];
}
