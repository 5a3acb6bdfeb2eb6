import { isEmptyText } from '../notation/blank-notation.ts';
import { trimBlanks } from '../notation/characters.ts';

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
  /** Rows of each text; none for a text of one row, from the place on where gathering ended. */
  readonly counts: readonly number[];
  /** The values of cells that are numbers, 0 elsewhere; of no length where no cell is one. */
  readonly numbers: Float64Array;
  readonly numberCount: number;
  readonly booleanCount: number;
  readonly oddCount: number;
  readonly textCount: number;
  readonly isGathered: boolean;
};

const LOOK_AFTER = 4096;
const NONE = new Float64Array(0);

/** Sorts the cells of a column, of whatever kind they are. Never throws. */
export function gatherEntries(cells: readonly unknown[]): ColumnEntries {
  if (areDifferentTexts(cells)) return entriesOfTexts(cells);
  const gatherer = new Gatherer(cells.length);
  const { codes } = gatherer;
  let numbers = NONE;
  let numberCount = 0;
  let booleanCount = 0;
  let oddCount = 0;
  for (let row = 0; row < cells.length; row++) {
    const cell = cells[row];
    let code: number = ROW.blank;
    if (typeof cell === 'string') {
      code = gatherer.placeOf(cell);
    } else if (typeof cell === 'number') {
      if (Number.isFinite(cell)) {
        code = ROW.number;
        if (numbers === NONE) numbers = new Float64Array(cells.length);
        numbers[row] = cell;
        numberCount++;
      }
    } else if (typeof cell === 'boolean') {
      code = ROW.boolean;
      booleanCount++;
    } else if (cell !== null && cell !== undefined) {
      code = ROW.odd;
      oddCount++;
    }
    codes[row] = code;
  }
  const { texts, counts, textCount, isGathered } = gatherer;
  return { cells, codes, texts, counts, numbers, numberCount, booleanCount, oddCount, textCount, isGathered };
}

/** True for a long column of texts that mostly differ, none of them empty or with blanks at its ends. */
function areDifferentTexts(cells: readonly unknown[]): cells is readonly string[] {
  if (cells.length <= LOOK_AFTER || new Set(cells.slice(0, LOOK_AFTER)).size <= LOOK_AFTER / 2) return false;
  for (let row = 0; row < cells.length; row++) {
    const cell = cells[row];
    if (typeof cell !== 'string' || trimBlanks(cell) !== cell || isEmptyText(cell)) return false;
  }
  return true;
}

/** Entries whose places are the rows: nothing is copied. */
function entriesOfTexts(cells: readonly string[]): ColumnEntries {
  const codes = new Int32Array(cells.length);
  for (let row = 0; row < codes.length; row++) codes[row] = row;
  const counts = { numberCount: 0, booleanCount: 0, oddCount: 0, textCount: cells.length };
  return { cells, codes, texts: cells, counts: [], numbers: NONE, ...counts, isGathered: false };
}

/** Gives each text its place: equal texts the same one, until most texts are found to differ. */
class Gatherer {
  readonly texts: string[] = [];
  readonly counts: number[] = [];
  readonly codes: Int32Array;
  textCount = 0;
  isGathered = true;
  private readonly places = new Map<string, number>();

  constructor(size: number) {
    this.codes = new Int32Array(size);
  }

  /** The place of the text of a cell; `ROW.blank` where it holds none. */
  placeOf(cell: string): number {
    return this.knownPlace(cell) ?? this.addText(trimBlanks(cell));
  }

  private knownPlace(text: string): number | undefined {
    const known = this.isGathered ? this.places.get(text) : undefined;
    if (known === undefined) return undefined;
    this.counts[known] = (this.counts[known] ?? 0) + 1;
    this.textCount++;
    return known;
  }

  private addText(text: string): number {
    if (isEmptyText(text)) return ROW.blank;
    const known = this.knownPlace(text);
    if (known !== undefined) return known;
    const place = this.texts.length;
    this.texts.push(text);
    this.textCount++;
    if (this.isGathered) {
      this.places.set(text, place);
      this.counts.push(1);
      if (place === LOOK_AFTER && place > this.textCount / 2) this.isGathered = false;
    }
    return place;
  }
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
