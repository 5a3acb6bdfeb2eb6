import { type Locale, WRITTEN_LOCALE_OF } from '../../chart/locale.ts';
import type { ColumnUnit, Figure } from '../../insight/figure.ts';
import { SCALE_FACTORS } from '../../table/notation/scale-words.ts';

/** How exactly figures are written: `round` to two or three digits, `exact` as the column writes its cells. */
export type Precision = 'round' | 'exact';

/** The words of a language around a number. */
export type FigureWords = {
  /** A number of thousands of millions and the like in an amount of money, or with its sign: "$1.2 million". */
  readonly money: (number: string, currency: string, isScaled: boolean, value: number) => string;
  readonly percent: (number: string) => string;
  readonly points: (number: string, value: number) => string;
  readonly times: (number: string) => string;
  /** A unit that the cells themselves carry: "12 km". */
  readonly unit: (number: string, unit: string, value: number) => string;
  readonly duration: Readonly<Record<'hour' | 'minute' | 'second', (number: string, value: number) => string>>;
  /** Two parts of one length of time: "3 hours 20 minutes". */
  readonly durations: (larger: string, smaller: string) => string;
};

const formatters = new Map<string, Intl.NumberFormat>();

function formatNumber(value: number, locale: Locale, options: Intl.NumberFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat(WRITTEN_LOCALE_OF[locale], options);
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}

const MILLION = 1e6;
/** No language has a word for what lies beyond. */
const HUGE = 1e15;
/** Smaller numbers are written with a power of ten: eight decimals would show nothing of them. */
const TINY = 1e-6;
const HOUR = 3600;
const MINUTE = 60;

/** A number as text: with words from a million on, else with as many decimals as its size and its column bear. */
function writeValue(
  value: number,
  { decimals, precision }: { decimals: number; precision: Precision },
  locale: Locale,
): string {
  const size = Math.abs(value);
  if ((size > 0 && size < TINY) || size >= HUGE)
    return formatNumber(value, locale, { notation: 'scientific', maximumSignificantDigits: 3 });
  if (size >= MILLION) {
    return formatNumber(value, locale, {
      notation: 'compact',
      compactDisplay: 'long',
      maximumSignificantDigits: precision === 'round' ? 3 : 4,
    });
  }
  const most = size >= 1000 ? 0 : size >= 100 ? 1 : size >= 10 ? 2 : size >= 1 ? 2 : leadingDecimals(size);
  return formatNumber(value, locale, { maximumFractionDigits: Math.min(most, decimals) });
}

const CENTS = 2;

/** An amount of money: without cents from a hundred on, where whole numbers tell enough; else with both of them, or none. */
function writeMoneyValue(
  value: number,
  { decimals, precision }: { decimals: number; precision: Precision },
  locale: Locale,
): string {
  const size = Math.abs(value);
  if (size >= 1000 || decimals === 0 || (size > 0 && size < 1))
    return writeValue(value, { decimals, precision }, locale);
  if (size >= 100 && precision === 'round') return formatNumber(value, locale, { maximumFractionDigits: 0 });
  const isWhole = Number.isInteger(Number(value.toFixed(CENTS)));
  return formatNumber(value, locale, {
    minimumFractionDigits: isWhole ? 0 : CENTS,
    maximumFractionDigits: isWhole ? 0 : CENTS,
  });
}

/** Decimals that show two digits of a number below 1. */
function leadingDecimals(size: number): number {
  return size === 0 ? 0 : Math.min(8, 1 - Math.floor(Math.log10(size)));
}

/** Nearly all is not all: what would be rounded to 100% is told with as many decimals as show that something is missing. */
const WHOLE_PERCENT = 100;

/** Decimals of a share or rate in percent: none from 10 on, where whole numbers tell enough. */
function percentDecimals(size: number, precision: Precision): number {
  const left = WHOLE_PERCENT - size;
  if (left > 0 && left < 0.5) return Math.min(2, -Math.floor(Math.log10(left)));
  if (precision === 'exact') return size >= 1 ? 1 : leadingDecimals(size);
  return size >= 9.95 ? 0 : size >= 1 ? 1 : leadingDecimals(size);
}

/** What writing a figure needs to know. */
export type FigureStyle = { readonly locale: Locale; readonly precision: Precision; readonly words: FigureWords };

/** A figure with its unit: "$1.2 million", "42%", "3.5 percentage points". `isSize` leaves its sign to the words around it. */
export function writeFigure(figure: Figure, isSize: boolean, style: FigureStyle): string {
  const value = isSize ? Math.abs(figure.value) : figure.value;
  const { locale, precision, words } = style;
  const { unit } = figure;
  switch (unit.kind) {
    case 'column':
    case 'per-period':
      return writeInUnit(value, figure, unit, style);
    case 'percent': {
      const decimals = percentDecimals(Math.abs(value), precision);
      return words.percent(formatNumber(value, locale, { maximumFractionDigits: decimals }));
    }
    case 'points':
    case 'points-per-period': {
      const decimals = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : leadingDecimals(Math.abs(value));
      const number = formatNumber(value, locale, { maximumFractionDigits: decimals });
      return words.points(number, Number(Math.abs(value).toFixed(decimals)));
    }
    case 'times':
      return words.times(formatNumber(value, locale, { maximumFractionDigits: value >= 10 ? 0 : 1 }));
    case 'coefficient':
      return formatNumber(roundCoefficient(value), locale, { maximumFractionDigits: 2 });
    case 'count':
    case 'rank':
      return formatNumber(value, locale, { maximumFractionDigits: 0 });
  }
}

/** A coefficient to two decimals; what is nearly 1 is no 1. */
export function roundCoefficient(value: number): number {
  const rounded = Math.round(value * 100) / 100;
  const isNearlyWhole = Math.abs(rounded) === 1 && Math.abs(value) < 1 - 1e-9;
  return isNearlyWhole ? Math.sign(value) * 0.99 : rounded;
}

function writeInUnit(value: number, figure: Figure, unit: ColumnUnit, style: FigureStyle): string {
  const { locale, words, precision } = style;
  if (unit.format === 'duration') return writeDuration(value, style);
  const full = value * scaleOf(unit);
  const isAsWritten =
    figure.operation.name === 'value' || figure.operation.name === 'sum' || figure.operation.name === 'difference';
  const decimals = isAsWritten ? (unit.decimals ?? 2) : Math.max(1, unit.decimals ?? 2);
  if (unit.format === 'percentage') {
    return words.percent(formatNumber(value, locale, { maximumFractionDigits: Math.min(2, decimals) }));
  }
  // What a stated scale multiplies loses its decimals to the scale's word.
  const writeNumber = unit.currency === undefined || scaleOf(unit) !== 1 ? writeValue : writeMoneyValue;
  const number = writeNumber(full, { decimals: scaleOf(unit) === 1 ? decimals : 2, precision }, locale);
  if (unit.currency !== undefined) return words.money(number, unit.currency, Math.abs(full) >= MILLION, full);
  return unit.unit === undefined ? number : words.unit(number, unit.unit, full);
}

/** What the label's scale ("in millions") multiplies the cells by. */
export function scaleOf({ statedScale }: ColumnUnit): number {
  return statedScale === undefined ? 1 : (SCALE_FACTORS[statedScale as keyof typeof SCALE_FACTORS] ?? 1);
}

/** A length of time in its two largest units, rounded to the smaller: "3 hours 20 minutes"; below a minute in seconds. */
export function writeDuration(seconds: number, { locale, words }: Pick<FigureStyle, 'locale' | 'words'>): string {
  const size = Math.abs(seconds);
  const sign = Math.sign(seconds);
  const [larger, smaller] =
    Math.round(size / MINUTE) >= HOUR / MINUTE ? (['hour', 'minute'] as const) : (['minute', 'second'] as const);
  const [whole, part] = larger === 'hour' ? [HOUR, MINUTE] : [MINUTE, 1];
  const parts = Math.round(size / part);
  const write = (name: 'hour' | 'minute' | 'second', value: number): string =>
    words.duration[name](formatNumber(value, locale, { maximumFractionDigits: 1 }), Number(value.toFixed(1)));
  const wholes = Math.floor((parts * part) / whole);
  if (wholes === 0) return write('second', seconds);
  const first = write(larger, sign * wholes);
  const rest = parts - (wholes * whole) / part;
  return rest === 0 ? first : words.durations(first, write(smaller, rest));
}
