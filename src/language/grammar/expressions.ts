import type { BinaryOperator, Expression } from '../../plan/expression/expression.ts';
import { maybeMoment } from '../../table/notation/date-notation.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import { isTimelike } from '../holes/column-nature.ts';
import { isTimeUnit, type KnownUnit, unitOfColumn } from '../holes/units.ts';
import { toCanonical } from '../links/table-index.ts';
import { lengthInUnit, lengthOfClock, lengthOfNumber } from './lengths-of-time.ts';
import type { MomentMention, TailForm, ValueMention } from './meaning.ts';

/** The cells of a column. */
export const columnCell = (key: string): Expression => ({ kind: 'column', key });

/** A value that stands for itself. */
export const literal = (value: number | string | boolean | null): Expression => ({ kind: 'literal', value });

/** Two expressions with an operator between them. */
export function binary(operator: BinaryOperator, left: Expression, right: Expression): Expression {
  return { kind: 'binary', operator, left, right };
}

/** Operators of arithmetic as people write them. */
export const SIGNS = { '-': '−', '+': '+', '*': '×', '/': '÷' } as const;

/** True for an operator that people write with a sign. */
export const isSign = (operator: BinaryOperator): operator is keyof typeof SIGNS => Object.hasOwn(SIGNS, operator);

/** True where a cell holds nothing. */
export const emptyCell = (key: string): Expression => ({ kind: 'call', name: 'isEmpty', arguments: [columnCell(key)] });

/** True where not. */
export const negation = (of: Expression): Expression => ({ kind: 'not', of });

/** All of them hold, or one of them does. None: undefined. */
export function joinedBy(operator: 'and' | 'or', parts: readonly Expression[]): Expression | undefined {
  return parts.length === 0 ? undefined : parts.reduce((left, right) => binary(operator, left, right));
}

/** The condition that cells are one of the values of one column. Undefined where there are none. */
export function amongValues(
  values: readonly ValueMention[],
  { columnOf }: { readonly columnOf: (column: number) => ColumnProfile },
): Expression | undefined {
  const [first] = values;
  if (first === undefined) return undefined;
  const cell = columnCell(columnOf(first.column).key);
  if (values.length === 1) return binary('=', cell, literal(first.value));
  return { kind: 'in', of: cell, values: values.map(({ value }) => literal(value)) };
}

/** A moment as an expression: the years of a column of plain numbers are numbers. */
function momentValue({ iso }: Pick<MomentMention, 'iso'>, profile: ColumnProfile): Expression {
  const isNumbers = profile.kind === 'number' || (profile.format === 'year' && /^\d{4}$/.test(iso));
  if (!isNumbers || !/^\d{4}$/.test(iso)) return { kind: 'moment', iso };
  // Years may be kept in two figures: 74 for 1974.
  return literal((profile.number?.max ?? Number.POSITIVE_INFINITY) < 100 ? Number(iso) % 100 : Number(iso));
}

/** A comparison with its column put in. Undefined where the column can't be so compared. */
export function completeTail(given: TailForm, profile: ColumnProfile): Expression | undefined {
  const tail = asLengths(given, profile);
  const cell = columnCell(profile.key);
  if (tail.kind === 'empty') {
    const empty: Expression = { kind: 'call', name: 'isEmpty', arguments: [cell] };
    return tail.isNegated ? negation(empty) : empty;
  }
  if (tail.isMoment === true && !isTimelike(profile)) return undefined;
  const place = tail.isMoment === true ? placeInCycle(tail, profile) : undefined;
  if (place !== undefined) return place;
  if (tail.kind === 'between') {
    if (!isOrdered(profile) || (tail.isQuantity === true && isDate(profile))) return undefined;
    const [low, high] = [tail.low, tail.high].map((end) => suited(inUnitOf(end, tail.unit, profile), profile));
    return low && high && { kind: 'between', of: cell, low, high };
  }
  if ((isNoYear(tail.operand) || tail.isQuantity === true) && isDate(profile)) return undefined;
  const isEquality = tail.operator === '=' || tail.operator === '!=';
  if (!isEquality && !isTextTest(tail.operator) && !isOrdered(profile)) return undefined;
  return binary(tail.operator, cell, suited(inUnitOf(tail.operand, tail.unit, profile), profile));
}

/** What lengths of time are compared with is one, too: "under 3:30" is no time of day there, and "under 4" of hours is four of them. */
function asLengths(tail: TailForm, profile: ColumnProfile): TailForm {
  const own = profile.role === 'measure' ? unitOfColumn(profile) : undefined;
  if (tail.kind === 'empty' || own === undefined || !isTimeUnit(own)) return tail;
  const { isMoment: _, ...rest } = tail;
  const isDuration = profile.format === 'duration';
  const ends = tail.kind === 'between' ? [tail.low, tail.high] : [tail.operand];
  const lengths = ends.map((end) => {
    if (end.kind === 'moment') return isDuration ? lengthOfClock(end.iso, profile) : lengthInUnit(end.iso, own);
    const isPlain = isDuration && tail.unit === undefined && end.kind === 'literal' && typeof end.value === 'number';
    return isPlain ? lengthOfNumber(Number(end.value), profile) : undefined;
  });
  const [first, last = first] = lengths.map((length) => (length === undefined ? undefined : literal(length)));
  if (first === undefined || last === undefined) return tail;
  return rest.kind === 'between' ? { ...rest, low: first, high: last } : { ...rest, operand: first };
}

/** True where a tail compares with a number that all figures of a column lie on one side of. */
export function isBeyond(tail: TailForm, { number: figures }: ColumnProfile): boolean {
  if (figures === undefined) return false;
  if (tail.kind === 'between') {
    const [low, high] = [tail.low, tail.high].map((end) => (end.kind === 'literal' ? Number(end.value) : Number.NaN));
    return Number(high) < figures.min || Number(low) > figures.max;
  }
  if (tail.kind !== 'compare' || tail.operand.kind !== 'literal') return false;
  const value = Number(tail.operand.value);
  return value < figures.min || value > figures.max;
}

/** "More than half an hour" of minutes: the number in the unit that the label names. */
function inUnitOf(operand: Expression, unit: KnownUnit | undefined, profile: ColumnProfile): Expression {
  const own = unit === undefined ? undefined : unitOfColumn(profile);
  if (unit === undefined || own === undefined || own.kind !== unit.kind || own.size === unit.size) return operand;
  if (operand.kind !== 'literal' || typeof operand.value !== 'number') return operand;
  return literal((operand.value * unit.size) / own.size);
}

/** "Only March" of dates with their years: the month of each, whatever the year. Undefined where the moment names its year. */
function placeInCycle(tail: Exclude<TailForm, { kind: 'empty' }>, profile: ColumnProfile): Expression | undefined {
  if (profile.kind !== 'date' || profile.time === undefined || profile.time.isCyclic) return undefined;
  const ends = tail.kind === 'between' ? [tail.low, tail.high] : [tail.operand];
  const places = ends.map((end) => (end.kind === 'moment' ? cyclicPlace(end.iso) : undefined));
  const [first, last = first] = places;
  if (first === undefined || last === undefined || first.name !== last.name) return undefined;
  const cell: Expression = { kind: 'call', name: first.name, arguments: [columnCell(profile.key)] };
  const stretch: Expression = { kind: 'between', of: cell, low: literal(first.place), high: literal(last.end) };
  if (tail.kind === 'between') return stretch;
  if (first.place === first.end) return binary(tail.operator, cell, literal(first.place));
  return tail.operator === '=' ? stretch : tail.operator === '!=' ? negation(stretch) : undefined;
}

const CYCLIC_PARTS = { month: 'month', weekday: 'weekday', quarter: 'quarter' } as const;

type CyclicPlace = { readonly name: 'month' | 'weekday' | 'quarter'; readonly place: number; readonly end: number };

const MONTHS_OF_HALF = 6;

/** The part of a date that a moment without its year names, counted from 1, and where it ends: a half of the year is six months. */
function cyclicPlace(iso: string): CyclicPlace | undefined {
  const moment = /^\d{4}/.test(iso) ? undefined : maybeMoment(iso);
  if (moment?.shape === 'half') {
    const place = moment.time * MONTHS_OF_HALF + 1;
    return { name: 'month', place, end: place + MONTHS_OF_HALF - 1 };
  }
  if (moment === undefined || !Object.hasOwn(CYCLIC_PARTS, moment.shape)) return undefined;
  // The shape was just found among the parts.
  const name = CYCLIC_PARTS[moment.shape as keyof typeof CYCLIC_PARTS];
  return { name, place: moment.time + 1, end: moment.time + 1 };
}

/** The condition that a column's dates are of a moment: of a period, or of a month or weekday whatever the year. */
export function isOfMoment(moment: Pick<MomentMention, 'iso'>, profile: ColumnProfile): Expression {
  const operand = { kind: 'moment', iso: moment.iso } as const;
  const place = placeInCycle({ kind: 'compare', operator: '=', operand, isMoment: true }, profile);
  return place ?? binary('=', columnCell(profile.key), momentValue(moment, profile));
}

const isDate = ({ kind, format }: ColumnProfile): boolean => kind === 'date' && format !== 'year';

/** "More than 5" says nothing of a date. */
function isNoYear(operand: Expression): boolean {
  return (
    operand.kind === 'literal' && typeof operand.value === 'number' && !(operand.value >= 1500 && operand.value < 2200)
  );
}

const isTextTest = (operator: BinaryOperator): boolean => /^(?:contains|startsWith|endsWith)$/.test(operator);

/** Numbers and dates have an order that "above" can speak of. */
function isOrdered({ kind, role, distinct }: ColumnProfile): boolean {
  return (kind !== 'text' && kind !== 'boolean' && kind !== 'empty') || role === 'time' || distinct === 0;
}

const LABEL_SCALES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  milhare: 1e3,
  الف: 1e3,
  بالالاف: 1e3,
  million: 1e6,
  milhao: 1e6,
  مليون: 1e6,
  بالملاي: 1e6,
  billion: 1e9,
  bilhao: 1e9,
  مليار: 1e9,
  بالمليار: 1e9,
};

/** "3 million" where the label says that thousands are told: 3,000. Numbers that the cells may hold stay as they are. */
function scaled(operand: Expression, { label, number }: ColumnProfile): Expression {
  if (operand.kind !== 'literal' || typeof operand.value !== 'number' || number === undefined) return operand;
  const scale = toCanonical(label).flatMap((word) =>
    Object.hasOwn(LABEL_SCALES, word) ? [LABEL_SCALES[word] ?? 1] : [],
  )[0];
  const isFar = scale !== undefined && Math.abs(operand.value) >= scale && Math.abs(operand.value) > 2 * number.max;
  return isFar ? literal(operand.value / scale) : operand;
}

/** A number in a column of years is that year; a moment in a column of plain numbers is a number. */
function suited(operand: Expression, profile: ColumnProfile): Expression {
  if (operand.kind === 'moment') return momentValue(operand, profile);
  if (operand.kind === 'literal' && typeof operand.value === 'number' && isDate(profile)) {
    return { kind: 'moment', iso: String(operand.value) };
  }
  return scaled(operand, profile);
}

/** An expression over other columns in the place of its own. */
export function withKeys(expression: Expression, keys: ReadonlyMap<string, string>): Expression {
  if (expression.kind === 'column') return columnCell(keys.get(expression.key) ?? expression.key);
  if (expression.kind !== 'binary') return expression;
  return { ...expression, left: withKeys(expression.left, keys), right: withKeys(expression.right, keys) };
}
