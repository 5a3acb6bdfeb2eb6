import { columnsIn } from '../../plan/check/columns-used.ts';
import type { WindowOperation } from '../../plan/transform/transform.ts';
import type { BuildContext } from '../grammar/rule.ts';
import { isTimelike } from '../holes/column-nature.ts';
import { defaultOperation } from '../holes/default-operation.ts';
import { areCourses } from '../holes/single-rows.ts';
import type { Frame } from './frame.ts';

/** Lines that are told apart at a glance. */
const MOST_LINES = 6;

/** The column whose things have one row for each of the same moments; undefined in other tables. */
function thingOf({ profile, table, columnOf }: BuildContext, moments?: number): number | undefined {
  const thing = profile.columns.find(
    ({ index, kind }) => kind === 'text' && (index === profile.long?.key || index === profile.long?.series),
  );
  const time = moments ?? table.columns.findIndex((_, column) => isTimelike(columnOf(column)));
  if (thing === undefined || time < 0 || !isTimelike(columnOf(time))) return undefined;
  return areCourses(time, thing.index, table) ? thing.index : undefined;
}

/**
 * "Temperature over time" of a few cities, each with one row for each time: a line for each of them, since the average of their heights
 * is the course of none. Several that are named have a line each whatever is told of them. A wish that says how they are brought together
 * is left as it is.
 */
export function withCourses(frame: Frame, context: BuildContext): Frame {
  const { columnOf, purpose, isFollowing } = context;
  const { groups, measures, mentions, types } = frame;
  const [along, ...others] = groups;
  const [figure, ...more] = [...measures, ...mentions];
  if (isFollowing || along === undefined || (figure !== undefined && figure.column === undefined)) return frame;
  if (others.length + more.length > 0 || !types.every((type) => type === 'line')) return frame;
  const thing = thingOf(context, along.column);
  if (thing === undefined || frame.bareOperation !== undefined || frame.tops.length > 0) return frame;
  const { key, distinct } = columnOf(thing);
  const picked = frame.filters.filter((where) => columnsIn(where).includes(key));
  const isMeasured = figure !== undefined && 'operation' in figure;
  const areNamed = (!isMeasured || figure.operation === undefined) && picked.some(({ kind }) => kind === 'in');
  const isLevel = figure?.column !== undefined && !isMeasured && defaultOperation(columnOf(figure.column)) === 'mean';
  const isCourse = purpose === 'chart' && picked.length === 0 && isLevel && distinct <= MOST_LINES;
  return isCourse || areNamed ? { ...frame, groups: [along, { column: thing, role: 'series' }] } : frame;
}

const ALONG_TIME: ReadonlySet<string> = new Set<WindowOperation>([
  'runningTotal',
  'movingAverage',
  'difference',
  'percentChange',
]);

/**
 * "Growth rate" of rows of which each thing has one for each moment: it is that of their one figure, and runs within each of the things,
 * and from none to the next.
 */
export function withinThings(frame: Frame, context: BuildContext): Frame {
  const { groups, measures, windows, mentions } = frame;
  const isAlong = windows.some(({ operation }) => ALONG_TIME.has(operation));
  const thing = isAlong && !context.isFollowing ? thingOf(context) : undefined;
  if (thing === undefined || measures.length > 0) return frame;
  const isNamed = mentions.length > 0 || windows.some(({ column }) => column !== undefined);
  const told = isNamed ? windows : withSoleFigure(windows, context);
  if (groups.length > 0) return { ...frame, windows: told };
  if (context.purpose === 'data')
    return { ...frame, windows: told.map((window) => ({ ...window, within: window.within ?? thing })) };
  const areFew = context.columnOf(thing).distinct <= MOST_LINES;
  const isOpen = !isNamed && told !== windows;
  return isOpen && areFew
    ? { ...frame, groups: [{ role: 'group' }, { column: thing, role: 'series' }], windows: told }
    : frame;
}

/** The figure that runs where none is named; the same windows where there are several. */
function withSoleFigure(windows: Frame['windows'], { table, columnOf }: BuildContext): Frame['windows'] {
  const [column, ...others] = table.columns.flatMap((_, at) => (columnOf(at).role === 'measure' ? [at] : []));
  return column === undefined || others.length > 0 ? windows : windows.map((window) => ({ ...window, column }));
}
