import type { Locale } from '../../chart/locale.ts';
import { writeMomentPart } from './write-moment.ts';

/** A place on an axis of time: its moment, and one or two lines of label. */
export type TimeTick = { readonly time: number; readonly lines: readonly string[] };

type Step = {
  readonly unit: 'year' | 'month' | 'day' | 'hour' | 'minute';
  readonly count: number;
  readonly ms: number;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const steps = (unit: Step['unit'], ms: number, counts: readonly number[]): readonly Step[] =>
  counts.map((count) => ({ unit, count, ms: ms * count }));

const STEPS: readonly Step[] = [
  ...steps('minute', MINUTE, [1, 5, 15, 30]),
  ...steps('hour', HOUR, [1, 3, 6, 12]),
  ...steps('day', DAY, [1, 2, 7, 14]),
  ...steps('month', 30.4 * DAY, [1, 2, 3, 6]),
  ...steps('year', 365.25 * DAY, [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000]),
];

/**
 * Beginnings of years, months, days or hours between two moments, in milliseconds since 1970 UTC, at most about `mostTicks`. The
 * larger period stands in a second line where it changes.
 */
export function timeTicks(
  { first, last, mostTicks }: { first: number; last: number; mostTicks: number },
  locale: Locale,
): readonly TimeTick[] {
  const wanted = (last - first) / Math.max(1, mostTicks);
  const step = STEPS.find(({ ms }) => ms >= wanted) ?? steps('year', 365.25 * DAY, [1000])[0];
  if (step === undefined) return [];
  const ticks: TimeTick[] = [];
  let context = '';
  for (let time = floorTo(first, step); time <= last && ticks.length < 200; time = advance(time, step)) {
    if (time < first) continue;
    const { line, larger } = writeTick(time, step, locale);
    ticks.push({ time, lines: larger === undefined || larger === context ? [line] : [line, larger] });
    context = larger ?? context;
  }
  return ticks;
}

function writeTick(time: number, { unit }: Step, locale: Locale): { readonly line: string; readonly larger?: string } {
  const year = writeMomentPart(time, 'year', locale);
  if (unit === 'year') return { line: year };
  if (unit === 'month') return { line: writeMomentPart(time, 'monthName', locale), larger: year };
  if (unit === 'day') return { line: writeMomentPart(time, 'dayOfYear', locale), larger: year };
  return { line: writeMomentPart(time, 'clock', locale), larger: writeMomentPart(time, 'dayOfYear', locale) };
}

function floorTo(time: number, { unit, count, ms }: Step): number {
  const date = new Date(time);
  const year = date.getUTCFullYear();
  if (unit === 'year') return utc(Math.floor(year / count) * count, 0);
  if (unit === 'month') return utc(year, Math.floor(date.getUTCMonth() / count) * count);
  return Math.floor(time / ms) * ms;
}

function advance(time: number, { unit, count, ms }: Step): number {
  const date = new Date(time);
  if (unit === 'year') return utc(date.getUTCFullYear() + count, 0);
  if (unit === 'month') return utc(date.getUTCFullYear(), date.getUTCMonth() + count);
  return time + ms;
}

/** `Date.UTC` takes years below 100 for years of the last century. */
function utc(year: number, month: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month, 1);
  return date.getTime();
}
