import { columnsIn } from '../../plan/check/columns-used.ts';
import { maybeMomentOf } from '../../plan/expression/compiled.ts';
import type { Expression } from '../../plan/expression/expression.ts';
import type { DatePart } from '../../plan/transform/transform.ts';
import { binary, joinedBy } from '../grammar/expressions.ts';
import type { BuildContext } from '../grammar/rule.ts';
import { isTimelike } from '../holes/column-nature.ts';
import { conjunctsOf, excludingOnes, metByEither } from './excluding.ts';
import type { Frame } from './frame.ts';

/** "Compare sales in 2024 and 2025": a stretch of no more than two years is those two. */
function withoutStretches(filters: readonly Expression[]): readonly Expression[] {
  return filters.flatMap((where): readonly Expression[] => {
    if (where.kind !== 'between' || where.low.kind !== 'moment' || where.high.kind !== 'moment') return [where];
    const years = [where.low.iso, where.high.iso].map((iso) => (YEAR.test(iso) ? Number(iso) : Number.NaN));
    const [first = Number.NaN, last = Number.NaN] = years;
    return last - first === 1 ? [where.low, where.high].map((end) => binary('=', where.of, end)) : [where];
  });
}

const YEAR = /^\d{4}$/;

/**
 * "Compare 2023 with 2024", "Porto and Faro", "above 500 and below 10": no row is of both, so those of either stay, and a picture tells
 * values and periods apart.
 */
export function withEither(frame: Frame, context: BuildContext): Frame {
  const isCompared = frame.task === 'compare';
  // What is said of a chart before is another thing: its conditions come from two wishes.
  if (!isCompared && context.isFollowing) return { ...frame, filters: frame.filters.map(metByEither) };
  const { filters, sides } = joinRivals(isCompared ? withoutStretches(frame.filters) : frame.filters);
  const joined = { ...frame, filters };
  if (context.purpose === 'data' && !isCompared) return joined;
  return sides.reduce((all, rivals) => toldApart(all, rivals, context), joined);
}

/** Conditions of one wish, and the rivals of each side that were joined. */
type Joined = { readonly filters: readonly Expression[]; readonly sides: readonly (readonly Expression[])[] };

/**
 * Conditions that no row meets together made into one that is met by either. Those on other columns stay as they are, unless each of
 * the rivals has its own: "Lisbon in 2023 and Porto in 2024".
 */
export function joinRivals(filters: readonly Expression[]): Joined {
  const conditions = filters.flatMap(conjunctsOf);
  const { rivals, others } = excludingOnes(conditions);
  if (rivals.length === 0) return { filters: filters.map(metByEither), sides: [] };
  const owned = withOwnConditions(rivals, conditions);
  const either = owned?.flatMap((all) => joinedBy('and', all) ?? []) ?? rivals;
  const where = amongLiterals(either) ?? joinedBy('or', either);
  const rest = owned === undefined ? others : conditions.filter((one) => !owned.some((all) => all.includes(one)));
  // Other columns may have rivals too.
  const joined = joinRivals([...rest, ...(where === undefined ? [] : [where])]);
  return { ...joined, sides: [rivals, ...joined.sides] };
}

/** Each rival with the conditions that stand behind it, where these exclude one another too. Undefined where they do not. */
function withOwnConditions(
  rivals: readonly Expression[],
  conditions: readonly Expression[],
): readonly (readonly Expression[])[] | undefined {
  const own = rivals.map((rival, at) => {
    const next = rivals[at + 1];
    return conditions.slice(conditions.indexOf(rival), next === undefined ? undefined : conditions.indexOf(next));
  });
  const [, ...seconds] = own.map(([, second]) => second);
  const areOfPairs = own.every((all) => all.length === 2);
  const further = own.flatMap(([, second]) => second ?? []);
  return areOfPairs && seconds.length > 0 && excludingOnes(further).rivals.length === further.length ? own : undefined;
}

/** Values of one column as a list. Undefined where a condition says anything else. */
function amongLiterals(rivals: readonly Expression[]): Expression | undefined {
  const values = rivals.flatMap((one) =>
    one.kind === 'binary' && one.operator === '=' && one.left.kind === 'column' && one.right.kind === 'literal'
      ? [{ of: one.left, value: one.right }]
      : [],
  );
  const [first] = values;
  return first === undefined || values.length < rivals.length
    ? undefined
    : { kind: 'in', of: first.of, values: values.map(({ value }) => value) };
}

/** Values of one column stand side by side in a picture, and so do periods. */
function toldApart(frame: Frame, rivals: readonly Expression[], { table, columnOf }: BuildContext): Frame {
  const equations = rivals.flatMap((one) => (one.kind === 'binary' && one.operator === '=' ? [one] : []));
  const [first] = equations;
  if (first === undefined || equations.length < rivals.length) return frame;
  const column = table.columns.findIndex(({ key }) => columnsIn(first.left).includes(key));
  if (column < 0) return frame;
  if (isTimelike(columnOf(column)))
    return { ...frame, groups: [...frame.groups, { column, part: partOf(first, columnOf(column)), role: 'series' }] };
  return first.left.kind === 'column' ? { ...frame, contrasts: [...frame.contrasts, column] } : frame;
}

const CYCLIC_PARTS: Readonly<Record<string, DatePart>> = {
  month: 'monthOfYear',
  quarter: 'quarterOfYear',
  weekday: 'weekday',
};

/** The periods that an equation of dates names: "January" names one of every year. */
function partOf(
  { left, right }: Extract<Expression, { kind: 'binary' }>,
  { kind }: { readonly kind: string },
): DatePart {
  if (left.kind === 'call') return CYCLIC_PARTS[left.name] ?? 'month';
  if (kind === 'number') return 'year';
  const grain = right.kind === 'moment' ? maybeMomentOf(right.iso, '')?.grain : undefined;
  return grain === 'minute' || grain === 'second' ? 'hour' : (grain ?? 'month');
}
