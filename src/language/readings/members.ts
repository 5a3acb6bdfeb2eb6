import { foldWords } from '../../table/notation/characters.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import type { MeasureForm } from '../grammar/meaning.ts';
import type { BuildContext } from '../grammar/rule.ts';
import { numbersThings } from '../holes/column-nature.ts';
import type { Group } from './groups.ts';

/**
 * True where a count names a column whose values come again, each of them in one group alone: "the number of pupils per class" of a
 * table with a row for each exam counts pupils, and not exams.
 */
export function isOfMembers(
  { operation, column }: MeasureForm,
  [group, ...others]: readonly Group[],
  { columnOf, table, profile }: BuildContext,
): boolean {
  if (operation !== 'count' || column === undefined || group === undefined || others.length > 0) return false;
  if (group.column === column || group.part !== undefined || group.isBinned === true) return false;
  const [counted, gathered] = [columnOf(column), columnOf(group.column)];
  if (profile.columns.some((other) => other.isUnique && areOfOneThing(other, counted))) return false;
  const isName = counted.kind === 'text' || numbersThings(counted);
  const isRepeated = isName && counted.distinct < counted.count && counted.distinct > gathered.distinct;
  return isRepeated && liesWithin(table.columns[column]?.typed.values, table.columns[group.column]?.typed.values);
}

/** True for the id of what another column names: "Product ID" and "Product name". A row for each id is a row for each thing. */
function areOfOneThing(id: ColumnProfile, name: ColumnProfile): boolean {
  const wordsOf = ({ label }: ColumnProfile): readonly string[] => foldWords(label).match(/\p{L}{3,}/gu) ?? [];
  const words = new Set(wordsOf(name));
  return id.role === 'identifier' && wordsOf(id).some((word) => words.has(word));
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
