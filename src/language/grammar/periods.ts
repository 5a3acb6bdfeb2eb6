import type { Expression } from '../../plan/expression/expression.ts';
import type { DatePart } from '../../plan/transform/transform.ts';
import { dayTextOf } from '../../table/notation/moment.ts';
import type { TailForm } from './meaning.ts';

const DAY_MS = 86_400_000;
const MONTHS: Partial<Record<DatePart, number>> = { year: 12, half: 6, quarter: 3, month: 1 };
const DAYS: Partial<Record<DatePart, number>> = { week: 7, day: 1 };

const moment = (iso: string): Expression => ({ kind: 'moment', iso });

/** The whole period before the one that a day lies in: "last year", "last month". */
export function periodBefore(part: DatePart, today: number): TailForm | undefined {
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

/** The last few periods, up to and including the one that a day lies in: "the last 6 months". */
export function lastPeriods(part: DatePart, count: number, today: number): TailForm | undefined {
  if (!Number.isInteger(count) || count < 1 || count > 1000) return undefined;
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
