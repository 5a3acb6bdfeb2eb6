import type { TimeGrain } from '../column.ts';
import type { TimeProfile } from '../profile.ts';

const DAY_MS = 86_400_000;

/** Length of the fixed grains in milliseconds. */
export const GRAIN_MS = { week: 7 * DAY_MS, day: DAY_MS, hour: 3_600_000, minute: 60_000, second: 1000 } as const;
/** Months of the calendar grains. */
const GRAIN_MONTHS = { year: 12, half: 6, quarter: 3, month: 1 } as const;
const HALF_A_STEP = 0.5;

/** Moments of a column, NaN where a row has none. */
export type Moments = {
  readonly times: Float64Array;
  /** Each moment once, where that is known already. */
  readonly distinct?: Float64Array | undefined;
  readonly grain: TimeGrain;
  readonly isCyclic: boolean;
};

/**
 * Order, regularity and gaps of the moments of a column. Undefined where there is none. Days that all begin a month or a year,
 * or lie whole weeks apart, are of that coarser grain.
 */
export function computeTimeProfile({ times, distinct = times, grain, isCyclic }: Moments): TimeProfile | undefined {
  const sorted = distinct.filter((time) => !Number.isNaN(time)).sort();
  const first = sorted[0];
  const last = sorted[sorted.length - 1];
  if (first === undefined || last === undefined) return undefined;
  const coarse = isCyclic || grain !== 'day' ? grain : coarsestGrain(sorted);
  return {
    grain: coarse,
    isCyclic,
    isAscending: neverFalls(times),
    ...regularity(sorted, coarse, isCyclic),
    first,
    last,
  };
}

function neverFalls(times: Float64Array): boolean {
  let last = Number.NEGATIVE_INFINITY;
  for (const time of times) {
    if (time < last) return false;
    if (!Number.isNaN(time)) last = time;
  }
  return true;
}

/** The coarsest grain whose beginnings all these days are. `sorted` rises. */
function coarsestGrain(sorted: Float64Array): TimeGrain {
  const first = sorted[0] ?? 0;
  if (sorted[sorted.length - 1] === first) return 'day';
  let isWeekly = true;
  let isMonthly = true;
  let isYearly = true;
  for (const time of sorted) {
    if ((time - first) % GRAIN_MS.week !== 0) isWeekly = false;
    if (isMonthly) {
      const date = new Date(time);
      if (date.getUTCDate() !== 1) isMonthly = false;
      else if (date.getUTCMonth() !== 0) isYearly = false;
    }
    if (!isWeekly && !isMonthly) return 'day';
  }
  if (isMonthly) return isYearly ? 'year' : 'month';
  return 'week';
}

/** Steps of one grain between distinct moments; longer steps leave gaps. `sorted` rises. */
function regularity(
  sorted: Float64Array,
  grain: TimeGrain,
  isCyclic: boolean,
): Pick<TimeProfile, 'isRegular' | 'gaps'> {
  let gaps = 0;
  let isRegular = true;
  let before = Number.NaN;
  let place = Number.NaN;
  for (const time of sorted) {
    if (time === before) continue;
    const next = isCyclic ? placeInCycle(time, grain) : periodOf(time, grain);
    const steps = next - place;
    if (steps > 1 + HALF_A_STEP) gaps += Math.round(steps) - 1;
    if (Math.abs(steps - 1) > HALF_A_STEP) isRegular = false;
    before = time;
    place = next;
  }
  return { isRegular, gaps };
}

/** Times of day are seconds, every other cycle is counted in its own grain. */
function placeInCycle(position: number, grain: TimeGrain): number {
  if (grain === 'hour') return position / 3600;
  return grain === 'minute' ? position / 60 : position;
}

/** The number of the period a moment lies in, counted from 1970; fractional for fixed grains. */
export function periodOf(time: number, grain: TimeGrain): number {
  if (grain === 'year' || grain === 'half' || grain === 'quarter' || grain === 'month') {
    const date = new Date(time);
    return Math.floor((date.getUTCFullYear() * 12 + date.getUTCMonth()) / GRAIN_MONTHS[grain]);
  }
  return time / GRAIN_MS[grain];
}
