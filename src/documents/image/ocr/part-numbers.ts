import { type Box, uniteBoxes } from '../pixels.ts';
import type { ReadSegment } from './read-segment.ts';
import type { Word } from './word.ts';

/** A whole figure, whatever its marks, signs and scale. */
const FIGURE = /^[-−+(]?\p{Sc}?[-−]?\p{Nd}+(?:[.,٫٬]\p{Nd}+)*(?:[KMBkm]|\p{Sc})?[%٪]?\)?[-−]?$/u;
/** What groups of three digits may go on behind, and such a group. */
const BEGINS_GROUPS = /^[-−+(]?\p{Sc}?[-−]?\p{Nd}{1,3}$/u;
const GROUP = /^\p{Nd}{3}$/u;
const LAST_GROUP = /^\p{Nd}{3}(?:[.,٫]\p{Nd}+)?(?:[KMBkm]|\p{Sc})?[%٪]?\)?[-−]?$/u;

/**
 * Parts the figures of columns that stand so near to each other that they were taken for one line: a figure behind another one is one of its own, unless both
 * are groups of one number whose thousands are parted by spaces.
 */
export function partNumbers(read: ReadSegment): readonly ReadSegment[] {
  const groups: Word[][] = [];
  for (const word of read.words) {
    const last = groups.at(-1);
    if (last === undefined || isApart(last, word)) groups.push([word]);
    else last.push(word);
  }
  return groups.length < 2 ? [read] : groups.map((words) => toPart(read, words));
}

/** True where a word is a figure of its own behind the words before it. */
function isApart(before: readonly Word[], { text }: Word): boolean {
  const last = before.at(-1)?.text ?? '';
  if (!FIGURE.test(last) || !FIGURE.test(text)) return false;
  const isFirst = before.length < 2 || !FIGURE.test(before.at(-2)?.text ?? '');
  return !((isFirst ? BEGINS_GROUPS : GROUP).test(last) && LAST_GROUP.test(text));
}

function toPart({ segment, confidence }: ReadSegment, words: readonly Word[]): ReadSegment {
  const box = words.map((word) => word.box).reduce(uniteBoxes);
  const isWithin = ({ left, width }: Box): boolean => {
    const middle = left + width / 2;
    return middle >= box.left && middle <= box.left + box.width;
  };
  return { segment: { ...segment, box, parts: segment.parts.filter(isWithin) }, words, confidence };
}
