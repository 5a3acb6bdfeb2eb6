import { readLabel } from '../reading/column-label.ts';
import { isMeasureLabel } from './measure-words.ts';

/** Fewer rows have numbers in a row by chance. */
const LEAST_NUMBERED = 5;
/** Of two columns the one that counts up may well be the figure. */
const LEAST_COLUMNS = 3;

/** What is known of a column that may count the rows. */
type Counter = {
  readonly label: string;
  readonly place: number;
  readonly columns: number;
  readonly numbers: Float64Array;
};

/**
 * True for 1, 2, 3 … down the first of several columns: the numbers count the rows and measure nothing, unless
 * their label says what. Rows without one, as totals are, stand last.
 */
export function numbersEachRow({ label, place, columns, numbers }: Counter): boolean {
  if (place > 0 || columns < LEAST_COLUMNS) return false;
  let count = 0;
  for (let row = 0; row < numbers.length; row++) {
    const value = numbers[row] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    if (value !== row + 1) return false;
    count = value;
  }
  return count >= LEAST_NUMBERED && !isMeasureLabel(readLabel(label));
}
