import { type Locale, WRITTEN_LOCALE_OF } from '../../chart/locale.ts';
import { writeDigits } from '../../chart/write-length-of-time.ts';
import type { TypedColumn } from '../../table/column.ts';

type MomentForm = 'day' | 'dayOfYear' | 'month' | 'monthName' | 'moment' | 'clock';

const FORMS = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  dayOfYear: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
  monthName: { month: 'short' },
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<MomentForm, Intl.DateTimeFormatOptions>;

const QUARTERS = { EN_US: 'Q', EN_GB: 'Q', PT_PT: 'T', AR: 'الربع ' } as const satisfies Record<Locale, string>;
const HALVES = { EN_US: 'H', EN_GB: 'H', PT_PT: 'S', AR: 'النصف ' } as const satisfies Record<Locale, string>;
const WEEKS = { EN_US: 'W', EN_GB: 'W', PT_PT: 'S', AR: 'أسبوع ' } as const satisfies Record<Locale, string>;

/** Says at the end of a moment where its clock hangs. */
const ZONE = /(?:Z|[+-]\d\d(?::?\d\d)?)$/;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(form: MomentForm, locale: Locale): Intl.DateTimeFormat {
  const name = `${locale} ${form}`;
  let formatter = formatters.get(name);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(WRITTEN_LOCALE_OF[locale], { ...FORMS[form], timeZone: 'UTC' });
    formatters.set(name, formatter);
  }
  return formatter;
}

/**
 * A typed date or period in the words of a locale: `12 Mar 2024`, `Mar 2024`, `Q1 2024`, `2024`. Text that is no ISO text of a
 * period (months without a year) stays as it is.
 */
export function writeMoment(value: string | number, column: TypedColumn, locale: Locale): string {
  if (typeof value === 'number') return writeDigits(String(value), locale);
  if (column.isCyclic === true) return writeDigits(value, locale);
  const [from, to] = value.split('/');
  if (to !== undefined) return `${writeForm(from, 'dayOfYear', locale)} – ${writeForm(to, 'dayOfYear', locale)}`;
  const period = /^(\d{4})-(Q|H|W|S)(\d+)$/.exec(value);
  if (period !== null) return writePeriod(period, locale);
  if (/^\d{4}-\d{2}$/.test(value)) return writeForm(value, 'month', locale);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return writeForm(value, 'day', locale);
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return writeForm(ZONE.test(value) ? value : `${value}Z`, 'moment', locale);
  return writeDigits(value, locale);
}

/** One part of a moment, in milliseconds since 1970 UTC, in the words of a locale: `2024`, `Mar`, `12 Mar`, `14:30`. */
export function writeMomentPart(
  time: number,
  part: 'year' | 'monthName' | 'dayOfYear' | 'clock',
  locale: Locale,
): string {
  if (part === 'year') return writeDigits(String(new Date(time).getUTCFullYear()), locale);
  return formatterOf(part, locale).format(time);
}

function writePeriod([, year = '', letter = '', part = '']: readonly string[], locale: Locale): string {
  const words = letter === 'Q' ? QUARTERS : letter === 'W' ? WEEKS : HALVES;
  return writeDigits(`${words[locale]}${Number(part)} ${year}`, locale);
}

function writeForm(text: string | undefined, form: MomentForm, locale: Locale): string {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? (text ?? '') : formatterOf(form, locale).format(time);
}
