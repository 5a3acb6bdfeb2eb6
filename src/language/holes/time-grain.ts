import { startOfPeriod } from '../../plan/table/periods.ts';
import type { DatePart } from '../../plan/transform/transform.ts';
import type { ColumnProfile } from '../../table/profile.ts';

const DAY_MS = 86_400_000;
const LENGTHS: readonly (readonly [DatePart, number])[] = [
  ['hour', DAY_MS / 24],
  ['day', DAY_MS],
  ['week', 7 * DAY_MS],
  ['month', 30.44 * DAY_MS],
  ['quarter', 91.3 * DAY_MS],
  ['year', 365.25 * DAY_MS],
];
const MOST_POINTS = 40;
const ORDER: readonly string[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'half', 'year'];

/** The period that a place in a cycle is of. */
const PERIOD_OF_PLACE: Partial<Readonly<Record<DatePart, DatePart>>> = {
  weekday: 'day',
  dayOfMonth: 'day',
  monthOfYear: 'month',
  quarterOfYear: 'quarter',
  hourOfDay: 'hour',
};

/** True for a column of dates as fine as a period, or of places in a cycle of such periods. */
export function isWithin({ time, format }: ColumnProfile, part: DatePart): boolean {
  const grain = time?.grain ?? (format === 'year' ? 'year' : undefined);
  if (grain === undefined) return false;
  const period = PERIOD_OF_PLACE[part] ?? part;
  return time?.isCyclic === true ? grain === period : ORDER.indexOf(grain) <= ORDER.indexOf(period);
}

const PERIODS = ['year', 'half', 'quarter', 'month', 'week', 'day'] as const;

/** True for dates that one period holds, and that are finer than it. */
export function liesWithin({ time }: ColumnProfile, part: DatePart): boolean {
  const grain = PERIODS.find((one) => one === part);
  if (time === undefined || time.isCyclic || grain === undefined || time.grain === grain) return false;
  return startOfPeriod(time.first, grain) === startOfPeriod(time.last, grain);
}

/** How many of the places of a cycle of months or quarters a period without its year takes. */
const PLACES: Partial<Readonly<Record<string, Partial<Readonly<Record<DatePart, number>>>>>> = {
  month: { year: 12, half: 6, quarter: 3 },
  quarter: { year: 4, half: 2 },
};

/** The same, of months or quarters that have no years too: January to June lie within one half. */
export function liesWithinOne(column: ColumnProfile, part: DatePart): boolean {
  const { time } = column;
  if (time?.isCyclic !== true) return liesWithin(column, part);
  const places = PLACES[time.grain]?.[part];
  return places !== undefined && Math.floor(time.first / places) === Math.floor(time.last / places);
}

/** Hours are points of one day or two. */
const MOST_HOURS = 48;

/** The finest period, weeks left out, that leaves at most 40 points of a time column, or 48 hours; none where the dates are few as they are. */
export function grainFor({ time, distinct }: ColumnProfile): DatePart | undefined {
  if (time === undefined || time.isCyclic || distinct <= MOST_POINTS) return undefined;
  const span = time.last - time.first;
  const coarser = LENGTHS.filter(([part]) => ORDER.indexOf(part) > ORDER.indexOf(time.grain) && part !== 'week');
  const isFew = ([part, length]: (typeof LENGTHS)[number]): boolean =>
    span / length <= (part === 'hour' ? MOST_HOURS : MOST_POINTS);
  return (coarser.find(isFew) ?? coarser.at(-1))?.[0];
}

/** True for dates of three years or more. */
export function spansYears({ time }: ColumnProfile): boolean {
  if (time === undefined || time.isCyclic) return false;
  return new Date(time.last).getUTCFullYear() - new Date(time.first).getUTCFullYear() > 1;
}
