import { WRITTEN_LOCALE_OF } from '../../chart/locale.ts';
import type { Expression } from '../../plan/expression/expression.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import { binary, columnCell, literal } from '../grammar/expressions.ts';
import { measureLabel } from '../holes/labels.ts';
import { unitOfColumn } from '../holes/units.ts';
import type { Frame } from './frame.ts';
import type { Group } from './groups.ts';
import type { Workshop } from './workshop.ts';

/** Figures of one scale reach this share of the highest of them at least: marks do, days of absence beside them do not. */
const LEAST_REACH = 0.5;
/** Columns named one by one in a label. */
const MOST_NAMED = 4;

/** True for figures that may be brought down together: of one unit, and of one scale. */
const isLike =
  (highest: ColumnProfile) =>
  (column: ColumnProfile): boolean =>
    column.format === highest.format &&
    column.currency === highest.currency &&
    unitOfColumn(column)?.word === unitOfColumn(highest)?.word &&
    (column.number?.max ?? 0) >= (highest.number?.max ?? 0) * LEAST_REACH;

/**
 * "The average of each student" where each has one row: the average of the marks that stand in it. The average of a single cell would be
 * the cell itself. Undefined where rows are gathered, or where fewer than two figures are of one kind.
 */
export function acrossColumns(
  [only, ...others]: readonly Group[],
  figures: readonly number[],
  { frame, workshop: { context } }: { readonly frame: Frame; readonly workshop: Workshop },
): number | undefined {
  const { columnOf, makeColumn, locale, profile } = context;
  const { bareOperation: operation } = frame;
  const isEach = only !== undefined && others.length === 0 && only.part === undefined && columnOf(only.column).isUnique;
  // Periods in headings become rows.
  if (!isEach || profile.headerTime !== undefined || (operation !== 'mean' && operation !== 'sum')) return undefined;
  const all = figures.map(columnOf);
  const [highest] = all.toSorted((a, b) => (b.number?.max ?? 0) - (a.number?.max ?? 0));
  if (highest === undefined) return undefined;
  const like = all.filter(isLike(highest));
  const [first, ...rest] = like.map(({ key }): Expression => columnCell(key));
  if (first === undefined || rest.length === 0) return undefined;
  const sum = rest.reduce((left, right) => binary('+', left, right), first);
  const expression = operation === 'sum' ? sum : binary('/', sum, literal(like.length));
  const named = like.slice(0, MOST_NAMED).map(({ label }) => label);
  const list = new Intl.ListFormat(WRITTEN_LOCALE_OF[locale]).format(
    like.length > MOST_NAMED ? [...named, '…'] : named,
  );
  const label = measureLabel(locale, operation, list);
  return makeColumn({ key: operation, label, expression, isAdditive: operation === 'sum' });
}
