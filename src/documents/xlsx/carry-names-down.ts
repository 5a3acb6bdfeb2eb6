import { totalsClaim } from '../../table/notation/totals-words.ts';
import type { SourceCell, SourceTable } from '../source-table.ts';

const FEWEST_ROWS = 4;
const LEAST_BLANK = 1 / 3;

/**
 * A table with the name of each group in all rows of it, where the first column states it once and leaves the rows below blank, as
 * reports and pivot tables do: no name comes twice, and every such row names something of its own beside the blank. Sums of groups
 * name themselves and carry nothing down. The table itself where that is not plain, as where blanks follow the last name alone.
 */
export function carryNamesDown(table: SourceTable): SourceTable {
  const { rows, columns } = table;
  const names = rows.flatMap(([first]) => (first === undefined || first.text === '' ? [] : [first]));
  const blank = rows.length - names.length;
  const members = rows.filter(([, second]) => second !== undefined && isWord(second)).length;
  if (members < FEWEST_ROWS || names.length < 2 || blank < members * LEAST_BLANK) return table;
  if (!names.every(isWord) || new Set(names.map(({ text }) => text)).size < names.length) return table;
  if (closesWithBlanks(rows, names.length)) return table;
  let name: SourceCell | undefined;
  let carried = 0;
  const filled: (readonly SourceCell[])[] = [];
  for (const row of rows) {
    const [first, second] = row;
    const isNamed = first !== undefined && first.text !== '';
    const isMember = second !== undefined && isWord(second);
    if (isNamed) {
      name = isMember ? first : undefined;
      filled.push(row);
      continue;
    }
    if (name === undefined || !isMember) return table;
    carried += 1;
    filled.push([name, ...row.slice(1)]);
  }
  const told = { kind: 'names-carried-down', values: { column: columns[0]?.label ?? '', count: carried } };
  return { ...table, rows: filled, notices: [...table.notices, told] };
}

/** True where each name but the last has one row: what follows that, as tax and total below the entries of an invoice, is none of its group. */
function closesWithBlanks(rows: SourceTable['rows'], names: number): boolean {
  const isBlank = (row: SourceTable['rows'][number]): boolean => (row[0]?.text ?? '') === '';
  if (rows.slice(0, names).some(isBlank)) return false;
  return names > 2 || rows.slice(names).some((row) => totalsClaim(row[1]?.text ?? '') === 'total');
}

const LETTER = /\p{L}/u;

function isWord({ text }: SourceCell): boolean {
  return LETTER.test(text);
}
