import { type Locale, WRITTEN_LOCALE_OF } from '../../chart/locale.ts';
import { maybeMoment } from '../../table/notation/date-notation.ts';

const YEAR = /^\d{4}$/;
const QUARTER = /^(\d{4})-Q([1-4])$/;
const HALF = /^(\d{4})-H([12])$/;
const WEEK = /^(\d{4})-W(\d\d)$/;
const MONTH = /^\d{4}-\d\d$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MINUTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const ARABIC_ORDINALS = ['الأول', 'الثاني', 'الثالث', 'الرابع'] as const;

type PartWriter = (part: number, year: string) => string;

const QUARTERS: Readonly<Record<Locale, PartWriter>> = {
  EN_GB: (quarter, year) => `Q${quarter} ${year}`,
  EN_US: (quarter, year) => `Q${quarter} ${year}`,
  PT_PT: (quarter, year) => `o ${quarter}.º trimestre de ${year}`,
  AR: (quarter, year) => `الربع ${ARABIC_ORDINALS[quarter - 1] ?? ''} من ${year}`,
};

const HALVES: Readonly<Record<Locale, PartWriter>> = {
  EN_GB: (half, year) => `H${half} ${year}`,
  EN_US: (half, year) => `H${half} ${year}`,
  PT_PT: (half, year) => `o ${half}.º semestre de ${year}`,
  AR: (half, year) => `النصف ${ARABIC_ORDINALS[half - 1] ?? ''} من ${year}`,
};

const WEEKS: Readonly<Record<Locale, PartWriter>> = {
  EN_GB: (week, year) => `week ${week} of ${year}`,
  EN_US: (week, year) => `week ${week} of ${year}`,
  PT_PT: (week, year) => `a semana ${week} de ${year}`,
  AR: (week, year) => `الأسبوع ${writeYear(String(week), 'AR')} من عام ${year}`,
};

/**
 * A date or period given as ISO text of its grain, in the words of a locale: `2024`, `Q1 2024`, `week 7 of 2024`, `March 2024`,
 * `12 March 2024`, `March`.
 * A text that is no such date is given back as it is.
 */
export function writeMoment(iso: string, locale: Locale): string {
  if (YEAR.test(iso)) return writeYear(iso, locale);
  const [, quarterYear, quarter] = QUARTER.exec(iso) ?? [];
  if (quarterYear !== undefined) return QUARTERS[locale](Number(quarter), writeYear(quarterYear, locale));
  const [, halfYear, half] = HALF.exec(iso) ?? [];
  if (halfYear !== undefined) return HALVES[locale](Number(half), writeYear(halfYear, locale));
  const [, weekYear, week] = WEEK.exec(iso) ?? [];
  if (weekYear !== undefined) return WEEKS[locale](Number(week), writeYear(weekYear, locale));
  if (MONTH.test(iso)) return writeDate(`${iso}-01T00:00:00Z`, { month: 'long', year: 'numeric' }, locale) ?? iso;
  if (DAY.test(iso)) return writeDate(`${iso}T00:00:00Z`, { dateStyle: 'long' }, locale) ?? iso;
  if (!MINUTE.test(iso)) return writeInCycle(iso, locale);
  return writeDate(`${iso.slice(0, 16)}:00Z`, { dateStyle: 'long', timeStyle: 'short' }, locale) ?? iso;
}

/** A month or a weekday without a date, whatever language it is said in; other texts as they are. */
function writeInCycle(text: string, locale: Locale): string {
  const moment = maybeMoment(text);
  if (moment?.shape === 'month') return writeDate(dayOf(A_YEAR, moment.time, 1), { month: 'long' }, locale) ?? text;
  // The first of January 2024 was a Monday.
  if (moment?.shape === 'weekday')
    return writeDate(dayOf(A_YEAR, 0, 1 + moment.time), { weekday: 'long' }, locale) ?? text;
  return text;
}

const A_YEAR = 2024;
const dayOf = (year: number, month: number, day: number): string => new Date(Date.UTC(year, month, day)).toISOString();

/** A year has no thousands separator. */
function writeYear(year: string, locale: Locale): string {
  const writer = YEAR_WRITERS.get(locale) ?? new Intl.NumberFormat(WRITTEN_LOCALE_OF[locale], { useGrouping: false });
  YEAR_WRITERS.set(locale, writer);
  return writer.format(Number(year));
}

const YEAR_WRITERS = new Map<Locale, Intl.NumberFormat>();

/** Making a formatter takes a hundred times as long as using it. */
const FORMATTERS = new Map<string, Intl.DateTimeFormat>();

function writeDate(iso: string, options: Intl.DateTimeFormatOptions, locale: Locale): string | undefined {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return undefined;
  const name = locale + JSON.stringify(options);
  const formatter =
    FORMATTERS.get(name) ?? new Intl.DateTimeFormat(WRITTEN_LOCALE_OF[locale], { ...options, timeZone: 'UTC' });
  FORMATTERS.set(name, formatter);
  return formatter.format(time);
}
