import { totalsClaim } from '../../../table/notation/totals-words.ts';
import { type Line, textOfLine, toLines } from '../layout/lines.ts';
import type { Ruling } from '../layout/rulings.ts';
import { boxAround, medianOf } from '../page/geometry.ts';
import type { Word } from '../page/words.ts';
import { isMostlyRightToLeft } from '../page/writing-direction.ts';
import { type ColumnBand, findColumns } from './find-gutters.ts';
import { widenByLabels } from './label-bands.ts';
import { isFigure, isNumber } from './page-grid.ts';

const CELL_GAP = 0.62;
/** In heights of the writing, and against the other gutters: a gutter this wide parts two tables. */
const WIDE = 2.4;
const WIDER = 1.7;
/** Columns that begin or end less than this apart are flush. */
const FLUSH_POINTS = 2;
/** Against the wider of two sides: how much narrower the other may be where each was given as much of a page. */
const NARROWER = 0.06;
/** In heights of the writing a line of it; and how much more room cells have at their sides than over them at most. */
const [LINE, ROOMY] = [1.15, 2];
/** Lines by which one side must be shorter to end by itself: a total may stand beside nothing. */
const FAR_APART = 2;

/** What a region holds, as far as it tells of two tables side by side. */
type Sides = {
  readonly lines: readonly Line[];
  readonly body: readonly Line[];
  readonly header: Line | undefined;
  readonly bands: readonly ColumnBand[];
  /** The space behind each column but the last, its label counted. */
  readonly gaps: readonly number[];
  /** Whether each column holds figures. */
  readonly kinds: readonly boolean[];
  /** Level lines of the region. */
  readonly levels: readonly Ruling[];
  readonly size: number;
};

/**
 * Parts the words of a region that holds two tables side by side. Lines drawn over each side and not over the gutter show it, and so do
 * titles over the first column of each. Without them there is a wide gutter, with figures at its left, and names with figures of their
 * own at its right. Where each side ends by itself, or both head their figures alike, a gutter as wide as the others is enough; where
 * figures and names are flush with it, and both sides are as wide or end far apart, a narrower one. `levels` are level lines of the page.
 */
export function partSideBySide(words: readonly Word[], levels: readonly Ruling[]): readonly (readonly Word[])[] {
  const sides = toSides(words, levels);
  if (sides === undefined) return [words];
  const { bands, gaps } = sides;
  const at = gaps.findIndex(
    (_, i) =>
      doLabelsComeBack(sides, i) || areDrawnApart(sides, i) || areTitledApart(sides, i) || areSpacedApart(sides, i),
  );
  if (at < 0) return [words];
  const middle = ((bands[at]?.right ?? 0) + (bands[at + 1]?.left ?? 0)) / 2;
  const isAcross = words.some(({ box }) => box.left < middle && box.right > middle);
  if (isAcross) return [words];
  return [
    words.filter(({ box }) => box.right <= middle),
    ...partSideBySide(
      words.filter(({ box }) => box.right > middle),
      levels,
    ),
  ];
}

function toSides(words: readonly Word[], pageLevels: readonly Ruling[]): Sides | undefined {
  const lines = toLines(words, CELL_GAP);
  const body = lines.filter(
    ({ phrases }) => phrases.length > 2 && phrases.some((phrase) => isNumber(textOfLine(phrase.words))),
  );
  const [first] = body;
  if (first === undefined || body.length < 2) return undefined;
  const bands = findColumns(body);
  if (bands.length < 4) return undefined;
  const header = lines.findLast(({ baseline }) => baseline < first.baseline);
  const headed = widenByLabels(bands, header === undefined ? [] : [header]);
  const gaps = headed.slice(1).map(({ left }, i) => left - (headed[i]?.right ?? 0));
  const kinds = bands.map((band) => {
    const texts = boxesIn(body, band).map(({ text }) => text);
    return texts.filter(isFigure).length * 2 > texts.length;
  });
  const box = boxAround(words.map((word) => word.box));
  const levels = pageLevels.filter(
    ({ at }) => box !== undefined && at > box.top - first.size && at < box.bottom + first.size,
  );
  return { lines, body, header, bands, gaps, kinds, levels, size: first.size };
}

/** The phrases of some lines whose middles are in a column. */
function boxesIn(lines: readonly Line[], { left, right }: ColumnBand) {
  return lines.flatMap(({ phrases }) =>
    phrases.flatMap(({ box, words }) => {
      const middle = (box.left + box.right) / 2;
      return middle >= left && middle <= right ? [{ box, text: textOfLine(words) }] : [];
    }),
  );
}

/** True where all labels up to a gutter come back behind it, in their order, to the end: a list that was folded under its headers. */
function doLabelsComeBack({ header, bands }: Sides, i: number): boolean {
  const labels = header?.phrases.map(({ words }) => textOfLine(words)) ?? [];
  const round = i + 1;
  if (labels.length !== bands.length || labels.length % round !== 0 || new Set(labels.slice(0, round)).size < 2)
    return false;
  return labels.length > round && labels.every((label, at) => label === labels[at % round]);
}

/** True where there are lines over all columns at the left, and over several at the right, and none over the gutter between them. */
function areDrawnApart({ bands, levels, gaps, size }: Sides, i: number): boolean {
  const start = bands[0]?.left ?? 0;
  const [left, right] = [bands[i]?.right ?? 0, bands[i + 1]?.left ?? 0];
  const next = bands[i + 2]?.right ?? 0;
  if (i < 1 || i > bands.length - 3 || (gaps[i] ?? 0) < size) return false;
  const middle = (left + right) / 2;
  return (
    levels.some(({ from, to }) => from < start + size && to > left - size && to < middle) &&
    levels.some(({ from, to }) => from > middle && from < right + size && to > next - size) &&
    !levels.some(({ from, to }) => from < middle && to > middle)
  );
}

/** True where two texts stand over the first columns of both sides, flush with them, and a label under them over every column. */
function areTitledApart({ bands, header, lines, gaps, size }: Sides, i: number): boolean {
  if (header === undefined || header.phrases.length !== bands.length) return false;
  if (i < 1 || i > bands.length - 3 || (gaps[i] ?? 0) < size) return false;
  const starts = [header.phrases[0], header.phrases[i + 1]].map((label) => label?.box.left ?? 0);
  return lines.some(
    ({ phrases, baseline }) =>
      baseline < header.baseline &&
      phrases.length === 2 &&
      phrases.every(({ box }, side) => Math.abs(box.left - (starts[side] ?? 0)) < FLUSH_POINTS),
  );
}

function areSpacedApart(sides: Sides, i: number): boolean {
  const { gaps, size } = sides;
  const gap = gaps[i] ?? 0;
  if (gap <= WIDE * size) return false;
  const areApart = endApart(sides, i) > 0 || headAlike(sides, i + 1);
  if (!areTables(sides, i, areApart)) return false;
  const others = gaps.filter((_, other) => other !== i);
  return (
    gap > (areApart ? 1 : WIDER) * Math.max(...others) ||
    (isBeyondPadding(sides, i) && areFlush(sides, i) && (areAsWide(sides, i) || endApart(sides, i) >= FAR_APART))
  );
}

/**
 * True for names and figures at the left of a gutter, which end in figures, and names and figures at its right. Dates or numbers of rows
 * alone, however far from what they name, are no table. Where writing runs to the left it is the other way round.
 */
function areTables({ kinds, lines }: Sides, i: number, areApart: boolean): boolean {
  const isLeftward = isMostlyRightToLeft(lines.flatMap(({ words }) => words.map(({ text }) => text)));
  const ordered = isLeftward ? kinds.toReversed() : kinds;
  const last = isLeftward ? kinds.length - 2 - i : i;
  return (
    last > 0 &&
    (areApart || ordered.slice(0, last).includes(false)) &&
    ordered[last] === true &&
    ordered[last + 1] === false &&
    ordered.slice(last + 2).includes(true)
  );
}

/** True for a gutter that no line lies over, and that is wider than cells with as much room at their sides as over them would make it. */
function isBeyondPadding({ body, bands, gaps, levels, size }: Sides, i: number): boolean {
  const middle = ((bands[i]?.right ?? 0) + (bands[i + 1]?.left ?? 0)) / 2;
  if (levels.some(({ from, to }) => from < middle && to > middle)) return false;
  const pitch = medianOf(body.slice(1).map(({ baseline }, row) => baseline - (body[row]?.baseline ?? 0)));
  return (gaps[i] ?? 0) > ROOMY * (pitch - LINE * size);
}

/** True where the column at the left of a gutter ends at one place in all rows, and that at its right begins at one. */
function areFlush({ body, bands }: Sides, i: number): boolean {
  const [left, right] = [bands[i], bands[i + 1]];
  if (left === undefined || right === undefined) return false;
  return (
    boxesIn(body, left).every(({ box }) => left.right - box.right < FLUSH_POINTS) &&
    boxesIn(body, right).every(({ box }) => box.left - right.left < FLUSH_POINTS)
  );
}

/** True where the table at the left and the next one are as wide: each was given its part of the page. Another gutter may end the next. */
function areAsWide(sides: Sides, i: number): boolean {
  const { bands, gaps, size } = sides;
  const left = (bands[i]?.right ?? 0) - (bands[0]?.left ?? 0);
  return bands.some((band, last) => {
    const doesEnd = last === bands.length - 1 || ((gaps[last] ?? 0) > WIDE * size && areFlush(sides, last));
    const right = band.right - (bands[i + 1]?.left ?? 0);
    return last > i + 1 && doesEnd && Math.abs(left - right) < NARROWER * Math.max(left, right);
  });
}

/**
 * How many of the last lines stand at one side of a gutter alone: there each side ends by itself. One with a sum beyond the gutter, with nothing
 * before it, is none.
 */
function endApart({ lines, bands }: Sides, i: number): number {
  const at = bands[i]?.right ?? 0;
  const shared = lines.findLastIndex(({ box }) => box.right > at + 1 && box.left <= at);
  const count = lines.length - 1 - shared;
  const last = lines.at(-1);
  if (count !== 1 || last === undefined) return count;
  const isLeftward = isMostlyRightToLeft(lines.flatMap(({ words }) => words.map(({ text }) => text)));
  const isBeyond = last.box.left > at !== isLeftward;
  const isSum = last.phrases.some(({ words }) => totalsClaim(textOfLine(words)) !== 'none');
  return isBeyond && isSum ? 0 : count;
}

/** True where a line of headers says the same over the last columns of both sides: "Grade, Count · Office, Count". */
function headAlike({ header, bands }: Sides, second: number): boolean {
  const labels = header?.phrases.map(({ words }) => textOfLine(words)) ?? [];
  const [left, right] = [labels.slice(0, second), labels.slice(second)];
  return labels.length === bands.length && left.at(-1) === right.at(-1);
}
