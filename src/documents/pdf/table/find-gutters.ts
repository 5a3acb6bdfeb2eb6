import { type Line, type Phrase, textOfLine } from '../layout/lines.ts';
import { type Box, overlapOf } from '../page/geometry.ts';

/** A column of a region: where its writing begins and ends. Between two columns runs a gutter. */
export type ColumnBand = { readonly left: number; readonly right: number };

const NARROWEST = 1.5;
const CROSSED_SHARE = 0.07;
const FEW_LINES = 9;

/**
 * The columns into which white space parts lines: stretches that no phrase crosses, but for one in many, as notes and long
 * labels do. After Nurminen 2013, on phrases instead of words.
 */
export function findColumns(lines: readonly Line[]): readonly ColumnBand[] {
  const left = Math.floor(Math.min(...lines.map(({ box }) => box.left)));
  const right = Math.ceil(Math.max(...lines.map(({ box }) => box.right)));
  if (!(right > left)) return [];
  const cover = countCover(lines, left, right - left + 1);
  const most = lines.length < FEW_LINES ? 0 : Math.floor(lines.length * CROSSED_SHARE);
  const boxes = lines.flatMap(({ phrases }) => phrases.map(({ box }) => box));
  const separators = findStretches(cover, most)
    .flatMap((stretch) => partAtSparse(stretch, boxes, left))
    .filter(({ from, to }) => from > 0 && to < cover.length && to - from >= NARROWEST)
    .map(({ from, to }) => left + lowestMiddle(cover, from, to));
  const bands = toBands(lines, [left - 1, ...separators, right + 1]);
  return joinMarks(
    bands.filter((band) => band !== undefined),
    lines,
  );
}

const BEFORE = /^(?:\p{Sc}|US\p{Sc}|R\p{Sc}|EUR|USD|GBP|[(+−-])$/u;
const CODE = /^[A-Z]{3}$/;
const BEHIND = /^[%)*†‡‰]+$/;

/** Signs that stand apart from their figures, as currency signs at the edge of a column do, make no columns of their own. */
function joinMarks(bands: readonly ColumnBand[], lines: readonly Line[]): readonly ColumnBand[] {
  const joined: ColumnBand[] = [];
  let before: ColumnBand | undefined;
  for (const band of bands) {
    const texts = textsIn(band, lines);
    const wider = before === undefined ? band : { left: before.left, right: band.right };
    const last = joined.at(-1);
    before = undefined;
    if (areMarksBefore(texts)) before = wider;
    else if (last !== undefined && texts.length > 0 && texts.every((text) => BEHIND.test(text)))
      joined[joined.length - 1] = { left: last.left, right: band.right };
    else joined.push(wider);
  }
  return before === undefined ? joined : [...joined, before];
}

/** True for signs of money alone, or one code of a currency; several codes tell of each row what its amount is in. */
function areMarksBefore(texts: readonly string[]): boolean {
  const codes = new Set(texts.filter((text) => CODE.test(text)));
  return texts.length > 0 && codes.size < 2 && texts.every((text) => BEFORE.test(text));
}

function textsIn({ left, right }: ColumnBand, lines: readonly Line[]): readonly string[] {
  return lines.flatMap(({ phrases }) =>
    phrases
      .filter(({ box }) => box.left >= left - 0.5 && box.right <= right + 0.5)
      .map(({ words }) => textOfLine(words)),
  );
}

function countCover(lines: readonly Line[], left: number, length: number): Int32Array {
  const cover = new Int32Array(length);
  for (const { phrases } of lines) {
    for (const { box } of phrases) {
      const from = Math.max(0, Math.floor(box.left - left + 0.5));
      const to = Math.min(length, Math.ceil(box.right - left - 0.5));
      for (let x = from; x < to; x += 1) cover[x] = (cover[x] ?? 0) + 1;
    }
  }
  return cover;
}

/** White space, or nearly so, from one place to another, counted from the left of all lines. */
type Stretch = { readonly from: number; readonly to: number };

/** The stretches between columns, and beside them, that at most so many phrases cross. */
function findStretches(cover: Int32Array, most: number): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = -1;
  for (let x = 0; x <= cover.length; x += 1) {
    const isLow = x < cover.length && (cover[x] ?? 0) <= most;
    if (isLow && from < 0) from = x;
    if (isLow || from < 0) continue;
    stretches.push({ from, to: x });
    from = -1;
  }
  return stretches;
}

/** A stretch without the phrases that lie within it and cross nothing: few as they are, they are a column, as credits of a statement. */
function partAtSparse(stretch: Stretch, boxes: readonly Box[], left: number): readonly Stretch[] {
  const inside = boxes
    .filter((box) => box.left - left >= stretch.from - 1 && box.right - left <= stretch.to + 1)
    .sort((a, b) => a.left - b.left);
  const parts: Stretch[] = [];
  let { from } = stretch;
  for (const box of inside) {
    parts.push({ from, to: Math.max(from, Math.floor(box.left - left)) });
    from = Math.max(from, Math.ceil(box.right - left));
  }
  return [...parts, { from, to: stretch.to }];
}

function lowestMiddle(cover: Int32Array, from: number, to: number): number {
  const lowest = cover.subarray(from, to).reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
  let [best, length] = [from, 0];
  let start = -1;
  for (let x = from; x <= to; x += 1) {
    const isLowest = x < to && cover[x] === lowest;
    if (isLowest && start < 0) start = x;
    if (isLowest || start < 0) continue;
    if (x - start > length) [best, length] = [start, x - start];
    start = -1;
  }
  return best + length / 2;
}

function toBands(lines: readonly Line[], separators: readonly number[]): readonly (ColumnBand | undefined)[] {
  return separators.slice(1).map((end, i) => {
    const start = separators[i] ?? 0;
    let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const { phrases } of lines) {
      for (const { box } of phrases) {
        const middle = (box.left + box.right) / 2;
        if (middle < start || middle > end || box.left < start - 3 || box.right > end + 3) continue;
        left = Math.min(left, box.left);
        right = Math.max(right, box.right);
      }
    }
    return right > left ? { left, right } : undefined;
  });
}

/** The column that most of a phrase stands in. */
export function bandOf({ box }: Phrase, bands: readonly ColumnBand[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [i, { left, right }] of bands.entries()) {
    const over = overlapOf(left, right, box.left, box.right);
    if (over > most) [best, most] = [i, over];
  }
  return best;
}
