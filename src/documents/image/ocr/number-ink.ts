import type { TextSegment } from '../layout/text-segments.ts';
import type { Box, GreyImage } from '../pixels.ts';

/** A point or comma that is drawn between the digits of a number. */
export type DrawnMark = {
  /** Digits and other tall signs left of it. */
  readonly after: number;
  /** How far it goes on below the digits, in heights of these: a point ends with them. */
  readonly tail: number;
  /** True where it is plainly higher than wide, as a comma is. */
  readonly isTall: boolean;
  /** True where a dot like it stands right above: both are the colon of a time of day. */
  readonly isColon: boolean;
};

/** The pieces of ink of a number by what they can be. */
export type NumberInk = {
  /** Digits and other tall signs, from the left; those that touch are one. */
  readonly glyphs: readonly Box[];
  readonly marks: readonly DrawnMark[];
  /** Pieces so small that they are marks only where one was read. */
  readonly faintMarks: readonly DrawnMark[];
  readonly hasMinus: boolean;
  /** True where ink that is none of these stands before the first digit or behind the last one: pieces of a percent sign, small letters. */
  readonly hasMore: boolean;
  /** True where every piece of ink is a tall sign, a mark or the minus: nothing else is written. */
  readonly isWhole: boolean;
};

const TALL = 0.7;
const MARK_HEIGHT = 0.55;
const MARK_WIDTH = 0.5;
/** What is smaller is a speck, unless a mark was read there. */
const LEAST_MARK = 0.12;
const LEAST_FAINT_MARK = 0.08;
const TALL_MARK = 1.4;
const LEAST_MORE = 0.2;
/** From so many widths of a digit on a piece of ink may be two that touch. */
const JOINED = 1.3;
/** How far from the place of an even cut the real one may lie, in widths of a digit. */
const CUT_REACH = 0.3;
/** Cuts are tried so near to one another, in widths of a digit: nearer ones part large digits no better. */
const CUT_STEP = 0.03;
/** More digits than that do not touch one another: wider ink is something drawn. */
const MOST_JOINED = 8;
/** Rows paler than that share of the darkest one are edges. */
const LEAST_OF_INK = 0.4;

/** Parts the ink of a number into digits, marks between them and a minus in front; `cut` parts digits that touch. */
export function findNumberInk(
  { parts, letterHeight }: TextSegment,
  cut: (glyph: Box) => readonly Box[] = (glyph) => [glyph],
): NumberInk {
  const isHigh = ({ height }: Box): boolean => height > letterHeight * TALL;
  const pieces = parts.flatMap((part) => (isHigh(part) ? cut(part) : [part]));
  const isPlain = ({ width, height }: Box): boolean => Math.min(width, height) >= LEAST_MARK * letterHeight;
  const glyphs = pieces.filter(isHigh).toSorted((one, other) => one.left - other.left);
  const bottoms = glyphs.map(({ top, height }) => top + height).toSorted((one, other) => one - other);
  const baseline = bottoms[Math.floor(bottoms.length / 2)] ?? 0;
  const toMark = (mark: Box): DrawnMark => ({
    after: glyphs.filter(({ left, width }) => left + width / 2 < mark.left + mark.width / 2).length,
    tail: (mark.top + mark.height - baseline) / letterHeight,
    isTall: mark.height >= TALL_MARK * mark.width,
    isColon: pieces.some((piece) => isDotAbove(piece, mark, letterHeight)),
  });
  const low = pieces
    .filter((part) => isLow(part, baseline, letterHeight))
    .toSorted((one, other) => one.left - other.left);
  const first = Math.min(...glyphs.map(({ left }) => left));
  const last = Math.max(...glyphs.map(({ left, width }) => left + width));
  const isMinus = (part: Box): boolean =>
    part.left + part.width <= first + 1 &&
    part.width >= 1.5 * part.height &&
    Math.abs(part.top + part.height / 2 - (baseline - letterHeight / 2)) < 0.25 * letterHeight;
  const isMore = (part: Box): boolean => {
    const middle = part.left + part.width / 2;
    const isBeside = middle < first || middle > last;
    return (
      isBeside && part.height >= LEAST_MORE * letterHeight && !isMinus(part) && !isLow(part, baseline, letterHeight)
    );
  };
  const marks = low.filter(isPlain);
  const isUpperDot = (piece: Box): boolean => marks.some((mark) => isDotAbove(piece, mark, letterHeight));
  const isSign = (piece: Box): boolean =>
    isHigh(piece) || isMinus(piece) || glyphs.some((glyph) => contains(glyph, piece));
  return {
    glyphs,
    marks: marks.map(toMark),
    faintMarks: low.filter((part) => !isPlain(part)).map(toMark),
    hasMinus: parts.some(isMinus),
    hasMore: pieces.some(isMore),
    isWhole: pieces.every((piece) => isSign(piece) || marks.includes(piece) || isUpperDot(piece)),
  };
}

/** True for what stands within a sign, as the dot in some zeros. */
function contains(glyph: Box, { left, top, width, height }: Box): boolean {
  const isWithin = left > glyph.left && left + width < glyph.left + glyph.width;
  return isWithin && top > glyph.top && top + height < glyph.top + glyph.height;
}

/** How much two dots of a colon may differ, in widths of the lower one. */
const COLON_DIFFERENCE = 0.35;
/** How far the upper dot is above the lower one, from middle to middle, in heights of letters. */
const COLON_GAP = [0.3, 0.65] as const;

function isDotAbove(piece: Box, mark: Box, letterHeight: number): boolean {
  const most = Math.max(1, COLON_DIFFERENCE * mark.width);
  const offset = Math.abs(piece.left + piece.width / 2 - (mark.left + mark.width / 2));
  const gap = (mark.top + mark.height / 2 - (piece.top + piece.height / 2)) / letterHeight;
  const isAlike = Math.abs(piece.width - mark.width) <= most && Math.abs(piece.height - mark.height) <= most;
  return isAlike && offset <= most && gap >= COLON_GAP[0] && gap <= COLON_GAP[1];
}

function isLow({ top, width, height }: Box, baseline: number, letterHeight: number): boolean {
  return (
    Math.min(width, height) >= LEAST_FAINT_MARK * letterHeight &&
    height <= MARK_HEIGHT * letterHeight &&
    width <= MARK_WIDTH * letterHeight &&
    top >= baseline - 0.45 * letterHeight &&
    top + height >= baseline - 0.15 * letterHeight
  );
}

/**
 * The ways to part a piece of ink that may be several digits that touch: two at each place near the middle, more where there is least ink near the places
 * of even cuts. None where it is no wider than a digit, or far wider than any number. `digitWidth` in pixels.
 */
function partJoined(glyph: Box, image: GreyImage, digitWidth: number): readonly (readonly Box[])[] {
  if (glyph.width < JOINED * digitWidth) return [];
  const count = Math.max(2, Math.round(glyph.width / digitWidth));
  if (count > MOST_JOINED) return [];
  const reach = Math.max(1, Math.round(CUT_REACH * digitWidth));
  const places = Array.from({ length: count - 1 }, (_, at) => glyph.left + (glyph.width * (at + 1)) / count);
  if (count > 2)
    return [
      cutAt(
        glyph,
        image,
        places.map((even) => palestColumn(image, glyph, even, reach)),
      ),
    ];
  const middle = Math.round(places[0] ?? 0);
  const step = Math.max(1, Math.round(CUT_STEP * digitWidth));
  const tried = Math.floor((2 * reach) / step) + 1;
  return Array.from({ length: tried }, (_, at) => cutAt(glyph, image, [middle - reach + at * step]));
}

/** Pieces of a glyph are signs where they are that much nearer to signs than the whole, and one of them at least is as near as that. */
const PARTED = 0.6;
const LIKE_SIGN = 0.2;

/** What is known of the signs that touching digits may be. */
export type SignsKnown = {
  /** In pixels, of a digit as high as the glyph. */
  readonly digitWidth: number;
  /** How far a piece of ink is from the nearest sign, from 0 on. */
  readonly distanceOf: (piece: Box) => number;
};

/** A glyph in the pieces that are most like signs, where it is like none as a whole. */
export function partBySigns(glyph: Box, image: GreyImage, { digitWidth, distanceOf }: SignsKnown): readonly Box[] {
  const whole = distanceOf(glyph);
  if (whole <= LIKE_SIGN) return [glyph];
  let best: readonly Box[] = [glyph];
  let least = PARTED * whole;
  for (const pieces of partJoined(glyph, image, digitWidth)) {
    const distances = pieces.map(distanceOf);
    const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
    if (mean >= least || Math.min(...distances) > LIKE_SIGN) continue;
    [best, least] = [pieces, mean];
  }
  return best;
}

function cutAt(glyph: Box, image: GreyImage, cuts: readonly number[]): readonly Box[] {
  const edges = [glyph.left, ...cuts, glyph.left + glyph.width];
  return edges.slice(1).map((right, at) => {
    const left = edges[at] ?? glyph.left;
    return trim(image, { ...glyph, left, width: Math.max(1, right - left) });
  });
}

/** The box without rows at its top and bottom that hold hardly any ink. */
function trim({ width, values }: GreyImage, box: Box): Box {
  const rows = Array.from({ length: box.height }, (_, row) => {
    const from = (box.top + row) * width + box.left;
    return values.subarray(from, from + box.width).reduce((most, value) => Math.max(most, value), 0);
  });
  const least = LEAST_OF_INK * Math.max(...rows);
  const first = rows.findIndex((most) => most >= least);
  const last = rows.findLastIndex((most) => most >= least);
  return { ...box, top: box.top + Math.max(0, first), height: Math.max(1, last - first + 1) };
}

function palestColumn({ width, values }: GreyImage, { top, height }: Box, even: number, reach: number): number {
  let [palest, least] = [Math.round(even), Number.POSITIVE_INFINITY];
  for (let x = Math.round(even - reach); x <= even + reach; x += 1) {
    let ink = 0;
    for (let y = top; y < top + height; y += 1) ink += values[y * width + x] ?? 0;
    if (ink >= least) continue;
    [palest, least] = [x, ink];
  }
  return palest;
}
