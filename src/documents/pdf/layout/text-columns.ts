import type { Word } from '../page/words.ts';
import { type Line, type Phrase, toLines } from './lines.ts';

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

/** The white stretch between two columns of running text that most lines beside each other share. */
function findTextGutter(lines: readonly Line[]): Gutter | undefined {
  const gaps = lines.flatMap((line) => {
    const found: { left: number; right: number; baseline: number }[] = [];
    for (const [i, phrase] of line.phrases.entries()) {
      const next = line.phrases[i + 1];
      if (next === undefined || !isRunningText(phrase) || !isRunningText(next)) continue;
      found.push({ left: phrase.box.right, right: next.box.left, baseline: line.baseline });
    }
    return found;
  });
  if (gaps.length < FEWEST_LINES) return undefined;
  const starts = [...gaps].sort((a, b) => a.right - b.right);
  // Where most right-hand columns begin: text is set flush left.
  let best: typeof gaps = [];
  for (let i = 0; i < starts.length; i += 1) {
    const from = starts[i]?.right ?? 0;
    const group = starts.slice(i).filter(({ right }) => right - from <= 3);
    if (group.length > best.length) best = group;
  }
  if (best.length < FEWEST_LINES) return undefined;
  const right = Math.min(...best.map((gap) => gap.right));
  const left = Math.max(...best.map((gap) => gap.left));
  if (right - left < 4) return undefined;
  const baselines = best.map(({ baseline }) => baseline);
  const [top, bottom] = [Math.min(...baselines) - 2, Math.max(...baselines) + 2];
  return { at: (left + right) / 2, ...stretch(lines, (left + right) / 2, top, bottom) };
}

/** The gutter goes on up and down as long as no line lies across it. */
function stretch(lines: readonly Line[], at: number, top: number, bottom: number): { top: number; bottom: number } {
  let [low, high] = [top, bottom];
  const isAcross = (line: Line): boolean => line.phrases.some(({ box }) => box.left < at && box.right > at);
  for (const line of [...lines].reverse()) {
    if (line.baseline >= low) continue;
    if (isAcross(line)) break;
    low = line.baseline - 1;
  }
  for (const line of lines) {
    if (line.baseline <= high) continue;
    if (isAcross(line)) break;
    high = line.baseline + 1;
  }
  return { top: low, bottom: high };
}

function isRunningText({ words }: Phrase): boolean {
  return words.filter(({ text }) => LETTERS.test(text)).length >= 4;
}
