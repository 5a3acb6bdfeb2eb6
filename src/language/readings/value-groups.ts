import type { BuildContext } from '../grammar/rule.ts';
import type { Frame } from './frame.ts';

/** "How many in Spain and France" is a figure for each of them. */
export function withValueGroups(asked: Frame, context: BuildContext): Frame {
  const { table } = context;
  const found = withComparedFigure(asked, context);
  const set = [...found.contrasts, ...comparedIn(found, table)].filter(
    (column) => !found.groups.some((group) => group.column === column),
  );
  const frame = { ...found, groups: [...found.groups, ...set.map((column) => ({ column, role: 'series' as const }))] };
  if (frame.measures.length === 0 || frame.groups.length > 0 || frame.mentions.length > 0) return frame;
  const among = frame.filters.flatMap((where) =>
    where.kind === 'in' && where.of.kind === 'column' ? [where.of.key] : [],
  );
  const column = table.columns.findIndex(({ key }) => key === among[0]);
  return column < 0 ? frame : { ...frame, groups: [{ column, role: 'group' }] };
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

/** "Compare Porto and Faro", "… by month": values of one column, told apart along what the wish groups by or in what it measures. */
function comparedIn(
  { task, filters, groups, measures, mentions, tops, orders }: Frame,
  { columns }: BuildContext['table'],
): readonly number[] {
  const isBare = mentions.length + tops.length + orders.length === 0;
  if (task !== 'compare' || (groups.length + measures.length === 0 && !isBare)) return [];
  return filters.flatMap((where) => {
    if (where.kind !== 'in' || where.of.kind !== 'column') return [];
    const { key } = where.of;
    const column = columns.findIndex((one) => one.key === key);
    return column < 0 ? [] : [column];
  });
}
