import { type Box, medianOf } from '../page/geometry.ts';
import { isNumber } from '../table/page-grid.ts';
import { type Line, type Phrase, textOfLine, toLine } from './lines.ts';

/** Running text beside a table: its lines, and the place right of which the other one of both begins. */
export type ProseBeside = { readonly boxes: readonly Box[]; readonly from: number };

const FEWEST_LINES = 6;
const FEWEST_ROWS = 3;
/** In heights of the writing: lines that are stretched to both margins have gaps between words as wide as this. */
const STRETCHED = 1.5;
/** Columns of running text are at least this wide, in points. */
export const LEAST_WIDTH = 90;
/** How far lines of running text may begin from one another. */
const FLUSH = 3;
/** Lines of one text are as far apart as its others, or as several of them; in shares of that. */
const UNEVEN = 0.12;
const EVEN_LINES = 0.8;
/** In heights of the writing: cells of a row stand on one base line, nearer than this. */
const SAME_ROW = 0.06;
/** The share of rows that may stand on the base line of a line of text by chance; and of those that must not, or halfway between two. */
const [BY_CHANCE, OF_CELLS] = [0.4, 0.9];

/**
 * Finds running text that stands beside rows of figures and is none of their cells: its lines are evenly apart, and the rows keep to base
 * lines of their own. What is written about each row of a table begins or ends on the line of that row, or has it in its middle.
 */
export function findProseBeside(
  lines: readonly Line[],
  isRunningText: (phrase: Phrase) => boolean,
): ProseBeside | undefined {
  const phrases = lines.flatMap((line) => line.phrases);
  const stretched = lines.flatMap(({ words }) => toLine(words, STRETCHED)?.phrases.filter(isRunningText) ?? []);
  return findBeside(stretched, phrases) ?? findBeside(phrases.filter(isRunningText), phrases);
}

function findBeside(running: readonly Phrase[], phrases: readonly Phrase[]): ProseBeside | undefined {
  const texts = [...running].sort((a, b) => a.box.left - b.box.left);
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
  const own = new Set(prose.flatMap(({ words }) => words));
  const behind = phrases.filter(({ box, words: [word] }) => box.left > left + LEAST_WIDTH && !(word && own.has(word)));
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

/** True for phrases with rows of figures among them that stand on other base lines than those. */
function areRowsApart(phrases: readonly Phrase[], baselines: readonly number[]): boolean {
  const figures = phrases
    .filter(({ words }) => isNumber(textOfLine(words)))
    .sort((a, b) => baselineOf(a) - baselineOf(b));
  const rows = figures.filter((row, i) => {
    const above = figures[i - 1];
    return above === undefined || baselineOf(row) - baselineOf(above) >= (row.words[0]?.size ?? 0) / 2;
  });
  const middles = baselines.slice(1).map((at, i) => (at + (baselines[i] ?? at)) / 2);
  const onLines = countOn(rows, baselines);
  return (
    rows.length >= FEWEST_ROWS &&
    onLines <= BY_CHANCE * rows.length &&
    onLines + countOn(rows, middles) < OF_CELLS * rows.length
  );
}

/** How many rows stand on one of some levels. Both in order, so that each is looked at once. */
function countOn(rows: readonly Phrase[], levels: readonly number[]): number {
  let [at, count] = [0, 0];
  for (const row of rows) {
    const baseline = baselineOf(row);
    const slack = SAME_ROW * (row.words[0]?.size ?? 0);
    while (at + 1 < levels.length && (levels[at] ?? 0) < baseline - slack) at += 1;
    if (Math.abs((levels[at] ?? 0) - baseline) <= slack) count += 1;
  }
  return count;
}
