import { cutEnds } from '../../plan/table/cut-ends.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import type { PreparedShape } from '../../writing/suggestions/data-preparation.ts';
import type { Laid } from './view-candidate.ts';

/**
 * Rows of a view that stand for a period of which the data hold a part alone: the first, the last, both or neither. Their sums and
 * counts are small for no reason of their own.
 */
export function partialRows(
  shape: PreparedShape,
  { examined }: Pick<Laid, 'examined'>,
  columns: readonly ColumnProfile[],
): ReadonlySet<number> {
  if (shape.kind !== 'gathered' || shape.by.part === undefined) return new Set();
  if (shape.measures.every(({ operation }) => operation === 'mean')) return new Set();
  const column = columns.find(({ key }) => key === shape.by.key);
  const periods = examined.table.columns.find(({ typed }) => typed.times !== undefined)?.typed.times;
  if (column === undefined || periods === undefined) return new Set();
  const { first, last } = cutEnds(column, shape.by.part);
  return new Set(
    Array.from(periods, (moment, row) => ({ moment, row })).flatMap(({ moment, row }) =>
      moment === first || moment === last ? [row] : [],
    ),
  );
}
