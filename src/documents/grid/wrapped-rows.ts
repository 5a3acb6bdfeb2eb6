import type { SourceCell, SourceTable } from '../source-table.ts';
import { joinCells } from '../text/source-cells.ts';
import { isFigureShape, shapeOf } from './cell-shape.ts';

type Row = readonly SourceCell[];

/**
 * Joins the lines over which an aligned table wraps the words of a row: lines with nothing in the first column, no figure,
 * and words only below words, where the line above has figures.
 */
export function joinWrappedRows(table: SourceTable): SourceTable {
  if (table.method !== 'aligned' || table.columns.length < 2) return table;
  const rows: Row[] = [];
  let count = 0;
  for (const row of table.rows) {
    const above = rows.at(-1);
    if (above === undefined || !isContinuation(row, above)) rows.push(row);
    else {
      rows[rows.length - 1] = above.map((cell, i) => joinCells([cell, row[i] ?? cell].filter(isFilled)));
      count += 1;
    }
  }
  if (count === 0) return table;
  return { ...table, rows, notices: [...table.notices, { kind: 'wrapped-rows', values: { count } }] };
}

function isContinuation(row: Row, above: Row): boolean {
  const filled = row.flatMap((cell, i) => (isFilled(cell) ? [i] : []));
  if (filled.length === 0 || filled[0] === 0 || !above.some(isFigure)) return false;
  return filled.every((i) => !isFigure(row[i]) && isFilled(above[i]) && !isFigure(above[i]));
}

function isFilled(cell: SourceCell | undefined): boolean {
  return cell !== undefined && cell.text !== '';
}

function isFigure(cell: SourceCell | undefined): boolean {
  return cell !== undefined && isFigureShape(shapeOf(cell.text));
}
