import { type Locale, WRITTEN_LOCALE_OF } from '../../chart/locale.ts';
import { writeDigits, writeLengthOfTime } from '../../chart/write-length-of-time.ts';
import { ABBREVIATIONS, type Abbreviation, type NumberStyle } from './number-style.ts';

/** How one number is written: the style of its column, its scale, how many decimals. */
export type NumberNotation = {
  readonly style: NumberStyle;
  readonly locale: Locale;
  readonly abbreviation?: Abbreviation;
  readonly fewestDecimals?: number;
  readonly mostDecimals?: number;
};

const FACTORS = { none: 1, k: 1e3, m: 1e6, b: 1e9, t: 1e12 } as const satisfies Record<Abbreviation, number>;

/** Suffixes as each language abbreviates them; Portugal counts in the long scale, so 10^9 is `mM` and 10^12 `B`. */
const SUFFIXES = {
  EN_US: { none: '', k: 'K', m: 'M', b: 'B', t: 'T' },
  EN_GB: { none: '', k: 'k', m: 'm', b: 'bn', t: 'tn' },
  PT_PT: { none: '', k: '\u00a0mil', m: '\u00a0M', b: '\u00a0mM', t: '\u00a0B' },
  AR: { none: '', k: '\u00a0ألف', m: '\u00a0مليون', b: '\u00a0مليار', t: '\u00a0تريليون' },
} as const satisfies Record<Locale, Record<Abbreviation, string>>;

const MINUS = '\u2212';
const formatters = new Map<string, Intl.NumberFormat>();

/** The scale to shorten numbers of a size to: none below 10,000. */
export function abbreviationFor(largest: number): Abbreviation {
  const size = Math.abs(largest);
  if (size < 10_000) return 'none';
  if (size < 1e6) return 'k';
  if (size < 1e9) return 'm';
  return size < 1e12 ? 'b' : 't';
}

/** What a scale divides by. */
export function factorOf(abbreviation: Abbreviation): number {
  return FACTORS[abbreviation];
}

/**
 * A number in the digits, separators and signs of a locale: `$1.9M`, `1,9 M €`, `12.5%`, `١٬٢٣٤`, `2:05:00`. Sizes beyond
 * what digits can show, 10^15 and up or below 10^-6, are written as powers of ten.
 */
export function writeNumber(value: number, notation: NumberNotation): string {
  const { style, locale } = notation;
  if (style.kind === 'year') return writeDigits(String(value), locale);
  if (style.kind === 'duration') {
    const decimals = Math.min(style.decimals ?? 0, notation.mostDecimals ?? 0);
    return writeLengthOfTime(value, locale, false, decimals);
  }
  const abbreviation = style.kind === 'percentage' ? 'none' : (notation.abbreviation ?? 'none');
  const { shown, suffix } = shorten(value, abbreviation, notation);
  const scaled = style.kind === 'percentage' && style.isFraction !== true ? value / 100 : shown;
  const parts = formatterOf(notation, scaled).formatToParts(scaled);
  const last = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction');
  const written = parts.map(({ value: part }, index) => (index === last ? part + suffix : part)).join('');
  const unit = style.unit === undefined ? '' : `\u00a0${style.unit}`;
  return written.replace(/^-/, MINUS).replaceAll('\u202f', '\u00a0') + unit;
}

/** A number as far as it is shortened, with the suffix for that and for the scale that the data is in: thousands of millions are billions. */
function shorten(
  value: number,
  abbreviation: Abbreviation,
  { style, locale }: NumberNotation,
): { readonly shown: number; readonly suffix: string } {
  const shown = value / FACTORS[abbreviation];
  if (style.scale === undefined || value === 0) return { shown, suffix: SUFFIXES[locale][abbreviation] };
  const step = ABBREVIATIONS.indexOf(abbreviation) + ABBREVIATIONS.indexOf(style.scale);
  const beyond = Math.max(0, step - (ABBREVIATIONS.length - 1));
  return { shown: shown * 1000 ** beyond, suffix: SUFFIXES[locale][ABBREVIATIONS[step - beyond] ?? 'none'] };
}

function formatterOf(
  { style, locale, fewestDecimals, mostDecimals }: NumberNotation,
  scaled: number,
): Intl.NumberFormat {
  const size = Math.abs(scaled);
  const isExtreme = size !== 0 && (size >= 1e15 || size < 1e-6);
  const fewest = Math.min(Math.max(0, fewestDecimals ?? 0), 20);
  const most = Math.min(Math.max(fewest, mostDecimals ?? 2), 20);
  const name = `${locale} ${style.kind} ${style.currency ?? ''} ${fewest} ${most} ${isExtreme}`;
  let formatter = formatters.get(name);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat(WRITTEN_LOCALE_OF[locale], {
      ...(style.kind === 'percentage' ? { style: 'percent' } : {}),
      ...(style.kind === 'currency' && style.currency !== undefined
        ? { style: 'currency', currency: style.currency, currencyDisplay: 'narrowSymbol' }
        : {}),
      ...(isExtreme ? { notation: 'scientific', maximumFractionDigits: 2 } : decimalsOf(fewest, most)),
    });
    formatters.set(name, formatter);
  }
  return formatter;
}

function decimalsOf(fewest: number, most: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: fewest, maximumFractionDigits: most };
}
