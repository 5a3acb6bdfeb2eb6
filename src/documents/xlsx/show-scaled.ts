import { foldWords } from '../../table/notation/characters.ts';
import { SCALE_WORDS } from '../../table/notation/scale-words.ts';
import { readLabel } from '../../table/reading/column-label.ts';
import { type SourceCell, type SourceColumn, type SourceTable, withText } from '../source-table.ts';
import { toPlain } from './number-format/number-format.ts';
import { SheetCell } from './sheet-content.ts';

/**
 * A table in which numbers stand in the scale that its words state. Where a number format leaves digits out (`#,##0,`) and the label, the
 * unit or the title says so ("in thousands"), they speak of the number that is shown: the saved one beside them would be a thousand
 * times too much. Without such words the saved number is the amount, and stays.
 */
export function showScaled(table: SourceTable): SourceTable {
  const scaled = new Set(
    [...table.columns.keys()].filter(
      (column) => hasDivisor(table, column) && isScaleStated(table.columns[column], table.title),
    ),
  );
  if (scaled.size === 0) return table;
  const known = new Map<SourceCell, SourceCell>();
  const rows = table.rows.map((row) => row.map((cell, i) => (scaled.has(i) ? divided(cell, known) : cell)));
  return { ...table, rows };
}

function divisorOf(cell: SourceCell | undefined): number | undefined {
  return cell instanceof SheetCell && cell.held === 'number' ? cell.format.divisor : undefined;
}

function hasDivisor({ rows }: SourceTable, column: number): boolean {
  return rows.some((row) => divisorOf(row[column]) !== undefined);
}

const WORDS = /[\p{L}\p{N}]+/gu;

function isScaleStated(column: SourceColumn | undefined, title: string | undefined): boolean {
  if (column === undefined) return false;
  const last = foldWords(column.label).match(WORDS)?.at(-1) ?? '';
  return (
    readLabel(column.label, column.unit).scale !== undefined ||
    SCALE_WORDS.has(last) ||
    (title !== undefined && readLabel(title).scale !== undefined)
  );
}

const NUMBER = /\d+(?:\.\d+)?(?:e[+-]\d+)?/;

/** The cell with its number divided. A large sheet shares its cells: what was divided once is kept. */
function divided(cell: SourceCell, known: Map<SourceCell, SourceCell>): SourceCell {
  const divisor = divisorOf(cell);
  if (divisor === undefined) return cell;
  const found = known.get(cell);
  if (found !== undefined) return found;
  const text = cell.text.replace(NUMBER, (number) => toPlain(Number(number) / divisor));
  const shown = withText(cell, text);
  known.set(cell, shown);
  return shown;
}
