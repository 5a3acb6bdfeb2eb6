import type { ColumnProfile, ColumnRole, TableProfile } from '../table/profile.ts';

/**
 * What the rows are laid out along. `time`: a line of time. `cycle`: months, quarters or weekdays without a year.
 * `ordered`: categories with an order of their own. `bins`: ranges of numbers. `number`: an evenly spaced x column.
 * `category`: names without an order.
 */
export type AxisKind = 'time' | 'cycle' | 'ordered' | 'bins' | 'number' | 'category';

/** What must be done to the rows before a chart with an axis can be drawn, since charts do not aggregate. */
export type Preparation = 'none' | 'widen' | 'aggregate' | 'count' | 'bin' | 'transpose';

/** The axis of a table, found before any chart is thought of. */
export type Axis = {
  readonly kind: AxisKind;
  /** Absent where the columns themselves are the positions: one row of figures. */
  readonly column?: ColumnProfile;
  /** The column that names the series, where the rows are long. */
  readonly series?: ColumnProfile;
  /** Positions along the axis once the data is prepared. */
  readonly points: number;
  readonly preparation: Preparation;
};

const COUNT_WORDS = /\b(?:count|counts|frequency|freq|contagem|frequência)\b|تكرار|عدد/iu;
const FEWEST_STEPS = 5;
const FEWEST_CROSSED_STEPS = 3;
const FEWEST_COUNTED = 2;
/** Fewer periods in the headings stay what they are: series side by side. */
const FEWEST_HEADINGS = 5;
const MOST_BINS = 20;
const NAMING_ROLES: ReadonlySet<ColumnRole> = new Set(['category', 'label', 'time']);

function kindOf({ time, text }: ColumnProfile): AxisKind {
  if (time !== undefined) return time.isCyclic ? 'cycle' : 'time';
  if (text?.order === 'ranges') return 'bins';
  return text === undefined || text.order === 'none' ? 'category' : 'ordered';
}

/** A grid is taken for long data where at least this share of its cells has a row, and no cell has two. */
const FILLED_SHARE = 0.8;

function isGridOf(left: ColumnProfile, right: ColumnProfile, rowCount: number): boolean {
  const cells = left.distinct * right.distinct;
  const hasOnePerCell = left.largestGroup <= right.distinct && right.largestGroup <= left.distinct;
  return (
    left.distinct > 1 && right.distinct > 1 && hasOnePerCell && rowCount <= cells && rowCount >= cells * FILLED_SHARE
  );
}

/** The two columns whose values cross in the rows: as the profile found them, or any two that fill a grid. */
function findCrossing({ long, columns, rowCount }: TableProfile): readonly [ColumnProfile, ColumnProfile] | undefined {
  const [key, series] = long === undefined ? [] : [columns[long.key], columns[long.series]];
  if (key !== undefined && series !== undefined) return [key, series];
  const repeated = columns.filter(({ role, isUnique }) => NAMING_ROLES.has(role) && !isUnique);
  const [first] = repeated;
  const second = repeated.find(
    (column) => first !== undefined && column !== first && isGridOf(first, column, rowCount),
  );
  return first === undefined || second === undefined ? undefined : [first, second];
}

/** Time before categories; of two columns of time or of none, the one with more values; then the first. */
function runsBetter(left: ColumnProfile, right: ColumnProfile): boolean {
  const [leftIsTime, rightIsTime] = [left.time !== undefined, right.time !== undefined];
  if (leftIsTime !== rightIsTime) return leftIsTime;
  return leftIsTime ? left.distinct >= right.distinct : true;
}

function longAxis(profile: TableProfile, measures: readonly ColumnProfile[]): Axis | undefined {
  const crossing = measures.length === 0 ? undefined : findCrossing(profile);
  if (crossing === undefined) return undefined;
  const [left, right] = crossing;
  const [column, series] = runsBetter(left, right) ? [left, right] : [right, left];
  return { kind: kindOf(column), column, series, points: column.distinct, preparation: 'widen' };
}

/** Headings are the axis where there is one row of figures, or where they are many periods: one row per series. */
function headerAxis(profile: TableProfile, measures: readonly ColumnProfile[]): Axis | undefined {
  const { headerTime, rowCount } = profile;
  const kind = headerTime === undefined ? 'category' : headerTime.isCyclic ? 'cycle' : 'time';
  const axis: Axis = { kind, points: measures.length, preparation: 'transpose' };
  if (rowCount === 1 && measures.length > 1) return axis;
  if (headerTime === undefined || measures.length < FEWEST_HEADINGS) return undefined;
  const series = namingColumn(profile.columns);
  return series?.isUnique && series.time === undefined ? { ...axis, series } : undefined;
}

/** The first column that names every row; else the first time column, else the first column whose values repeat. */
function namingColumn(columns: readonly ColumnProfile[]): ColumnProfile | undefined {
  const times = columns.filter((column) => column.role === 'time');
  const names = columns.filter((column) => column.role === 'category' || column.role === 'label');
  const unique = (column: ColumnProfile) => column.isUnique;
  return times.find(unique) ?? names.find(unique) ?? times[0] ?? names[0];
}

function columnAxis(profile: TableProfile, measures: readonly ColumnProfile[]): Axis | undefined {
  if (measures.length === 0) return countAxis(profile);
  const column = namingColumn(profile.columns) ?? codeColumn(profile.columns, measures);
  if (column === undefined) return undefined;
  const preparation = column.isUnique ? 'none' : 'aggregate';
  return { kind: kindOf(column), column, points: column.distinct, preparation };
}

/** Without measures, rows can be counted where values repeat: twice each on the average, or the counts say nothing. */
function countAxis({ columns, rowCount }: TableProfile): Axis | undefined {
  const repeats = (column: ColumnProfile) =>
    NAMING_ROLES.has(column.role) && rowCount >= FEWEST_COUNTED * column.distinct;
  const column = columns.find((each) => each.role === 'category' && repeats(each)) ?? columns.find(repeats);
  return column && { kind: kindOf(column), column, points: column.distinct, preparation: 'count' };
}

/** Codes may name the bars of a lone measure where nothing else does. */
function codeColumn(columns: readonly ColumnProfile[], measures: readonly ColumnProfile[]): ColumnProfile | undefined {
  return measures.length === 1 ? columns.find(({ role, isUnique }) => role === 'identifier' && isUnique) : undefined;
}

const isCount = ({ label, number }: ColumnProfile): boolean =>
  COUNT_WORDS.test(label) && number?.isInteger === true && number.negatives === 0;

/**
 * A first measure is an x axis where another measure follows it and its values lie evenly apart, as in the table of a
 * function, or where the other measure counts them, as in a histogram. With a column that names the series, the rows
 * are long.
 */
function numberAxis(profile: TableProfile, measures: readonly ColumnProfile[]): Axis | undefined {
  const [x, y] = measures;
  if (profile.columns.some(({ role, isUnique }) => isUnique && NAMING_ROLES.has(role))) return undefined;
  if (x === undefined || y === undefined) return undefined;
  if (x.isUnique) {
    const isEven = x.number?.isEvenlySpaced === true && x.distinct >= FEWEST_STEPS;
    if (!isEven && !isCount(y)) return undefined;
    return { kind: isCount(y) ? 'bins' : 'number', column: x, points: x.distinct, preparation: 'none' };
  }
  if (x.number?.isEvenlySpaced !== true || x.distinct < FEWEST_CROSSED_STEPS) return undefined;
  const series = profile.columns.find(
    ({ role, distinct }) => role !== 'measure' && distinct > 1 && distinct * x.distinct === profile.rowCount,
  );
  return series && { kind: 'number', column: x, series, points: x.distinct, preparation: 'widen' };
}

function binAxis(measures: readonly ColumnProfile[]): Axis | undefined {
  const [column] = measures;
  if (column === undefined || column.distinct < 2) return undefined;
  return { kind: 'bins', column, points: Math.min(column.distinct, MOST_BINS), preparation: 'bin' };
}

/**
 * Finds what the rows are laid out along: long data by its key, one row of figures by its headings, rows by the column
 * that names them, numbers by an evenly spaced first column, and one lone measure by its bins.
 */
export function findAxis(profile: TableProfile, measures: readonly ColumnProfile[]): Axis | undefined {
  const hasNames = profile.columns.some(({ role }) => NAMING_ROLES.has(role));
  return (
    longAxis(profile, measures) ??
    headerAxis(profile, measures) ??
    numberAxis(profile, measures) ??
    columnAxis(profile, measures) ??
    (measures.length === 1 && !hasNames ? binAxis(measures) : undefined)
  );
}
