import type { Frame } from './frame.ts';
import type { Workshop } from './workshop.ts';

/** Fewer moments are no course. */
const FEWEST_MOMENTS = 3;

/**
 * The dates that the rows of a table follow, one row each: "coal since 2010" is a line over the years, and not how often coal was how
 * high. Undefined where a wish speaks of a distribution or a relation, of each thing or of another order, or wants no picture.
 */
export function courseColumn(
  { task, types, bins, derives, orders, isEachRow }: Frame,
  { situation, context }: Workshop,
): number | undefined {
  const isOther =
    task === 'distribution' || task === 'relation' || types.some((type) => OTHER.has(type)) || bins.length > 0;
  // "The age of each singer, from the oldest to the youngest" runs along names, and along no dates.
  if (isEachRow || orders.some(({ direction }) => direction !== undefined)) return undefined;
  if (situation.purpose !== 'chart' || isOther || derives.length > 0) return undefined;
  const { columns } = context.profile;
  const found = columns.findIndex(
    ({ role, isUnique, distinct }) => role === 'time' && isUnique && distinct >= FEWEST_MOMENTS,
  );
  // Rows that have names before their times follow no course.
  const areNamed = columns.slice(0, Math.max(0, found)).some(({ kind, isUnique }) => kind === 'text' && isUnique);
  return found < 0 || areNamed ? undefined : found;
}

/** What shows no course of one figure. */
const OTHER: ReadonlySet<string> = new Set(['histogram', 'scatter', 'bubble', 'table']);
