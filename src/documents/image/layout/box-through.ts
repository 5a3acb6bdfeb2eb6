import type { Box, Pixels } from '../pixels.ts';

/** The box around a box whose corners a map moves, as far as it lies in a picture of a size. */
export function boxThrough(
  { left, top, width, height }: Box,
  toPoint: (x: number, y: number) => { readonly x: number; readonly y: number },
  size: Pick<Pixels, 'width' | 'height'>,
): Box {
  const corners = [left, left + width].flatMap((x) => [top, top + height].map((y) => toPoint(x, y)));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [minX, minY] = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))];
  return {
    left: minX,
    top: minY,
    width: Math.min(size.width, Math.max(...xs)) - minX,
    height: Math.min(size.height, Math.max(...ys)) - minY,
  };
}
