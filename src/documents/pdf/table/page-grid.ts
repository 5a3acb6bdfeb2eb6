import { isFigureShape, shapeOf } from '../../grid/cell-shape.ts';
import type { Word } from '../page/words.ts';
import { boxOfWords, textOfCell } from './cell-words.ts';

/** A cell of a grid that was laid over a page. Rows and columns count from 0, the last ones included. */
export type GridCell = {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly words: readonly Word[];
  readonly text: string;
};

/** How the cells of a grid were parted: by lines drawn, by white space, or columns by lines and rows by white space. */
export type GridMethod = 'ruled' | 'spaced';

/** A table as a method sees it: its filled cells in the order of rows. */
export type PageGrid = {
  readonly method: GridMethod;
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly GridCell[];
  /** How many rows on top are headers, where the method could tell. */
  readonly headerRows?: number;
  /** The share of words that lie across the borders of their cells. */
  readonly crossing: number;
};

/** A cell with the text of its words. */
export function toGridCell(place: Omit<GridCell, 'words' | 'text'>, words: readonly Word[]): GridCell {
  const { firstRow, lastRow, firstColumn, lastColumn } = place;
  return { firstRow, lastRow, firstColumn, lastColumn, words, text: textOfCell(words) };
}

/** The grid as rows of cells: a cell that spans stands in each of its places. */
export function toMatrix({ rows, columns, cells }: PageGrid): readonly (readonly (GridCell | undefined)[])[] {
  const matrix: (GridCell | undefined)[][] = Array.from(
    { length: rows },
    () => new Array<GridCell | undefined>(columns),
  );
  for (const cell of cells) {
    for (let row = cell.firstRow; row <= cell.lastRow; row += 1) {
      const line = matrix[row];
      if (line === undefined) continue;
      for (let column = cell.firstColumn; column <= cell.lastColumn; column += 1) line[column] = cell;
    }
  }
  return matrix;
}

/** The grid without the rows and columns in which no cell holds words. */
export function withoutEmpty(grid: PageGrid): PageGrid {
  const filled = grid.cells.filter(({ text }) => text !== '');
  const isRowUsed = new Array<boolean>(grid.rows).fill(false);
  const isColumnUsed = new Array<boolean>(grid.columns).fill(false);
  // A row is used where a cell begins or is of that row alone; what only reaches through it does not keep it.
  for (const { firstRow, lastRow, firstColumn, lastColumn } of filled) {
    if (firstRow === lastRow) isRowUsed[firstRow] = true;
    if (firstColumn === lastColumn) isColumnUsed[firstColumn] = true;
  }
  for (const { firstRow, lastRow, firstColumn, lastColumn } of filled) {
    if (!isRowUsed.slice(firstRow, lastRow + 1).includes(true)) isRowUsed[firstRow] = true;
    if (!isColumnUsed.slice(firstColumn, lastColumn + 1).includes(true)) isColumnUsed[firstColumn] = true;
  }
  const rowOf = positions(isRowUsed);
  const columnOf = positions(isColumnUsed);
  const cells = filled.map((cell) => ({
    ...cell,
    firstRow: rowOf.first(cell.firstRow),
    lastRow: rowOf.last(cell.lastRow),
    firstColumn: columnOf.first(cell.firstColumn),
    lastColumn: columnOf.last(cell.lastColumn),
  }));
  return { ...grid, rows: rowOf.count, columns: columnOf.count, cells };
}

type Positions = {
  readonly first: (old: number) => number;
  readonly last: (old: number) => number;
  readonly count: number;
};

function positions(isUsed: readonly boolean[]): Positions {
  const before: number[] = [0];
  for (const used of isUsed) before.push((before.at(-1) ?? 0) + (used ? 1 : 0));
  return {
    first: (old) => before[old] ?? 0,
    last: (old) => (before[old + 1] ?? 0) - 1,
    count: before.at(-1) ?? 0,
  };
}

/** What stands for no value: dashes, dots, "n.a.". */
const NO_VALUE = /^(?:[-–—:.…*/x]{1,3}|n\.?\s?[adrs]\.?|n\/a)$/i;
const FIGURE_WITH_MARK = /^[^\p{L}]*\p{Nd}[^\p{L}]*\(?\p{L}?\)?[^\p{L}]*$/u;

/** A figure with one word behind it, its scale or unit: "100 million", "25g"; not a year with a word. */
const FIGURE_WITH_WORD = /^[^\p{L}\p{Nd}]{0,3}(?!(?:19|20)\p{Nd}{2}\P{Nd})\p{Nd}[\p{Nd}.,٫٬ ]*\s?\p{L}{1,9}\.?$/u;

/** A unit that is written with digits: "£'000", "(US$ 000s)". */
const THOUSANDS = /^\(?(?:\p{Sc}|US\p{Sc}|[A-Z]{3})?\s?(?:[’'‘`]|(?<=[(\p{Sc}A-Z]\s?))0{3}(?:['’]?s)?\)?$/u;

/** A power of ten of a unit in brackets, and the year that an index is counted from: "(1 000 ha)", "(100 kg)", "(2010 = 100)". */
const POWER_OF_UNIT =
  /^\(10{0,9}(?:[ ,.\u00a0\u202f]0{2,3}){0,4}\s\p{L}[\p{L}\p{Nd}/²³. ]{0,20}\)$|^\(?(?:19|20)\d\d\s?=\s?100\)?$/u;

/** True for a text that is a figure, or stands where one is missing. */
export function isFigure(text: string): boolean {
  return (
    !THOUSANDS.test(text) &&
    !POWER_OF_UNIT.test(text) &&
    (isFigureShape(shapeOf(text)) || NO_VALUE.test(text) || FIGURE_WITH_MARK.test(text) || FIGURE_WITH_WORD.test(text))
  );
}

/** True for a text with digits that is a figure. */
export function isNumber(text: string): boolean {
  return /\p{Nd}/u.test(text) && isFigure(text);
}

/** The box around a cell's words. */
export const boxOfCell = ({ words }: GridCell): ReturnType<typeof boxOfWords> => boxOfWords(words);
