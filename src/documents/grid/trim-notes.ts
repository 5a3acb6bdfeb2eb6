import { foldWords } from '../../table/notation/characters.ts';
import { parseNumber } from '../../table/notation/number-notation.ts';
import type { SourceCell } from '../source-table.ts';
import { isFigureShape, isPeriodLabel, shapeOf } from './cell-shape.ts';
import { countFilled } from './raw-grid.ts';

type Row = readonly SourceCell[];

const MOST_NOTES = 30;
const LONG_NOTE = 60;
const NOTE_WORDS = /^(?:(?:sources?|notes?|fontes?|notas?|obs)(?![a-z])|المصدر|مصدر|ملاحظ)/;
const NOTE_MARK = /^(?:[*†‡§¹²³]|\(?[0-9a-z]\)\s|\[[0-9a-z]\]\s)/;

/** True for the wording of a note below a table: "Source: …", "* estimate", "(1) …". */
export function isNoteText(text: string): boolean {
  return NOTE_MARK.test(text) || NOTE_WORDS.test(foldWords(text.slice(0, 20)));
}

/** True for a row that is one text in the first column, in a grid of several columns. */
function isLoneText(row: Row, width: number): boolean {
  return width > 1 && (row[0]?.text ?? '') !== '' && countFilled(row) === 1 && (row.length === 1 || width > 2);
}

/** True for a row in which one cell spans the whole width. */
function isBanner(row: Row, width: number): boolean {
  const [first] = row;
  return width > 1 && first !== undefined && row.length === width && row.every((cell) => cell === first);
}

const NAMED_NOTE = /^[^:]{1,16}:/;
const MOST_NOTE_CELLS = 2;

function isNoteRow(row: Row, width: number): boolean {
  const text = row[0]?.text ?? '';
  if (countFilled(row) <= MOST_NOTE_CELLS && NAMED_NOTE.test(text) && isNoteText(text)) return width > 1;
  if (isBanner(row, width)) return isNoteText(text);
  return isLoneText(row, width) && (row.length === 1 || isNoteText(text) || text.length > LONG_NOTE);
}

/** How many rows on top are titles: one text, one cell over the whole width, or one amount with its name above a row of names. */
export function countTitles(rows: readonly Row[], width: number): number {
  let top = 0;
  while (top < rows.length - 1 && isAbove(rows[top] ?? [], rows[top + 1] ?? [], width)) top += 1;
  return top;
}

function isAbove(row: Row, next: Row, width: number): boolean {
  return isLoneText(row, width) || isBanner(row, width) || isNamedAmount(row, next);
}

const FEWEST_NAMES = 3;

/** True for a name and an amount above a row that only names columns, as a balance brought forward stands above a statement. */
function isNamedAmount(row: Row, next: Row): boolean {
  const [name, amount, ...more] = row.filter(({ text }) => text !== '').map(({ text }) => text);
  if (name === undefined || amount === undefined || more.length > 0) return false;
  const isAmount = parseNumber(amount) !== undefined && !isPeriodLabel(amount);
  if (!isAmount || isFigureShape(shapeOf(name))) return false;
  return countFilled(next) >= FEWEST_NAMES && next.every(({ text }) => !/\p{N}/u.test(text));
}

/** How many rows at the bottom are notes. Rows in between are data, however short. */
export function countNotes(rows: readonly Row[], width: number): number {
  let notes = 0;
  while (notes < Math.min(MOST_NOTES, rows.length - 1) && isNoteRow(rows[rows.length - 1 - notes] ?? [], width))
    notes += 1;
  return notes;
}
