import { readLabel } from '../reading/column-label.ts';
import { isGroupLabel, isMeasureLabel } from './measure-words.ts';

/** Fewer rows have numbers in a row by chance. */
export const LEAST_NUMBERED = 5;
/** Of two columns the one that counts up may well be the figure. */
const LEAST_COLUMNS = 3;

/** More than one of something, in English or in Portuguese: "floors", "pisos". */
const PLURAL = /[a-z]{2}[^\Wsui]s$/;

/** What is known of a column that may count the rows. */
type Counter = {
  readonly label: string;
  readonly place: number;
  readonly columns: number;
  readonly numbers: Float64Array;
};

/**
 * True for 1, 2, 3 … down the first of several columns: the numbers count the rows and measure nothing, unless
 * their label says what, or speaks of several ("floors"). Rows without one, as totals are, stand last.
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
  const facts = readLabel(label);
  return count >= LEAST_NUMBERED && !isMeasureLabel(facts) && !PLURAL.test(facts.folded);
}

/** More whole numbers than these are no groups. */
const MOST_GROUPS = 12;

/** True for a few whole numbers, each once, down the first column under the name of groups: what rows were gathered by ("Floor", "Class"). */
export function namesGroups({ label, place, numbers }: Omit<Counter, 'columns'>): boolean {
  const { length } = numbers;
  if (place > 0 || length < 2 || length > MOST_GROUPS || new Set(numbers).size < length) return false;
  return numbers.every((value) => Number.isInteger(value) && value >= 0) && isGroupLabel(readLabel(label));
}
