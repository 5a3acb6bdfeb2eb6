import type { Locale } from '../../chart/locale.ts';
import { ABBREVIATIONS, type Abbreviation, type NumberStyle } from './number-style.ts';
import { abbreviationFor, factorOf, writeNumber } from './write-number.ts';

/** What `appearance.numberFormat` says. */
export type NumberFormat = {
  readonly abbreviation: 'auto' | 'k' | 'm' | 'b' | 'none';
  readonly decimalPlaces: number | 'auto';
};

/** Writes the numbers of one axis or one set of labels alike. */
export type NumberWriter = (value: number) => string;

/** Numbers that a scale would make smaller than this are written in their own: in thousands, all that have no whole one. */
const LEAST_SHORTENED = { none: 0.1, k: 1, m: 0.1, b: 0.1, t: 0.1 } as const satisfies Record<Abbreviation, number>;
/** Ticks that would need more decimals than this in one scale are written in the next below. */
const MOST_DECIMALS_OF_TICKS = 2;

/** What the writing of numbers depends on. */
export type Writing = { readonly style: NumberStyle; readonly format: NumberFormat; readonly locale: Locale };

/** A writer for the ticks of an axis: one scale for all, and just the decimals that tell neighbours apart. */
export function createTickWriter(ticks: readonly number[], writing: Writing): NumberWriter {
  const { style, locale, format } = writing;
  const largest = largestOf(ticks);
  const steps = ticks.flatMap((tick, index) => (index === 0 ? [] : [Math.abs(tick - (ticks[index - 1] ?? 0))]));
  const step = steps.length === 0 ? largest : Math.min(...steps);
  const decimalsIn = (scale: Abbreviation): number => decimalsOfStep(step * shownFactor(style, scale));
  const fitting = scaleOf(largest, format);
  const abbreviation =
    format.abbreviation === 'auto' && format.decimalPlaces === 'auto'
      ? (scalesFrom(fitting).find((scale) => decimalsIn(scale) <= MOST_DECIMALS_OF_TICKS) ?? fitting)
      : fitting;
  const decimals = format.decimalPlaces === 'auto' ? decimalsIn(abbreviation) : format.decimalPlaces;
  const notation = { style, locale, abbreviation, fewestDecimals: decimals, mostDecimals: decimals };
  const plainZero = { style, locale, mostDecimals: 0 };
  return (tick) => writeNumber(tick, tick === 0 ? plainZero : notation);
}

/** A writer for ticks that each stand at their own power of ten: every one has its own scale. */
export function createLogTickWriter({ style, format, locale }: Writing): NumberWriter {
  return (tick) => {
    const abbreviation = scaleOf(tick, format);
    const shown = Math.abs(tick) * shownFactor(style, abbreviation);
    return writeNumber(tick, { style, locale, abbreviation, mostDecimals: decimalsOfStep(shown) });
  };
}

/**
 * A writer for values set beside marks. Shortened numbers have about three digits that count; others share one number of decimals:
 * the fewest that show three digits of the largest value and two of the smallest, and no more than the data has.
 */
export function createLabelWriter(values: readonly number[], writing: Writing): NumberWriter {
  const { style, format, locale } = writing;
  // The hundredths of a second part the winners.
  if (style.kind === 'duration')
    return (value) => writeNumber(value, { style, locale, mostDecimals: style.decimals ?? 0 });
  const largest = largestOf(values);
  const plain = plainDecimals(values, largest, style);
  return (value) => {
    const common = scaleOf(largest, format);
    const isLost = Math.abs(value) * shownFactor(style, common) < LEAST_SHORTENED[common];
    const abbreviation = isLost ? scaleOf(value, format) : common;
    const shown = value * shownFactor(style, abbreviation);
    const own =
      abbreviation === 'none'
        ? Math.max(plain, isLost ? decimalsFor(shown, 2) : 0)
        : Math.min(2, decimalsFor(shown, 3));
    const most = format.decimalPlaces === 'auto' ? own : format.decimalPlaces;
    const isPlainMoney = style.kind === 'currency' && style.scale === undefined && abbreviation === 'none';
    if (format.decimalPlaces === 'auto' && isPlainMoney && (most === 1 || most === 2)) {
      return writeNumber(value, { style, locale, abbreviation, fewestDecimals: 2, mostDecimals: 2 });
    }
    const fewest = format.decimalPlaces === 'auto' ? 0 : most;
    return writeNumber(value, { style, locale, abbreviation, fewestDecimals: fewest, mostDecimals: most });
  };
}

function plainDecimals(values: readonly number[], largest: number, style: NumberStyle): number {
  const factor = shownFactor(style, 'none');
  let smallest = largest;
  for (const value of values) {
    const size = Math.abs(value);
    if (size > largest / 1000 && size < smallest) smallest = size;
  }
  const wanted = Math.max(decimalsFor(largest * factor, 3), decimalsFor(smallest * factor, 2));
  return style.decimals === undefined ? wanted : Math.min(wanted, shownDecimals(style, style.decimals));
}

/** Decimals that show so many digits of a number that count, 8 at most. */
export function decimalsFor(size: number, digits: number): number {
  const magnitude = Math.abs(size);
  if (magnitude === 0) return 0;
  return Math.min(8, Math.max(0, digits - 1 - Math.floor(Math.log10(magnitude))));
}

/** The largest of some numbers, whatever their signs; 0 where there is none. */
export function largestOf(values: Iterable<number>): number {
  let largest = 0;
  for (const value of values) if (Math.abs(value) > largest) largest = Math.abs(value);
  return largest;
}

function scaleOf(largest: number, { abbreviation }: NumberFormat): Abbreviation {
  return abbreviation === 'auto' ? abbreviationFor(largest) : abbreviation;
}

/** A scale and those below it. */
const scalesFrom = (scale: Abbreviation): readonly Abbreviation[] =>
  ABBREVIATIONS.slice(0, ABBREVIATIONS.indexOf(scale) + 1).reverse();

/** What a value is multiplied by before its digits are written. */
function shownFactor(style: NumberStyle, abbreviation: Abbreviation): number {
  if (style.kind === 'percentage') return style.isFraction === true ? 100 : 1;
  return 1 / factorOf(abbreviation);
}

/** Decimals that a step needs to be told from its multiples: 0.25 needs two. */
function decimalsOfStep(step: number): number {
  if (!(step > 0)) return 0;
  for (let decimals = 0; decimals < 8; decimals++) {
    const scaled = step * 10 ** decimals;
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6 * Math.max(1, scaled) && Math.round(scaled) > 0) return decimals;
  }
  return 8;
}

/** Decimals of a share of one, written as a percentage: two fewer. */
function shownDecimals(style: NumberStyle, decimals: number): number {
  return style.kind === 'percentage' && style.isFraction === true ? Math.max(0, decimals - 2) : decimals;
}
