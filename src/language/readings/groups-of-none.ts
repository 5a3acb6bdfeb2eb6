import type { Expression } from '../../plan/expression/expression.ts';
import { isNaming, isNumeric, isTimelike } from '../holes/column-nature.ts';
import type { Frame } from './frame.ts';
import { type Group, plainGroup } from './groups.ts';
import { isPicture } from './is-picture.ts';
import type { Workshop } from './workshop.ts';

/** Without a word for a group, counted things are told apart, and a line runs over time. */
export function groupsOfNone(frame: Frame, workshop: Workshop, counted: readonly number[]): readonly Group[] {
  const { table, columnOf, profile } = workshop.context;
  const isOfNames = isPicture(frame, workshop);
  const own = counted.filter(
    (column) => !isNumeric(columnOf(column)) && (isOfNames || !isNaming(columnOf(column), profile)),
  );
  if (own.length > 0) return own.map(plainGroup);
  const named = namedByParts(frame, workshop);
  if (named !== undefined) return [plainGroup(named)];
  const isStretch = workshop.situation.purpose === 'chart' && frame.filters.some((where) => where.kind === 'between');
  const isOverTime = frame.types.includes('line') || frame.task === 'trend';
  if (!isOverTime && !(isStretch && frame.filters.some((where) => isAboutTime(where, workshop)))) return [];
  const date = table.columns.findIndex((_, column) => isTimelike(columnOf(column)));
  return date < 0 ? [] : [plainGroup(date)];
}

const PARTS_OF_TEXTS: ReadonlySet<string> = new Set(['startsWith', 'endsWith', 'contains']);

/** "Bars of the average pay of those whose name ends with m": as many bars as names meet it, since one bar compares nothing. */
function namedByParts({ filters, types }: Frame, { context }: Workshop): number | undefined {
  const isBars = types.some((type) => type === 'bar' || type === 'column' || type === 'pie');
  const keys = filters.flatMap((where) =>
    where.kind === 'binary' && PARTS_OF_TEXTS.has(where.operator) && where.left.kind === 'column'
      ? [where.left.key]
      : [],
  );
  const column = context.table.columns.findIndex(({ key }) => keys.includes(key));
  return isBars && column >= 0 ? column : undefined;
}

function isAboutTime(where: Expression, { context }: Workshop): boolean {
  if (where.kind !== 'between' || where.of.kind !== 'column') return false;
  const { key } = where.of;
  const column = context.table.columns.findIndex((one) => one.key === key);
  return column >= 0 && isTimelike(context.columnOf(column));
}
