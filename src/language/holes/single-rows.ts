import type { TypedTable } from '../../table/parse-table.ts';

/** Rows looked at. */
const MOST_ROWS = 20_000;

/** True where each of some periods or groups comes again, and no two rows have the same of both columns: to count rows of a pair tells nothing. */
export function areSingle(one: number, group: number, { columns }: TypedTable): boolean {
  const [first = [], second = []] = [one, group].map((column) => columns[column]?.typed.values.slice(0, MOST_ROWS));
  const pairs = new Set(first.map((value, row) => JSON.stringify([value, second[row]])));
  const comesAgain = new Set(second).size * 2 <= second.length;
  return first.length > 1 && comesAgain && pairs.size === first.length;
}

/** Moments of which some things have no row, for each that has one of all. */
const MOST_MISSING = 1.25;

/** True where each of some things has one row for each of the same moments: its rows are a course, and are not to be counted. */
export function areCourses(time: number, group: number, table: TypedTable): boolean {
  if (!areSingle(time, group, table)) return false;
  const [moments = [], things = []] = [time, group].map((column) =>
    table.columns[column]?.typed.values.slice(0, MOST_ROWS),
  );
  return new Set(moments).size * new Set(things).size <= moments.length * MOST_MISSING;
}
