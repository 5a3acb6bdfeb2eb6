import { maybeMoment } from '../../../table/notation/date-notation.ts';
import { isFigure, isNumber, type PageGrid, toMatrix } from './page-grid.ts';

/** How well a grid explains the words that it was laid over, each from 0 to 1. */
export type GridJudgement = {
  /** How much of the body of its columns is of one kind: figures or words. */
  readonly typed: number;
  /** The share of places that are filled. */
  readonly filled: number;
  /** The share of cells of figures that hold one figure, not several above or beside one another. */
  readonly single: number;
  /** The share of words that lie in one cell. */
  readonly apart: number;
  /** All of them. */
  readonly score: number;
};

/** Figures beside one another, none of them a group of three digits that goes on with the one before. */
const SEVERAL_FIGURES = /^[^\p{L}]*\p{Nd}[%)*]?\s+[+\-−]?\p{Nd}(?!\p{Nd}{2}(?!\p{Nd}))[^\p{L}]*$/u;

/** Judges a grid by how few words lie across its lines, how regular its rows are, and how well its columns hold one kind. */
export function judgeGrid(grid: PageGrid): GridJudgement {
  const matrix = toMatrix(grid);
  const body = matrix.slice(Math.min(grid.headerRows ?? 1, Math.max(0, grid.rows - 1)));
  let [held, filled, figures, crowded] = [0, 0, 0, 0];
  for (let column = 0; column < grid.columns; column += 1) {
    let [numbers, words] = [0, 0];
    for (const row of body) {
      const text = row[column]?.text ?? '';
      if (text === '') continue;
      filled += 1;
      if (isFigure(text)) numbers += 1;
      else words += 1;
      if (/\p{Nd}/u.test(text)) figures += 1;
      if (SEVERAL_FIGURES.test(text) && maybeMoment(text) === undefined) crowded += 1;
    }
    held += Math.max(numbers, words);
  }
  const typed = filled === 0 ? 0 : held / filled;
  const share = filled / Math.max(1, body.length * grid.columns);
  const single = figures === 0 ? 1 : 1 - crowded / figures;
  const apart = 1 - Math.min(1, grid.crossing * 2);
  return { typed, filled: share, single, apart, score: typed * single * single * apart * (0.6 + 0.4 * share) };
}

/** True for a grid that could be a table: two columns and rows at least, and not mostly holes. */
export function isTableLike(grid: PageGrid): boolean {
  if (grid.columns < 2 || grid.rows < 2 || grid.cells.length < 4) return false;
  const { filled } = judgeGrid(grid);
  const long = grid.cells.filter(({ text }) => text.length > 220).length;
  const hasFigures = grid.cells.some(({ text }) => isNumber(text));
  return filled > (hasFigures ? 0.22 : 0.4) && long * 4 < grid.cells.length;
}
