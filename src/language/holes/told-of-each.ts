import { foldWords } from '../../table/notation/characters.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import type { ValueMention } from '../grammar/meaning.ts';
import { canonicalWord, conceptsOf, lettersOf, toCanonical } from '../links/table-index.ts';
import { isPlural } from '../text/stem.ts';

const SEXES: ReadonlySet<string> = new Set(['male', 'female'].flatMap((word) => conceptsOf(canonicalWord(word))));

/**
 * "Men", "smokers": each of many has a figure of his own; "Porto" has what all its rows come to. A value said as the cells have it is a
 * name, though it may end as plurals do: "Texas", «إيطاليا».
 */
export function areMany(values: readonly ValueMention[], said: string): boolean {
  const last = foldWords(said).split(' ').at(-1) ?? '';
  const areOfSex = toCanonical(last).some((word) => conceptsOf(word).some((one) => SEXES.has(one)));
  const isName = values.some(({ value }) => lettersOf(value) === lettersOf(said));
  return areOfSex || (!isName && isPlural(last));
}

const VOLUMES: ReadonlySet<string> = new Set(
  ['revenue', 'sale', 'quantity', 'profit'].flatMap((word) => conceptsOf(canonicalWord(word))),
);

/** True for what a place or a time of trade comes to as a whole: its sales, its profit, the pieces sold. */
export const isVolume = ({ label }: ColumnProfile): boolean =>
  toCanonical(label).some((word) => conceptsOf(word).some((one) => VOLUMES.has(one)));
