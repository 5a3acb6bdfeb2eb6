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

/** What they call the figures of a pivot table: beside it stand names of the fields that go across, which name no column. */
const FIGURES =
  /^(?:(?:sum|count|counta|average|max|min|product|stdev|stddevp?|varp?) of |(?:soma|contagem|média|máximo|mínimo|máx\.|mín\.|produto) de |(?:مجموع|عدد|متوسط) )/iu;
const MOST_FIELDS = 3;

/**
 * Rows of a block without the captions over the columns of a pivot table whose values were pasted: what stands beside them ("Sum of
 * Sales") is the title then, and the rows below name the columns.
 */
export function withoutPivotCaptions(rows: readonly (readonly SourceCell[])[]): readonly (readonly SourceCell[])[] {
  const at = rows
    .slice(0, MOST_ABOVE)
    .findIndex((row, i) => (countFilled(row) <= 2 && row.some(isCaption)) || hasFields(row, rows.slice(i + 1)));
  return at < 0
    ? rows
    : rows.map((row, i) =>
        i === at ? row.map((cell, column) => (column > 0 || isCaption(cell) ? EMPTY_CELL : cell)) : row,
      );
}

const isCaption = ({ text }: SourceCell): boolean => COLUMN_LABELS.has(text.trim().toLowerCase());

/** True for the name of figures with a few others behind it, over rows that hold more cells than it. */
function hasFields([first, ...others]: readonly SourceCell[], below: readonly (readonly SourceCell[])[]): boolean {
  const fields = countFilled(others);
  if (first === undefined || !FIGURES.test(first.text) || fields === 0 || fields > MOST_FIELDS) return false;
  return below.slice(0, MOST_FIELDS).some((row) => countFilled(row) > fields + 1);
}
