import { defaultOperation } from '../../language/holes/default-operation.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';

/** Rows of single things: fewer may be groups themselves. */
const FEWEST_THINGS = 20;
/** Marks and other levels of single things lie on a short scale, and near each other beside their size. */
const LONGEST_SCALE = 100;
const MOST_VARIATION = 0.45;

/**
 * How a measure is brought down to one figure for each group. Where each row is one thing with a name of its own, numbers of a short
 * scale that vary little (marks of pupils, points of wines) are levels: their average says something, and their sum nothing.
 */
export function operationOf(column: ColumnProfile, { columns, rowCount }: TableProfile): 'sum' | 'mean' {
  const usual = defaultOperation(column);
  const { number, currency } = column;
  if (usual === 'mean' || number === undefined || currency !== undefined || rowCount < FEWEST_THINGS) return usual;
  const areNamed = columns.some(({ isUnique, role }) => isUnique && (role === 'category' || role === 'label'));
  const isLevel =
    number.min > 0 && number.max <= LONGEST_SCALE && number.standardDeviation <= MOST_VARIATION * number.mean;
  return areNamed && isLevel ? 'mean' : usual;
}
