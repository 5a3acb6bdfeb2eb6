import type { ColumnProfile, ColumnRole, TimeGrain } from '../table/profile.ts';

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
  /** Absent where the headings of the columns are the positions. */
  readonly column?: ColumnProfile;
  /** The column that names the series, where the rows are long. */
  readonly series?: ColumnProfile;
  /** Positions along the axis once the data is prepared. */
  readonly points: number;
  readonly preparation: Preparation;
  /** Number columns that the axis uses up: they are not drawn as measures. */
  readonly spent?: readonly ColumnProfile[];
};

/** The roles of columns that can name positions or series. */
export const NAMING_ROLES: ReadonlySet<ColumnRole> = new Set(['category', 'label', 'time']);

/** The kind of axis that a column of names or periods makes. */
export function axisKindOf({ time, text }: ColumnProfile): AxisKind {
  if (time !== undefined) return time.isCyclic ? 'cycle' : 'time';
  if (text?.order === 'ranges') return 'bins';
  return text === undefined || text.order === 'none' ? 'category' : 'ordered';
}

const CLOCK: ReadonlySet<TimeGrain> = new Set(['hour', 'minute', 'second']);

/** True for an axis of moments of the clock: samples of something that goes on between them, not periods of it. */
export function hasMoments({ column, kind }: Axis): boolean {
  return kind === 'time' && column?.time !== undefined && CLOCK.has(column.time.grain);
}

/** Below five periods there is no course to follow, only values to compare. */
const FEWEST_PERIODS = 5;
/** Months and hours make a course; weekdays and quarters are few enough to be compared one by one. */
const FEWEST_IN_CYCLE = 8;

/** True for an axis along which values take a course that a line or an area can follow. */
export function isCourse(axis: Axis | undefined): boolean {
  if (axis?.kind === 'cycle') return axis.points >= FEWEST_IN_CYCLE;
  if (axis?.kind === 'time') return axis.points >= FEWEST_PERIODS || hasMoments(axis);
  return axis?.kind === 'number';
}
