import type { ColumnKind, TimeGrain, ValueFormat } from '../column.ts';

type ShapeFacts = {
  readonly kind: ColumnKind;
  readonly format: ValueFormat;
  readonly grain: TimeGrain;
  readonly isCyclic: boolean;
};

/**
 * Every way to name a moment or a period, with the kind and format of a column of them. Shapes that `graph-config.md` has no
 * format for (weekdays, halves, weeks by number) are dates whose format is text.
 */
export const MOMENT_SHAPES = {
  datetime: { kind: 'date', format: 'datetime', grain: 'second', isCyclic: false },
  date: { kind: 'date', format: 'date', grain: 'day', isCyclic: false },
  weekRange: { kind: 'weeklyRange', format: 'weekly_date_range', grain: 'week', isCyclic: false },
  week: { kind: 'date', format: 'text', grain: 'week', isCyclic: false },
  monthOfYear: { kind: 'date', format: 'month_year', grain: 'month', isCyclic: false },
  quarterOfYear: { kind: 'date', format: 'quarter', grain: 'quarter', isCyclic: false },
  halfOfYear: { kind: 'date', format: 'text', grain: 'half', isCyclic: false },
  year: { kind: 'date', format: 'year', grain: 'year', isCyclic: false },
  time: { kind: 'date', format: 'time', grain: 'minute', isCyclic: true },
  weekday: { kind: 'date', format: 'text', grain: 'day', isCyclic: true },
  dayOfMonth: { kind: 'date', format: 'day_month', grain: 'day', isCyclic: true },
  month: { kind: 'date', format: 'month', grain: 'month', isCyclic: true },
  quarter: { kind: 'date', format: 'quarter', grain: 'quarter', isCyclic: true },
  weekNumber: { kind: 'date', format: 'text', grain: 'week', isCyclic: true },
  dayNumber: { kind: 'date', format: 'text', grain: 'day', isCyclic: true },
  monthNumber: { kind: 'date', format: 'text', grain: 'month', isCyclic: true },
  half: { kind: 'date', format: 'text', grain: 'half', isCyclic: true },
} as const satisfies Record<string, ShapeFacts>;

/** One way to name a moment. */
export type MomentShape = keyof typeof MOMENT_SHAPES;

/** The order of day and month in a numeric date. */
export type DateOrder = 'day-first' | 'month-first';

/** A moment or period that a text names. */
export type ParsedMoment = {
  readonly shape: MomentShape;
  /** Milliseconds since 1970 UTC of its beginning; for a cyclic shape the position in the cycle (January 0, Monday 0, seconds of a day). */
  readonly time: number;
  /** ISO text of the grain; where no year is named, the text as it came. */
  readonly text: string;
  /** For a numeric date: the order it proves, or `either` where both are possible. */
  readonly order?: DateOrder | 'either';
  /** The same text in the other order of day and month, where `order` is `either`. */
  readonly other?: { readonly time: number; readonly text: string };
  /** A second meaning that only the whole column can settle: "2011-12" a school year, "Mar 24" a day, "1:30" a length of time. */
  readonly alternative?: { readonly shape: MomentShape; readonly time: number; readonly text: string };
};

const DAY_MS = 86_400_000;

/**
 * Milliseconds since 1970 UTC of a day, or NaN where the calendar has no such day. Years from 1 to 9999. Counts days in eras of
 * 400 years that begin in March (Hinnant, "chrono-Compatible Low-Level Date Algorithms"): no `Date` is made. `| 0` divides whole
 * numbers as processors do, several times faster than `Math.floor`.
 */
export function timeOfDay(year: number, month: number, day: number): number {
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) && year >= 1)) return Number.NaN;
  const fromMarch = month > 2 ? year : year - 1;
  const era = (fromMarch / 400) | 0;
  const yearOfEra = fromMarch - era * 400;
  const dayOfYear = (((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) | 0) + day - 1;
  const dayOfEra = yearOfEra * 365 + ((yearOfEra / 4) | 0) - ((yearOfEra / 100) | 0) + dayOfYear;
  return (era * 146_097 + dayOfEra - 719_468) * DAY_MS;
}

/** Number of days of a month of the Gregorian calendar, 1 to 12. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The year that two written digits mean: 00 to 49 are of this century, 50 to 99 of the last. */
export function fullYear(value: number, digits: number): number {
  if (digits > 2) return value;
  return value < 50 ? 2000 + value : 1900 + value;
}

/** A number with leading zeros to the given width. */
export function padded(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

/** `2024-03-12`. */
export function dayText(year: number, month: number, day: number): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** The day's ISO text of a time in milliseconds since 1970 UTC. */
export function dayTextOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
