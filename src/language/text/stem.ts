import { isArabicPlural, stemArabic } from './arabic-stem.ts';
import { portugueseSingular } from './portuguese-plurals.ts';

/** A text with Arabic letters. */
export const ARABIC = /[\u0600-\u06ff]/;

/** Words that end in s without being plurals. */
const NO_PLURALS: ReadonlySet<string> = new Set([
  'is',
  'as',
  'was',
  'has',
  'this',
  'plus',
  'minus',
  'less',
  'us',
  'gas',
  'bus',
  'mais',
  'menos',
  'mes',
  'pais',
]);

/**
 * The folded word without what number and gender add, good enough to link "genres" with "genre" and "países" with "país"; not
 * a dictionary form. The same ending rules serve English and Portuguese, since labels and wishes may differ in language.
 */
export function stemWord(folded: string): string {
  if (ARABIC.test(folded)) return stemArabic(folded);
  if (NO_PLURALS.has(folded)) return folded;
  if (folded.length < 4) return /^[a-z][b-df-hj-np-tv-z]s$/.test(folded) ? folded.slice(0, 2) : folded;
  return stemLatin(folded);
}

/** True for a folded word in the plural, as far as its ending or a list tells. */
export function isPlural(folded: string): boolean {
  return ARABIC.test(folded) ? isArabicPlural(folded) : stemWord(folded) !== folded;
}

function stemLatin(word: string): string {
  const portuguese = portugueseSingular(word);
  if (portuguese !== undefined) return portuguese;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}
