import type { TextPiece } from '../labels/find-texts.ts';
import type { Component } from '../raster/components.ts';
import { boxAround } from '../raster/raster.ts';
import { parseTick } from './parse-tick.ts';

const isNumber = (text: string): boolean => parseTick(text, '.') !== undefined || parseTick(text, ',') !== undefined;

/** How many numbers a text holds that was taken for one label; 1 where it is one, or holds words. `ticks` stand over it. */
function countNumbers(text: string, ticks: number): number {
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

const toPiece = (glyphs: readonly Component[]): TextPiece => ({
  extent: boxAround(glyphs.map(({ box }) => box)),
  glyphs,
  direction: 'level',
});

/** Tick marks over a text, those over its very ends left out. A mark and the line of the grid that goes on from it are one. */
const ticksOver = ({ extent }: TextPiece, places: readonly number[]): number =>
  places
    .filter((at) => at > extent.left + END && at < extent.right - END)
    .filter((at, index, over) => over.findIndex((other) => Math.abs(other - at) <= END) === index).length;

const END = 3;

/**
 * Labels of a level axis that stand so near to each other that they look like one text, parted: where it was read as several
 * numbers, or digits stand below several tick marks, whose places are `places`. The same list where there are none.
 */
export function partRuns(
  pieces: readonly TextPiece[],
  texts: readonly string[],
  places: readonly number[],
): readonly TextPiece[] {
  const counts = pieces.map((piece, index) => countNumbers(texts[index] ?? '', ticksOver(piece, places)));
  if (counts.every((count) => count === 1)) return pieces;
  return pieces.flatMap((piece, index) => {
    const count = counts[index] ?? 1;
    const canBeCut = count > 1 && piece.direction === 'level' && piece.glyphs.length >= count;
    return canBeCut ? cutAtGaps(piece, count) : [piece];
  });
}
