import type { SourceCell } from '../source-table.ts';
import { isFigureShape, shapeOf } from './cell-shape.ts';

type Row = readonly SourceCell[];

const MOST_LINES_BETWEEN = 4;
const RECENT_ROWS = 5;

/**
 * True where rows that follow a gap belong to the table before it: as wide, at most a section title in between, the same
 * columns of figures, and no header of their own but the same one repeated.
 */
export function continuesTable(before: readonly Row[], gap: readonly Row[], rows: readonly Row[]): boolean {
  const last = before.at(-1) ?? [];
  const [first = []] = rows;
  if (first.length !== last.length || gap.length > MOST_LINES_BETWEEN || gap.some((row) => row.length > 1))
    return false;
  const head = before[0] ?? [];
  if (first.every((cell, i) => cell.text === head[i]?.text)) return gap.every((row) => (row[0]?.text ?? '') === '');
  const recent = before.slice(-RECENT_ROWS);
  const figures = last.map((_, i) => recent.some((row) => isFigureShape(shapeOf(row[i]?.text ?? ''))));
  const looksAlike = first.every((cell, i) => cell.text === '' || figures[i] === isFigureShape(shapeOf(cell.text)));
  return looksAlike && figures.some(Boolean);
}
