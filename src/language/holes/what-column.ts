import type { TableProfile } from '../../table/profile.ts';
import { toCanonical } from '../links/table-index.ts';
import { isNaming } from './column-nature.ts';
import { speaksOf } from './speaks-of.ts';
import { isPerson } from './who-column.ts';

/** What things are called in labels, the nearest to a thing first. */
const THINGS: readonly (readonly string[])[] = [['product', 'model', 'dish'], ['name', 'title'], ['category']];

/** Where things are and are sold. */
const PLACES: readonly string[] = ['shop', 'branch', 'city', 'region', 'country', 'place'];

/**
 * The position of the column that "what" asks for: products, then names and titles, then categories, by their labels; where no label
 * speaks of things, what the rows are named after, or the only column of texts that is neither people nor places nor one of two answers. Undefined where neither is there.
 */
export function whatColumn(profile: TableProfile): number | undefined {
  const texts = profile.columns.filter(
    ({ kind, role, label }) => kind === 'text' && role !== 'identifier' && !toCanonical(label).some(isPerson),
  );
  const called = THINGS.map((words) => texts.find(({ label }) => speaksOf(label, words))).find(Boolean);
  const named = texts.find((column) => isNaming(column, profile));
  const things = texts.filter(({ label, distinct }) => distinct > 2 && !speaksOf(label, PLACES));
  const found = called ?? named ?? (things.length === 1 ? things[0] : undefined);
  return found && profile.columns.indexOf(found);
}
