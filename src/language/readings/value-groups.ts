import { columnsIn } from '../../plan/check/columns-used.ts';
import type { BuildContext } from '../grammar/rule.ts';
import { isTimelike } from '../holes/column-nature.ts';
import { defaultOperation } from '../holes/default-operation.ts';
import { areCourses } from '../holes/single-rows.ts';
import type { Frame } from './frame.ts';
import { OF_TWO_GROUPS } from './series-for-stack.ts';

/** "How many in Spain and France" is a figure for each of them. */
export function withValueGroups(asked: Frame, context: BuildContext): Frame {
  const { table } = context;
  const found = withComparedFigure(asked, context);
  const set = [...new Set([...found.contrasts, ...comparedIn(found, table)])].filter(
    (column) => !found.groups.some((group) => group.column === column),
  );
  const course = courseOf(set, found, context);
  const frame = {
    ...found,
    groups: [...course, ...found.groups, ...set.map((column) => ({ column, role: 'series' as const }))],
  };
  if (frame.measures.length === 0 || frame.groups.length > 0 || frame.mentions.length > 0) return frame;
  const among = frame.filters.flatMap((where) =>
    where.kind === 'in' && where.of.kind === 'column' ? [where.of.key] : [],
  );
  const column = table.columns.findIndex(({ key }) => key === among[0]);
  return column < 0 ? frame : { ...frame, groups: [{ column, role: 'group' }] };
}

/**
 * "Compare AAPL and MSFT", where each of them has one row for each day: what is compared is their course, unless a figure that adds up
 * is named.
 */
function courseOf(
  [compared, ...others]: readonly number[],
  { groups, measures, mentions, types, filters }: Frame,
  { table, columnOf, purpose }: BuildContext,
): Frame['groups'] {
  if (compared === undefined || others.length > 0 || purpose !== 'chart' || groups.length + types.length > 0) return [];
  const isLevel = (column: number | undefined): boolean =>
    column !== undefined && defaultOperation(columnOf(column)) === 'mean';
  const named = [...measures, ...mentions];
  if (!named.every(({ column }) => isLevel(column)) || measures.some(({ operation }) => operation !== undefined))
    return [];
  const time = table.columns.findIndex((_, column) => isTimelike(columnOf(column)));
  // "AAPL and MSFT in March 1st": a day that is picked has no course.
  const key = table.columns[time]?.key;
  const isPicked = filters.some((where) => key !== undefined && columnsIn(where).includes(key));
  return time < 0 || isPicked || !areCourses(time, compared, table) ? [] : [{ column: time, role: 'group' }];
}

/** "Compare suites and doubles by revenue": what they are compared by is the figure, and no group. */
function withComparedFigure(frame: Frame, { columnOf, table }: BuildContext): Frame {
  const { contrasts, groups, measures } = frame;
  const isFigure = ({ column, part }: Frame['groups'][number]): boolean =>
    column !== undefined && part === undefined && columnOf(column).role === 'measure';
  if (measures.length > 0 || groups.length === 0 || !groups.every(isFigure)) return frame;
  if (contrasts.length + comparedIn(frame, table).length === 0) return frame;
  return { ...frame, groups: [], measures: groups.flatMap(({ column }) => (column === undefined ? [] : [{ column }])) };
}

/**
 * "Compare Porto and Faro", "… by month", "Porto and Faro side by side": values of one column, told apart along what the wish groups by or
 * in what it measures.
 */
function comparedIn(
  { task, types, filters, groups, measures, mentions, tops, orders }: Frame,
  { columns }: BuildContext['table'],
): readonly number[] {
  const isBare = mentions.length + tops.length + orders.length === 0;
  const areSetApart = groups.length === 1 && types.some((word) => OF_TWO_GROUPS.has(word));
  const isCompared = task === 'compare' || areSetApart;
  if (!isCompared || (groups.length + measures.length === 0 && !isBare)) return [];
  return filters.flatMap((where) => {
    if (where.kind !== 'in' || where.of.kind !== 'column') return [];
    const { key } = where.of;
    const column = columns.findIndex((one) => one.key === key);
    return column < 0 ? [] : [column];
  });
}
