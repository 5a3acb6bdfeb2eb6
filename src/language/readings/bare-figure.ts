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
  const { profile, columnOf, table } = context;
  const columns = table.columns.map((_, column) => column);
  const time = columns.find((column) => isTimelike(columnOf(column)) && columnOf(column).time?.isCyclic !== true);
  if (time === undefined || time === figure) return undefined;
  const name = columns.find((column) => {
    const { kind, distinct } = columnOf(column);
    const rows = distinct * columnOf(time).distinct;
    return kind === 'text' && rows >= profile.rowCount && profile.rowCount >= rows * NEARLY_ALL;
  });
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
