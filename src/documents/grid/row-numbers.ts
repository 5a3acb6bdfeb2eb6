import { type Notice, type SourceCell, type SourceTable, withText } from '../source-table.ts';

type Row = readonly SourceCell[];

const WHOLE = /^\d{1,9}$/;
const DOTS = /^(?:\.{2,}|…|⋮)$/;
/** How the consoles of JavaScript name the column of row numbers; they put texts in single quotes. */
const CONSOLE_NAME = '(index)';

/**
 * Leaves out what programs print around a table and is no data: rows of dots for those that they do not show, and a first
 * column without a name that counts the rows from 0 or 1 while all other columns have names.
 */
export function withoutRowNumbers(table: SourceTable): SourceTable {
  const rows = table.rows.filter((row) => !isDots(row));
  const omitted = table.rows.length - rows.length;
  const isCounted = countsRows(table, rows, omitted > 0);
  if (rows.length === 0 || (omitted === 0 && !isCounted)) return table;
  const notices: Notice[] = [
    ...table.notices,
    ...(omitted === 0 ? [] : [{ kind: 'rows-not-shown', values: {} }]),
    ...(isCounted ? [{ kind: 'row-numbers', values: {} }] : []),
  ];
  if (!isCounted) return { ...table, rows, notices };
  const isConsole = table.columns[0]?.label === CONSOLE_NAME;
  const bare = rows.map((row) => row.slice(1).map((cell) => (isConsole ? withoutQuotes(cell) : cell)));
  return { ...table, columns: table.columns.slice(1), rows: bare, notices };
}

function withoutQuotes(cell: SourceCell): SourceCell {
  const inside = /^'(.+)'$/.exec(cell.text)?.[1];
  return inside === undefined ? cell : withText(cell, inside);
}

/** True for a row of dots, one in each column that the others fill. */
function isDots(row: Row): boolean {
  const filled = row.filter(({ text }) => text !== '');
  return filled.length > 0 && filled.length * 2 >= row.length && filled.every(({ text }) => DOTS.test(text));
}

function countsRows({ columns }: SourceTable, rows: readonly Row[], hasGap: boolean): boolean {
  const [first, ...others] = columns;
  if (
    first === undefined ||
    !(first.label === '' || first.label === CONSOLE_NAME) ||
    others.length === 0 ||
    rows.length < 2
  )
    return false;
  if (others.some(({ label }) => label === '')) return false;
  const start = Number(rows[0]?.[0]?.text);
  return (
    (start === 0 || start === 1) &&
    rows.every((row, i) => {
      const text = row[0]?.text ?? '';
      if (!WHOLE.test(text)) return false;
      return hasGap ? i === 0 || Number(text) > Number(rows[i - 1]?.[0]?.text) : Number(text) === start + i;
    })
  );
}
