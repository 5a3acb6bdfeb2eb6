import type { SourceCell, SourceTable } from '../source-table.ts';

const FEWEST_ROWS = 4;
const LEAST_BLANK = 1 / 3;

/**
 * A table with the name of each group in all rows of it, where the first column states it once and leaves the rows below blank, as
 * reports and pivot tables do: no name comes twice, and every such row names something of its own beside the blank. Sums of groups
 * name themselves and carry nothing down. The table itself where that is not plain.
 */
export function carryNamesDown(table: SourceTable): SourceTable {
  const { rows, columns } = table;
  const names = rows.flatMap(([first]) => (first === undefined || first.text === '' ? [] : [first]));
  const blank = rows.length - names.length;
  const members = rows.filter(([, second]) => second !== undefined && isWord(second)).length;
  if (members < FEWEST_ROWS || names.length < 2 || blank < members * LEAST_BLANK) return table;
  if (!names.every(isWord) || new Set(names.map(({ text }) => text)).size < names.length) return table;
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

const LETTER = /\p{L}/u;

function isWord({ text }: SourceCell): boolean {
  return LETTER.test(text);
}
