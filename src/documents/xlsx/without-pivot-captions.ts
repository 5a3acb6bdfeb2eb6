import { countFilled, EMPTY_CELL } from '../grid/raw-grid.ts';
import type { SourceCell } from '../source-table.ts';

/** What spreadsheet programs write over the columns of a pivot table, in their languages: it names nothing. */
const COLUMN_LABELS: ReadonlySet<string> = new Set([
  'column labels',
  'rótulos de coluna',
  'etiquetas de columna',
  'étiquettes de colonnes',
  'spaltenbeschriftungen',
  'etichette di colonna',
  'تسميات الأعمدة',
]);
const MOST_ABOVE = 4;

/**
 * Rows of a block without the caption over the columns of a pivot table whose values were pasted: what stands beside it ("Sum of Sales")
 * is the title then, and the row below names the columns.
 */
export function withoutPivotCaptions(rows: readonly (readonly SourceCell[])[]): readonly (readonly SourceCell[])[] {
  const at = rows.slice(0, MOST_ABOVE).findIndex((row) => countFilled(row) <= 2 && row.some(isCaption));
  return at < 0
    ? rows
    : rows.map((row, i) => (i === at ? row.map((cell) => (isCaption(cell) ? EMPTY_CELL : cell)) : row));
}

const isCaption = ({ text }: SourceCell): boolean => COLUMN_LABELS.has(text.trim().toLowerCase());
