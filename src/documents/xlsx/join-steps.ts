import { EMPTY_CELL } from '../grid/raw-grid.ts';
import type { SourceCell, SourceTable } from '../source-table.ts';

const FEWEST_ROWS = 4;
const LEAST_COLUMNS = 2;
const LETTER = /\p{L}/u;

/**
 * A table whose names stand in several columns on the left, one in each row and further right the deeper its level, as accounting
 * programs write accounts, with these in one column. The table itself where a row has two of them, or more than the first has a label.
 */
export function joinSteps(table: SourceTable): SourceTable {
  const { columns, rows } = table;
  if (columns[1]?.label !== '') return table;
  const count = countSteps(table);
  if (rows.length < FEWEST_ROWS || count < LEAST_COLUMNS || count === columns.length) return table;
  const nameOf = (row: readonly SourceCell[]): SourceCell =>
    row.slice(0, count).find(({ text }) => text !== '') ?? EMPTY_CELL;
  const told = { kind: 'names-in-steps', values: { count } };
  return {
    ...table,
    columns: [...columns.slice(0, 1), ...columns.slice(count)],
    rows: rows.map((row) => [nameOf(row), ...row.slice(count)]),
    notices: [...table.notices, told],
  };
}

/** How many columns on the left hold names alone, together one in each row, and no label but over the first. */
function countSteps({ columns, rows }: SourceTable): number {
  const isNamed = new Uint8Array(rows.length);
  let count = 0;
  for (const [column, { label }] of columns.entries()) {
    if (column > 0 && label !== '') break;
    const own = rows.flatMap((row, i) => ((row[column]?.text ?? '') === '' ? [] : [i]));
    if (!own.every((row) => isNamed[row] === 0 && LETTER.test(rows[row]?.[column]?.text ?? ''))) break;
    for (const row of own) isNamed[row] = 1;
    count = column + 1;
  }
  return isNamed.every((named) => named === 1) ? count : 0;
}
