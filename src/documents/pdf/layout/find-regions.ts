import { type Box, boxAround, medianOf, overlapOf } from '../page/geometry.ts';
import type { Word } from '../page/words.ts';
import { type ColumnBand, findColumns } from '../table/find-gutters.ts';
import { isFigure, isNumber } from '../table/page-grid.ts';
import { CELL_GAP } from '../table/spaced-grid.ts';
import { isCaption } from './find-title.ts';
import { doInterlock, type Line, type Phrase, textOfLine, toLine, toLines } from './lines.ts';
import type { Ruling } from './rulings.ts';

/** Words of a block that may be a table, and the box around them. */
export type Region = { readonly words: readonly Word[]; readonly box: Box };

/** In heights of the writing: gaps this wide part cells for sure. */
const SURE_GAP = 0.85;
const WIDEST_SPACING = 2.4;
/** Between the first two lines of a table: what stands further above is a head of the page. */
const WIDEST_BEGINNING = 1.9;
/** Between lines whose figures end or begin under one another. */
const WIDEST_ALIGNED = 3.8;
const MOST_BETWEEN = 3;
/** Lines of a label that wraps above its figures, at most. */
const MOST_OF_LABEL = 8;
const ENUMERATOR =
  /^(?:[•·▪◦●○■□–—\-*>»]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|\(\d{1,2}\)|\d{1,2}(?:\.\d{1,2}){1,3}\.?|[A-Z]{1,4}:|\p{L}[\p{L} ]{1,14}:)$/u;
const LONG_TEXT = 6;
const FEWEST_JUSTIFIED = 5;

/** The parts of a block whose lines stand in columns, from the top down. `levels` are the level lines of the page. */
export function findRegions(words: readonly Word[], levels: readonly Ruling[]): readonly Region[] {
  const lines = toLines(words, SURE_GAP);
  const kinds = lines.map((line, i) => isTabular(line, lines[i + 1]));
  const groups = groupLines(lines, kinds, levels);
  return groups.flatMap(([from, to]) => {
    const group = lines.slice(from, to + 1);
    if (!isWorthwhile(group, kinds.slice(from, to + 1))) return [];
    const start = reachUp(lines, from, to, levels);
    const end = reachDown(lines, from, to);
    const inside = lines.slice(start, end + 1).flatMap((line) => line.words);
    const box = boxAround(inside.map((word) => word.box));
    return box === undefined ? [] : [{ words: inside, box }];
  });
}

/** True for a line of several cells, false for running text, headings, and points of a list. */
function isTabular({ phrases, words }: Line, below: Line | undefined): boolean {
  if (phrases.length < 2 || (isJustified(words) && !doStandOver(words, below?.words ?? []))) return false;
  const texts = phrases.map((phrase) => textOfLine(phrase.words));
  const [first = '', ...others] = texts;
  if (ENUMERATOR.test(first) && !others.some(isNumber)) return false;
  if (ENUMERATOR.test(first) && phrases.length === 2 && (phrases[1]?.words.length ?? 0) >= LONG_TEXT) return false;
  const figures = texts.filter(isFigure).length;
  // Lines of justified text have wide gaps between words too.
  return figures > 0 || phrases.length > 2 || words.length / phrases.length < LONG_TEXT;
}

/** In heights of the writing: the gaps of stretched lines are hardly wider. */
const WIDEST_STRETCHED = 1.3;

/** True for a line of text stretched to both margins: its gaps are wide, and all alike. Columns of figures may stand so too. */
function isJustified(words: readonly Word[]): boolean {
  if (words.length < FEWEST_JUSTIFIED) return false;
  const gaps = words.slice(1).map(({ box }, i) => box.left - (words[i]?.box.right ?? 0));
  const middle = medianOf(gaps);
  const areFigures = words.filter(({ text }) => isFigure(text)).length * 2 > words.length;
  const isApart = middle > WIDEST_STRETCHED * (words[0]?.size ?? 0);
  return Math.max(...gaps) < 1.6 * middle && Math.min(...gaps) > 0.55 * middle && !areFigures && !isApart;
}

/** True for words that stand each over one of the next line, most of which are figures: labels of narrow columns stand evenly too. */
function doStandOver(words: readonly Word[], below: readonly Word[]): boolean {
  const figures = below.filter(({ text }) => isFigure(text)).length;
  if (below.length !== words.length || figures * 2 <= below.length) return false;
  return words.every(({ box }, i) => {
    const under = below[i]?.box;
    return under !== undefined && overlapOf(under.left, under.right, box.left, box.right) > 0;
  });
}

/** Runs of tabular lines, with few others between them: from and to, both included. */
function groupLines(
  lines: readonly Line[],
  kinds: readonly boolean[],
  levels: readonly Ruling[],
): readonly (readonly [number, number])[] {
  const groups: [number, number][] = [];
  for (const [i, isTable] of kinds.entries()) {
    if (!isTable) continue;
    const last = groups.at(-1);
    if (last !== undefined && doesContinue(lines, [...last, i], levels)) last[1] = i;
    else groups.push([i, i]);
  }
  return groups;
}

/** Times the height of the writing below: larger letters than these head a table, and are none of its labels. */
const LARGER = 1.15;

const isLarger = (line: Line, below: Line | undefined): boolean =>
  below !== undefined && line.phrases.length === 1 && line.size > LARGER * below.size;

/** Runs from one line to another, both included, and the next tabular line. */
type Run = readonly [from: number, to: number, next: number];

function doesContinue(lines: readonly Line[], [from, to, next]: Run, levels: readonly Ruling[]): boolean {
  if (doInterlock(lines[to], lines[next])) return true;
  const isOfRow = (line: Line): boolean => doInterlock(line, lines[to]) || doInterlock(line, lines[next]);
  const between = lines.slice(to + 1, next).filter((line) => !isOfRow(line));
  const areLabels = areOfLabels(between, [lines[to], lines[next]]);
  const most = areLabels ? MOST_OF_LABEL : MOST_BETWEEN;
  const heads = (line: Line): boolean => isCaption(textOfLine(line.words)) || isLarger(line, lines[next]);
  if (between.length > most || between.some(heads)) return false;
  const isAligned = (between.length === 0 || areLabels) && areAligned(lines[to], lines[next]);
  for (let i = to + 1; i <= next; i += 1) {
    const [above, below] = [lines[i - 1], lines[i]];
    if (above === undefined || below === undefined) return false;
    const spacing = spacingBetween(above, below, levels);
    const size = Math.max(above.size, below.size);
    const widest = isAligned
      ? WIDEST_ALIGNED * size
      : from === to
        ? WIDEST_BEGINNING * size
        : WIDEST_SPACING * size + 2;
    if (spacing > widest) return false;
  }
  const width =
    Math.max(...lines.slice(from, to + 1).map(({ box }) => box.right)) -
    Math.min(...lines.slice(from, to + 1).map(({ box }) => box.left));
  const isProse = between.some(
    ({ phrases, words }) =>
      phrases.length === 1 &&
      words.length > 8 &&
      (phrases[0]?.box.right ?? 0) - (phrases[0]?.box.left ?? 0) > width * 0.75,
  );
  return !isProse && sharesColumns(lines.slice(Math.max(from, to - 3), to + 1), lines[next]);
}

/** True for lines that stand within one column of rows: cells that wrap. */
function areOfLabels(between: readonly Line[], rows: readonly (Line | undefined)[]): boolean {
  const isBeside = ({ phrases, box }: Line, others: readonly Phrase[]): boolean =>
    phrases.length === 1 &&
    others.every((other) => overlapOf(other.box.left, other.box.right, box.left, box.right) <= 0);
  const all = rows.map((row) => row?.phrases ?? []);
  const isWithin = (column: number): boolean =>
    between.every((line) => all.every((phrases) => isBeside(line, withoutAt(phrases, column))));
  const [first = [], ...others] = all;
  if (others.some((phrases) => phrases.length !== first.length)) return isWithin(0) || isWithin(-1);
  return first.some((_, column) => isWithin(column));
}

const withoutAt = (phrases: readonly Phrase[], column: number): readonly Phrase[] =>
  phrases.filter((_, i) => i !== (column < 0 ? phrases.length + column : column));

/** Times the pitch of its rows: where their headers stand at most. */
const SAME_PITCH = 1.1;
/** How much of the narrower of two lines must be ruled for the rule to stand where a line of writing might. */
const RULED = 0.6;

/**
 * How far apart two lines stand. Where a rule parts them, that is from it to the farther of both: typewriters and line printers give a rule
 * a whole line of its own.
 */
function spacingBetween(above: Line, below: Line, levels: readonly Ruling[]): number {
  const between = levels.filter(
    ({ at, from, to }) =>
      at > above.baseline &&
      at < below.baseline - 0.5 * below.size &&
      overlapOf(from, to, Math.min(above.box.left, below.box.left), Math.max(above.box.right, below.box.right)) > 0,
  );
  const [rule] = between;
  const narrower = Math.min(above.box.right - above.box.left, below.box.right - below.box.left);
  const ruled = between.reduce((sum, { from, to }) => sum + to - from, 0);
  if (rule === undefined || ruled < RULED * narrower) return below.baseline - above.baseline;
  return Math.max(rule.at - above.baseline, below.baseline - rule.at);
}

/**
 * True for two lines of as many cells whose figures end, or begin, under one another: rows of one table, a blank one between them or not.
 * Where writing runs to the left, figures begin under one another. One figure is enough where the labels do too.
 */
function areAligned(above: Line | undefined, line: Line | undefined): boolean {
  if (above === undefined || line === undefined || above.phrases.length !== line.phrases.length) return false;
  const figures = line.phrases.filter(({ words }) => isNumber(textOfLine(words)));
  const doStandUnder = (edge: 'left' | 'right'): boolean =>
    figures.every(({ box }) => above.phrases.some((other) => Math.abs(other.box[edge] - box[edge]) < 3));
  const isLabelled = Math.abs(above.box.left - line.box.left) < 3 || Math.abs(above.box.right - line.box.right) < 3;
  const isEnough = figures.length >= 2 || (figures.length === 1 && isLabelled);
  return isEnough && (doStandUnder('right') || doStandUnder('left'));
}

/** True where the phrases of a line stand under those of lines above it. */
function sharesColumns(above: readonly Line[], line: Line | undefined): boolean {
  if (line === undefined) return false;
  const over = above.flatMap(({ phrases }) => phrases.map(({ box }) => box));
  const aligned = line.phrases.filter(({ box }) =>
    over.some(({ left, right }) => overlapOf(left, right, box.left, box.right) > 0),
  );
  return aligned.length >= Math.min(2, line.phrases.length);
}

function isWorthwhile(group: readonly Line[], kinds: readonly boolean[]): boolean {
  const tabular = group.filter((_, i) => kinds[i] === true);
  const texts = rowsOf(tabular).map((phrases) => phrases.map(({ words }) => textOfLine(words)));
  const numeric = texts.filter((row) => row.slice(1).some(isNumber)).length;
  const columns = medianOf(texts.map((row) => row.length));
  if (numeric * 2 < texts.length && !areFlush(tabular)) return false;
  if (columns >= 3) return texts.length >= 2 && (numeric >= 1 || texts.length >= 3);
  return texts.length >= 3 && numeric * 2 >= texts.length;
}

/** The phrases of each row from left to right: lines that reach into each other are of one. */
function rowsOf(lines: readonly Line[]): readonly (readonly Phrase[])[] {
  const rows: Phrase[][] = [];
  for (const [i, line] of lines.entries()) {
    if (doInterlock(lines[i - 1], line)) rows.at(-1)?.push(...line.phrases);
    else rows.push([...line.phrases]);
  }
  return rows.map((phrases) => phrases.sort((a, b) => a.box.left - b.box.left));
}

/** True where most cells begin right under or over those of other lines: words in columns are set flush left. */
function areFlush(lines: readonly Line[]): boolean {
  const starts = lines.map(({ phrases }) => phrases.slice(1).map(({ box }) => box.left));
  const all = starts.flatMap((own, i) =>
    own.map((left) => starts.some((others, other) => other !== i && others.some((at) => Math.abs(at - left) < 1.5))),
  );
  return all.filter(Boolean).length >= all.length * 0.7;
}

/** In heights of the writing: lines closer than this stand beside one another, as a label does that is centred on two. */
const HALF_LINE = 0.9;

/** How far the headers of a table reach up from its first line of several cells. */
function reachUp(lines: readonly Line[], from: number, to: number, levels: readonly Ruling[]): number {
  const group = lines.slice(from, to + 1);
  const box = boxAround(group.map((line) => line.box));
  if (box === undefined) return from;
  const cells = toLines(
    group.flatMap(({ words }) => words),
    CELL_GAP,
  );
  const isOfCells = (i: number): boolean => doInterlock(cells[i], cells[i - 1]) || doInterlock(cells[i], cells[i + 1]);
  const bands = findColumns(cells.filter(({ phrases }, i) => phrases.length > 1 || isOfCells(i)));
  const pitch = pitchOf(group);
  const isWide = ({ from: left, to: right }: Ruling): boolean =>
    overlapOf(left, right, box.left, box.right) > 0.8 * (box.right - box.left);
  let start = from;
  for (let i = from - 1; i >= 0 && from - i <= 6; i -= 1) {
    const [line, below] = [lines[i], lines[i + 1]];
    if (line === undefined || below === undefined) break;
    const isOutside = levels.some(
      (level) => level.at > line.baseline && level.at < below.baseline - 0.5 * below.size && isWide(level),
    );
    const widest = (isOutside ? 2.6 : 1.9) * Math.max(line.size, below.size);
    const spacing = below.baseline - line.baseline;
    const isNear =
      spacing <= widest ||
      (line.phrases.length > 1 &&
        (spacing <= Math.min(pitch * SAME_PITCH, WIDEST_ALIGNED * line.size) ||
          spacingBetween(line, below, levels) <= WIDEST_BEGINNING * Math.max(line.size, below.size)));
    if (!isNear) break;
    const isLabel =
      isHeaderLike(toLine(line.words, CELL_GAP) ?? line, box, bands) ||
      (spacing < HALF_LINE * line.size && line.phrases.length === 1 && line.box.right < (bands[1]?.left ?? 0)) ||
      doesGoOnBelow(line, below, bands[1]?.left ?? 0) ||
      doStandOver(line.words, below.words);
    if (isCaption(textOfLine(line.words)) || isLarger(line, below) || !isLabel) break;
    const isTopRuled = levels.some(
      (level) => level.at < line.box.top + 2 && level.at > line.box.top - 3 * line.size && isWide(level),
    );
    if (isOutside && !isTopRuled && line.phrases.length < 2) break;
    start = i;
  }
  return start;
}

/** How far apart the rows of some lines are, by those with figures. */
function pitchOf(lines: readonly Line[]): number {
  const rows = lines.filter(({ phrases }) => phrases.slice(1).some(({ words }) => isNumber(textOfLine(words))));
  const next = rows.map((line, i) => [rows[i - 1], line] as const).filter(([above, line]) => !doInterlock(above, line));
  return medianOf(next.flatMap(([above, line]) => (above === undefined ? [] : [line.baseline - above.baseline])));
}

/**
 * True for a line whose phrases stand over columns: none goes over the first column and another, as titles and running text do,
 * and where the line has gaps, the columns have gutters.
 */
function isHeaderLike({ phrases, words }: Line, box: Box, bands: readonly ColumnBand[]): boolean {
  const [first, second] = bands;
  if (first === undefined || second === undefined || words.length > 24) return false;
  if (phrases.some((phrase) => phrase.box.left < first.right && phrase.box.right > second.left + 2)) return false;
  const [only] = phrases;
  if (phrases.length === 1 && only !== undefined) return only.box.left > first.right && only.box.right <= box.right + 4;
  return phrases.slice(1).every((phrase, i) => {
    const end = phrases[i]?.box.right ?? 0;
    return bands.slice(1).some((band, b) => overlapOf(bands[b]?.right ?? 0, band.left, end, phrase.box.left) > 0);
  });
}

/** True for the first line of a label in the first column, which goes on right below with a small letter: "Purpose" over "of the grant". */
function doesGoOnBelow({ phrases, box, baseline, size }: Line, below: Line, end: number): boolean {
  const isFlush = phrases.length === 1 && Math.abs(box.left - below.box.left) < 2 && box.right < end;
  return isFlush && below.baseline - baseline < 1.4 * size && /^[\p{Ll}(]/u.test(below.words[0]?.text ?? '');
}

/** How far apart the lines of one cell may stand: against the first two of them, the pitch of the rows, and the height of the writing. */
const [SAME_CELL, WITHIN_PITCH, CELL_LINE] = [1.1, 0.85, 1.35];

/** Lines right below the last that go on with the words of its cells: more than one in the column of labels, or in one other. */
function reachDown(lines: readonly Line[], from: number, to: number): number {
  const last = lines[to];
  const above = lines[to - 1];
  if (last === undefined || above === undefined || to === from) return to;
  const wrapsAbove = above.phrases.length === 1 && above.box.left < last.box.left + FLUSH;
  // Figures that stand between two lines of their label have none beside them.
  const isBetween = wrapsAbove && last.box.left > above.box.right;
  const first = isBetween ? above : last;
  const inPitch = (last.baseline - above.baseline) * (wrapsAbove ? SAME_CELL : WITHIN_PITCH);
  let widest = isBetween
    ? Number.POSITIVE_INFINITY
    : Math.max(inPitch, wrapSpacing(lines.slice(from, to + 1), lines[to + 1]));
  let end = to;
  let bottom = first.baseline;
  let cells = isBetween ? first.phrases.slice(0, 1) : last.phrases;
  for (const next of lines.slice(to + 1, to + 1 + MOST_OF_LABEL)) {
    const spacing = next.baseline - bottom;
    const isOfLast = !goesOnIn(cells, next) && doInterlock(last, next);
    if (isOfLast) cells = [...cells, ...next.phrases];
    else if (!goesOnIn(cells, next) || spacing >= Math.min(widest, CELL_LINE * next.size)) break;
    if (!isOfLast) widest = Math.min(widest, spacing * SAME_CELL);
    bottom = next.baseline;
    cells = cells.filter((cell) => goesOnIn([cell], next));
    end += 1;
  }
  return end;
}

/** Cells that wrap elsewhere in a table make it likely that its last one does. */
const FEWEST_WRAPS = 2;

const isAlone = ({ phrases }: Line): boolean => phrases.length === 1;

/** How far below its row a line may stand that goes on in a column behind the first, in which others of the table do; else 0. */
function wrapSpacing(table: readonly Line[], next: Line | undefined): number {
  const left = next?.box.left ?? 0;
  if (left < Math.min(...table.map(({ box }) => box.left)) + FLUSH) return 0;
  const stands = ({ phrases }: Line): boolean => phrases.some(({ box }) => Math.abs(box.left - left) < FLUSH);
  const spacings = table.slice(1).flatMap((line, i) => {
    const above = table[i];
    const isWrap = above !== undefined && [above, line].every(stands) && [above, line].some(isAlone);
    return isWrap ? [line.baseline - above.baseline] : [];
  });
  return spacings.length < FEWEST_WRAPS ? 0 : Math.max(...spacings) * SAME_CELL;
}

const FLUSH = 3;
const BEYOND = 30;

/** True for one phrase that begins under one of some cells and ends not far beyond it. */
function goesOnIn(cells: readonly Phrase[], { phrases }: Line): boolean {
  const [phrase] = phrases;
  if (phrase === undefined || phrases.length > 1) return false;
  return cells.some(({ box }) => Math.abs(box.left - phrase.box.left) < FLUSH && phrase.box.right < box.right + BEYOND);
}
