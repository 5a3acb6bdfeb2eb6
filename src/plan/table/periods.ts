import type { TimeGrain, ValueFormat } from '../../table/column.ts';
import { dayText, padded, timeOfDay } from '../../table/notation/moment.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const MONTHS_OF = { year: 12, half: 6, quarter: 3, month: 1 } as const;
/** 1970-01-05, a Monday. */
const FIRST_MONDAY = 4 * DAY_MS;

const LENGTH_OF = { week: 7 * DAY_MS, day: DAY_MS, hour: HOUR_MS, minute: MINUTE_MS, second: 1000 } as const;

/** The grains from coarse to fine, each with its place. */
export const GRAIN_PLACE = {
  year: 0,
  half: 1,
  quarter: 2,
  month: 3,
  week: 4,
  day: 5,
  hour: 6,
  minute: 7,
  second: 8,
} as const satisfies Record<TimeGrain, number>;

/** The format of periods of a grain that are written as ISO text. */
export const FORMAT_OF_GRAIN = {
  year: 'year',
  half: 'text',
  quarter: 'quarter',
  month: 'month_year',
  week: 'text',
  day: 'date',
  hour: 'datetime',
  minute: 'datetime',
  second: 'datetime',
} as const satisfies Record<TimeGrain, ValueFormat>;

/** A day of the calendar. */
export type CivilDate = { readonly year: number; readonly month: number; readonly day: number };

/** The calendar day of a time in milliseconds since 1970 UTC (Hinnant, "chrono-Compatible Low-Level Date Algorithms"). */
export function civilDate(time: number): CivilDate {
  const days = Math.floor(time / DAY_MS) + 719_468;
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const day = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/** The beginning of the period of a grain that holds a time; weeks begin on Monday (ISO 8601). */
export function startOfPeriod(time: number, grain: TimeGrain): number {
  if (grain === 'year' || grain === 'half' || grain === 'quarter' || grain === 'month') {
    const { year, month } = civilDate(time);
    const months = MONTHS_OF[grain];
    return timeOfDay(year, Math.floor((month - 1) / months) * months + 1, 1);
  }
  const from = grain === 'week' ? FIRST_MONDAY : 0;
  const length = LENGTH_OF[grain];
  return Math.floor((time - from) / length) * length + from;
}

/** The beginning of the period some steps after the one that begins at `start`. */
export function nextPeriod(start: number, grain: TimeGrain, steps = 1): number {
  if (grain === 'year' || grain === 'half' || grain === 'quarter' || grain === 'month') {
    const { year, month } = civilDate(start);
    const months = year * 12 + month - 1 + MONTHS_OF[grain] * steps;
    return timeOfDay(Math.floor(months / 12), (months % 12) + 1, 1);
  }
  return start + LENGTH_OF[grain] * steps;
}

/** ISO text of the period of a grain that begins at a time: `2024`, `2024-H1`, `2024-Q1`, `2024-03`, `2024-W05`, `2024-03-12`, … */
export function periodText(start: number, grain: TimeGrain): string {
  const { year, month, day } = civilDate(start);
  switch (grain) {
    case 'year':
      return padded(year, 4);
    case 'half':
      return `${padded(year, 4)}-H${month <= 6 ? 1 : 2}`;
    case 'quarter':
      return `${padded(year, 4)}-Q${Math.ceil(month / 3)}`;
    case 'month':
      return `${padded(year, 4)}-${padded(month, 2)}`;
    case 'week': {
      const week = isoWeek(start);
      return `${padded(week.year, 4)}-W${padded(week.week, 2)}`;
    }
    case 'day':
      return dayText(year, month, day);
    default:
      return `${dayText(year, month, day)}T${clockText(start)}`;
  }
}

function clockText(time: number): string {
  const seconds = Math.floor((((time % DAY_MS) + DAY_MS) % DAY_MS) / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => padded(part, 2)).join(':');
}

/** The number of the ISO week (1 holds the first Thursday of the year) and the year it belongs to. */
export function isoWeek(time: number): { readonly year: number; readonly week: number } {
  const monday = startOfPeriod(time, 'week');
  const { year } = civilDate(monday + 3 * DAY_MS);
  const first = startOfPeriod(timeOfDay(year, 1, 4), 'week');
  return { year, week: Math.round((monday - first) / (7 * DAY_MS)) + 1 };
}

/** The hour of the day, 0 to 23, of a time in milliseconds since 1970 UTC. */
export function hourOf(time: number): number {
  return Math.floor((((time % DAY_MS) + DAY_MS) % DAY_MS) / HOUR_MS);
}
