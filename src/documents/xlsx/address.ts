import type { SheetPlace } from '../source-table.ts';

/** A block of cells, all its edges included, counted from 0. */
export type CellRange = {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
};

/** A sheet has 1,048,576 rows and 16,384 columns at most. */
export const MOST_ROWS = 1_048_576;
export const MOST_COLUMNS = 16_384;

const LETTERS = 26;
const LETTER_A = 65;
const DIGIT_0 = 48;

/**
 * The place that an address names ("B7", "$B$7"); undefined for anything else, and beyond the edges of a sheet.
 * Takes no regular expression: a large sheet has millions of addresses.
 */
export function maybePlace(address: string): SheetPlace | undefined {
  let column = 0;
  let row = 0;
  let digits = 0;
  for (let i = 0; i < address.length; i += 1) {
    const code = address.charCodeAt(i);
    if (code >= DIGIT_0 && code < DIGIT_0 + 10) {
      row = row * 10 + code - DIGIT_0;
      digits += 1;
    } else if (address[i] !== '$') {
      const letter = (code & ~32) - LETTER_A;
      if (letter < 0 || letter >= LETTERS || digits > 0) return undefined;
      column = column * LETTERS + letter + 1;
    }
    if (row > MOST_ROWS || column > MOST_COLUMNS) return undefined;
  }
  return row === 0 || column === 0 ? undefined : { row: row - 1, column: column - 1 };
}

/** The block that a reference names ("A1:C9", or one cell); undefined for anything else. */
export function maybeRange(reference: string): CellRange | undefined {
  const [first = '', second = first] = reference.split(':', 2);
  const from = maybePlace(first);
  const to = maybePlace(second);
  if (from === undefined || to === undefined) return undefined;
  return {
    top: Math.min(from.row, to.row),
    left: Math.min(from.column, to.column),
    bottom: Math.max(from.row, to.row),
    right: Math.max(from.column, to.column),
  };
}

/** The address of a cell: "B7". */
export function toAddress({ row, column }: SheetPlace): string {
  return `${toLetters(column)}${row + 1}`;
}

/** The reference of a block: "A1:C9". */
export function toReference({ top, left, bottom, right }: CellRange): string {
  return `${toAddress({ row: top, column: left })}:${toAddress({ row: bottom, column: right })}`;
}

function toLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / LETTERS)) {
    letters = String.fromCharCode(LETTER_A + ((rest - 1) % LETTERS)) + letters;
  }
  return letters;
}

/** True where two blocks share a cell. */
export function doOverlap(a: CellRange, b: CellRange): boolean {
  return a.top <= b.bottom && b.top <= a.bottom && a.left <= b.right && b.left <= a.right;
}
