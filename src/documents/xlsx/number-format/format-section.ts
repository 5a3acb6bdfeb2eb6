import type { StatedCurrency } from './currency-of-locale.ts';

/** One field of a date or a time. `width` is how often its letter stands: 4 in "yyyy". */
export type DateField = 'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute' | 'second';

/** A piece of one section of a number format. */
export type FormatToken =
  | { readonly kind: 'literal'; readonly text: string }
  /** "0", "#" or "?". */
  | { readonly kind: 'digit'; readonly text: string }
  | { readonly kind: 'point' | 'comma' | 'percent' | 'exponent' | 'slash' | 'general' | 'text' | 'meridiem' }
  | { readonly kind: 'currency'; readonly currency: StatedCurrency }
  | { readonly kind: 'date'; readonly field: DateField; readonly width: number; readonly isElapsed: boolean };

/** When a section holds: `[>=100]`. */
export type FormatCondition = { readonly operator: string; readonly limit: number };

/** One of the parts that semicolons divide a format into. */
export type FormatSection = {
  readonly tokens: readonly FormatToken[];
  readonly condition?: FormatCondition;
  /** The language of its month names, as Windows numbers it. */
  readonly languageId?: number;
};
