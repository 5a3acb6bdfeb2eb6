import { skeletonOf } from './arabic-nouns.ts';

/** What noun and verb, or singular and plural, of one word share: "export" of "exports" and "exported", consonants in Arabic. */
export function stem(key: string): string {
  return /\p{Script=Arabic}/u.test(key) ? skeletonOf(key.replace(/^ال/, '')) : key.replace(/(?:s|ed|es|ing)$/, '');
}
