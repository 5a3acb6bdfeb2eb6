import type { Component } from './components.ts';
import { heightOf, type Raster, widthOf } from './raster.ts';

/** A frame is no lower, in pixels, and nearly all of it lies so near to the edges of its box. */
const LEAST_SIDE = 14;
const STROKE = 3;
const MOST_AT_EDGE = 0.97;

/** True for the stroke of a box around other shapes: a letter holds none. */
export function isFrame(
  { box, pixels }: Component,
  components: readonly Component[],
  { width }: Pick<Raster, 'width'>,
): boolean {
  const [wide, high] = [widthOf(box), heightOf(box)];
  if (Math.min(wide, high) < LEAST_SIDE || pixels.length > 2 * STROKE * (wide + high)) return false;
  const atEdge = pixels.reduce((sum, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const depth = Math.min(x - box.left, box.right - 1 - x, y - box.top, box.bottom - 1 - y);
    return sum + Number(depth < STROKE);
  }, 0);
  if (atEdge < MOST_AT_EDGE * pixels.length) return false;
  return components.some(
    ({ box: inner }) =>
      inner.left > box.left + 1 &&
      inner.right < box.right - 1 &&
      inner.top > box.top + 1 &&
      inner.bottom < box.bottom - 1,
  );
}
