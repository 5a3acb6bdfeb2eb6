import { isPeriodLabel } from '../grid/cell-shape.ts';
import { countFilled, EMPTY_CELL } from '../grid/raw-grid.ts';
import { isNoteText } from '../grid/trim-notes.ts';
import type { SourceCell } from '../source-table.ts';
import type { LaidOut } from './lay-out.ts';

type Row = readonly SourceCell[];

const LONG_TEXT = 30;
/** Lines of names and values above a table at most, and fewer than it has rows: more are a table of their own. */
const MOST_LINES = 8;
const LETTER = /\p{L}/u;

/**
 * The rows with titles above and notes below a table moved to its first column, where they are looked for: sheets centre
 * them, indent them, or merge some of their cells.
 */
export function alignLoneRows({ rows, indexes, width }: LaidOut): readonly Row[] {
  const firstTable = rows.findIndex((row, i) => countDistinct(row) > 1 && !isLineAbove(rows, i, indexes));
  const lastTable = rows.findLastIndex((row) => countFilled(row) > 1);
  const gapAfter = (i: number): number => (indexes[i + 1] ?? 0) - (indexes[i] ?? 0) - 1;
  let widestGap = 0;
  for (let i = firstTable; i < lastTable; i += 1) widestGap = Math.max(widestGap, gapAfter(i));
  // What stands below the first note is a note as well.
  const firstNote = rows.findIndex(
    (row, i) => i > lastTable && (isNote(row) || (gapAfter(i - 1) > widestGap && hasWords(row))),
  );
  return rows.map((row, i) => {
    if (i > lastTable) return firstNote >= 0 && i >= firstNote && hasWords(row) ? lone(row) : padTo(row, width);
    if (i < firstTable && countDistinct(row) > 1) return [joinLine(row)];
    return i < firstTable && (gapAfter(i) > 0 || isTitle(row)) ? lone(row) : row;
  });
}

/**
 * True for a row with several cells that is no part of the header below it ("Employee: | Ana | Week: | 12"), alone or among a few such
 * rows: empty rows part them from a row with more cells, words or years and none twice, as names of columns are. Names that come
 * twice need a row above them.
 */
function isLineAbove(rows: readonly Row[], i: number, indexes: readonly number[]): boolean {
  const isLast = (row: number): boolean => (indexes[row + 1] ?? 0) - (indexes[row] ?? 0) !== 1;
  let last = i;
  while (last < rows.length && !isLast(last)) last += 1;
  const next = rows[last + 1] ?? [];
  const lines = rows.slice(i, last + 1);
  if (lines.length > MOST_LINES || lines.length >= rows.length - last - 2) return false;
  if (lines.some((row) => countFilled(row) >= countFilled(next))) return false;
  const names = next.map(({ text }) => text).filter((text) => text !== '');
  const [first = ''] = names;
  const areNames = LETTER.test(first) && names.every((name) => LETTER.test(name) || isPeriodLabel(name));
  return areNames && new Set(names).size === names.length;
}

function joinLine(row: Row): SourceCell {
  const text = row.map((cell) => cell.text).filter((part) => part !== '');
  return { text: text.join(' '), spans: [] };
}

/** A row as wide as the others is one of them, even where only its first cell is filled: nothing was measured there. */
function padTo(row: Row, width: number): Row {
  return row.length >= width ? row : [...row, ...Array.from({ length: width - row.length }, () => EMPTY_CELL)];
}

function countDistinct(row: Row): number {
  const [first] = row.filter((cell) => cell.text !== '');
  return row.some((cell) => cell.text !== '' && cell !== first) ? 2 : first === undefined ? 0 : 1;
}

function lone(row: Row): Row {
  const cell = row.find(({ text }) => text !== '');
  return cell === undefined ? row : [cell];
}

/** One text from the first column on, or a long one: what stands over some columns only is their label. */
function isTitle(row: Row): boolean {
  const text = row.find((cell) => cell.text !== '')?.text ?? '';
  return (row[0]?.text ?? '') !== '' || text.length > LONG_TEXT;
}

function hasWords(row: Row): boolean {
  return row.some(({ text }) => LETTER.test(text));
}

function isNote(row: Row): boolean {
  const text = row.find((cell) => cell.text !== '')?.text ?? '';
  return hasWords(row) && (isNoteText(text) || text.length > 2 * LONG_TEXT);
}
