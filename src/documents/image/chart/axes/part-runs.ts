import type { TextPiece } from '../labels/find-texts.ts';
import { median } from '../median.ts';
import type { Component } from '../raster/components.ts';
import { boxAround, type Extent, heightOf } from '../raster/raster.ts';
import { parseTick } from './parse-tick.ts';

const isNumber = (text: string): boolean => parseTick(text, '.') !== undefined || parseTick(text, ',') !== undefined;

/** One number with marks between its thousands, or one month or day: too long to be told from several by the tick marks over it. */
const LONG_LABEL = /^[-−]?\d{1,3}(?:,\d{3}){2,}$|^\d{4}-\d{2}(?:-\d{2})?$/u;

/** How many numbers a text holds that was taken for one label; 1 where it is one, or holds words. `ticks` stand over it. */
function countNumbers(text: string, ticks: number): number {
  if (LONG_LABEL.test(text)) return 1;
  if (ticks > 1 && /^[\d\s.,−-]+$/u.test(text)) return ticks;
  const tokens = text.split(/\s+/u).filter((token) => token !== '');
  if (tokens.length > 1 && tokens.length <= 6 && tokens.every(isNumber) && !isNumber(text)) return tokens.length;
  const isRun = tokens.length === 1 && /^[-−]?\d+[.,]\d+[.,]\d+$/u.test(text) && !isNumber(text);
  return isRun ? 2 : 1;
}

/** Glyphs cut at their widest gaps into so many pieces. */
function cutAtGaps(piece: TextPiece, count: number): readonly TextPiece[] {
  const glyphs = [...piece.glyphs].sort((one, other) => one.box.left - other.box.left);
  const gaps = glyphs.slice(1).map(({ box }, index) => ({
    index: index + 1,
    width: box.left - Math.max(...glyphs.slice(0, index + 1).map(({ box: own }) => own.right)),
  }));
  const cuts = gaps
    .sort((one, other) => other.width - one.width)
    .slice(0, count - 1)
    .map(({ index }) => index)
    .sort((one, other) => one - other);
  const ends = [0, ...cuts, glyphs.length];
  return ends.slice(1).map((end, index) => toPiece(glyphs.slice(ends[index], end)));
}

/** Words below so many tick marks are one label each, and below two where all other labels have one: a name is hardly wider. */
const LEAST_WORDS = 3;
/** A space is so many times as wide as the usual gap between letters; so many of the places between labels show one. */
const SPACE = 1.5;
const MOST_SPACED = 0.5;
/** Between labels of several words a gap is so many times as wide as between letters. */
const WIDE = 2;

/** Glyphs parted halfway between the tick marks over them, where most of these places show a space; the piece where they do not. */
function cutBetweenTicks(piece: TextPiece, ticks: readonly number[]): readonly TextPiece[] {
  const glyphs = [...piece.glyphs].sort((one, other) => one.box.left - other.box.left);
  const nearest = ({ box }: Component): number => {
    const distances = ticks.map((at) => Math.abs(at - (box.left + box.right) / 2));
    return distances.indexOf(Math.min(...distances));
  };
  const groups = ticks.map((_, index) => glyphs.filter((glyph) => nearest(glyph) === index));
  if (groups.some(({ length }) => length === 0)) return [piece];
  const parted = groups.map(toPiece);
  const gapsOf = (inOrder: readonly { readonly box: Extent }[]): readonly number[] =>
    inOrder.slice(1).map(({ box }, index) => box.left - (inOrder[index]?.box.right ?? box.left));
  const inner = groups.flatMap(gapsOf).sort((one, other) => one - other);
  const usual = Math.max(1, inner[Math.floor(inner.length / 2)] ?? 1);
  const cuts = gapsOf(parted.map(({ extent }) => ({ box: extent })));
  const spaces = cuts.filter((gap) => gap >= SPACE * usual);
  // Labels of several words have spaces within: what parts them is as wide as these, and far wider than the gaps of letters.
  const [narrow, widest] = [Math.max(1, inner[inner.length >> 2] ?? 1), inner.at(-1) ?? 1];
  const areAllWide = cuts.every((gap) => gap >= widest - 1 && gap >= WIDE * narrow);
  const isMostSpaced = ticks.length >= LEAST_WORDS && spaces.length >= MOST_SPACED * cuts.length;
  return isMostSpaced || areAllWide ? parted : [piece];
}

const toPiece = (glyphs: readonly Component[]): TextPiece => ({
  extent: boxAround(glyphs.map(({ box }) => box)),
  glyphs,
  direction: 'level',
});

/**
 * Tick marks over a text, those over its very ends left out. A mark and the line of the grid that goes on from it are one, and so are
 * a mark and the frame beside it: labels are further apart than they are high.
 */
const ticksOver = ({ extent }: TextPiece, places: readonly number[]): readonly number[] => {
  const apart = Math.max(END, NARROWEST * heightOf(extent));
  return withoutFrame(
    places
      .filter((at) => at > extent.left + END && at < extent.right - END)
      .filter((at, index, over) => over.findIndex((other) => Math.abs(other - at) <= apart) === index)
      .sort((one, other) => one - other),
  );
};

/** Labels stand that many of their heights apart, or more. */
const NARROWEST = 0.8;

const END = 3;

/** The frame of a plot stands so much nearer to the first or last tick mark than these stand to each other. */
const NEARER = 0.75;
/** So many places show how far apart they stand. */
const LEAST_EVEN = 4;

/** Places in rising order without those of the frame at either end, which is no tick mark. */
function withoutFrame(places: readonly number[]): readonly number[] {
  if (places.length < LEAST_EVEN) return places;
  const gaps = places.slice(1).map((at, index) => at - (places[index] ?? 0));
  const usual = median(gaps);
  const isNear = (gap: number | undefined): boolean => gap !== undefined && gap < NEARER * usual;
  return places.slice(isNear(gaps[0]) ? 1 : 0, isNear(gaps.at(-1)) ? -1 : undefined);
}

/**
 * Labels of a level axis that stand so near to each other that they look like one text, parted: where it was read as several
 * numbers, digits stand below several tick marks, whose places are `places`, or words below three and more, or below two where all
 * others have one. The same list where there are none.
 */
export function partRuns(
  pieces: readonly TextPiece[],
  texts: readonly string[],
  places: readonly number[],
): readonly TextPiece[] {
  const ticksOf = pieces.map((piece) => ticksOver(piece, places));
  const isOneOdd = ticksOf.filter(({ length }) => length !== 1).length === 1;
  const parted = pieces.flatMap((piece, index) => {
    if (piece.direction !== 'level') return [piece];
    const ticks = ticksOf[index] ?? [];
    const count = countNumbers(texts[index] ?? '', ticks.length);
    if (count > 1) return piece.glyphs.length >= count ? cutAtGaps(piece, count) : [piece];
    const mayBeRun = ticks.length >= LEAST_WORDS || (ticks.length > 1 && pieces.length > 1 && isOneOdd);
    return mayBeRun ? cutBetweenTicks(piece, ticks) : [piece];
  });
  return parted.length === pieces.length ? pieces : parted;
}
