import type { DatePart } from '../../plan/transform/transform.ts';

/** What a part of a date is beside the coarser ones: the month of "year and month" needs no year of its own. */
const WITHIN: Partial<Readonly<Record<DatePart, { readonly coarser: readonly DatePart[]; readonly part: DatePart }>>> =
  {
    quarter: { coarser: ['year'], part: 'quarterOfYear' },
    month: { coarser: ['year', 'quarter'], part: 'monthOfYear' },
    day: { coarser: ['month', 'monthOfYear'], part: 'dayOfMonth' },
    hour: { coarser: ['day'], part: 'hourOfDay' },
  };

/** A part as it is beside the others. */
export function partBeside(part: DatePart, all: readonly DatePart[]): DatePart {
  const within = WITHIN[part];
  return within !== undefined && all.some((other) => within.coarser.includes(other)) ? within.part : part;
}

/** Periods that run on, the finest last. */
const PERIODS: readonly DatePart[] = ['year', 'half', 'quarter', 'month', 'week', 'day', 'hour'];
/** What a period is beside a place in another cycle: the month of "weekdays by month" is of any year. */
const CYCLE_OF: Partial<Readonly<Record<DatePart, DatePart>>> = {
  quarter: 'quarterOfYear',
  month: 'monthOfYear',
  hour: 'hourOfDay',
};

/** The finer of two periods that run on; undefined where one of them is a place in a cycle. */
export function finerPeriod(one: DatePart, other: DatePart): DatePart | undefined {
  const [first, second] = [PERIODS.indexOf(one), PERIODS.indexOf(other)];
  return first < 0 || second < 0 ? undefined : PERIODS[Math.max(first, second)];
}

/** What two parts of one date are where each tells rows apart by itself; undefined where one of them says it all. */
export function crossedParts(one: DatePart, other: DatePart): readonly [DatePart, DatePart] | undefined {
  // "Per month, binned by month": the month of any year is no other group than the month.
  if (one === other || CYCLE_OF[one] === other || CYCLE_OF[other] === one) return undefined;
  if (finerPeriod(one, other) === undefined) return [CYCLE_OF[one] ?? one, CYCLE_OF[other] ?? other];
  const [first, second] = [partBeside(one, [other]), partBeside(other, [one])];
  return first === one && second === other ? undefined : [first, second];
}
