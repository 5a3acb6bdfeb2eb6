import type { Glyph } from './drawn-page.ts';
import type { Box } from './geometry.ts';
import { isRightToLeft, toLogicalOrder } from './writing-direction.ts';

/** One word of a page that is read upright. */
export type Word = {
  readonly text: string;
  readonly box: Box;
  readonly baseline: number;
  readonly size: number;
  readonly isBold: boolean;
  /** True for letters that are all of one width, as a typewriter has them. */
  readonly isMonospaced: boolean;
  /** True for writing that is turned against the rest of the page, as over narrow columns. */
  readonly isTurned: boolean;
  /** True for small characters above the line: exponents, and marks that point to notes. */
  readonly isRaised: boolean;
  /** True where the page writes its spaces and wrote none behind it: what stands beside it is another text. */
  readonly isClosed: boolean;
};

/** In heights of the writing: a wider gap ends a word. */
const WORD_GAP = 0.17;
/** How far a character may lie before the end of the one before it. */
const BACK = 0.3;
const SAME_LINE = 0.12;
/** A second drawing of the same character this near makes it bold only. */
const OVERPRINT = 0.18;
const ASCENT = 0.74;
const DESCENT = 0.22;
const RAISED_SIZE = 0.86;
const RAISED_BY = 0.15;
const LOWERED_BY = 0.05;

/** Joined letters, letters in the shape that they have within a word, and letters as wide as those of East Asia. */
const SHAPED = /[\ufb00-\ufdff\ufe70-\ufefc\uff01-\uff5e]/g;

/** Signs without a code beside letters: letters that the font draws and does not name. */
const NAMELESS = /(?<=\p{L})\u0000+(?=\p{L})|(?<=\p{Script=Arabic})\u0000+|\u0000+(?=\p{Script=Arabic})/gu;
/** Stands for letters that are on the page and could not be read. */
export const UNREAD_LETTERS = '\ufffd';

type Draft = { glyphs: Glyph[]; hasSpaceAfter: boolean };

/** Puts characters together to words, in the order of their lines and from left to right. All of one `turn`, read as 0. */
export function toWords(glyphs: readonly Glyph[], isTurned: boolean): readonly Word[] {
  const drafts = glyphs.length === 0 ? [] : mergeTouching(splitRuns(glyphs));
  const found = drafts.flatMap((draft) => {
    const word = toWord(draft, isTurned);
    return word === undefined ? [] : [{ word, hasSpaceAfter: draft.hasSpaceAfter }];
  });
  const areSpacesWritten = doesWriteSpaces(found);
  return found.map(({ word, hasSpaceAfter }) => ({ ...word, isClosed: areSpacesWritten && !hasSpaceAfter }));
}

type FoundWord = { readonly word: Omit<Word, 'isClosed'>; readonly hasSpaceAfter: boolean };

const FEWEST_SPACED = 2;
const LEAST_SPACED = 0.95;
/** In heights of the writing: the space between two words of a line. */
const WIDEST_SPACE = 0.5;
const IN_LETTERS = /\p{L}{2}/u;

/** True where nearly all words in letters have a written space before the next; some programs move the pen instead, or do both. */
function doesWriteSpaces(found: readonly FoundWord[]): boolean {
  let [pairs, spaced] = [0, 0];
  for (const [i, { word, hasSpaceAfter }] of found.entries()) {
    const next = found[i + 1]?.word;
    if (next === undefined || !IN_LETTERS.test(word.text) || !IN_LETTERS.test(next.text)) continue;
    const gap = next.box.left - word.box.right;
    if (next.baseline - word.baseline > SAME_LINE * word.size || gap < 0 || gap > WIDEST_SPACE * word.size) continue;
    pairs += 1;
    if (hasSpaceAfter) spaced += 1;
  }
  return spaced >= FEWEST_SPACED && spaced >= LEAST_SPACED * pairs;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** Runs of characters drawn one behind the other. */
function splitRuns(glyphs: readonly Glyph[]): readonly Draft[] {
  const drafts: Draft[] = [];
  let current: Draft | undefined;
  for (const glyph of glyphs) {
    if (isBlank(glyph.text)) {
      if (current !== undefined) current.hasSpaceAfter = true;
      current = undefined;
      continue;
    }
    const last = current?.glyphs.at(-1);
    if (current !== undefined && last !== undefined && isOverprint(last, glyph)) continue;
    if (current !== undefined && last !== undefined && doesFollow(last, glyph)) current.glyphs.push(glyph);
    else {
      current = { glyphs: [glyph], hasSpaceAfter: false };
      drafts.push(current);
    }
  }
  return drafts;
}

function isOverprint(last: Glyph, next: Glyph): boolean {
  const near = OVERPRINT * last.size;
  return last.text === next.text && Math.abs(last.x - next.x) < near && Math.abs(last.y - next.y) < near;
}

function doesFollow(last: Glyph, next: Glyph): boolean {
  const size = Math.min(last.size, next.size);
  const isAlike = Math.abs(last.size - next.size) <= 0.1 * size && Math.abs(last.y - next.y) <= SAME_LINE * size;
  if (!isAlike) return false;
  const gap = next.x - last.endX;
  if (gap <= WORD_GAP * size && gap >= -BACK * size) return true;
  // Scripts that run to the left may be drawn in the order in which they are read.
  const leftwards = last.x - next.endX;
  return isRightToLeft(next.text) && leftwards <= WORD_GAP * size && leftwards >= -BACK * size;
}

const edges = ({ glyphs }: Draft): { left: number; right: number; y: number; size: number } => {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, endX } of glyphs) {
    left = Math.min(left, x);
    right = Math.max(right, endX);
  }
  return { left, right, y: glyphs[0]?.y ?? 0, size: glyphs[0]?.size ?? 1 };
};

/** Joins runs that touch: letters that were set one by one. Sorted by line, then from left to right. */
function mergeTouching(drafts: readonly Draft[]): readonly Draft[] {
  const placed = drafts.map((draft) => ({ draft, ...edges(draft) }));
  placed.sort((a, b) => a.y - b.y);
  const merged: Draft[] = [];
  let from = 0;
  for (let i = 1; i <= placed.length; i += 1) {
    const here = placed[i];
    const before = placed[i - 1];
    if (here !== undefined && before !== undefined && here.y - before.y <= SAME_LINE * before.size) continue;
    mergeLine(placed.slice(from, i), merged);
    from = i;
  }
  return merged;
}

type Placed = { readonly draft: Draft; left: number; right: number; readonly y: number; readonly size: number };

function mergeLine(line: Placed[], merged: Draft[]): void {
  line.sort((a, b) => a.left - b.left);
  let last: Placed | undefined;
  for (const next of line) {
    if (last !== undefined && isCopy(last, next)) continue;
    if (last !== undefined && isJoined(last, next)) {
      last.draft.glyphs = [...last.draft.glyphs, ...next.draft.glyphs];
      last.draft.hasSpaceAfter = next.draft.hasSpaceAfter;
      last.right = Math.max(last.right, next.right);
      continue;
    }
    last = next;
    merged.push(next.draft);
  }
}

/** The same word drawn once more, a little aside: a shadow, or bold made of two prints. */
function isCopy(last: Placed, next: Placed): boolean {
  if (Math.abs(last.left - next.left) > OVERPRINT * last.size || last.draft.glyphs.length !== next.draft.glyphs.length)
    return false;
  return last.draft.glyphs.every(({ text }, i) => text === next.draft.glyphs[i]?.text);
}

/** In heights of the writing: letters that hang together leave no more between them. */
const TOUCHING = 0.05;
/** A typeface in parts, each as high as its own letters, has letters of one word in heights that differ as much. */
const MOST_UNLIKE = 2;

/** True for pieces of a word of a script whose letters hang together, however high they are said to be. */
function doHangTogether(last: Placed, next: Placed): boolean {
  const [low, high] = [Math.min(last.size, next.size), Math.max(last.size, next.size)];
  const areLetters = [last, next].every(({ draft }) => draft.glyphs.every(({ text }) => isRightToLeft(text)));
  return areLetters && high < MOST_UNLIKE * low && Math.abs(next.left - last.right) < TOUCHING * low;
}

function isJoined(last: Placed, next: Placed): boolean {
  const size = Math.min(last.size, next.size);
  const gap = next.left - last.right;
  if (Math.abs(last.size - next.size) > 0.25 * size) return doHangTogether(last, next);
  const isSpaced = last.draft.hasSpaceAfter && !isRightToLeft(last.draft.glyphs[0]?.text ?? '');
  return gap <= (isSpaced ? 0.05 : WORD_GAP) * size && gap >= -BACK * size;
}

function toWord({ glyphs }: Draft, isTurned: boolean): Omit<Word, 'isClosed'> | undefined {
  const [first] = glyphs;
  if (first === undefined) return undefined;
  const text = toLogicalOrder(glyphs)
    .normalize('NFC')
    .replace(SHAPED, (sign) => sign.normalize('NFKC'))
    .replace(NAMELESS, UNREAD_LETTERS)
    .replace(/[\u0000-\u001f\u200e\u200f\u00ad]/g, '')
    .trim();
  if (text === '') return undefined;
  const { left, right, y, size } = edges({ glyphs, hasSpaceAfter: false });
  const box = { left, right, top: y - size * ASCENT, bottom: y + size * DESCENT };
  const isBold = glyphs.filter((glyph) => glyph.isBold).length * 2 > glyphs.length;
  const { isMonospaced } = first;
  return { text, box, baseline: y, size, isBold, isMonospaced, isTurned, isRaised: false };
}

/** Marks the words that are small and stand above the line of the larger word beside them, and puts them on its line. */
export function markRaised(words: readonly Word[]): readonly Word[] {
  const byEdge = new Map<number, Word[]>();
  for (const word of words) {
    for (const edge of new Set([stripOf(word.box.left), stripOf(word.box.right)])) {
      const strip = byEdge.get(edge);
      if (strip === undefined) byEdge.set(edge, [word]);
      else strip.push(word);
    }
  }
  return words.map((word) => {
    if (word.text.length > LONGEST_RAISED) return word;
    const strips = new Set(
      [word.box.left, word.box.right].flatMap((edge) => [-1, 0, 1].map((by) => stripOf(edge) + by)),
    );
    const base = [...strips]
      .flatMap((strip) => byEdge.get(strip)?.slice(0, MOST_OF_STRIP) ?? [])
      .find((other) => standsAt(word, other));
    if (base === undefined) return word;
    return { ...word, isRaised: word.baseline < base.baseline - RAISED_BY * base.size, baseline: base.baseline };
  });
}

const LONGEST_RAISED = 6;
/** Upright strips of a page by which neighbours are found, and how many words of one are looked at. */
const STRIP = 8;
const MOST_OF_STRIP = 400;
const stripOf = (x: number): number => Math.floor(x / STRIP);

/** True for a small word that stands at a larger one: behind it or, as a mark at the beginning of a note does, before it. */
function standsAt(word: Word, other: Word): boolean {
  if (other === word || word.size > other.size * RAISED_SIZE) return false;
  const shift = other.baseline - word.baseline;
  const isShifted = shift > RAISED_BY * other.size || shift < -LOWERED_BY * other.size;
  if (!isShifted || shift > 0.75 * other.size || shift < -0.4 * other.size) return false;
  const behind = word.box.left - other.box.right;
  const before = other.box.left - word.box.right;
  const reach = 0.3 * other.size;
  return (behind > -reach && behind < reach) || (before > -reach && before < reach && shift > 0);
}
