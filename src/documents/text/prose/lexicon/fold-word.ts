import { foldWords } from '../../../../table/notation/characters.ts';

/** Words that folding would make into other words: "é" (is) into "e" (and), "à" (to the) into "a" (the). */
const KEPT: ReadonlySet<string> = new Set(['é', 'à', 'às']);

/**
 * The form of a word by which the lexicons list it: as `foldWords`, but Portuguese é, à and às, and the last letter of Arabic
 * words in alef maqsura stay as they are.
 */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (KEPT.has(lower)) return lower;
  const folded = foldWords(word);
  return word.endsWith('ى') ? `${folded.slice(0, -1)}ى` : folded;
}
