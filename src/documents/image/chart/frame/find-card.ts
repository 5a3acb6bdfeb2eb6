import { type Extent, heightOf, type Raster, widthOf } from '../raster/raster.ts';
import type { StraightLine, StraightLines } from './find-lines.ts';

/** How far the ends of lines may lie from a corner that they make, in pixels. */
const CORNER = 12;
/** A card holds that share of the picture, or more, and never all of it. */
const LEAST_SHARE = 0.12;
const MOST_SHARE = 0.9;
/** What its border covers, in pixels. */
const BORDER = 2;

/** True where a line runs from the one place to the other. */
const isFromTo = (line: StraightLine, from: number, to: number): boolean =>
  Math.abs(line.from - from) <= CORNER && Math.abs(line.to - to) <= CORNER;

/**
 * The largest box that four lines close, without them: a card on a page, in which a chart may stand with all its labels. `undefined`
 * where there is none.
 */
export function findCard(
  { lying, standing }: StraightLines,
  picture: Pick<Raster, 'width' | 'height'>,
): Extent | undefined {
  const whole = picture.width * picture.height;
  const boxes = lying.flatMap((top, index) =>
    lying.slice(index + 1).flatMap((bottom) => {
      if (!isFromTo(bottom, top.from, top.to)) return [];
      const sides = standing.filter((line) => isFromTo(line, top.at, bottom.at));
      const left = sides.find(({ at }) => Math.abs(at - top.from) <= CORNER);
      const right = sides.findLast(({ at }) => Math.abs(at - top.to) <= CORNER);
      if (left === undefined || right === undefined) return [];
      return [
        {
          left: Math.ceil(left.at) + BORDER,
          top: Math.ceil(top.at) + BORDER,
          right: Math.floor(right.at) - BORDER,
          bottom: Math.floor(bottom.at) - BORDER,
        },
      ];
    }),
  );
  const shareOf = (box: Extent): number => (widthOf(box) * heightOf(box)) / whole;
  return boxes
    .filter((box) => shareOf(box) >= LEAST_SHARE && shareOf(box) <= MOST_SHARE)
    .sort((one, other) => shareOf(other) - shareOf(one))[0];
}
