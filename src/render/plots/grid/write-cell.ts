import type { Locale } from '../../../chart/locale.ts';
import { writeDigits } from '../../../chart/write-length-of-time.ts';
import type { TypedColumn } from '../../../table/column.ts';
import { type NumberStyle, numberStyleOf } from '../../format/number-style.ts';
import { decimalsFor, largestOf } from '../../format/number-writer.ts';
import { writeMoment } from '../../format/write-moment.ts';
import { writeNumber } from '../../format/write-number.ts';
import type { ModelColumn } from '../../model/chart-model.ts';

/** A cell of a table as people read it. A cell that is not of its column's kind stays as it was written. */
export function writeCell({ typed, nature }: ModelColumn, row: number, locale: Locale): string {
  const value = typed.values[row] ?? null;
  if (value === null) {
    const note = [...typed.misfits, ...typed.placeholders].find((cell) => cell.row === row);
    return note?.text ?? '–';
  }
  if (typed.kind === 'date' || typed.kind === 'weeklyRange') {
    return typeof value === 'boolean' ? String(value) : writeMoment(value, typed, locale);
  }
  if (typeof value !== 'number') return String(value);
  if (typed.format === 'year' || nature === 'code') return writeDigits(String(value), locale);
  const style = numberStyleOf(typed);
  const decimals = decimalsOf(typed, style);
  return writeNumber(value, { style, locale, fewestDecimals: decimals, mostDecimals: decimals });
}

/** Nobody writes more decimals: figures with more were worked out, and are cut to what counts. */
const MOST_WRITTEN = 6;

/** As many as the column is written with, the same in every row; money has both of its cents or none. */
function decimalsOf({ scale, decimals = 2, numbers }: TypedColumn, { kind, isFraction }: NumberStyle): number {
  const written = decimals > MOST_WRITTEN ? Math.max(2, decimalsFor(largestOf(numbers ?? []), 3)) : decimals;
  const own = scale === undefined ? written : 2;
  if (kind === 'currency' && own === 1) return 2;
  return Math.max(0, kind === 'percentage' && isFraction === true ? own - 2 : own);
}
