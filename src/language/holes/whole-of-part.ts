import type { TypedTable } from '../../table/parse-table.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import { isAmount } from './column-nature.ts';
import { defaultOperation } from './default-operation.ts';

/** Rows looked at. */
const MOST_ROWS = 20_000;
/** Fewer rows hold one below the other by chance. */
const LEAST_ROWS = 8;

const isCount = (column: ColumnProfile | undefined): column is ColumnProfile =>
  column !== undefined &&
  isAmount(column) &&
  column.currency === undefined &&
  column.number?.isInteger === true &&
  column.number.min >= 0 &&
  defaultOperation(column) === 'sum';

/**
 * The position of the counts that a column counts a part of: in no row fewer than it, and no fewer than all others that could be. The
 * sessions of bounces and of signups. Undefined where none or several could be it.
 */
export function wholeOfPart(part: number, { columns }: TableProfile, table: TypedTable): number | undefined {
  const isNowhereBelow = (one: number, other: number): boolean => {
    const [high, low] = [one, other].map((column) => table.columns[column]?.typed.numbers?.slice(0, MOST_ROWS));
    if (high === undefined || low === undefined || high.length < LEAST_ROWS) return false;
    return high.every((value, row) => !(value < (low[row] ?? Number.NaN)));
  };
  if (!isCount(columns[part])) return undefined;
  const candidates = columns.flatMap((column, at) =>
    at !== part && isCount(column) && isNowhereBelow(at, part) ? [at] : [],
  );
  const found = candidates.filter((one) => candidates.every((other) => one === other || isNowhereBelow(one, other)));
  return found.length === 1 ? found[0] : undefined;
}
