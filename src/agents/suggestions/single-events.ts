import type { ColumnProfile, TableProfile, TimeProfile } from '../../table/profile.ts';

/** Fewer dates that stand once each can be read one by one. */
const FEWEST_EVENTS = 20;
const CLOSE_GRAINS: ReadonlySet<string> = new Set(['day', 'hour', 'minute', 'second']);

/** Of the working days between the first and the last events leave out so many; two days of seven are weekends. */
const LEAST_LEFT_OUT = 1 / 4;
const WEEKENDS = 2 / 7;

/** True where far more periods are left out than weekends and a day off here and there. */
function isScatteredIn({ isCyclic, gaps, grain }: TimeProfile, rowCount: number): boolean {
  const span = rowCount + gaps;
  const open = grain === 'day' ? span * (1 - WEEKENDS) : span;
  const leftOut = grain === 'day' ? gaps - span * WEEKENDS : gaps;
  return !isCyclic && leftOut >= LEAST_LEFT_OUT * open;
}

/** True for many dates that stand once each with others left out between them, and words beside them that come again: visits, orders. */
export function areDatedEvents({ columns, rowCount }: TableProfile): boolean {
  if (rowCount < FEWEST_EVENTS) return false;
  const isScattered = columns.some(
    ({ role, isUnique, time }) =>
      role === 'time' &&
      isUnique &&
      time !== undefined &&
      CLOSE_GRAINS.has(time.grain) &&
      isScatteredIn(time, rowCount),
  );
  return (
    isScattered && columns.some(({ role, isUnique, distinct }) => role === 'category' && !isUnique && distinct > 1)
  );
}

/** Rows of series that lack more of their dates than this are single events, which happened to come once for each. */
const LEAST_COVERED = 0.75;

/** True for dates and names of single events that are never met twice together, where a third column tells events of one name apart. */
export function meetByChance({ long, columns, rowCount }: TableProfile): boolean {
  const of = (index: number): ColumnProfile | undefined => columns.find((column) => column.index === index);
  const [key, series] = long === undefined ? [] : [of(long.key), of(long.series)];
  if (key === undefined || series === undefined) return false;
  if (rowCount >= LEAST_COVERED * key.distinct * series.distinct) return false;
  const bound = new Set([series.parent, key.parent]);
  return columns.some(
    (column) =>
      column.role === 'category' &&
      !column.isUnique &&
      column !== key &&
      column !== series &&
      !bound.has(column.index) &&
      column.parent !== series.index &&
      column.parent !== key.index,
  );
}
