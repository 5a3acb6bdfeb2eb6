import { distance } from 'fastest-levenshtein';
import { deniedWord } from '../text/negation.ts';

/** Slips allowed in a word of this length. */
export function slipsAllowed(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** Words that a slip of the keys may have made of another; what denies a word is no slip of it. */
export function nearWords(word: string, candidates: Iterable<string>): readonly string[] {
  const most = slipsAllowed(word.length);
  const denied = deniedWord(word);
  const found: string[] = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > most || candidate.includes(' ')) continue;
    if (denied === candidate || isOtherWord(word, candidate)) continue;
    const isNear = most === 0 ? word.length === 3 && isSwapped(word, candidate) : countSlips(word, candidate) <= most;
    if (isNear) found.push(candidate);
  }
  return found;
}

/** Words as short as this are others where they begin otherwise: "late" and "date". */
const LONGEST_RHYME = 5;

/** True for two short words of one length that differ in the letter they begin with: few people miss the first key. */
export function isOtherWord(word: string, candidate: string): boolean {
  const isShort = word.length <= LONGEST_RHYME && word.length === candidate.length;
  return isShort && word[0] !== candidate[0] && !isSwapped(word, candidate);
}

/** Letters to change; two neighbours in the wrong order are one slip. */
export function countSlips(word: string, candidate: string): number {
  const slips = distance(word, candidate);
  return slips === 2 && word.length === candidate.length && isSwapped(word, candidate) ? 1 : slips;
}

function isSwapped(word: string, other: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === other[at]) at++;
  return word[at] === other[at + 1] && word[at + 1] === other[at] && word.slice(at + 2) === other.slice(at + 2);
}
