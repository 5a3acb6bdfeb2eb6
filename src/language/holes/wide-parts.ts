import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import { canonicalWord, conceptsOf, toCanonical } from '../links/table-index.ts';
import { isAmount } from './column-nature.ts';

/** Words for figures of their own: what is so called is no part of what stands beside it. */
const FIGURES: ReadonlySet<string> = new Set(
  (
    'revenue cost profit price amount quantity salary age rating duration weight height speed distance population temperature rain ' +
    'budget stock discount tax visit order planned actual consumption production volume payment'
  )
    .split(' ')
    .flatMap((word) => conceptsOf(canonicalWord(word))),
);

const isFigure = ({ label, currency }: ColumnProfile): boolean =>
  currency !== undefined || toCanonical(label).some((word) => conceptsOf(word).some((one) => FIGURES.has(one)));

/**
 * The positions of the figures of a row that are parts of one whole, as "Wind", "Solar" and "Coal" of each month are: several amounts
 * that are no figures with names of their own, and no periods. Undefined where the table has none.
 */
export function wideParts({
  columns,
  hasOneRowPerCategory,
  headerTime,
  totalColumns = [],
}: TableProfile): readonly number[] | undefined {
  const measures = columns.flatMap((column, at) =>
    column.role === 'measure' && !totalColumns.includes(at) ? [at] : [],
  );
  const own = measures.flatMap((at) => columns[at] ?? []);
  const areParts = own.every((column) => isAmount(column) && !isFigure(column));
  return hasOneRowPerCategory && headerTime === undefined && own.length >= LEAST_PARTS && areParts
    ? measures
    : undefined;
}

/** Two amounts may have nothing to do with each other. */
const LEAST_PARTS = 3;
