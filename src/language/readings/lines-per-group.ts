import type { BuildContext } from '../grammar/rule.ts';
import { isTimelike } from '../holes/column-nature.ts';
import type { Assumption } from '../understanding.ts';
import type { Frame } from './frame.ts';

/** A frame with what its lines run over and show, and what was taken for granted. */
export type Lined = { readonly frame: Frame; readonly assumptions: readonly Assumption[] };

/**
 * "A line per city", "one line for each city" name what tells the lines apart and nothing else: they run over the time of the
 * table and show its figure, the first amount of several. Where the table has no dates or no figure, and where the wish names one,
 * the frame stays.
 */
export function withLines(frame: Frame, { table, columnOf, purpose }: BuildContext): Lined {
  const { types, measures, mentions, axes, bins, task, groups } = frame;
  const isAlone = measures.length + mentions.length + axes.length + bins.length === 0 && task === undefined;
  const [only] = groups;
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
