import { isFigureShape, shapeOf } from '../../grid/cell-shape.ts';
import type { SourceCell } from '../../source-table.ts';
import { isBracketOpen } from '../brackets.ts';
import type { Dialect } from './scan-records.ts';

type Row = readonly SourceCell[];

const LONGEST_CELL = 60;
const LONG_CELL_WORTH = 0.8;
const FOREIGN_DELIMITER_WORTH = 0.1;
const UNREAD_QUOTES_WORTH = 0.5;
const WIDE_GAP = /[^\s] {2,}[^\s]/;

/**
 * How regular the records of a segment are: the pattern score of van den Burg, Nazábal and Sutton 2019, over the number
 * of cells a record has.
 */
export function patternScore(counts: readonly number[]): number {
  const tally = new Map<number, number>();
  for (const count of counts) tally.set(count, (tally.get(count) ?? 0) + 1);
  let score = 0;
  for (const [width, seen] of tally) score += (seen * (width - 1)) / Math.max(1, width);
  return score / Math.max(1, tally.size);
}

/**
 * The share of cells that are of a known kind. A quoted cell is one, whatever it holds; a word with another delimiter in
 * it, or with a quote that the dialect does not know, hardly is.
 */
export function typeScore(rows: readonly Row[], text: string, dialect: Dialect): number {
  const delimiters = [...'\t;|,'].filter((sign) => sign.charCodeAt(0) !== dialect.delimiter);
  let worth = 0;
  let cells = 0;
  for (const row of rows) {
    for (const cell of row) {
      cells += 1;
      worth += isQuoted(cell, text, dialect) ? 1 : cellWorth(cell.text, delimiters, dialect.quote);
    }
  }
  return cells === 0 ? 0 : worth / cells;
}

/** True for a cell in quotes: whatever it holds is its own. */
function isQuoted({ spans }: SourceCell, text: string, { quote }: Dialect): boolean {
  return quote >= 0 && text.charCodeAt((spans[0]?.start ?? 0) - 1) === quote;
}

function cellWorth(text: string, delimiters: readonly string[], quote: number): number {
  if (quote < 0 && text.length > 1 && text.startsWith('"') && text.endsWith('"')) return UNREAD_QUOTES_WORTH;
  if (WIDE_GAP.test(text)) return FOREIGN_DELIMITER_WORTH;
  const shape = shapeOf(text);
  if (shape === 'empty' || shape === 'number' || shape === 'mark') return 1;
  if (text === '"' || (text.startsWith('"') && !text.endsWith('"'))) return FOREIGN_DELIMITER_WORTH;
  if (quote < 0 && text.endsWith('"') && !text.startsWith('"')) return FOREIGN_DELIMITER_WORTH;
  for (const delimiter of delimiters) {
    if (!text.includes(delimiter)) continue;
    if (delimiter !== ',') return FOREIGN_DELIMITER_WORTH;
    if (!text.includes(', ')) return LONG_CELL_WORTH / 2;
  }
  return text.length > LONGEST_CELL ? LONG_CELL_WORTH : 1;
}

/**
 * True where a segment reads like sentences that happen to hold the delimiter: blanks follow it, and no column below the
 * first row is one of figures, or most rows end as sentences do.
 */
export function looksLikeProse(rows: readonly Row[], text: string, delimiter: number): boolean {
  if (delimiter === 9 || delimiter === 124) return false;
  let spaced = 0;
  let cells = 0;
  for (const row of rows) {
    for (const cell of row.slice(1)) {
      const start = cell.spans[0]?.start;
      if (start === undefined) continue;
      cells += 1;
      if (text.charAt(start - 1) === ' ') spaced += 1;
    }
  }
  if (spaced * 2 <= cells) return false;
  const sentences = rows.filter((row) => isSentenceEnd(row.at(-1)?.text ?? '')).length;
  return !hasFigureColumn(rows) || sentences * 2 >= rows.length;
}

function isSentenceEnd(text: string): boolean {
  return /\p{L}[.!?؟]$/u.test(text);
}

/**
 * True where most rows hold a gap as between aligned columns: their edges are blanks, not delimiters. A first row of the
 * same width without a gap shows that the delimiter parts the columns, and the gaps are within names.
 */
export function looksAligned(rows: readonly Row[], text: string, dialect: Dialect): boolean {
  const [first, second] = rows;
  const hasGap = (row: Row): boolean => anyBare(row, text, dialect, (cell) => WIDE_GAP.test(cell));
  if (first !== undefined && first.length === second?.length && !hasGap(first)) return false;
  return rows.filter(hasGap).length * 2 > rows.length;
}

/** True where most rows have a cell in which a bracket stays open: the delimiter stands inside what the brackets hold. */
export function leavesBracketsOpen(rows: readonly Row[], text: string, dialect: Dialect): boolean {
  return rows.filter((row) => anyBare(row, text, dialect, isBracketOpen)).length * 2 > rows.length;
}

const DIGIT_ENDS = /\p{Nd}$/u;
const DIGIT_BEGINS = /^\p{Nd}/u;

/**
 * True where the commas of sentences would be taken for edges of cells: each either stands between digits or has a blank behind it, some
 * of each kind, and most of what the former hold together is no figure by itself ("Water: 45,30", "25,000 EUR approved").
 */
export function cutsNumbersOfSentences(rows: readonly Row[], text: string): boolean {
  const found = rows.map((row) => wholeCells(row, text));
  if (found.includes(undefined) || found.every((cells) => (cells?.length ?? 0) < 2)) return false;
  const held = found.flatMap((cells) => (cells ?? []).filter(({ parts }) => parts > 1));
  const figures = held.filter(({ start, end }) => isFigureShape(shapeOf(text.slice(start, end))));
  return held.length > 0 && figures.length * 2 < held.length;
}

type WholeCell = { readonly start: number; readonly end: number; readonly parts: number };

/** The cells of a row, those that a comma between digits parts taken together; undefined where another edge has no blank behind it. */
function wholeCells(row: Row, text: string): readonly WholeCell[] | undefined {
  const cells: WholeCell[] = [];
  for (const [i, { spans, text: word }] of row.entries()) {
    const { start = -1, end = -1 } = spans[0] ?? {};
    const left = cells.at(-1);
    if (word === '' && i === row.length - 1) break;
    if (word === '' || start < 0) return undefined;
    const isTight = left !== undefined && start === left.end + 1;
    if (left !== undefined && isTight && DIGIT_ENDS.test(text.slice(left.end - 1, left.end)) && DIGIT_BEGINS.test(word))
      cells[cells.length - 1] = { start: left.start, end, parts: left.parts + 1 };
    else if (isTight) return undefined;
    else cells.push({ start, end, parts: 1 });
  }
  return cells;
}

function anyBare(row: Row, text: string, dialect: Dialect, holds: (cell: string) => boolean): boolean {
  return row.some((cell) => holds(cell.text) && !isQuoted(cell, text, dialect));
}

/** True where at least one column is figures from the second row down. */
function hasFigureColumn(rows: readonly Row[]): boolean {
  const width = rows[0]?.length ?? 0;
  const body = rows.length > 1 ? rows.slice(1) : rows;
  for (let column = 0; column < width; column += 1) {
    const shapes = body
      .map((row) => shapeOf(row[column]?.text ?? ''))
      .filter((shape) => shape !== 'empty' && shape !== 'mark');
    const figures = shapes.filter(isFigureShape).length;
    if (figures > 0 && figures >= shapes.length * 0.7) return true;
  }
  return false;
}
