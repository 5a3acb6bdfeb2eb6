import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import { canonicalWord, conceptsOf } from '../links/table-index.ts';
import { unitIn, unitWords } from './units.ts';

/** What is measured in each kind of unit, in the order of the kinds. */
const MEASURED: readonly (readonly string[])[] = [
  'weight',
  'distance length',
  'duration time',
  'area',
  'volume',
  'energy electricity consumption power',
].map((nouns) => nouns.split(' ').flatMap((noun) => conceptsOf(canonicalWord(noun))));

/** The kind of the unit that is all a label says: "kWh", "km". */
function unitAlone({ label, role }: ColumnProfile): number | undefined {
  const [first, ...others] = label.trim().split(/\s+/);
  return role === 'measure' && first !== undefined && others.length === 0
    ? unitIn(unitWords(first.toLowerCase()))?.kind
    : undefined;
}

/** The position of the only figure whose label is a unit of what is spoken of: "energy" of a column called kWh. Undefined for others. */
export function columnOfBareUnit(concepts: readonly string[], { columns }: TableProfile): number | undefined {
  const found = columns.flatMap((column, at) => {
    const kind = unitAlone(column);
    return kind !== undefined && (MEASURED[kind] ?? []).some((one) => concepts.includes(one)) ? [at] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}
