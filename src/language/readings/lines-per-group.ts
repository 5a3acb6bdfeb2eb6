import type { BuildContext } from '../grammar/rule.ts';
import { isTimelike } from '../holes/column-nature.ts';
import type { Assumption } from '../understanding.ts';
import type { Frame } from './frame.ts';

/** A frame with what its lines run over and show, and what was taken for granted. */
export type Lined = { readonly frame: Frame; readonly assumptions: readonly Assumption[] };

/** Lines that are told apart. */
const MOST_LINES = 12;

/**
 * "A line chart of sales by region" of a table with dates: a line joins no regions, so each has one over time. Undefined where no line is
 * asked for, no one figure is named, or what it is told by has an order of its own.
 */
function withCourseOfGroup(
  frame: Frame,
  { table, columnOf }: Pick<BuildContext, 'table' | 'columnOf'>,
): Lined | undefined {
  const { types, measures, mentions, groups, windows, formulas, changes } = frame;
  const [only, ...others] = groups;
  const figures = [...measures, ...mentions];
  const isLine = types.length === 1 && types[0] === 'line';
  if (!isLine || only?.column === undefined || others.length > 0 || figures.length !== 1) return undefined;
  if (windows.length + formulas.length + changes.length > 0 || only.part !== undefined) return undefined;
  const { kind, text, distinct } = columnOf(only.column);
  const hasOrder = text?.order === 'ordinal' || text?.order === 'ranges';
  if (kind !== 'text' || hasOrder || isTimelike(columnOf(only.column)) || distinct > MOST_LINES) return undefined;
  const time = table.columns.findIndex((_, column) => columnOf(column).time?.isCyclic === false);
  if (time < 0 || columnOf(time).distinct < 2) return undefined;
  const lines = { ...frame, groups: [{ role: 'group' as const }, { ...only, role: 'series' as const }] };
  return { frame: lines, assumptions: [{ kind: 'category', column: columnOf(time).label }] };
}

/**
 * "A line per city", "one line for each city" name what tells the lines apart and nothing else: they run over the time of the
 * table and show its figure, the first amount of several. Where the table has no dates or no figure, and where the wish names one,
 * the frame stays.
 */
export function withLines(frame: Frame, { table, columnOf, purpose }: BuildContext): Lined {
  const { types, measures, mentions, axes, bins, task, groups } = frame;
  const isPlain = axes.length + bins.length + frame.tops.length + frame.orders.length === 0 && task === undefined;
  const isAlone = isPlain && measures.length + mentions.length === 0;
  const [only] = groups;
  if (isPlain && purpose === 'chart') {
    const course = withCourseOfGroup(frame, { table, columnOf });
    if (course !== undefined) return course;
  }
  const areLines = types.includes('line') || types.includes('area') || (types.length === 0 && only?.role === 'series');
  if (purpose !== 'chart' || !areLines || !isAlone || groups.length !== 1 || only?.column === undefined)
    return { frame, assumptions: [] };
  const columns = table.columns.map((_, column) => column);
  const hasTime = columns.some((column) => columnOf(column).time !== undefined);
  if (isTimelike(columnOf(only.column)) || !hasTime) return { frame, assumptions: [] };
  const figures = columns.filter((column) => column !== only.column && columnOf(column).role === 'measure');
  const figure = figures.find((column) => columnOf(column).number?.isAdditive === true) ?? figures[0];
  if (figure === undefined) return { frame, assumptions: [] };
  return {
    frame: {
      ...frame,
      groups: [{ role: 'group' }, { ...only, role: 'series' }],
      measures: [{ column: figure }],
    },
    assumptions: figures.length > 1 ? [{ kind: 'measure', column: columnOf(figure).label }] : [],
  };
}
