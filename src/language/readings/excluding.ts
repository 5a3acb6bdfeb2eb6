import { maybeMomentOf } from '../../plan/expression/compiled.ts';
import type { BinaryOperator, Expression } from '../../plan/expression/expression.ts';
import { nextPeriod } from '../../plan/table/periods.ts';
import { joinedBy } from '../grammar/expressions.ts';

/** Conditions on one side that no row can meet together, and those beside them. */
export type Excluding = {
  readonly rivals: readonly Expression[];
  readonly others: readonly Expression[];
};

/** A stretch that a condition lets a cell lie in; an open end does not belong to it. */
type Stretch = {
  readonly low: number;
  readonly high: number;
  readonly isLowOpen?: boolean;
  readonly isHighOpen?: boolean;
};

/** What a condition lets the cells of its side be: a text, or a number or moment of a stretch. */
type Allowed = { readonly side: string; readonly values: readonly (string | Stretch)[] };

/** The conditions that stand against another one of the same side, of the first side that has such. */
export function excludingOnes(conditions: readonly Expression[]): Excluding {
  const allowed = conditions.map(allowedBy);
  const isRival = (one: Allowed | undefined): boolean =>
    one !== undefined && allowed.some((other) => other !== undefined && areApart(one, other));
  const side = allowed.find(isRival)?.side;
  const isOfSide = (at: number): boolean => allowed[at]?.side === side && isRival(allowed[at]);
  if (side === undefined) return { rivals: [], others: conditions };
  return {
    rivals: conditions.filter((_, at) => isOfSide(at)),
    others: conditions.filter((_, at) => !isOfSide(at)),
  };
}

/**
 * A condition in which what no row can meet together is met by either: "above 500 and below 10", "excluding Lisbon and Porto" of one
 * column, wherever it stands.
 */
export function metByEither(where: Expression): Expression {
  if (where.kind === 'not') return { ...where, of: metByEither(where.of) };
  if (where.kind !== 'binary' || (where.operator !== 'and' && where.operator !== 'or')) return where;
  if (where.operator === 'or') return { ...where, left: metByEither(where.left), right: metByEither(where.right) };
  const parts = conjunctsOf(where).map(metByEither);
  const { rivals, others } = excludingOnes(parts);
  const either = joinedBy('or', rivals);
  if (either === undefined) return { ...where, left: metByEither(where.left), right: metByEither(where.right) };
  return metByEither(joinedBy('and', [...others, either]) ?? where);
}

/** The conditions that are to hold together, each by itself. */
export function conjunctsOf(where: Expression): readonly Expression[] {
  return where.kind === 'binary' && where.operator === 'and'
    ? [...conjunctsOf(where.left), ...conjunctsOf(where.right)]
    : [where];
}

function areApart(one: Allowed, other: Allowed): boolean {
  return one.side === other.side && one.values.every((mine) => other.values.every((its) => isApart(mine, its)));
}

/** A text and a number are told apart by how the column is read, and so not here. */
function isApart(one: string | Stretch, other: string | Stretch): boolean {
  if (typeof one === 'string' || typeof other === 'string')
    return typeof one === 'string' && typeof other === 'string' && one !== other;
  return isBefore(one, other) || isBefore(other, one);
}

function isBefore({ high, isHighOpen }: Stretch, { low, isLowOpen }: Stretch): boolean {
  return high < low || (high === low && (isHighOpen === true || isLowOpen === true));
}

const REACHES: Partial<Record<BinaryOperator, (value: Stretch) => Stretch>> = {
  '=': (value) => value,
  '<': ({ low }) => ({ low: Number.NEGATIVE_INFINITY, high: low, isHighOpen: true }),
  '<=': (value) => ({ ...value, low: Number.NEGATIVE_INFINITY }),
  '>': ({ high, isHighOpen }) => ({ low: high, isLowOpen: isHighOpen !== true, high: Number.POSITIVE_INFINITY }),
  '>=': ({ low }) => ({ low, high: Number.POSITIVE_INFINITY }),
};

/** What the cells of a side may be; undefined for conditions that say it in no such way. */
function allowedBy(where: Expression): Allowed | undefined {
  if (where.kind === 'in') {
    const values = where.values.map(reachOf);
    return allowed(where.of, values);
  }
  if (where.kind === 'between') {
    const [low, high] = [reachOf(where.low), reachOf(where.high)];
    return typeof low === 'object' && typeof high === 'object'
      ? allowed(where.of, [{ ...high, low: low.low }])
      : undefined;
  }
  if (where.kind !== 'binary') return undefined;
  const value = reachOf(where.right);
  const reach = REACHES[where.operator];
  if (reach === undefined) return undefined;
  if (typeof value === 'string') return where.operator === '=' ? allowed(where.left, [value]) : undefined;
  return allowed(where.left, [value && reach(value)]);
}

function allowed(side: Expression, values: readonly (string | Stretch | undefined)[]): Allowed | undefined {
  const known = values.flatMap((value) => value ?? []);
  return known.length === values.length && known.length > 0 ? { side: JSON.stringify(side), values: known } : undefined;
}

/** A value as a text or a stretch; a moment lasts as long as its period. */
function reachOf(expression: Expression): string | Stretch | undefined {
  if (expression.kind === 'moment') {
    const moment = maybeMomentOf(expression.iso, '');
    const start = moment?.at(0);
    if (moment === undefined || start === undefined || moment.isCyclic) return undefined;
    return { low: start, high: nextPeriod(start, moment.grain), isHighOpen: true };
  }
  if (expression.kind !== 'literal' || expression.value === null) return undefined;
  const { value } = expression;
  return typeof value === 'number' ? { low: value, high: value } : String(value);
}
