import type { ColumnProfile, TableProfile } from '../table/profile.ts';
import { type Axis, axisKindOf, NAMING_ROLES } from './axis.ts';

/** A grid is taken for long data where at least this share of its cells has a row, and no cell has two. */
const FILLED_SHARE = 0.8;
/** Below five periods, the column with more values is the axis, and the periods are the series. */
const FEWEST_PERIODS = 5;
/** A whole number of few values may stand for a group (sex 1 and 2), where the grid is full. */
const MOST_CODES = 12;
/** Two numbers cross as sides of a grid only where each has steps enough to be seen as a scale. */
const FEWEST_GRID_STEPS = 4;

function isGridOf(left: ColumnProfile, right: ColumnProfile, rowCount: number): boolean {
  const cells = left.distinct * right.distinct;
  const hasOnePerCell = left.largestGroup <= right.distinct && right.largestGroup <= left.distinct;
  return (
    left.distinct > 1 && right.distinct > 1 && hasOnePerCell && rowCount <= cells && rowCount >= cells * FILLED_SHARE
  );
}

/** Even steps of more values than the axis has are an axis themselves, and no codes. */
function isCode({ number, distinct }: ColumnProfile, axis: ColumnProfile): boolean {
  const isScale = number?.isEvenlySpaced === true && distinct > axis.distinct;
  return number?.isInteger === true && distinct <= MOST_CODES && !isScale;
}

/**
 * The column that names the series beside an axis column: names, or whole numbers of few values, where each position
 * has exactly one row for each of them.
 */
export function findSeries(axis: ColumnProfile, { columns, rowCount }: TableProfile): ColumnProfile | undefined {
  return columns.find((column) => {
    if (column === axis || column.distinct < 2 || column.distinct * axis.distinct !== rowCount) return false;
    return column.role === 'measure' ? isCode(column, axis) && isGridOf(axis, column, rowCount) : true;
  });
}

/** A repeated cycle, or numbers in whole even steps, that may be the side of a grid: months, and their days from 1 to 31. */
function isScale({ role, number, time, distinct, isUnique }: ColumnProfile): boolean {
  if (isUnique || distinct < FEWEST_GRID_STEPS) return false;
  return role === 'measure' ? number?.isInteger === true && number.isEvenlySpaced === true : time?.isCyclic === true;
}

/** The two columns whose values cross in the rows: as the profile found them, or any two that fill a grid. */
function findCrossing(
  profile: TableProfile,
  measures: readonly ColumnProfile[],
): readonly [ColumnProfile, ColumnProfile] | undefined {
  const { long, columns, rowCount } = profile;
  const [key, series] = long === undefined ? [] : [columns[long.key], columns[long.series]];
  if (key !== undefined && series !== undefined) return [key, series];
  const repeated = columns.filter(({ role, isUnique }) => NAMING_ROLES.has(role) && !isUnique);
  const [first] = repeated;
  const scales = columns.filter(isScale);
  const [left, right] = scales;
  const isMeasureLeft = measures.some((column) => !scales.includes(column));
  if (left !== undefined && right !== undefined && isMeasureLeft && isGridOf(left, right, rowCount))
    return [left, right];
  if (first === undefined) return undefined;
  const second =
    repeated.find((column) => column !== first && isGridOf(first, column, rowCount)) ??
    (measures.length > 1 ? findSeries(first, profile) : undefined);
  return second && [first, second];
}

/** Time before categories where it is long enough; months before years; of two alike, the one with more values. */
function runsBetter(left: ColumnProfile, right: ColumnProfile): boolean {
  if (left.time !== undefined && right.time !== undefined) {
    const isAlike = left.time.isCyclic === right.time.isCyclic;
    return isAlike ? left.distinct >= right.distinct : left.time.isCyclic;
  }
  if (left.time !== undefined) return left.distinct >= Math.min(FEWEST_PERIODS, right.distinct);
  return right.time === undefined || right.distinct < Math.min(FEWEST_PERIODS, left.distinct);
}

/** The axis of long data: one row for each position and series. */
export function crossedAxis(profile: TableProfile, measures: readonly ColumnProfile[]): Axis | undefined {
  const crossing = measures.length === 0 ? undefined : findCrossing(profile, measures);
  if (crossing === undefined) return undefined;
  const [left, right] = crossing;
  const [column, series] = runsBetter(left, right) ? [left, right] : [right, left];
  const base = { kind: axisKindOf(column), column, series, points: column.distinct } as const;
  return { ...base, preparation: 'widen', spent: [column, series] };
}
