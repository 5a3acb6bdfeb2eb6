/** Which way a text runs. */
export type Direction = 'ltr' | 'rtl';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LETTERS = /\p{L}/u;
/** Arabic-Indic digits and signs stand in the same block as letters but do not set a direction. */
const ARABIC_SIGNS = /[\u0660-\u066d\u06f0-\u06f9\u0600-\u0605]/;

/** The direction of a text by its first letter, as the Unicode bidirectional algorithm finds it (UAX #9, P2); `ltr` without letters. */
export function directionOf(text: string): Direction {
  for (const character of text) {
    if (RIGHT_TO_LEFT.test(character) && !ARABIC_SIGNS.test(character)) return 'rtl';
    if (LETTERS.test(character)) return 'ltr';
  }
  return 'ltr';
}

/**
 * The direction of a sentence by that of most of its words, and of two as many by its first: a name of the other direction at its
 * beginning turns nothing.
 */
export function directionOfProse(text: string): Direction {
  let balance = 0;
  for (const word of text.split(/\s+/)) if (LETTERS.test(word)) balance += directionOf(word) === 'rtl' ? 1 : -1;
  if (balance === 0) return directionOf(text);
  return balance > 0 ? 'rtl' : 'ltr';
}

/** True where more letters of the texts run from right to left than from left to right. */
export function isMostlyRightToLeft(texts: Iterable<string>): boolean {
  let balance = 0;
  for (const text of texts) {
    for (const character of text) {
      if (!LETTERS.test(character)) continue;
      balance += RIGHT_TO_LEFT.test(character) ? 1 : -1;
    }
  }
  return balance > 0;
}
