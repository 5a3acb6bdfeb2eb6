import type { SourceCell, SourceColumn } from '../source-table.ts';
import { countFilled } from './raw-grid.ts';

type Row = readonly SourceCell[];

/**
 * Data frames print the name of their rows on a line of its own below the labels: a first row with nothing but its first cell, under a
 * column without a name, names that column. Where other rows stand so too they are names of groups.
 */
export function liftIndexName(
  columns: readonly SourceColumn[],
  body: readonly Row[],
): { readonly columns: readonly SourceColumn[]; readonly body: readonly Row[] } {
  const [first, ...rest] = body;
  const [unnamed, ...named] = columns;
  const isAlone = (row: Row): boolean => countFilled(row) === 1 && (row[0]?.text ?? '') !== '';
  const cell = first?.[0];
  const isUnnamed = unnamed?.label === '' && named.length > 0 && named.every(({ label }) => label !== '');
  if (first === undefined || cell === undefined || !isUnnamed || !isAlone(first) || rest.some(isAlone))
    return { columns, body };
  if (rest.length === 0) return { columns, body };
  return { columns: [{ ...unnamed, label: cell.text, spans: cell.spans }, ...named], body: rest };
}
