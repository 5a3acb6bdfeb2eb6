import type { MeasureForm } from '../grammar/meaning.ts';
import type { BuildContext } from '../grammar/rule.ts';
import type { Group } from './groups.ts';

/**
 * True where a count names a column whose values come again, each of them in one group alone: "the number of pupils per class" of a
 * table with a row for each exam counts pupils, and not exams.
 */
export function isOfMembers(
  { operation, column }: MeasureForm,
  [group, ...others]: readonly Group[],
  { columnOf, table }: BuildContext,
): boolean {
  if (operation !== 'count' || column === undefined || group === undefined || others.length > 0) return false;
  if (group.column === column || group.part !== undefined || group.isBinned === true) return false;
  const [counted, gathered] = [columnOf(column), columnOf(group.column)];
  const isRepeated =
    counted.kind === 'text' && counted.distinct < counted.count && counted.distinct > gathered.distinct;
  return isRepeated && liesWithin(table.columns[column]?.typed.values, table.columns[group.column]?.typed.values);
}

/** True where each of some values stands beside one value of others. */
function liesWithin(values: readonly unknown[] = [], others: readonly unknown[] = []): boolean {
  const places = new Map<unknown, unknown>();
  return values.every((value, row) => {
    const known = places.get(value);
    if (known === undefined) places.set(value, others[row]);
    return known === undefined || known === others[row];
  });
}
