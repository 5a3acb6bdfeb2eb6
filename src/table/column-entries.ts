import { isEmptyText } from './notation/blank-notation.ts';
import { trimBlanks } from './notation/characters.ts';

/** Codes of rows that hold no text. Codes from 0 on are places in `texts`. */
export const ROW = { blank: -1, number: -2, boolean: -3, odd: -4 } as const;

/**
 * The cells of one column by what they are in JSON. Equal texts are gathered so that each is read once, until a column shows
 * that most of its texts differ; from then on every text has a place of its own (`isGathered` is false).
 */
export type ColumnEntries = {
  readonly cells: readonly unknown[];
  /** For each row the place of its text in `texts`, or one of `ROW`. */
  readonly codes: Int32Array;
  /** Texts without blanks at their ends. */
  readonly texts: readonly string[];
  readonly counts: readonly number[];
  /** The values of cells that are numbers; NaN elsewhere. */
  readonly numbers: Float64Array;
  readonly numberCount: number;
  readonly booleanCount: number;
  readonly oddCount: number;
  readonly textCount: number;
  readonly isGathered: boolean;
};

const LOOK_AFTER = 4096;

/** Sorts the cells of a column, of whatever kind they are. Never throws. */
export function gatherEntries(cells: readonly unknown[]): ColumnEntries {
  const size = cells.length;
  const codes = new Int32Array(size);
  const numbers = new Float64Array(size);
  const texts: string[] = [];
  const counts: number[] = [];
  const places = new Map<string, number>();
  let isGathered = true;
  let numberCount = 0;
  let booleanCount = 0;
  let oddCount = 0;
  let textCount = 0;
  for (let row = 0; row < size; row++) {
    const cell = cells[row];
    numbers[row] = Number.NaN;
    if (typeof cell === 'string') {
      if (isEmptyText(cell)) {
        codes[row] = ROW.blank;
        continue;
      }
      textCount++;
      const text = trimBlanks(cell);
      if (isGathered) {
        const place = places.get(text);
        if (place !== undefined) {
          codes[row] = place;
          counts[place] = (counts[place] ?? 0) + 1;
          continue;
        }
        places.set(text, texts.length);
        if (texts.length === LOOK_AFTER && texts.length > textCount / 2) isGathered = false;
      }
      codes[row] = texts.length;
      texts.push(text);
      counts.push(1);
    } else if (typeof cell === 'number') {
      if (Number.isFinite(cell)) {
        codes[row] = ROW.number;
        numbers[row] = cell;
        numberCount++;
      } else codes[row] = ROW.blank;
    } else if (typeof cell === 'boolean') {
      codes[row] = ROW.boolean;
      booleanCount++;
    } else if (cell === null || cell === undefined) {
      codes[row] = ROW.blank;
    } else {
      codes[row] = ROW.odd;
      oddCount++;
    }
  }
  return { cells, codes, texts, counts, numbers, numberCount, booleanCount, oddCount, textCount, isGathered };
}

const LONGEST_NOTE = 200;

/** A cell as text for a message: what it says, or its JSON where it is an object. Never throws. */
export function cellText(cell: unknown): string {
  if (typeof cell === 'string') return trimBlanks(cell);
  if (typeof cell !== 'object') return String(cell);
  try {
    return (JSON.stringify(cell) ?? '').slice(0, LONGEST_NOTE);
  } catch {
    return '{…}';
  }
}
