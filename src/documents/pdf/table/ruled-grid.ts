import { maybeClock } from '../../../table/notation/clock-notation.ts';
import { maybeMoment } from '../../../table/notation/date-notation.ts';
import { cellsOfFrame, type Frame, type FrameCell } from '../layout/frames.ts';
import { textOfLine, toLines } from '../layout/lines.ts';
import type { Word } from '../page/words.ts';
import { findHeaderDepth } from './header-depth.ts';
import { type GridCell, isFigure, isNumber, type PageGrid, toGridCell, toMatrix, withoutEmpty } from './page-grid.ts';

const CROSSES = 2;
const NO_PHRASES = Number.POSITIVE_INFINITY;

/** The grid that the lines of a frame draw around words. Rows in which figures stand above one another are parted. */
export function toRuledGrid(frame: Frame, words: readonly Word[]): PageGrid {
  const places = cellsOfFrame(frame);
  const filled = places.map((place) => ({ place, words: [] as Word[] }));
  const cellAt = new Map<string, { place: FrameCell; words: Word[] }>();
  for (const cell of filled) {
    const { firstRow, lastRow, firstColumn, lastColumn } = cell.place;
    for (let row = firstRow; row <= lastRow; row += 1) {
      for (let column = firstColumn; column <= lastColumn; column += 1) cellAt.set(`${row} ${column}`, cell);
    }
  }
  let crossing = 0;
  for (const word of words) {
    const row = placeOf(frame.ys, (word.box.top + word.box.bottom) / 2);
    const column = placeOf(frame.xs, (word.box.left + word.box.right) / 2);
    const cell = cellAt.get(`${row} ${column}`);
    if (cell === undefined) continue;
    cell.words.push(word);
    const { firstColumn, lastColumn } = cell.place;
    const [left = 0, right = 0] = [frame.xs[firstColumn], frame.xs[lastColumn + 1]];
    if (word.box.left < left - CROSSES || word.box.right > right + CROSSES) crossing += 1;
  }
  const grid = withoutEmpty({
    method: 'ruled',
    rows: frame.ys.length - 1,
    columns: frame.xs.length - 1,
    cells: filled.flatMap((cell) => partAtPlaces(cell.place, cell.words, frame.xs)),
    crossing: words.length === 0 ? 0 : crossing / words.length,
  });
  const parted = partStackedRows(grid);
  const headerRows = findHeaderDepth(toMatrix(parted));
  return headerRows === undefined ? parted : { ...parted, headerRows };
}

/** In heights of the writing: words further apart than this are no longer one text. */
const APART = 0.5;

/**
 * The cells that a place of several columns holds: where lines are drawn only beside some rows, as beside headers and totals, the
 * others have their words in the same columns, wide apart.
 */
function partAtPlaces(place: FrameCell, words: readonly Word[], xs: readonly number[]): readonly GridCell[] {
  if (place.firstColumn === place.lastColumn || words.length < 2) return [toGridCell(place, words)];
  const columns = new Map<number, Word[]>();
  for (const word of words) {
    const column = placeOf(xs, (word.box.left + word.box.right) / 2);
    const edge = Math.min(word.box.left - (xs[column] ?? 0), (xs[column + 1] ?? 0) - word.box.right);
    if (edge < -CROSSES) return [toGridCell(place, words)];
    columns.set(column, [...(columns.get(column) ?? []), word]);
  }
  const parts = [...columns].sort(([a], [b]) => a - b);
  const isApart = parts.every(([, own], i) => {
    const before = parts[i - 1]?.[1];
    if (before === undefined) return true;
    const right = Math.max(...before.map(({ box }) => box.right));
    const left = Math.min(...own.map(({ box }) => box.left));
    return left - right > APART * (own[0]?.size ?? 0);
  });
  if (parts.length < 2 || !isApart) return [toGridCell(place, words)];
  return parts.map(([column, own]) => toGridCell({ ...place, firstColumn: column, lastColumn: column }, own));
}

function placeOf(edges: readonly number[], at: number): number {
  let place = -1;
  for (const edge of edges) {
    if (edge > at) break;
    place += 1;
  }
  return place;
}

/**
 * Parts rows between whose figures no line is drawn: where a cell of the row holds figures alone, one above the other, each
 * of them begins a row.
 */
function partStackedRows(grid: PageGrid): PageGrid {
  const starts = Array.from({ length: grid.rows }, (_, row) =>
    rowStarts(grid.cells.filter((cell) => cell.firstRow === row && cell.lastRow === row)),
  );
  if (starts.every((found) => found.length < 2)) return grid;
  const first: number[] = [];
  let rows = 0;
  for (const found of starts) {
    first.push(rows);
    rows += Math.max(1, found.length);
  }
  const cells = grid.cells.flatMap((cell): readonly GridCell[] => {
    const [from = 0, found = []] = [first[cell.firstRow], starts[cell.firstRow]];
    const last = (first[cell.lastRow + 1] ?? rows) - 1;
    if (cell.firstRow !== cell.lastRow || found.length < 2) return [{ ...cell, firstRow: from, lastRow: last }];
    return partCell(cell, found, from);
  });
  return { ...grid, rows, cells };
}

/** The base lines at which rows begin within one: those of the cell with most figures, if no cell is against it. */
function rowStarts(cells: readonly GridCell[]): readonly number[] {
  const found = cells.flatMap((cell) => {
    const lines = toLines(cell.words, NO_PHRASES);
    const texts = lines.map((line) => textOfLine(line.words));
    const isOneText = texts.slice(0, -1).some(goesOn) || isMoment(texts);
    if (texts.filter(isNumber).length < 2 || !texts.every(isFigure) || isOneText) return [];
    return [{ starts: lines.map(({ baseline }) => baseline), isOneNumber: isNumberInGroups(texts) }];
  });
  // One number that wraps in a narrow cell is no stack, unless others stand beside it.
  if (found.every(({ isOneNumber }) => isOneNumber) && found.length < 2) return boldStarts(cells);
  const stacks = found.map(({ starts }) => starts);
  const [most] = [...stacks].sort((a, b) => b.length - a.length);
  if (most === undefined) return boldStarts(cells);
  const fits = (stack: readonly number[]): boolean =>
    stack.every((at) => most.some((start) => Math.abs(start - at) <= 3));
  return stacks.every(fits) ? most : [];
}

/** True for a range that wraps behind its dash: "2011–" over "2014". */
const goesOn = (text: string): boolean => /\p{Nd}[–—/-]$/u.test(text);

/** True for a day over its time: "12/01/2024" over "09:14". */
const isMoment = ([day = '', time = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && maybeMoment(day) !== undefined && maybeClock(time) !== undefined;

/** True for lines that go on with the groups of three digits of the line above: "1 200" over "000". */
function isNumberInGroups([first = '', ...others]: readonly string[]): boolean {
  return /(?<!\p{Nd})\p{Nd}{1,3}$/u.test(first) && others.every((text) => /^\p{Nd}{3}(?: \p{Nd}{3})*$/u.test(text));
}

/** The base lines of a header and of the row below it, where no line parts them but the weight of the writing does in each cell. */
function boldStarts(cells: readonly GridCell[]): readonly number[] {
  const seams = cells.map(({ words }) => {
    const lines = toLines(words, NO_PHRASES);
    const plain = lines.findIndex((line) => !line.words.some(({ isBold }) => isBold));
    const areBold = lines.slice(0, plain).every((line) => line.words.every(({ isBold }) => isBold));
    return plain > 0 && areBold ? ([lines[0]?.baseline ?? 0, lines[plain]?.baseline ?? 0] as const) : undefined;
  });
  const [first] = seams;
  if (first === undefined || seams.length < 2) return [];
  const areAlike = seams.every((seam, i) =>
    seam === undefined ? cells[i]?.words.every(({ isBold }) => isBold) : Math.abs(seam[1] - first[1]) < 4,
  );
  return areAlike ? first : [];
}

function partCell(cell: GridCell, starts: readonly number[], from: number): readonly GridCell[] {
  const parts = starts.map((): Word[] => []);
  for (const word of cell.words) {
    const at = starts.findLastIndex((start) => start <= word.baseline + 3);
    parts[Math.max(0, at)]?.push(word);
  }
  return parts.flatMap((words, i) =>
    words.length === 0 ? [] : [toGridCell({ ...cell, firstRow: from + i, lastRow: from + i }, words)],
  );
}
