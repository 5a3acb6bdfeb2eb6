import { parseTick, partOnes } from './axes/parse-tick.ts';
import type { Sight } from './axes/sight.ts';
import { LIKELY_NUMBER, readArabicNumbers } from './labels/arabic-numbers.ts';
import type { TextPiece } from './labels/find-texts.ts';
import { joinPieces } from './labels/join-pieces.ts';
import { readLetters } from './labels/read-letters.ts';
import type { ReadText } from './labels/read-text.ts';
import { readTexts } from './labels/read-texts.ts';
import type { Pie, Slice } from './marks/find-pie.ts';
import type { Component } from './raster/components.ts';
import { boxAround, type Extent, heightOf, widthOf } from './raster/raster.ts';

/** A slice with the name that stands beside it, and the number there, where there is one. */
export type NamedSlice = {
  readonly slice: Slice;
  readonly name: string;
  readonly stated?: { readonly value: string; readonly isPercent: boolean };
  /** How surely its label was read, 0 to 1. */
  readonly confidence: number;
};

/** The lines of a label from top to bottom, and the stroke that leads from it to its slice. */
type Label = { readonly lines: readonly TextPiece[]; readonly extent: Extent; readonly leader?: Component };

/** A stroke is longer than so many heights of a letter and as thin as that, or flat and a little shorter: no letter is. */
const LONG = 1.5;
const THIN = 0.3;
const WIDE = 1.2;
const FLAT = 0.3;

/** The usual height of the letters of lines: leaders are few among them. */
function letterHeight(texts: readonly TextPiece[]): number {
  const heights = texts
    .flatMap(({ glyphs }) => glyphs.map(({ box }) => heightOf(box)))
    .sort((one, other) => one - other);
  return heights[Math.floor(0.7 * heights.length)] ?? 8;
}

const isLeader = ({ box, pixels }: Component, height: number): boolean => {
  const longest = Math.max(widthOf(box), heightOf(box));
  const isFlat = widthOf(box) > WIDE * height && heightOf(box) <= Math.max(2, FLAT * height);
  return isFlat || (longest > LONG * height && pixels.length < THIN * height * longest);
};

/** Lines of text without the strokes that lead from them to their slices, and these strokes. */
function withoutLeaders(texts: readonly TextPiece[]): { lines: readonly TextPiece[]; leaders: readonly Component[] } {
  const height = letterHeight(texts);
  const leaders = texts.flatMap(({ glyphs }) => glyphs.filter((glyph) => isLeader(glyph, height)));
  const lines = texts.flatMap((piece) => {
    const glyphs = piece.glyphs.filter((glyph) => !leaders.includes(glyph));
    if (glyphs.length === 0) return [];
    return glyphs.length === piece.glyphs.length
      ? [piece]
      : [{ ...piece, glyphs, extent: boxAround(glyphs.map(({ box }) => box)), direction: 'level' as const }];
  });
  return { lines, leaders };
}

const distanceTo = (pie: Pie, { left, right, top, bottom }: Extent): number =>
  Math.hypot(Math.max(left, Math.min(pie.x, right)) - pie.x, Math.max(top, Math.min(pie.y, bottom)) - pie.y);

const tallestOf = ({ glyphs }: TextPiece): number => Math.max(...glyphs.map(({ box }) => heightOf(box)));

/** Letters that much larger than most, above the circle, are those of the title. */
const TITLE = 1.25;

/** Words of one line are joined, and lines of one label kept together: what stands around the circle, near to it. */
function labelsAround(texts: readonly TextPiece[], pie: Pie): readonly Label[] {
  const { lines: found, leaders } = withoutLeaders(texts);
  const tallest = found.map(tallestOf).sort((one, other) => one - other);
  const usual = tallest[Math.floor(tallest.length / 2)] ?? 0;
  const near = found.filter((piece) => {
    const distance = distanceTo(pie, piece.extent);
    const isTitle = piece.extent.bottom < pie.y - pie.radius && tallestOf(piece) > TITLE * usual;
    const isNear = distance > 0.9 * pie.radius && distance < 1.55 * pie.radius + 12;
    return piece.direction === 'level' && isNear && !isTitle;
  });
  const lines: TextPiece[] = [];
  for (const piece of near) {
    const height = heightOf(piece.extent);
    const index = lines.findIndex(({ extent }) => {
      const beside = Math.max(piece.extent.left - extent.right, extent.left - piece.extent.right);
      return Math.max(piece.extent.top - extent.bottom, extent.top - piece.extent.bottom) < 0 && beside < 1.2 * height;
    });
    const other = lines[index];
    if (other === undefined) lines.push(piece);
    else lines[index] = joinPieces([other, piece]);
  }
  const labels: { lines: TextPiece[]; extent: Extent }[] = [];
  for (const line of lines.toSorted((one, other) => one.extent.top - other.extent.top)) {
    const { left, right, top } = line.extent;
    const home = labels.find(
      ({ extent }) =>
        Math.min(right, extent.right) > Math.max(left, extent.left) &&
        top - extent.bottom < 0.8 * heightOf(line.extent) &&
        top >= extent.top,
    );
    if (home === undefined) labels.push({ lines: [line], extent: line.extent });
    else {
      home.lines.push(line);
      home.extent = boxAround([home.extent, line.extent]);
    }
  }
  return labels.map((label) => {
    const leader = leaders.find(({ box }) => isBeside(box, label.extent));
    return leader === undefined ? label : { ...label, leader };
  });
}

/** Labels of thin slices stand close below each other: where there are as many lines as slices, each is a label. */
export function partLines(labels: readonly Label[], slices: number): readonly Label[] {
  const lines = labels.flatMap((label) =>
    label.lines.map((line) => (label.lines.length === 1 ? label : { lines: [line], extent: line.extent })),
  );
  return labels.length < slices && lines.length === slices ? lines : labels;
}

/** How far a leader may end from its label, in pixels. */
const BESIDE = 9;

const isBeside = (box: Extent, label: Extent): boolean =>
  Math.max(box.left - label.right, label.left - box.right) <= BESIDE &&
  Math.max(box.top - label.bottom, label.top - box.bottom) <= BESIDE;

const turnTo = (pie: Pie, x: number, y: number): number => (Math.atan2(x - pie.x, pie.y - y) / (2 * Math.PI) + 1) % 1;

/** The direction in which a label stands: its leader's inner end, or else between its nearest point and its middle. */
function turnOf({ extent, leader }: Label, pie: Pie, width: number): number {
  if (leader !== undefined) {
    const ends = [...leader.pixels].map((pixel) => ({ x: (pixel % width) + 0.5, y: Math.floor(pixel / width) + 0.5 }));
    const inner = ends.reduce((best, end) =>
      Math.hypot(end.x - pie.x, end.y - pie.y) < Math.hypot(best.x - pie.x, best.y - pie.y) ? end : best,
    );
    return turnTo(pie, inner.x, inner.y);
  }
  const x = Math.max(extent.left, Math.min(pie.x, extent.right));
  const y = Math.max(extent.top, Math.min(pie.y, extent.bottom));
  return turnTo(pie, (x + (extent.left + extent.right) / 2) / 2, (y + (extent.top + extent.bottom) / 2) / 2);
}

const holds = ({ from, to }: Slice, turn: number): boolean =>
  (turn >= from && turn < to) || (turn + 1 >= from && turn + 1 < to);

/** How far apart two directions are, in turns. */
const between = (one: number, other: number): number => Math.abs(((one - other + 1.5) % 1) - 0.5);

/**
 * The labels of each slice: one each in the order in which both stand around the circle, where they are as many, since labels move
 * along to make room; else those in the direction of the slice.
 */
function matchLabels(labels: readonly Label[], pie: Pie, width: number): (slice: Slice) => readonly Label[] {
  const turns = new Map(labels.map((label) => [label, turnOf(label, pie, width)]));
  const turnFor = (label: Label): number => turns.get(label) ?? 0;
  if (labels.length !== pie.slices.length) return (slice) => labels.filter((label) => holds(slice, turnFor(label)));
  const inOrder = [...labels].sort((one, other) => turnFor(one) - turnFor(other));
  const shifts = inOrder.map((_, shift) =>
    pie.slices.map((_slice, index) => inOrder[(index + shift) % inOrder.length]),
  );
  const farness = (shifted: readonly (Label | undefined)[]): number =>
    pie.slices.reduce((sum, { from, to }, index) => {
      const label = shifted[index];
      return sum + (label === undefined ? 1 : between(turnFor(label), ((from + to) / 2) % 1));
    }, 0);
  const best = shifts.reduce((one, other) => (farness(other) < farness(one) ? other : one));
  return (slice) => [best[pie.slices.indexOf(slice)] ?? []].flat();
}

const NUMBER = /[-−]?\p{Nd}[\p{Nd}.,٫٬]*\s*[%٪]?/gu;

const PERCENTAGE = /\p{Nd}\s*[%٪]/u;

/** The name of a label and the last number of it: "Rail (25%)", "Rail 12.5". */
export function partLabel(read: string, mark: '.' | ','): Pick<NamedSlice, 'name' | 'stated'> {
  const text = PERCENTAGE.test(read) ? read : read.replace(/\S+(?=[%٪])/gu, partOnes);
  const found = [...text.matchAll(NUMBER)].at(-1);
  const number = found === undefined ? undefined : parseTick(found[0], mark);
  const name = number === undefined ? text : text.replace(found?.[0] ?? '', ' ');
  const plain = name.replace(/[\s():,–—-]+$|^[\s():,–—-]+/gu, '').replace(/\s+/gu, ' ');
  if (number === undefined || plain === '') return { name: text.trim() };
  return { name: plain, stated: { value: String(number.value), isPercent: number.unit === '%' } };
}

/** The share of the circle that a slice is, 0 to 1. */
export const shareOf = ({ from, to }: Slice): number => to - from;

/** A printed share and the measured angle differ by no more than that, in parts of the whole. */
export const AGREE = 0.015;

/** Slices without names that only state the share which the slice is: a percentage beside it names nothing. */
export function withoutShares(named: readonly NamedSlice[]): readonly NamedSlice[] {
  return named.map((own) => {
    const number = own.stated === undefined ? parseTick(own.name, '.') : undefined;
    const isShare = number?.unit === '%' && Math.abs(number.value / 100 - shareOf(own.slice)) <= AGREE;
    return isShare ? { ...own, name: '', stated: { value: String(number.value), isPercent: true } } : own;
  });
}

/** What lines say: those that are numbers in Arabic digits, in so many labels or more, by the shapes of these. */
async function readLines(lines: readonly TextPiece[], sight: Sight): Promise<readonly ReadText[]> {
  const numbers = readArabicNumbers(lines, sight).map((number) =>
    number === undefined || number.confidence < LIKELY_NUMBER ? undefined : number,
  );
  // A letter by itself may look like any digit.
  const arabic = numbers.filter((number, index) => number !== undefined && (lines[index]?.glyphs.length ?? 0) > 1);
  const areArabic = arabic.length >= LEAST_NUMBERS;
  const words = areArabic ? lines.filter((_, index) => numbers[index] === undefined) : lines;
  const plain = await readTexts(words, sight, { languages: ['eng'] }, sight.recogniser);
  const read = await readLetters(plain, words, sight);
  return lines.map((line, index) => {
    const number = areArabic ? numbers[index] : undefined;
    // Whether the number is right the angle of its slice will show.
    return number === undefined
      ? (read[words.indexOf(line)] ?? { text: '', confidence: 0 })
      : { text: number.texts[0] ?? '', confidence: 1 };
  });
}

const LEAST_NUMBERS = 2;

/** Names slices by the texts around the circle; `undefined` where there are fewer of these than slices. */
export async function nameByPlace(
  texts: readonly TextPiece[],
  pie: Pie,
  sight: Sight,
): Promise<readonly NamedSlice[] | undefined> {
  const labels = partLines(labelsAround(texts, pie), pie.slices.length);
  if (labels.length < pie.slices.length) return undefined;
  const lines = labels.flatMap((label) => label.lines);
  const read = await readLines(lines, sight);
  const labelsOf = matchLabels(labels, pie, sight.raster.width);
  return pie.slices.map((slice) => {
    const own = labelsOf(slice).flatMap((label) => label.lines.flatMap((line) => read[lines.indexOf(line)] ?? []));
    const text = own.map((line) => line.text).join(' ');
    return { slice, name: text.trim(), confidence: Math.min(1, ...own.map(({ confidence }) => confidence)) };
  });
}
