import type { Expression } from '../../plan/expression/expression.ts';
import type { DatePart } from '../../plan/transform/transform.ts';
import type { TimeGrain } from '../../table/column.ts';
import { dayTextOf } from '../../table/notation/moment.ts';
import type { TailForm } from './meaning.ts';

const DAY_MS = 86_400_000;
const MONTHS: Partial<Record<DatePart | TimeGrain, number>> = { year: 12, half: 6, quarter: 3, month: 1 };
/** More units of time than these are a slip. */
const MOST_UNITS = 1000;
const DAYS: Partial<Record<DatePart, number>> = { week: 7, day: 1 };

const moment = (iso: string): Expression => ({ kind: 'moment', iso });

/** Where data end: the day that is today for them, and the periods that they are figures for, where the last of these is over. */
export type DataEnd = { readonly today: number; readonly closed?: TimeGrain | undefined };

/** The whole period before the one that a day lies in. */
function periodBefore(part: DatePart, today: number): TailForm | undefined {
  const months = MONTHS[part];
  const date = new Date(today);
  if (months !== undefined) {
    const start = Math.floor(date.getUTCMonth() / months) * months;
    return betweenDays(monthStart(date, start - months), monthStart(date, start) - DAY_MS);
  }
  const days = DAYS[part];
  if (days === undefined) return undefined;
  const start = days === 7 ? today - ((date.getUTCDay() + 6) % 7) * DAY_MS : today;
  return betweenDays(start - days * DAY_MS, start - DAY_MS);
}

/** True where a period of the data that is over ends a longer one with it: December its quarter, its half and its year. */
function isOverWith(part: DatePart, { today, closed }: DataEnd): boolean {
  const months = MONTHS[part];
  const own = closed === undefined ? undefined : MONTHS[closed];
  if (months === undefined || own === undefined || own > months) return false;
  const next = Math.floor(new Date(today).getUTCMonth() / own) * own + own;
  return next % months === 0;
}

/** Words for the last period that there is, whether or not it is over. */
const LATEST = /latest|newest|recent|[أا]حدث/iu;

/**
 * "Last year", "last month": the whole period before the one that the data reach into; the last of the data where that is over ("last year"
 * of figures for whole years), or where `words` ask for the latest.
 */
export function lastPeriod(part: DatePart, words: string, end: DataEnd): TailForm | undefined {
  const isOver = end.closed === part || isOverWith(part, end);
  return isOver || LATEST.test(words) ? lastPeriods(part, 1, end.today) : periodBefore(part, end.today);
}

/** Months of no year by the position in it, as moments are written. */
const MONTHS_OF_YEAR = 'january february march april may june july august september october november december'.split(
  ' ',
);

/**
 * The last few periods of months that have no years, up to the last that there is: of January to December "the last quarter" is October
 * to December. Undefined where the last of them is not over with that month, or where they begin before January.
 */
export function lastOfMonths(part: DatePart, count: number, last: number): TailForm | undefined {
  const months = MONTHS[part];
  if (months === undefined || (last + 1) % months !== 0) return undefined;
  const [low, high] = [MONTHS_OF_YEAR[last + 1 - months * count], MONTHS_OF_YEAR[last]];
  if (low === undefined || high === undefined) return undefined;
  return { kind: 'between', low: moment(low), high: moment(high), isMoment: true };
}

/** The day so many units before today; undefined for units that days are not made of. */
export function momentAgo(part: DatePart, count: number, today: number): Expression | undefined {
  if (!Number.isInteger(count) || count < 1 || count > MOST_UNITS) return undefined;
  const months = MONTHS[part];
  const date = new Date(today);
  const day = Math.min(date.getUTCDate(), daysOf(date, months === undefined ? 0 : months * count));
  if (months !== undefined)
    return moment(dayTextOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months * count, day)));
  const days = DAYS[part];
  return days === undefined ? undefined : moment(dayTextOf(today - days * count * DAY_MS));
}

/** The days that the month has which lies so many before that of a date. */
function daysOf(date: Date, months: number): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months + 1, 0)).getUTCDate();
}

/** The last few periods, up to and including the one that a day lies in: "the last 6 months". */
export function lastPeriods(part: DatePart, count: number, today: number): TailForm | undefined {
  if (!Number.isInteger(count) || count < 1 || count > MOST_UNITS) return undefined;
  const months = MONTHS[part];
  const date = new Date(today);
  if (months !== undefined) {
    const start = Math.floor(date.getUTCMonth() / months) * months;
    return betweenDays(monthStart(date, start - months * (count - 1)), monthStart(date, start + months) - DAY_MS);
  }
  const days = DAYS[part];
  return days === undefined ? undefined : betweenDays(today - (days * count - 1) * DAY_MS, today);
}

function monthStart(date: Date, month: number): number {
  return Date.UTC(date.getUTCFullYear(), month, 1);
}

function betweenDays(first: number, last: number): TailForm {
  return { kind: 'between', low: moment(dayTextOf(first)), high: moment(dayTextOf(last)), isMoment: true };
}
