import type { TypedColumn } from '../../table/column.ts';
import type { NumberScale } from '../../table/notation/scale-words.ts';
import { decimalsOf } from '../../table/reading/number-values.ts';

/** The scales that numbers are shortened to, each a thousand of the one before. */
export const ABBREVIATIONS = ['none', 'k', 'm', 'b', 't'] as const;

/** One of them. */
export type Abbreviation = (typeof ABBREVIATIONS)[number];

/** How the numbers of a column are written. */
export type NumberStyle = {
  readonly kind: 'number' | 'percentage' | 'currency' | 'duration' | 'year';
  /** ISO 4217 code, for a currency. */
  readonly currency?: string;
  /** The scale that the numbers of money are in, as their label or unit states it. */
  readonly scale?: Exclude<Abbreviation, 'none'>;
  /** What follows the number ("km"). */
  readonly unit?: string;
  /** True where 0.25 stands for 25%. */
  readonly isFraction?: boolean;
  /** Most decimals that the data itself is written with, in full. */
  readonly decimals?: number;
};

/** Plain numbers. */
export const PLAIN_NUMBERS: NumberStyle = { kind: 'number' };

/** Percentages whose numbers are shares of one. */
export const SHARES_OF_ONE: NumberStyle = { kind: 'percentage', isFraction: true };

/** How the numbers of a typed column are written. */
export function numberStyleOf(column: TypedColumn): NumberStyle {
  const decimals = column.scale === undefined && column.decimals !== undefined ? { decimals: column.decimals } : {};
  if (column.format === 'year') return { kind: 'year' };
  if (column.kind === 'percentage') {
    return { kind: 'percentage', ...(column.isFraction === true ? { isFraction: true } : {}), ...decimals };
  }
  if (column.kind === 'duration') return { kind: 'duration', ...partsOfSeconds(column) };
  if (column.kind === 'currency' && column.currency !== undefined && /^[A-Z]{3}$/.test(column.currency)) {
    return moneyStyle(column.currency, column.statedScale, decimals);
  }
  return { kind: 'number', ...(column.unit === undefined ? {} : { unit: column.unit }), ...decimals };
}

/** A stopwatch shows no more decimals of a second: what has more was worked out. */
const MOST_PARTS = 3;

function partsOfSeconds({ numbers }: TypedColumn): Pick<NumberStyle, 'decimals'> {
  const decimals = numbers === undefined ? 0 : decimalsOf(numbers);
  return decimals > 0 && decimals <= MOST_PARTS ? { decimals } : {};
}

/** The scales that are written as they are shortened to; the others stand in the label alone. */
const SCALES: Readonly<Partial<Record<NumberScale, Exclude<Abbreviation, 'none'>>>> = {
  k: 'k',
  m: 'm',
  bn: 'b',
  tn: 't',
};

/** Money, in full or in its stated scale. In a scale that has no short sign it is a number: what it counts its label says. */
function moneyStyle(
  currency: string,
  stated: NumberScale | undefined,
  decimals: Pick<NumberStyle, 'decimals'>,
): NumberStyle {
  if (stated === undefined) return { kind: 'currency', currency, ...decimals };
  const scale = SCALES[stated];
  return scale === undefined ? { kind: 'number', ...decimals } : { kind: 'currency', currency, scale, ...decimals };
}
