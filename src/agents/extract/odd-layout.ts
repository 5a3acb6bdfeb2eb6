import type { ExtractedTable } from './type-table.ts';

/** A title and one line more may stand beside a single column of values. */
const LINES_BESIDE = 2;

/**
 * True where the shape of a table speaks against it, whatever its cells are: a row that holds words under several columns of
 * numbers and nothing else is a second header or belongs to another table; a single column among lines of words has
 * probably lost the names of its values.
 */
export function isOddLayout(table: ExtractedTable, sourceText: string): boolean {
  return hasRowOfWords(table) || isColumnAmongWords(table, sourceText);
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
