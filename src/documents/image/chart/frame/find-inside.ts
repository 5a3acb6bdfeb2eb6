import type { Pixels } from '../../pixels.ts';
import { type Extent, heightOf, widthOf } from '../raster/raster.ts';

/** Borders, round corners and soft shadows end within so many pixels. */
const MOST_RINGS = 12;
/** So many rings of one colour in a row are the ground within. */
const GROUND = [0, 1, 2];
/** A ring is of one colour where so much of it is, its corners left out: the page that shows between tiles is more than the rest. */
const PLAIN = 0.99;
/** Shades of one colour differ by no more than that in each channel. */
const ALIKE = 3;
/** Smaller boxes are signs and letters, in pixels. */
const LEAST_SIDE = 100;

const insetBy = ({ left, top, right, bottom }: Extent, by: number): Extent => ({
  left: left + by,
  top: top + by,
  right: right - by,
  bottom: bottom - by,
});

function pixelsAround({ left, top, right, bottom }: Extent, width: number): readonly number[] {
  const across = Array.from({ length: right - left - 2 * MOST_RINGS }, (_, index) => left + MOST_RINGS + index);
  const down = Array.from({ length: bottom - top - 2 * MOST_RINGS }, (_, index) => top + MOST_RINGS + index);
  return [
    ...across.flatMap((x) => [top * width + x, (bottom - 1) * width + x]),
    ...down.flatMap((y) => [y * width + left, y * width + right - 1]),
  ];
}

/**
 * What a border or a card encloses where nothing is drawn outside: office programs draw a line around a chart, and its labels stand
 * within. `undefined` where nothing runs around all that is drawn.
 */
export function findInside({ width, height, rgba }: Pixels): Extent | undefined {
  const areAlike = (one: number, other: number): boolean =>
    [0, 1, 2].every((channel) => Math.abs((rgba[4 * one + channel] ?? 0) - (rgba[4 * other + channel] ?? 0)) <= ALIKE);
  const drawn = boxOfOthers({ width, height }, (pixel) => areAlike(pixel, 0));
  if (Math.min(widthOf(drawn), heightOf(drawn)) < LEAST_SIDE) return undefined;

  /** A pixel in the colour of nearly all that lies around, so far within. */
  const colourAround = (inset: number): number | undefined => {
    const ring = insetBy(drawn, inset);
    const own = ring.top * width + ring.left + Math.round(0.3 * widthOf(ring));
    const around = pixelsAround(ring, width);
    return around.filter((pixel) => areAlike(pixel, own)).length >= PLAIN * around.length ? own : undefined;
  };
  let isBounded = false;
  for (let inset = 0; inset <= MOST_RINGS; inset += 1) {
    const own = colourAround(inset);
    if (own === undefined) continue;
    if (!isBounded && areAlike(own, 0)) return undefined;
    isBounded = true;
    const isGround = GROUND.every((step) => {
      const next = colourAround(inset + step);
      return next !== undefined && areAlike(next, own);
    });
    if (isGround) return insetBy(drawn, inset);
  }
  return undefined;
}

/** The box around all pixels but those of the page. */
function boxOfOthers({ width, height }: Pick<Pixels, 'width' | 'height'>, isPage: (pixel: number) => boolean): Extent {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isPage(y * width + x)) continue;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x + 1);
      bottom = y + 1;
    }
  }
  return { left, top, right, bottom };
}
