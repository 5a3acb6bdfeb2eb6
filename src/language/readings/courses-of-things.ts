import { columnsIn } from '../../plan/check/columns-used.ts';
import type { BuildContext } from '../grammar/rule.ts';
import { isTimelike } from '../holes/column-nature.ts';
import { defaultOperation } from '../holes/default-operation.ts';
import { areCourses } from '../holes/single-rows.ts';
import type { Frame } from './frame.ts';

/** Lines that are told apart at a glance. */
const MOST_LINES = 6;

/**
 * "Temperature over time" of a few cities, each with one row for each time: a line for each of them, since the average of their heights
 * is the course of none. A wish that names what is to be worked out, or any of the things, is left as it is.
 */
export function withCourses(frame: Frame, { table, columnOf, profile, purpose, isFollowing }: BuildContext): Frame {
  const { groups, measures, mentions, filters, types } = frame;
  const [along, ...others] = groups;
  const [figure, ...more] = [...measures, ...mentions];
  const thing = profile.columns.find(
    ({ index, kind }) => kind === 'text' && (index === profile.long?.key || index === profile.long?.series),
  );
  if (purpose !== 'chart' || isFollowing || along === undefined || figure?.column === undefined) return frame;
  if (thing === undefined || others.length + more.length > 0 || thing.distinct > MOST_LINES) return frame;
  const time = along.column ?? table.columns.findIndex((_, column) => isTimelike(columnOf(column)));
  const isCourse =
    time >= 0 &&
    isTimelike(columnOf(time)) &&
    types.every((type) => type === 'line') &&
    areCourses(time, thing.index, table);
  const isLevel = 'operation' in figure ? false : defaultOperation(columnOf(figure.column)) === 'mean';
  const isPicked = filters.some((where) => columnsIn(where).includes(thing.key));
  if (!isCourse || !isLevel || isPicked || frame.bareOperation !== undefined || frame.tops.length > 0) return frame;
  return { ...frame, groups: [along, { column: thing.index, role: 'series' }] };
}
