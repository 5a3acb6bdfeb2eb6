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

/** So many of the rows go on counting, or begin anew, where a column numbers what is within something. */
const LEAST_IN_RUNS = 0.9;

/** True for a column that counts from 1 again and again, row after row: the sets of an exercise, the laps of a race. A rating does not. */
export function numbersWithin(column: number, { columns }: TypedTable): boolean {
  const numbers = columns[column]?.typed.numbers?.slice(0, MOST_ROWS) ?? [];
  const begins = numbers.filter((value) => value === 1).length;
  const inRuns = numbers.filter((value, row) => value === 1 || value === (numbers[row - 1] ?? Number.NaN) + 1).length;
  return begins > 1 && begins < numbers.length && inRuns >= numbers.length * LEAST_IN_RUNS;
}

/**
 * True for rows that are the cells of a table of two or more sides, each thing of one side having a row for each of the others: the
 * votes of each party in each district. To count such rows tells how long the sides are, and nothing of what they hold.
 */
export function areCells(sides: readonly number[], { columns }: TypedTable): boolean {
  const values = sides.map((column) => columns[column]?.typed.values.slice(0, MOST_ROWS) ?? []);
  const [first] = values;
  if (first === undefined || sides.length < 2) return false;
  const lengths = values.map((own) => new Set(own).size);
  const cells = lengths.reduce((product, length) => product * length, 1);
  if (cells > first.length * MOST_MISSING || lengths.some((length) => length < 2)) return false;
  return new Set(first.map((_, row) => JSON.stringify(values.map((own) => own[row])))).size === first.length;
}
