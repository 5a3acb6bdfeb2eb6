import type { Locale } from '../../chart/locale.ts';
import type { TimeGrain, ValueFormat } from '../../table/column.ts';
import { padded, timeOfDay } from '../../table/notation/moment.ts';
import { weekdayOf } from '../../table/notation/weekday-names.ts';
import { civilDate, FORMAT_OF_GRAIN, hourOf, periodText, startOfPeriod } from '../table/periods.ts';
import type { DatePart } from './transform.ts';

/** What a part of a date may hang on. */
export type DatePartOptions = { readonly fiscalStart: number; readonly locale: Locale };

/** How dates are brought down to one part. */
export type DatePartMaker = {
  /** The coarsest grain that has this part. */
  readonly needs: TimeGrain;
  /** A sortable number of the part: the beginning of a period, or the place in a cycle from 0. */
  readonly startOf: (time: number, options: DatePartOptions) => number;
  /** What is written for such a number. */
  readonly textOf: (start: number, options: DatePartOptions) => string;
  /** What a column of the part is; undefined for text that no notation reads as time. */
  readonly shape: { readonly grain: TimeGrain; readonly format: ValueFormat; readonly isCyclic: boolean } | undefined;
};

const LANGUAGE_OF = { EN_US: 'en', EN_GB: 'en', PT_PT: 'pt-PT', AR: 'ar' } as const satisfies Record<Locale, string>;
const DAY_WORDS = { EN_US: 'Day', EN_GB: 'Day', PT_PT: 'Dia', AR: 'اليوم' } as const satisfies Record<Locale, string>;

/** Every part of a date with the way it is made. */
export const DATE_PARTS_MADE = {
  year: period('year'),
  half: period('half'),
  quarter: period('quarter'),
  month: period('month'),
  week: period('week'),
  day: period('day'),
  hour: period('hour'),
  quarterOfYear: {
    needs: 'quarter',
    startOf: (time) => Math.ceil(civilDate(time).month / 3) - 1,
    textOf: (place) => `Q${place + 1}`,
    shape: { grain: 'quarter', format: 'quarter', isCyclic: true },
  },
  monthOfYear: {
    needs: 'month',
    startOf: (time) => civilDate(time).month - 1,
    textOf: (place, { locale }) => nameFrom({ month: 'long' }, timeOfDay(2024, place + 1, 1), locale),
    shape: { grain: 'month', format: 'month', isCyclic: true },
  },
  weekday: {
    needs: 'day',
    startOf: weekdayOf,
    // 2024-01-01 is a Monday.
    textOf: (place, { locale }) => nameFrom({ weekday: 'long' }, timeOfDay(2024, 1, place + 1), locale),
    shape: { grain: 'day', format: 'text', isCyclic: true },
  },
  dayOfMonth: {
    needs: 'day',
    startOf: (time) => civilDate(time).day - 1,
    textOf: (place, { locale }) => `${DAY_WORDS[locale]} ${place + 1}`,
    shape: { grain: 'day', format: 'text', isCyclic: true },
  },
  hourOfDay: {
    needs: 'hour',
    startOf: (time) => hourOf(time) * 3600,
    textOf: (seconds) => `${padded(seconds / 3600, 2)}:00`,
    shape: { grain: 'hour', format: 'time', isCyclic: true },
  },
  fiscalYear: {
    needs: 'month',
    startOf: (time, { fiscalStart }) => timeOfDay(fiscalYearOf(time, fiscalStart), 1, 1),
    textOf: (start) => `FY${civilDate(start).year}`,
    shape: { grain: 'year', format: 'year', isCyclic: false },
  },
  fiscalQuarter: {
    needs: 'month',
    startOf: (time, { fiscalStart }) => {
      const quarter = Math.floor(((civilDate(time).month - fiscalStart + 12) % 12) / 3);
      return fiscalYearOf(time, fiscalStart) * 4 + quarter;
    },
    textOf: (place) => `FY${Math.floor(place / 4)} Q${(place % 4) + 1}`,
    shape: undefined,
  },
} as const satisfies Record<DatePart, DatePartMaker>;

function period(grain: 'year' | 'half' | 'quarter' | 'month' | 'week' | 'day' | 'hour'): DatePartMaker {
  return {
    needs: grain,
    startOf: (time) => startOfPeriod(time, grain),
    textOf: (start) => periodText(start, grain),
    shape: { grain, format: FORMAT_OF_GRAIN[grain], isCyclic: false },
  };
}

/** The fiscal year of a time: that of the calendar year in which it ends. */
function fiscalYearOf(time: number, fiscalStart: number): number {
  const { year, month } = civilDate(time);
  return fiscalStart > 1 && month >= fiscalStart ? year + 1 : year;
}

function nameFrom(
  part: { readonly month: 'long' } | { readonly weekday: 'long' },
  time: number,
  locale: Locale,
): string {
  return new Intl.DateTimeFormat(LANGUAGE_OF[locale], { ...part, timeZone: 'UTC' }).format(time);
}
