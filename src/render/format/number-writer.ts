import type { Locale } from '../../chart/locale.ts';
import type { NumberStyle } from './number-style.ts';
import { type Abbreviation, abbreviationFor, factorOf, writeNumber } from './write-number.ts';

/** What `appearance.numberFormat` says. */
export type NumberFormat = {
  readonly abbreviation: 'auto' | 'k' | 'm' | 'b' | 'none';
  readonly decimalPlaces: number | 'auto';
};

/** Writes the numbers of one axis or one set of labels alike. */
export type NumberWriter = (value: number) => string;

type Writing = { readonly style: NumberStyle; readonly format: NumberFormat; readonly locale: Locale };

/** A writer for the ticks of an axis: one scale for all, and just the decimals that tell neighbours apart. */
export function createTickWriter(ticks: readonly number[], writing: Writing): NumberWriter {
  const largest = largestOf(ticks);
  const abbreviation = abbreviationOf(largest, writing.format);
  const steps = ticks.flatMap((tick, index) => (index === 0 ? [] : [Math.abs(tick - (ticks[index - 1] ?? 0))]));
  const step = steps.length === 0 ? largest : Math.min(...steps);
  const shownStep = step * shownFactor(writing.style, abbreviation);
  const decimals = writing.format.decimalPlaces === 'auto' ? decimalsOfStep(shownStep) : writing.format.decimalPlaces;
  const { style, locale } = writing;
  const notation = { style, locale, abbreviation, fewestDecimals: decimals, mostDecimals: decimals };
  const plainZero = { style, locale, mostDecimals: 0 };
  return (tick) => writeNumber(tick, tick === 0 ? plainZero : notation);
}

/** A writer for ticks that each stand at their own power of ten: every one has its own scale. */
export function createLogTickWriter({ style, format, locale }: Writing): NumberWriter {
  return (tick) => {
    const abbreviation = abbreviationOf(tick, format);
    const shown = Math.abs(tick) * shownFactor(style, abbreviation);
    return writeNumber(tick, { style, locale, abbreviation, mostDecimals: decimalsOfStep(shown) });
  };
}

/** A writer for values set beside marks: about three digits that count where numbers are shortened, else the decimals of the data. */
export function createLabelWriter(values: readonly number[], writing: Writing): NumberWriter {
  const { style, format, locale } = writing;
  const largest = largestOf(values);
  return (value) => {
    const abbreviation = abbreviationOf(Math.abs(value) < largest / 1000 ? value : largest, format);
    const decimals = format.decimalPlaces === 'auto' ? undefined : format.decimalPlaces;
    const most = decimals ?? decimalsOfValue(value * shownFactor(style, abbreviation), style, abbreviation);
    return writeNumber(value, {
      style,
      locale,
      abbreviation,
      fewestDecimals: decimals ?? fewestDecimals(style, abbreviation, most),
      mostDecimals: most,
    });
  };
}

function largestOf(values: readonly number[]): number {
  let largest = 0;
  for (const value of values) if (Math.abs(value) > largest) largest = Math.abs(value);
  return largest;
}

function abbreviationOf(largest: number, { abbreviation }: NumberFormat): Abbreviation {
  return abbreviation === 'auto' ? abbreviationFor(largest) : abbreviation;
}

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

function decimalsOfValue(shown: number, style: NumberStyle, abbreviation: Abbreviation): number {
  const size = Math.abs(shown);
  const forThreeDigits =
    size === 0 || size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : Math.min(8, 2 - Math.floor(Math.log10(size)));
  if (abbreviation !== 'none') return Math.min(forThreeDigits, size >= 10 ? 1 : 2);
  const own = style.decimals === undefined ? undefined : shownDecimals(style, style.decimals);
  return own === undefined ? forThreeDigits : Math.min(own, Math.max(forThreeDigits, 1));
}

/** Decimals of a share of one, written as a percentage: two fewer. */
function shownDecimals(style: NumberStyle, decimals: number): number {
  return style.kind === 'percentage' && style.isFraction === true ? Math.max(0, decimals - 2) : decimals;
}

/** Money with cents keeps both of them. */
function fewestDecimals(style: NumberStyle, abbreviation: Abbreviation, most: number): number {
  return style.kind === 'currency' && abbreviation === 'none' && most === 2 ? 2 : 0;
}
