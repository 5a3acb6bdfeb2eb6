import { type Box, boxAround, overlapOf } from '../page/geometry.ts';
import type { Word } from '../page/words.ts';
import { joinInReadingOrder } from '../page/writing-direction.ts';

/** Words that stand together on one line: a cell, a part of one, or a line of running text. From left to right. */
export type Phrase = { readonly words: readonly Word[]; readonly box: Box };

/** A line of writing: its phrases from left to right. */
export type Line = {
  readonly phrases: readonly Phrase[];
  readonly words: readonly Word[];
  readonly box: Box;
  readonly baseline: number;
  /** Height of most of its writing. */
  readonly size: number;
};

const SAME_BASELINE = 0.32;

/** Lines of words, from the top down. Words whose base lines differ little stand on one line. */
export function toLines(words: readonly Word[], phraseGap: number): readonly Line[] {
  const sorted = [...words].sort((a, b) => a.baseline - b.baseline);
  const lines: Word[][] = [];
  for (const word of sorted) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    const isSame =
      first !== undefined && word.baseline - first.baseline <= SAME_BASELINE * Math.min(first.size, word.size);
    if (line !== undefined && isSame) line.push(word);
    else lines.push([word]);
  }
  return lines.flatMap((line) => toLine(line, phraseGap) ?? []);
}

/** Lines nearer than that, in heights of their writing, reach into each other. */
const INTERLOCKED = 0.8;

/** True for two lines that reach into each other: they are of one row, in cells that stand side by side. */
export function doInterlock(one: Line | undefined, other: Line | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return Math.abs(other.baseline - one.baseline) < INTERLOCKED * Math.min(other.size, one.size);
}

/** A line of words that stand side by side. */
export function toLine(words: readonly Word[], phraseGap: number): Line | undefined {
  const sorted = [...words].sort((a, b) => a.box.left - b.box.left);
  const box = boxAround(sorted.map((word) => word.box));
  const largest = sorted.reduce<Word | undefined>(
    (most, word) => (most !== undefined && most.text.length >= word.text.length ? most : word),
    undefined,
  );
  if (box === undefined || largest === undefined) return undefined;
  return {
    words: sorted,
    phrases: splitPhrases(sorted, phraseGap),
    box,
    baseline: largest.baseline,
    size: largest.size,
  };
}

/** In heights of the writing: figures further apart than this are two, where words may be one label yet. */
const FIGURE_GAP = 0.36;
const FIGURE = /^[+\-−–(<>~≈$€£¥]*\p{Nd}[\p{Nd}.,٫٬'’]*[%)*]*$|^[-–—:]$/u;
const DASH = /^[-–—]$/u;
const GROUP = /^\p{Nd}{3}(?:[.,]\p{Nd}+)?[%)]?$/u;

/** A group of three digits goes on with a figure over a space at most this wide. */
const GROUP_GAP = 0.5;
/** A gap this wide behind a figure that has no space behind it, on a page that writes its spaces, is none between words. */
const CLOSED_GAP = 0.2;
/** The space of a typewriter is that much wider than that of print. */
const TYPEWRITER = 1.3;

/** The gap that parts two words into phrases, in points. */
function gapBetween(left: Word, right: Word, phraseGap: number): number {
  const size = Math.max(left.size, right.size) * (left.isMonospaced && right.isMonospaced ? TYPEWRITER : 1);
  if (!FIGURE.test(left.text) || !FIGURE.test(right.text)) return phraseGap * size;
  if (left.isClosed) return Math.min(phraseGap, CLOSED_GAP) * size;
  // One space of a typewriter beside a dash is that of a range: columns stand further apart.
  if (size > left.size && (DASH.test(left.text) || DASH.test(right.text))) return phraseGap * size;
  const isGroup = GROUP.test(right.text) && /^[+\-−–(]?\p{Nd}{1,3}$/u.test(left.text);
  return Math.min(phraseGap, isGroup ? GROUP_GAP : FIGURE_GAP) * size;
}

/** Cuts a line where the gap between two words is wider than so many heights of the writing. */
function splitPhrases(words: readonly Word[], phraseGap: number): readonly Phrase[] {
  const groups: Word[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const word of words) {
    const last = groups.at(-1)?.at(-1);
    const isNew = last === undefined || word.box.left - right > gapBetween(last, word, phraseGap);
    if (isNew) groups.push([word]);
    else groups.at(-1)?.push(word);
    right = Math.max(right, word.box.right);
  }
  return groups.flatMap((group) => toPhrase(group) ?? []);
}

/** A phrase of words, undefined of none. */
export function toPhrase(words: readonly Word[]): Phrase | undefined {
  const box = boxAround(words.map((word) => word.box));
  return box === undefined ? undefined : { words, box };
}

/** The text of words that stand on one line, as it is read. Exponents stand close to what they belong to. */
export function textOfLine(words: readonly Word[]): string {
  const pieces: string[] = [];
  let last: Word | undefined;
  for (const word of words) {
    const isAttached =
      last !== undefined &&
      (word.isRaised || last.isRaised || word.size < last.size * 0.8) &&
      overlapOf(last.box.left, last.box.right + 0.12 * last.size, word.box.left, word.box.right) >= 0;
    if (isAttached && pieces.length > 0) pieces.push(`${pieces.pop() ?? ''}${word.text}`);
    else pieces.push(word.text);
    last = word;
  }
  return joinInReadingOrder(pieces);
}
