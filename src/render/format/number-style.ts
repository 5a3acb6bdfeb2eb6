import type { TypedColumn } from '../../table/column.ts';

/** How the numbers of a column are written. */
export type NumberStyle = {
  readonly kind: 'number' | 'percentage' | 'currency' | 'duration' | 'year';
  /** ISO 4217 code, for a currency. */
  readonly currency?: string;
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
  if (column.kind === 'duration') return { kind: 'duration' };
  if (column.kind === 'currency' && column.currency !== undefined && /^[A-Z]{3}$/.test(column.currency)) {
    return { kind: 'currency', currency: column.currency, ...decimals };
  }
  return { kind: 'number', ...(column.unit === undefined ? {} : { unit: column.unit }), ...decimals };
}
