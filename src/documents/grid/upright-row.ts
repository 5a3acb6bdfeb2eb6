import { foldWords } from '../../table/notation/characters.ts';
import { parseNumber } from '../../table/notation/number-notation.ts';
import { WEEKDAY_NAMES } from '../../table/notation/weekday-names.ts';
import { parseColumn } from '../../table/parse-column.ts';
import type { SourceCell, SourceTable } from '../source-table.ts';

const FEWEST_COLUMNS = 3;

/**
 * A table of one row without a name, each number under a period of its own ("Jan, Feb, Mar" over "120, 135, 150"), stood upright: a row
 * for each period. Any other table as it is.
 */
export function standUpright(table: SourceTable): SourceTable {
  const { columns, rows } = table;
  const [row, ...others] = rows;
  if (row === undefined || others.length > 0 || columns.length < FEWEST_COLUMNS) return table;
  const labels = columns.map(({ label }) => label);
  if (!arePeriods(labels) || !row.every(({ text }) => parseNumber(text) !== undefined)) return table;
  const upright = columns.flatMap(({ label, spans }, at): readonly (readonly SourceCell[])[] => {
    const cell = row[at];
    return cell === undefined ? [] : [[{ text: label, spans }, cell]];
  });
  const unnamed = { label: '', spans: [] };
  return { ...table, columns: [unnamed, unnamed], rows: upright };
}

function arePeriods(labels: readonly string[]): boolean {
  if (new Set(labels).size < labels.length) return false;
  if (labels.every((label) => WEEKDAY_NAMES.has(foldWords(label)))) return true;
  return parseColumn(labels, { label: '' }).kind === 'date';
}
