import type { ExtractedTable } from './type-table.ts';

/** A title and one line more may stand beside a single column of values. */
const LINES_BESIDE = 2;

/**
 * True where the shape of a table speaks against it, whatever its cells are: a row that holds words under several columns of
 * numbers and nothing else is a second header or belongs to another table; a single column among lines of words has
 * probably lost the names of its values; rows of which each has cells at one side alone are those of two tables.
 */
export function isOddLayout(table: ExtractedTable, sourceText: string): boolean {
  return hasRowOfWords(table) || isColumnAmongWords(table, sourceText) || isOfTwoSides(table);
}

function hasRowOfWords({ source, columns }: ExtractedTable): boolean {
  const numeric = columns.filter(({ isNumeric }) => isNumeric);
  return (
    numeric.length > 1 && source.rows.some((_, row) => numeric.every(({ values }) => typeof values[row] === 'string'))
  );
}

function isColumnAmongWords({ source, columns, from }: ExtractedTable, text: string): boolean {
  if (columns.length > 1 || source.method === 'json' || source.method === 'html' || from.kind !== 'text') return false;
  const outside = `${text.slice(0, source.span.start)}\n${text.slice(source.span.end)}`;
  return outside.split('\n').filter((line) => /\p{L}/u.test(line)).length > LINES_BESIDE;
}

const FEWEST_OF_SIDE = 2;

/** True where some columns are filled in some rows and the others in the other rows, at least two of each. */
function isOfTwoSides({ source: { rows, columns } }: ExtractedTable): boolean {
  const ends = rows.flatMap((row) => {
    const first = row.findIndex(({ text }) => text !== '');
    return first < 0 ? [] : [{ first, last: row.findLastIndex(({ text }) => text !== '') }];
  });
  // One row that reaches over a gutter leaves it out.
  const isGutter = new Uint8Array(columns.length).fill(1);
  for (const { first, last } of ends) isGutter.fill(0, first + 1, last + 1);
  return isGutter.some((isFree, at) => {
    if (isFree === 0 || at < FEWEST_OF_SIDE || at > columns.length - FEWEST_OF_SIDE) return false;
    const left = ends.filter(({ last }) => last < at).length;
    return left >= FEWEST_OF_SIDE && ends.length - left >= FEWEST_OF_SIDE;
  });
}
