import type { Expression } from '../../plan/expression/expression.ts';
import { isTimelike } from '../holes/column-nature.ts';
import { defaultOperation } from '../holes/default-operation.ts';
import type { Frame } from './frame.ts';
import { type Group, plainGroup } from './groups.ts';
import type { Workshop } from './workshop.ts';

/** From this share of the rows on, each thing has a row for each period, but for a few that are missing. */
const NEARLY_ALL = 0.9;
/** Things that one chart shows side by side. */
const MOST_THINGS = 40;

/**
 * What a figure of some of the rows runs along where a wish names nothing else: "population in 2024" of a table with a row for each town
 * and year along the towns, "unemployment in Braga" along the years, "visitors on Saturdays" along the dates. How often each number comes
 * is seldom asked for without a word for it. Undefined where all rows are meant or another chart is wanted.
 */
export function runsAlong(figure: number, frame: Frame, { situation, context }: Workshop): Group | undefined {
  const { filters, task, types, bins, derives } = frame;
  const isOther = derives.length + bins.length + types.length > 0 || (task !== undefined && !KINDS.has(task));
  if (situation.purpose !== 'chart' || filters.length === 0 || isOther) return undefined;
  const { columnOf } = context;
  const time = timeOf(context);
  if (time === undefined || time === figure) return undefined;
  const name = namesOver(time, context);
  const isNamed = name !== undefined && columnOf(name).distinct > 1;
  const fixed = fixedAt(columnOf(time).key, filters);
  // What does not add up has a course where each thing has one; the salaries of those hired in a year have none.
  const hasCourse = isNamed || defaultOperation(columnOf(figure)) === 'sum';
  if (fixed === undefined) return hasCourse ? { ...plainGroup(time), isUnnamed: true } : undefined;
  if (isNamed)
    return fixedAt(columnOf(name).key, filters) === undefined && columnOf(name).distinct <= MOST_THINGS
      ? plainGroup(name)
      : undefined;
  const isDaily = columnOf(time).kind === 'date' && hasCourse;
  return isDaily ? { ...plainGroup(time), part: MONTH.test(fixed) ? 'day' : 'month' } : undefined;
}

/** The columns of which values are set against one another: "boys and girls in science" are told apart. */
export function setAgainst(
  { filters, contrasts, task, types, bins }: Frame,
  { situation, context }: Workshop,
): readonly number[] {
  if (situation.purpose !== 'chart' || types.length + bins.length > 0 || task === 'distribution') return [];
  const { table } = context;
  const compared = filters.flatMap((where) =>
    task === 'compare' && where.kind === 'in' && where.values.length > 1 && where.of.kind === 'column'
      ? [table.columns.findIndex(({ key }) => where.of.kind === 'column' && key === where.of.key)]
      : [],
  );
  return [...contrasts, ...compared.filter((column) => column >= 0)];
}

function timeOf({ table, columnOf }: Workshop['context']): number | undefined {
  const time = table.columns.findIndex(
    (_, column) => isTimelike(columnOf(column)) && columnOf(column).time?.isCyclic !== true,
  );
  return time < 0 ? undefined : time;
}

/** The column of things of which each has a row for each period. */
function namesOver(time: number, { table, columnOf, profile }: Workshop['context']): number | undefined {
  const name = table.columns.findIndex((_, column) => {
    const { kind, distinct } = columnOf(column);
    const rows = distinct * columnOf(time).distinct;
    return kind === 'text' && rows >= profile.rowCount && profile.rowCount >= rows * NEARLY_ALL;
  });
  return name < 0 ? undefined : name;
}

/** Lines that can be told apart in one chart. */
const MOST_LINES = 12;

/**
 * A figure made of others ("births per thousand people") that a picture is wanted of and that nothing says what to draw along: along the
 * names that the rows have, the periods, or both.
 */
export function withOwnNames(frame: Frame, { situation, context }: Workshop): Frame {
  const { formulas, derives, windows, groups, measures, mentions, steps, tops, types, filters } = frame;
  const isMade = formulas.length + derives.length > 0;
  const others = [windows, groups, measures, mentions, steps, tops, types].some((pieces) => pieces.length > 0);
  if (situation.purpose !== 'chart' || situation.config.type !== 'table' || !isMade || others) return frame;
  const { table, columnOf } = context;
  const unique = table.columns.findIndex((_, column) => columnOf(column).kind === 'text' && columnOf(column).isUnique);
  const time = timeOf(context);
  if (unique >= 0) return { ...frame, groups: [{ column: unique, role: 'group' }] };
  if (time === undefined) return frame;
  const name = namesOver(time, context);
  const isFree = (column: number): boolean => fixedAt(columnOf(column).key, filters) === undefined;
  const along = isFree(time) ? [{ column: time, role: 'group' } as const] : [];
  const areLines = name !== undefined && isFree(name) && (along.length === 0 || columnOf(name).distinct <= MOST_LINES);
  const series = areLines ? [{ column: name, role: along.length === 0 ? 'group' : 'series' } as const] : [];
  const isCourse = name !== undefined || columnOf(time).isUnique;
  return isCourse ? { ...frame, groups: [...along, ...series] } : frame;
}

const KINDS: ReadonlySet<string> = new Set(['compare', 'trend']);
const MONTH = /^\d{4}-\d\d/;

/** The one value that conditions hold a column to, as text; undefined where they do not. */
function fixedAt(key: string, filters: readonly Expression[]): string | undefined {
  return filters.flatMap((where) => {
    if (where.kind !== 'binary' || where.operator !== '=' || where.left.kind !== 'column') return [];
    if (where.left.key !== key) return [];
    const { right } = where;
    return right.kind === 'moment' ? [right.iso] : right.kind === 'literal' ? [String(right.value)] : [];
  })[0];
}
