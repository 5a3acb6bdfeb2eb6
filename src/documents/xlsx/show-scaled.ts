import { foldWords } from '../../table/notation/characters.ts';
import { type NumberScale, SCALE_FACTORS, SCALE_WORDS } from '../../table/notation/scale-words.ts';
import { readLabel } from '../../table/reading/column-label.ts';
import { type SourceCell, type SourceColumn, type SourceTable, withText } from '../source-table.ts';
import { toPlain } from './number-format/number-format.ts';
import { SheetCell } from './sheet-content.ts';

/**
 * A table in which numbers stand in the scale that its words state. Where a number format leaves digits out (`#,##0,`) and the label, the
 * unit or the title says so ("in thousands"), they speak of the number that is shown: the saved one beside them would be a thousand
 * times too much. A format that tells its scale beside each number (`0.0,,"M"`) shows whole amounts, which then are so many of the
 * thousands that the words state. Without such words the saved number is the amount, and stays.
 */
export function showScaled(table: SourceTable): SourceTable {
  const factors = new Map<number, number>();
  for (const [i, column] of table.columns.entries()) {
    if (!table.rows.some((row) => divisorOf(row[i], 1) !== undefined)) continue;
    const scale = statedScale(column, table.title);
    if (scale !== undefined) factors.set(i, SCALE_FACTORS[scale]);
  }
  if (factors.size === 0) return table;
  const known = new Map<number, Map<SourceCell, SourceCell>>([...factors.keys()].map((i) => [i, new Map()]));
  const rows = table.rows.map((row) => row.map((cell, i) => divided(cell, factors.get(i), known.get(i))));
  return { ...table, rows };
}

/** What divides the saved number of a cell, under words that state a factor; undefined where nothing does. */
function divisorOf(cell: SourceCell | undefined, factor: number): number | undefined {
  if (!(cell instanceof SheetCell) || cell.held !== 'number') return undefined;
  return cell.format.tellsScale === true ? factor : cell.format.divisor;
}

const WORDS = /[\p{L}\p{N}]+/gu;

function statedScale({ label, unit }: SourceColumn, title: string | undefined): NumberScale | undefined {
  const last = foldWords(label).match(WORDS)?.at(-1) ?? '';
  return (
    readLabel(label, unit).scale ?? SCALE_WORDS.get(last) ?? (title === undefined ? undefined : readLabel(title).scale)
  );
}

const NUMBER = /\d+(?:\.\d+)?(?:e[+-]\d+)?/;

/** The cell with its number divided. A large sheet shares its cells: what was divided once is kept. */
function divided(
  cell: SourceCell,
  factor: number | undefined,
  known: Map<SourceCell, SourceCell> | undefined,
): SourceCell {
  const divisor = factor === undefined ? undefined : divisorOf(cell, factor);
  if (divisor === undefined) return cell;
  const found = known?.get(cell);
  if (found !== undefined) return found;
  const text = cell.text.replace(NUMBER, (number) => toPlain(Number(number) / divisor));
  const shown = withText(cell, text);
  known?.set(cell, shown);
  return shown;
}
