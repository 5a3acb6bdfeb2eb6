import type { MeasureForm } from '../grammar/meaning.ts';
import type { Frame } from './frame.ts';
import type { Workshop } from './workshop.ts';

/**
 * "A bar chart of countries, sorted by average class size": the figure that groups are put in the order of is shown where it is none of
 * those asked for. An order by what is not there would be another's. Rows that are to show other figures get none beside
 * them.
 */
export function withFiguresOfOrders(frame: Frame, { context, situation }: Workshop): Frame {
  const { orders, groups, mentions, measures, axes, changes, spreads, portions, windows, formulas, derives } = frame;
  const isMade = [changes, spreads, portions, windows, formulas, derives].some(({ length }) => length > 0);
  const areNames = mentions.length > 0 && mentions.every(({ column }) => context.columnOf(column).role !== 'measure');
  const isGathered = groups.length > 0 || (areNames && situation.purpose === 'chart');
  if (!isGathered || isMade || context.isFollowing) return frame;
  const shown = new Set([...mentions, ...groups, ...measures, ...axes.flatMap(shownAlong)].map(({ column }) => column));
  const wanted = orders.flatMap(({ target }): readonly MeasureForm[] => {
    const measure = target?.kind === 'measure' ? target.measure : undefined;
    return measure?.column === undefined || measure.operation === 'count' || shown.has(measure.column) ? [] : [measure];
  });
  return wanted.length === 0 ? frame : { ...frame, measures: [...measures, ...wanted] };
}

const shownAlong = ({ columns, measures }: Frame['axes'][number]): readonly { readonly column?: number }[] => [
  ...columns,
  ...measures,
];
