import type { CellGrid } from './cell-grid.ts';

type Row = CellGrid['rows'][number];

/** Letters that programs write above their columns look like others when they are small. */
const RIGHT_SHARE = 0.6;
const COUNTED_ROWS = 3;

/**
 * Leaves out what a spreadsheet program shows around its cells: the letters of its columns above them and the numbers of its
 * rows beside them. Both or neither: a table may well have a column that counts.
 */
export function dropScreenHeadings(rows: readonly Row[], isRightToLeft: boolean): readonly Row[] {
  const [top, ...below] = rows;
  if (top === undefined || below.length === 0) return rows;
  const letters = top.slice(1).map((cell) => cell?.text.trim() ?? '');
  const areLetters =
    letters.length >= 2 && isMostly(letters, (text, at) => text.toUpperCase() === letterOf(at, letters));
  const numbers = below.map((row) => row[0]?.text.trim() ?? '');
  const first = Number(numbers.find((text) => /^\d+$/.test(text)) ?? Number.NaN);
  const offset = numbers.findIndex((text) => /^\d+$/.test(text));
  const areNumbers = isMostly(numbers, (text, at) => text === String(first + at - offset));
  if (areLetters && (areNumbers || numbers.every((text) => text === ''))) return below.map((row) => row.slice(1));
  // Rows counted from 1 on, whole, leave no doubt: letters alone above them may then be misread for the most part.
  const isCounted = numbers.length >= COUNTED_ROWS && numbers.every((text, at) => text === String(at + 1));
  const areShort = letters.length > 0 && letters.every((text) => text.length < 2 || /^\p{L}{2}$/u.test(text));
  if (isCounted && areShort && (top[0]?.text ?? '') === '') return below.map((row) => row.slice(1));
  if (areLetters && isMostly([top[0]?.text ?? ''], (text) => /^A$/i.test(text))) return below;
  return isRightToLeft ? rows : dropNumbersAlone(rows);
}

/** Where the first column counts from 1 on from the very first row, header included, it is a program's. */
function dropNumbersAlone(rows: readonly Row[]): readonly Row[] {
  const numbers = rows.map((row) => row[0]?.text.trim() ?? '');
  const isCounting = rows.length >= 4 && numbers.every((text, at) => text === String(at + 1));
  const isHeaderFirst = rows[0]?.slice(1).every((cell) => cell !== undefined && !/\d/.test(cell.text)) ?? false;
  return isCounting && isHeaderFirst ? rows.map((row) => row.slice(1)) : rows;
}

function letterOf(at: number, letters: readonly string[]): string {
  const first = letters[0]?.toUpperCase().charCodeAt(0) ?? 65;
  return String.fromCharCode((first >= 65 && first <= 90 ? first : 65) + at);
}

function isMostly(texts: readonly string[], isRight: (text: string, at: number) => boolean): boolean {
  return texts.filter(isRight).length >= RIGHT_SHARE * texts.length && texts.length > 0;
}
