import type { ColumnKind, TypedColumn, ValueFormat } from '../column.ts';
import { timeOfDay } from '../notation/moment.ts';

/** Decimals beyond these come from arithmetic on doubles, not from a notation. */
const MOST_DECIMALS = 15;

/** What the cells of a number column are, all told. */
export type NumberKind = { readonly kind: ColumnKind; readonly format: ValueFormat };

/** A column without a single value. */
export function emptyColumn(label: string, size: number): TypedColumn {
  const values = new Array<null>(size).fill(null);
  return { label, kind: 'empty', format: 'text', values, fitShare: 1, misfits: [], placeholders: [] };
}

/** True where no number has a fraction. */
export function areIntegers(numbers: Float64Array): boolean {
  for (const value of numbers) {
    if (!Number.isInteger(value) && !Number.isNaN(value)) return false;
  }
  return true;
}

/** True where numbers under a label of per cent are shares of one: none beyond 1, and some no whole number. */
export function areFractionsOfOne(numbers: Float64Array): boolean {
  let hasPart = false;
  for (const value of numbers) {
    if (Math.abs(value) > 1) return false;
    if (!Number.isInteger(value) && !Number.isNaN(value)) hasPart = true;
  }
  return hasPart;
}

/** Most decimals of the numbers of a column, looked up in at most some hundred of them. */
export function decimalsOf(numbers: Float64Array): number {
  const step = Math.max(1, Math.floor(numbers.length / 256));
  let most = 0;
  for (let row = 0; row < numbers.length; row += step) {
    const value = numbers[row] ?? Number.NaN;
    if (!Number.isFinite(value) || Number.isInteger(value) || hasDecimals(value, most)) continue;
    const text = String(value);
    const point = text.indexOf('.');
    if (point >= 0 && !text.includes('e')) most = Math.max(most, text.length - point - 1);
  }
  return Math.min(most, MOST_DECIMALS);
}

/**
 * True where so many decimals give the very same double: its shortest notation has no more then. To compute it takes a tenth of writing
 * the number out; beyond the whole numbers that doubles hold, it is false.
 */
function hasDecimals(value: number, decimals: number): boolean {
  const scale = 10 ** decimals;
  const scaled = Math.round(value * scale);
  return Number.isSafeInteger(scaled) && scaled / scale === value;
}

/** The first of January of each year, as a moment. */
export function yearTimes(years: Float64Array): {
  readonly times: Float64Array;
  readonly grain: 'year';
  readonly isCyclic: false;
} {
  return {
    times: years.map((year) => (Number.isNaN(year) ? year : timeOfDay(year, 1, 1))),
    grain: 'year',
    isCyclic: false,
  };
}
