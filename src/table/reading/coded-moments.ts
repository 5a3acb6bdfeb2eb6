import type { TypedColumn, Value } from '../column.ts';
import { dayTextOf, timeOfDay } from '../notation/moment.ts';
import type { LabelFacts } from './column-label.ts';
import { grainOfTimes } from './time-grain.ts';

const EPOCH_WORDS: ReadonlySet<string> = new Set(
  'timestamp timestamps time date datetime when epoch created updated at ts unix modified data hora tempo التاريخ الوقت'.split(
    ' ',
  ),
);
/** Seconds and milliseconds since 1970 of the years from 1990 to 2100. */
const FIRST_SECOND = 631_152_000;
const LAST_SECOND = 4_102_444_800;

/** The fields of a column whose whole numbers stand for moments. */
type CodedMoments = Pick<TypedColumn, 'kind' | 'format' | 'values' | 'times' | 'grain' | 'isCyclic'>;

/**
 * Whole numbers under a label of time as moments: seconds or milliseconds since 1970 (values become ISO text in UTC), days
 * written as 20240312 or numbered by a spreadsheet, or months written as 202403. Undefined where they are none of these.
 */
export function maybeCodedMoments(facts: LabelFacts, numbers: Float64Array): CodedMoments | undefined {
  const days = compactDays(facts, numbers) ?? spreadsheetDays(facts, numbers);
  if (days !== undefined) {
    return {
      kind: 'date',
      format: 'date',
      values: textsOf(days, dayTextOf),
      times: days,
      grain: 'day',
      isCyclic: false,
    };
  }
  const months = compactMonths(facts, numbers);
  if (months !== undefined) {
    const values = textsOf(months, (time) => dayTextOf(time).slice(0, 7));
    return { kind: 'date', format: 'month_year', values, times: months, grain: 'month', isCyclic: false };
  }
  const factor = epochFactor(facts, numbers);
  if (factor === undefined) return undefined;
  const times = numbers.map((value) => value * factor);
  const values = textsOf(times, (time) => new Date(time).toISOString().replace('.000Z', 'Z'));
  return { kind: 'date', format: 'datetime', values, times, grain: grainOfTimes(times), isCyclic: false };
}

function textsOf(times: Float64Array, toText: (time: number) => string): readonly Value[] {
  return Array.from(times, (time) => (Number.isNaN(time) ? null : toText(time)));
}

/**
 * The factor that turns whole numbers under a label of time ("timestamp") into milliseconds since 1970, 1 or 1000; undefined where
 * they are no such moments.
 */
function epochFactor(facts: LabelFacts, numbers: Float64Array): number | undefined {
  if (!hasEpochWord(facts)) return undefined;
  let factor: number | undefined;
  for (const value of numbers) {
    if (Number.isNaN(value)) continue;
    const own =
      value >= FIRST_SECOND && value <= LAST_SECOND
        ? 1000
        : value >= FIRST_SECOND * 1000 && value <= LAST_SECOND * 1000
          ? 1
          : 0;
    if (own === 0 || (factor !== undefined && own !== factor)) return undefined;
    factor = own;
  }
  return factor;
}

function hasEpochWord(facts: LabelFacts): boolean {
  for (const word of facts.words) {
    if (EPOCH_WORDS.has(word)) return true;
  }
  return false;
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;
const DAY_WORDS: ReadonlySet<string> = new Set(
  'date day dates data dia timestamp ts التاريخ تاريخ اليوم يوم'.split(' '),
);
const SHEET_DAY_WORDS: ReadonlySet<string> = new Set('date dates data datas التاريخ تاريخ'.split(' '));
const MONTH_WORDS: ReadonlySet<string> = new Set(
  'month months yearmonth yyyymm period date dates mes meses periodo data الشهر شهر التاريخ تاريخ'.split(' '),
);

/** The days that whole numbers such as 20240312 write under a label of dates, as times; undefined where one is no such day. */
function compactDays(facts: LabelFacts, numbers: Float64Array): Float64Array | undefined {
  if (![...facts.words].some((word) => DAY_WORDS.has(word))) return undefined;
  return timesOf(numbers, (value) =>
    timeInYears(Math.floor(value / 10_000), Math.floor(value / 100) % 100, value % 100),
  );
}

/** The days from 2000 to 2099 as spreadsheets number them: 36526 is 1 January 2000. */
const FIRST_SHEET_DAY = 36_526;
const LAST_SHEET_DAY = 73_050;
/** The number that spreadsheets give to 1 January 1970. */
const SHEET_DAY_OF_EPOCH = 25_569;
const DAY_MS = 86_400_000;

/** The days that whole numbers such as 45292 stand for under a label of dates, where a spreadsheet lost their format. */
function spreadsheetDays(facts: LabelFacts, numbers: Float64Array): Float64Array | undefined {
  if (![...facts.words].some((word) => SHEET_DAY_WORDS.has(word)) || facts.measureWord !== undefined) return undefined;
  return timesOf(numbers, (value) =>
    Number.isInteger(value) && value >= FIRST_SHEET_DAY && value <= LAST_SHEET_DAY
      ? (value - SHEET_DAY_OF_EPOCH) * DAY_MS
      : Number.NaN,
  );
}

/** The first days of the months that whole numbers such as 202403 write under a label of months or dates. */
function compactMonths(facts: LabelFacts, numbers: Float64Array): Float64Array | undefined {
  if (![...facts.words].some((word) => MONTH_WORDS.has(word))) return undefined;
  return timesOf(numbers, (value) => timeInYears(Math.floor(value / 100), value % 100, 1));
}

function timeInYears(year: number, month: number, day: number): number {
  return year >= FIRST_YEAR && year <= LAST_YEAR ? timeOfDay(year, month, day) : Number.NaN;
}

/** The time of each number, NaN for none; undefined where a number has no time. */
function timesOf(numbers: Float64Array, toTime: (value: number) => number): Float64Array | undefined {
  const times = new Float64Array(numbers.length);
  for (let row = 0; row < numbers.length; row++) {
    const value = numbers[row] ?? Number.NaN;
    times[row] = Number.isNaN(value) ? value : toTime(value);
    if (Number.isNaN(times[row]) && !Number.isNaN(value)) return undefined;
  }
  return times;
}
