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
