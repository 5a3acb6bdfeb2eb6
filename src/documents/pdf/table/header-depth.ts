import { isPeriodLabel } from '../../grid/cell-shape.ts';
import { doNameColumns } from './names-columns.ts';
import { type GridCell, isFigure, isNumber } from './page-grid.ts';

type Row = readonly (GridCell | undefined)[];

const DEEPEST = 4;

/**
 * How many rows on top of a grid stand over its first row of figures, sections within them left aside; undefined where the
 * grid does not show it: no figures, figures in the first row, or more words above them than headers have.
 */
export function findHeaderDepth(matrix: readonly Row[]): number | undefined {
  const first = matrix.findIndex(isData);
  if (first < 0) return countBold(matrix);
  if (first === 0) return undefined;
  const bold = countBold(matrix);
  if (bold !== undefined && bold < first && matrix.slice(bold, first).every(isFull)) return bold;
  let depth = first;
  while (depth > 1 && isSection(matrix[depth - 1] ?? [])) depth -= 1;
  return depth > DEEPEST ? countBold(matrix) : depth;
}

/** How many rows on top are bold, where the rows below are not; undefined of none. */
function countBold(matrix: readonly Row[]): number | undefined {
  const isBold = (row: Row): boolean =>
    row.every((cell) => cell === undefined || cell.words.every((word) => word.isBold));
  const first = matrix.findIndex((row) => !isBold(row));
  const later = matrix.slice(first).filter(isBold).length;
  return first > 0 && first <= 3 && later * 3 < matrix.length ? first : undefined;
}

/** True for a row with a cell of its own in each column: below labels in bold, no row of words is without one. */
function isFull(row: Row): boolean {
  return new Set(row).size === row.length && row.every((cell) => cell !== undefined && cell.text !== '');
}

/** True for a row with a figure beside its label, years left aside, or with marks for missing ones. */
function isData(row: Row, index: number): boolean {
  const [label, ...others] = row;
  const texts = others
    .filter((cell) => cell !== label)
    .flatMap((cell) => (cell === undefined || cell.text === '' ? [] : [cell.text]));
  const hasLabel = label !== undefined && label.text !== '' && label.firstRow === index;
  if (!hasLabel && doNameColumns(texts)) return false;
  if (texts.some((text) => isNumber(text) && !isPeriodLabel(text))) return true;
  return (
    (label?.text ?? '') !== '' &&
    texts.length > 0 &&
    texts.every(isFigure) &&
    texts.some((text) => !isPeriodLabel(text))
  );
}

/** True for a row that holds one text alone, at its beginning: it heads the rows below it, not the columns. */
function isSection(row: Row): boolean {
  const cells = new Set(row.filter((cell) => cell !== undefined && cell.text !== ''));
  const [only] = cells;
  return cells.size === 1 && only !== undefined && row[0] === only && only.firstRow === only.lastRow;
}
