import { type Locale, WRITTEN_LOCALE_OF } from '../../chart/locale.ts';
import type { Figure } from '../../insight/figure.ts';
import { spanOf } from '../../insight/reading/column-unit.ts';
import { grammarOf } from '../story/grammar-of.ts';
import { roundCoefficient, scaleOf, writeDuration } from '../story/write-figure.ts';

/** From here on digits beyond the scale say little to a reader. */
const LARGE = 1_000_000;
const WHOLE = 1000;
/** No language has a word for what lies beyond. */
const HUGE = 1e15;

/**
 * A figure in the digits and unit of a locale, rounded for reading: `1,234`, `€12.50`, `1.2M`, `12.5%`, `3 km`,
 * `7.2 percentage points`. Times are written as bare numbers, whose word the sentence has. Undefined for numbers that are none.
 */
export function writeFigure({ value, unit }: Figure, locale: Locale): string | undefined {
  if (!Number.isFinite(value)) return undefined;
  if (unit.kind === 'percent') return percent(value, locale);
  if (unit.kind === 'column' || unit.kind === 'per-period') {
    if (unit.format === 'duration') return writeDuration(value, { locale, words: grammarOf(locale).figures });
    if (unit.format === 'percentage') return percent(value, locale);
    // Millions that the label states are no plain dollars.
    const full = value * scaleOf(unit);
    const currency = currencyOf(unit.currency);
    const number = format(full, { ...digitsOf(full), ...currency, ...centsOf(full, currency) }, locale);
    if (unit.unit === undefined || unit.currency !== undefined) return number;
    // Hours and days bend with their number.
    if (spanOf(unit.unit) !== undefined) return grammarOf(locale).figures.unit(number, unit.unit, full);
    return `${number} ${unit.unit}`;
  }
  if (unit.kind === 'points') {
    const rounded = Number(value.toFixed(1));
    const form = POINTS_IN[locale].find(([rule]) => rule === PLURALS[locale].select(Math.abs(rounded)))?.[1];
    return `${format(rounded, { maximumFractionDigits: 1 }, locale)} ${form ?? POINTS_IN[locale][0][1]}`;
  }
  if (unit.kind === 'coefficient') return format(roundCoefficient(value), digitsOf(1), locale);
  return format(value, digitsOf(value), locale);
}

const PLURALS = {
  EN_GB: new Intl.PluralRules('en-GB'),
  EN_US: new Intl.PluralRules('en-US'),
  PT_PT: new Intl.PluralRules('pt-PT'),
  AR: new Intl.PluralRules('ar'),
} as const satisfies Record<Locale, Intl.PluralRules>;

/** Percentage points by the plural forms that differ from the first. */
const POINTS_IN = {
  EN_GB: [
    ['other', 'percentage points'],
    ['one', 'percentage point'],
  ],
  EN_US: [
    ['other', 'percentage points'],
    ['one', 'percentage point'],
  ],
  PT_PT: [
    ['other', 'pontos percentuais'],
    ['one', 'ponto percentual'],
  ],
  AR: [
    ['other', 'نقطة مئوية'],
    ['few', 'نقاط مئوية'],
  ],
} as const satisfies Record<Locale, readonly [readonly ['other', string], readonly [Intl.LDMLPluralRule, string]]>;

/** The size of a figure without its sign: how much something fell. */
export function writeSize(figure: Figure, locale: Locale): string | undefined {
  return writeFigure({ ...figure, value: Math.abs(figure.value) }, locale);
}

function digitsOf(value: number): Intl.NumberFormatOptions {
  const size = Math.abs(value);
  if (size >= HUGE) return { notation: 'scientific', maximumSignificantDigits: 3 };
  if (size >= LARGE) return { notation: 'compact', maximumSignificantDigits: 3 };
  if (size >= WHOLE) return { maximumFractionDigits: 0 };
  return size < 1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: size < 100 ? 2 : 1 };
}

/** A code that no list of currencies knows is left to the label. */
function currencyOf(code: string | undefined): Intl.NumberFormatOptions {
  if (code === undefined || !/^[A-Z]{3}$/.test(code)) return {};
  return { style: 'currency', currency: code, minimumFractionDigits: 0 };
}

const CENTS_OF = new Map<string, number>();

/** How many decimals the smaller coin of a currency is written with: two for dollars, none for yen, three for Kuwaiti dinars. */
function coinDigits(currency: string): number {
  const known = CENTS_OF.get(currency);
  if (known !== undefined) return known;
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  CENTS_OF.set(currency, digits ?? 0);
  return digits ?? 0;
}

/** Both cents of an amount of money, or none: "R$6.60", "€12". */
function centsOf(value: number, options: Intl.NumberFormatOptions): Intl.NumberFormatOptions {
  const digits = options.currency === undefined ? 0 : coinDigits(options.currency);
  const size = Math.abs(value);
  const isWhole = Number.isInteger(Number(value.toFixed(digits)));
  if (digits === 0 || size >= WHOLE || isWhole || size < 1 / 10 ** digits) return {};
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

/** Below this a share in percent of one decimal is none. */
const LEAST_PERCENT = 0.05;

function percent(value: number, locale: Locale): string {
  const isSmall = value !== 0 && Math.abs(value) < LEAST_PERCENT;
  const digits = isSmall ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 };
  return format(value / 100, { style: 'percent', ...digits }, locale);
}

const FORMATTERS = new Map<string, Intl.NumberFormat>();

function format(value: number, options: Intl.NumberFormatOptions, locale: Locale): string {
  const name = locale + JSON.stringify(options);
  const known = FORMATTERS.get(name) ?? new Intl.NumberFormat(WRITTEN_LOCALE_OF[locale], options);
  FORMATTERS.set(name, known);
  return known.format(value);
}
