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
const MOST_BINS = 20;
const NAMING_ROLES: ReadonlySet<ColumnRole> = new Set(['category', 'label', 'time']);

function kindOf({ time, text }: ColumnProfile): AxisKind {
  if (time !== undefined) return time.isCyclic ? 'cycle' : 'time';
  if (text?.order === 'ranges') return 'bins';
  return text === undefined || text.order === 'none' ? 'category' : 'ordered';
}

function longAxis({ long, columns }: TableProfile): Axis | undefined {
  if (long === undefined) return undefined;
  const [key, other] = [columns[long.key], columns[long.series]];
  if (key === undefined || other === undefined) return undefined;
  const [column, series] = key.time === undefined && other.time !== undefined ? [other, key] : [key, other];
  return { kind: kindOf(column), column, series, points: column.distinct, preparation: 'widen' };
}

function headerAxis(profile: TableProfile, measures: readonly ColumnProfile[]): Axis | undefined {
  if (profile.rowCount !== 1 || measures.length < 2) return undefined;
  const kind = profile.headerTime === undefined ? 'category' : profile.headerTime.isCyclic ? 'cycle' : 'time';
  return { kind, points: measures.length, preparation: 'transpose' };
}

/** The first column that names every row; else the first time column, else the first column whose values repeat. */
function namingColumn(columns: readonly ColumnProfile[]): ColumnProfile | undefined {
  const times = columns.filter((column) => column.role === 'time');
  const names = columns.filter((column) => column.role === 'category' || column.role === 'label');
  const unique = (column: ColumnProfile) => column.isUnique;
  return times.find(unique) ?? names.find(unique) ?? times[0] ?? names[0];
}

function columnAxis(profile: TableProfile, measures: readonly ColumnProfile[]): Axis | undefined {
  const column = namingColumn(profile.columns);
  if (column === undefined) return undefined;
  const base = { kind: kindOf(column), column, points: column.distinct };
  if (measures.length === 0) return column.isUnique ? undefined : { ...base, preparation: 'count' };
  return { ...base, preparation: column.isUnique ? 'none' : 'aggregate' };
}

/** An evenly spaced first measure is an x axis where another measure follows it: the table of a function, or a histogram. */
function numberAxis(profile: TableProfile, measures: readonly ColumnProfile[]): Axis | undefined {
  const [x, y] = measures;
  if (profile.columns.some(({ role, isUnique }) => isUnique && NAMING_ROLES.has(role))) return undefined;
  if (x === undefined || y === undefined || x.number?.isEvenlySpaced !== true || x.distinct < FEWEST_STEPS)
    return undefined;
  const kind = COUNT_WORDS.test(y.label) && y.number?.negatives === 0 ? 'bins' : 'number';
  if (x.isUnique) return { kind, column: x, points: x.distinct, preparation: 'none' };
  const series = profile.columns.find(
    ({ role, distinct }) => role === 'category' && distinct > 1 && distinct * x.distinct === profile.rowCount,
  );
  return series && { kind, column: x, series, points: x.distinct, preparation: 'widen' };
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
    longAxis(profile) ??
    headerAxis(profile, measures) ??
    numberAxis(profile, measures) ??
    columnAxis(profile, measures) ??
    (measures.length === 1 && !hasNames ? binAxis(measures) : undefined)
  );
}
