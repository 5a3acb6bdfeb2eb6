import { columnsIn } from '../../plan/check/columns-used.ts';
import type { Expression } from '../../plan/expression/expression.ts';
import { binary } from '../grammar/expressions.ts';
import type { BuildContext } from '../grammar/rule.ts';
import { isTimelike } from '../holes/column-nature.ts';
import type { Frame } from '../readings/frame.ts';

/** What is left to merge once values were set against those that the chart shows. */
export type SetAgainst = {
  readonly wish: Frame;
  readonly base: Frame;
  /** Conditions that no row meets together: those of either stay, and they are told apart. */
  readonly rivals: readonly Expression[];
};

/**
 * "Compare with men" said of a chart of women, "compare with last year": what the chart shows stays, and what is named stands beside
 * it. A wish that names no such value is left as it is.
 */
export function setAgainst(wish: Frame, base: Frame, context: BuildContext): SetAgainst {
  const [named, ...others] = wish.filters;
  const asIs = { wish, base, rivals: [] };
  if (wish.task !== 'compare' || named === undefined || others.length > 0) return asIs;
  const [key, ...further] = columnsIn(named);
  const column = context.table.columns.findIndex((one) => one.key === key);
  if (key === undefined || further.length > 0 || column < 0) return asIs;
  const isLike = (where: Expression): boolean => columnsIn(where).includes(key);
  const before = base.filters.filter(isLike);
  const kept = { ...base, filters: base.filters.filter((where) => !isLike(where)), groups: withRoom(base, column) };
  const rest = { ...wish, filters: [] };
  if (isOpposite(named, before))
    return { wish: { ...rest, contrasts: [...wish.contrasts, column] }, base: kept, rivals: [] };
  const asked = equationsIn(named);
  const shown = before.length > 0 ? before.map(equationsIn) : [thisYear(asked, column, context)];
  if (asked.length === 0 || shown.some((equations) => equations.length === 0)) return asIs;
  const rivals = [...shown.flat(), ...asked];
  const own = rivals.filter((one, at) => rivals.findIndex((other) => isSame(one, other)) === at);
  return own.length < 2 ? asIs : { wish: rest, base: kept, rivals: own };
}

function isSame(one: Expression, other: Expression): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A chart tells two groups apart: series of something else make room for those that are compared. */
function withRoom({ groups }: Frame, column: number): Frame['groups'] {
  const [first, second] = groups;
  const isShown = groups.some((group) => group.column === column && group.part === undefined);
  return first === undefined || second === undefined || isShown ? groups : [first];
}

/** "Non-members" beside members are all there are. */
function isOpposite(where: Expression, before: readonly Expression[]): boolean {
  const denied =
    where.kind === 'not'
      ? where.of
      : where.kind === 'binary' && where.operator === '!='
        ? binary('=', where.left, where.right)
        : undefined;
  const [only, ...others] = before;
  return denied !== undefined && only !== undefined && others.length === 0 && isSame(denied, only);
}

/** The values that a condition lists, each a condition of its own; none where it says something else. */
function equationsIn(where: Expression): readonly Expression[] {
  if (where.kind === 'in') return where.values.map((value) => binary('=', where.of, value));
  if (where.kind === 'between') return yearIn(where);
  if (where.kind !== 'binary') return [];
  if (where.operator === '=') return [where];
  const sides = where.operator === 'or' ? [equationsIn(where.left), equationsIn(where.right)] : [];
  return sides.some((side) => side.length === 0) ? [] : sides.flat();
}

/** A stretch from the first to the last day of a year is that year. */
function yearIn({ of, low, high }: Extract<Expression, { kind: 'between' }>): readonly Expression[] {
  if (low.kind !== 'moment' || high.kind !== 'moment') return [];
  const year = low.iso.slice(0, 4);
  const isWhole = low.iso === `${year}-01-01` && high.iso === `${year}-12-31`;
  return isWhole ? [binary('=', of, { kind: 'moment', iso: year })] : [];
}

const YEAR = /^\d{4}$/;

/** The year that a chart of all the time is about, where a year is what it is compared with. */
function thisYear(
  [asked]: readonly Expression[],
  column: number,
  { columnOf, today }: BuildContext,
): readonly Expression[] {
  if (asked?.kind !== 'binary' || asked.right.kind !== 'moment' || !YEAR.test(asked.right.iso)) return [];
  if (!isTimelike(columnOf(column))) return [];
  return [binary('=', asked.left, { kind: 'moment', iso: String(new Date(today).getUTCFullYear()) })];
}
