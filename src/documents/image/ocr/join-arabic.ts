import { uniteBoxes } from '../pixels.ts';
import type { Word } from './word.ts';

/** In heights of letters: gaps behind letters that do not join the next one are narrower than spaces between words. */
const LEAST_SPACE = 0.2;
/** A letter alone is no word of a table: its gap may be as wide as the narrowest spaces. */
const LEAST_SPACE_OF_ONE = 0.25;
/** Gaps within words are narrower than that share of the widest of their line. */
const WITHIN_WORDS = 0.4;
const ARABIC = /^\p{Script=Arabic}+$/u;
const NOT_JOINING = /[اأإآدذرزوؤ]$/u;
/** An alef that stands by itself looks like these. */
const LIKE_ALEF = /^[1|]$/;
const ALEF = 'ا';
const SURE_OF_ALEF = 0.9;

/**
 * The words of an Arabic line, in its order, without the spaces that recognisers see behind letters that do not join the next one:
 * "الد وحة". An alef before such a space is often taken for a one.
 */
export function joinArabic(words: readonly Word[], letterHeight: number): readonly Word[] {
  const gaps = words.slice(1).map((word, at) => gapBetween(words[at] ?? word, word));
  const widest = Math.max(0, ...gaps);
  const joined: Word[] = [];
  for (const [at, word] of words.entries()) {
    const last = joined.at(-1);
    const gap = gaps[at - 1] ?? 0;
    const isOne = (last?.text.length === 1 || word.text.length === 1) && gap < LEAST_SPACE_OF_ONE * letterHeight;
    const isNear = gap < LEAST_SPACE * letterHeight && (gaps.length === 1 || gap < WITHIN_WORDS * widest);
    const both = last !== undefined && (isOne || isNear) ? join(last, word) : undefined;
    if (both === undefined) joined.push(word);
    else joined[joined.length - 1] = both;
  }
  return joined;
}

const gapBetween = (right: Word, left: Word): number => right.box.left - left.box.left - left.box.width;

function join(one: Word, next: Word): Word | undefined {
  const text = LIKE_ALEF.test(one.text) ? ALEF : one.text;
  if (!ARABIC.test(text) || !NOT_JOINING.test(text) || !ARABIC.test(next.text)) return undefined;
  const confidence = Math.min(one.confidence, next.confidence, text === one.text ? 1 : SURE_OF_ALEF);
  return { ...next, text: `${text}${next.text}`, box: uniteBoxes(one.box, next.box), confidence };
}
