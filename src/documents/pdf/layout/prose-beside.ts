import { type Box, medianOf } from '../page/geometry.ts';
import { isNumber } from '../table/page-grid.ts';
import { type Line, type Phrase, textOfLine } from './lines.ts';

/** Running text beside a table: its lines, and the place right of which the other one of both begins. */
export type ProseBeside = { readonly boxes: readonly Box[]; readonly from: number };

const FEWEST_LINES = 6;
const FEWEST_ROWS = 3;
/** Columns of running text are at least this wide, in points. */
export const LEAST_WIDTH = 90;
/** How far lines of running text may begin from one another. */
const FLUSH = 3;
/** Lines of one text are as far apart as its others, or as several of them; in shares of that. */
const UNEVEN = 0.12;
const EVEN_LINES = 0.8;
/** In heights of the writing: cells of a row stand on one base line, nearer than this. */
const SAME_ROW = 0.06;
/** The share of rows that may stand on the base line of a line of text by chance. */
const BY_CHANCE = 0.4;

/**
 * Finds running text that stands beside rows of figures and is none of their cells: its lines are evenly apart, and the rows keep to base
 * lines of their own. What is written about each row of a table begins on the line of that row.
 */
export function findProseBeside(
  lines: readonly Line[],
  isRunningText: (phrase: Phrase) => boolean,
): ProseBeside | undefined {
  const phrases = lines.flatMap((line) => line.phrases);
  const texts = phrases.filter(isRunningText).sort((a, b) => a.box.left - b.box.left);
  for (let i = 0; i < texts.length; ) {
    const start = texts[i]?.box.left ?? 0;
    let end = i;
    while (end < texts.length && (texts[end]?.box.left ?? 0) - start <= FLUSH) end += 1;
    const found = end - i < FEWEST_LINES ? undefined : besideRows(texts.slice(i, end), phrases);
    if (found !== undefined) return found;
    i = end;
  }
  return undefined;
}

const baselineOf = ({ words: [word] }: Phrase): number => word?.baseline ?? 0;

/** The text with rows before it, or else those of its lines that end before rows behind it: below those it may go on over the whole width. */
function besideRows(prose: readonly Phrase[], phrases: readonly Phrase[]): ProseBeside | undefined {
  const left = Math.min(...prose.map(({ box }) => box.left));
  const before = phrases.filter(({ box }) => box.right < left);
  if (areApart(prose, before)) return { boxes: prose.map(({ box }) => box), from: left };
  const behind = phrases.filter(({ box }) => box.left > left + LEAST_WIDTH);
  const from = Math.min(...behind.map(({ box }) => box.left));
  const narrow = prose.filter(({ box }) => box.right < from);
  return areApart(narrow, behind) ? { boxes: narrow.map(({ box }) => box), from } : undefined;
}

function areApart(prose: readonly Phrase[], others: readonly Phrase[]): boolean {
  const baselines = prose.map(baselineOf).sort((a, b) => a - b);
  if (baselines.length < FEWEST_LINES || !areEven(baselines)) return false;
  const [top = 0, bottom = 0] = [baselines[0], baselines.at(-1)];
  const near = others.filter((phrase) => baselineOf(phrase) >= top && baselineOf(phrase) <= bottom);
  return areRowsApart(near, baselines);
}

function areEven(baselines: readonly number[]): boolean {
  const gaps = baselines.slice(1).map((at, i) => at - (baselines[i] ?? at));
  const pitch = medianOf(gaps);
  if (pitch <= 0) return false;
  const even = gaps.filter((gap) => {
    const times = gap / pitch;
    return times > 0.5 && Math.abs(times - Math.round(times)) <= UNEVEN;
  });
  return even.length >= EVEN_LINES * gaps.length;
}

/** True for phrases with rows of figures among them that stand on other base lines than those. Both in order, so that each is looked at once. */
function areRowsApart(phrases: readonly Phrase[], baselines: readonly number[]): boolean {
  const rows = phrases.filter(({ words }) => isNumber(textOfLine(words))).sort((a, b) => baselineOf(a) - baselineOf(b));
  let [at, distinct, aligned, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const row of rows) {
    const baseline = baselineOf(row);
    const size = row.words[0]?.size ?? 0;
    if (baseline - last < size / 2) continue;
    last = baseline;
    distinct += 1;
    while (at + 1 < baselines.length && (baselines[at] ?? 0) < baseline - SAME_ROW * size) at += 1;
    if (Math.abs((baselines[at] ?? 0) - baseline) <= SAME_ROW * size) aligned += 1;
  }
  return distinct >= FEWEST_ROWS && aligned <= BY_CHANCE * distinct;
}
