import type { SourceCell, SourceTable } from '../../documents/source-table.ts';
import type { TypedColumn } from '../../table/column.ts';
import { parseNumber } from '../../table/notation/number-notation.ts';
import { parseColumn } from '../../table/parse-column.ts';

const NUMERIC: ReadonlySet<TypedColumn['kind']> = new Set(['number', 'percentage', 'currency']);

/**
 * The rows at the end of a table that begin behind its first columns, with a name before their figures: "| | | Closing balance | 3,274".
 * Gives for each of them the column of that name. At most half of the rows are such.
 */
export function findLateLabels({ rows }: SourceTable): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (let row = rows.length - 1; row >= 0; row -= 1) {
    const cells = rows[row] ?? [];
    const first = cells.findIndex(({ text }) => text !== '');
    const isNamed = first > 0 && !isNumber(cells[first]) && cells.slice(first + 1).some(isNumber);
    if (!isNamed) break;
    found.set(row, first);
  }
  return found.size * 2 <= rows.length ? found : new Map();
}

function isNumber(cell: SourceCell | undefined): boolean {
  return cell !== undefined && parseNumber(cell.text) !== undefined;
}

/** A column of texts that is one of numbers but for names of late rows, as the column of those numbers; the names stay as written. */
export function settleLateLabels(
  column: TypedColumn,
  cells: readonly SourceCell[],
  rowsOfLabels: readonly number[],
): TypedColumn {
  if (column.kind !== 'text' || rowsOfLabels.length === 0) return column;
  const labels = new Set(rowsOfLabels);
  const settled = parseColumn(
    cells.map(({ text }, row) => (labels.has(row) ? '' : text)),
    { label: column.label },
  );
  if (!NUMERIC.has(settled.kind) || settled.fitShare < 1) return column;
  const filled = cells.filter(({ text }) => text !== '').length;
  const misfits = rowsOfLabels.map((row) => ({ row, text: cells[row]?.text ?? '' }));
  return { ...settled, fitShare: 1 - labels.size / filled, misfits };
}
