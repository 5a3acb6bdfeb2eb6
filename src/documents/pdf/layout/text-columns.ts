import { type Box, medianOf } from '../page/geometry.ts';
import type { Word } from '../page/words.ts';
import { areHeadedCells } from './headed-cells.ts';
import { type Line, type Phrase, toLines } from './lines.ts';
import { findProseBeside, LEAST_WIDTH } from './prose-beside.ts';

/** In heights of the writing: a wider gap may part two columns of running text. */
const COLUMN_GAP = 0.75;
const MOST_DEPTH = 3;
const FEWEST_LINES = 6;
const LETTERS = /\p{L}{2,}/u;
const SAMPLE = 2000;

/**
 * Parts the words of a page into blocks that are read one after the other: columns of running text from left to right,
 * between what stretches over the whole width. A page of one column is one block; columns of a table do not part.
 */
export function splitTextColumns(words: readonly Word[], depth = 0): readonly (readonly Word[])[] {
  if (depth >= MOST_DEPTH || words.length > SAMPLE * 10) return [words];
  const lines = toLines(words, COLUMN_GAP);
  const gutter = findTextGutter(lines);
  if (gutter === undefined) return [words];
  const blocks: Word[][] = [];
  let columns: [Word[], Word[]] = [[], []];
  const flush = (): void => {
    for (const column of columns) if (column.length > 0) blocks.push(column);
    columns = [[], []];
  };
  for (const line of lines) {
    const isInside = line.baseline >= gutter.top && line.baseline <= gutter.bottom;
    const isAcross = line.phrases.some(({ box }) => box.left < gutter.at - 2 && box.right > gutter.at + 2);
    if (isInside && !isAcross) {
      for (const word of line.words) columns[(word.box.left + word.box.right) / 2 < gutter.at ? 0 : 1].push(word);
    } else {
      flush();
      const last = blocks.at(-1);
      if (last !== undefined && isWhole.has(last)) last.push(...line.words);
      else {
        const whole = [...line.words];
        isWhole.add(whole);
        blocks.push(whole);
      }
    }
  }
  flush();
  return blocks.flatMap((block) => (isWhole.has(block) ? [block] : splitTextColumns(block, depth + 1)));
}

/** Blocks of whole lines, which are not parted again. */
const isWhole = new WeakSet<readonly Word[]>();

type Gutter = { readonly at: number; readonly top: number; readonly bottom: number };

/**
 * The white stretch between two columns of running text: on both sides of it stand lines of text, those on the right beginning at
 * one place, and nothing lies across; or text on one side and rows of figures on the other. Cells that wrap under labels part nothing.
 */
function findTextGutter(lines: readonly Line[]): Gutter | undefined {
  const texts = lines.flatMap((line) => line.phrases.filter(isRunningText).map(({ box }) => box));
  const byLeft = [...texts].sort((a, b) => a.left - b.left);
  const start = Math.min(...texts.map(({ left }) => left));
  let best: Gutter | undefined;
  let most = 0;
  for (let i = 0; i < byLeft.length; i += 1) {
    const from = byLeft[i]?.left ?? 0;
    if (from < start + LEAST_WIDTH) continue;
    const right = byLeft.slice(i).filter(({ left }) => left - from <= 3);
    i += Math.max(0, right.length - 1);
    if (right.length < Math.max(FEWEST_LINES, most + 1)) continue;
    const gutter = stretch(lines, from, right);
    if (gutter === undefined) continue;
    const beside = (box: Box): boolean => box.right < from && box.bottom > gutter.top && box.top < gutter.bottom;
    if (texts.filter(beside).length < FEWEST_LINES || areHeadedCells(lines, right, isRunningText)) continue;
    most = right.length;
    best = gutter;
  }
  if (best !== undefined) return best;
  const prose = findProseBeside(lines, isRunningText);
  return prose === undefined ? undefined : stretch(lines, prose.from, prose.boxes);
}

/** How far a gutter goes up and down from the middle of the lines that begin at it, until a line lies across it. */
function stretch(lines: readonly Line[], from: number, right: readonly Box[]): Gutter | undefined {
  const middle = medianOf(right.map(({ top }) => top));
  const edges = lines.flatMap((line) => line.phrases.map(({ box }) => box));
  const at = from - 1.5;
  const across = edges.filter((box) => box.left < at - 2 && box.right > at + 1);
  const top = Math.max(0, ...across.filter((box) => box.bottom <= middle).map(({ bottom }) => bottom));
  const bottom = Math.min(1e6, ...across.filter((box) => box.bottom > middle).map((box) => box.top));
  const inside = right.filter((box) => box.top >= top - 2 && box.bottom <= bottom + 2);
  return inside.length < FEWEST_LINES ? undefined : { at, top: top - 2, bottom: bottom + 2 };
}

function isRunningText({ words }: Phrase): boolean {
  return words.filter(({ text }) => LETTERS.test(text)).length >= 4;
}
