import type { Extent, Raster } from '../raster/raster.ts';
import type { Side } from './find-axis-labels.ts';

/**
 * The places along a side of the plot area where short strokes stand off it, in parts of a pixel. `ink` marks everything
 * that is not ground.
 */
export function findTickMarks(ink: Uint8Array, raster: Raster, plot: Extent, side: Side): readonly number[] {
  const isLevel = side === 'bottom' || side === 'top';
  const [from, to] = isLevel ? [plot.left - 2, plot.right + 2] : [plot.top - 2, plot.bottom + 2];
  const edge = { left: plot.left, right: plot.right, top: plot.top, bottom: plot.bottom }[side];
  const away = side === 'left' || side === 'top' ? -1 : 1;
  const isInk = (along: number, out: number): boolean => {
    const across = edge + away * out;
    const [x, y] = isLevel ? [along, across] : [across, along];
    return x >= 0 && y >= 0 && x < raster.width && y < raster.height && ink[y * raster.width + x] === 1;
  };
  const marks: number[] = [];
  let start = -1;
  for (let along = from; along <= to + 1; along += 1) {
    // Letters may stand as near to the axis as a mark is long, but they do not begin at it.
    const isMark = along <= to && isInk(along, 2) && isInk(along, 3) && isInk(along, 4);
    if (isMark && start < 0) start = along;
    if (isMark || start < 0) continue;
    if (along - start <= 4) marks.push((start + along) / 2);
    start = -1;
  }
  return marks;
}
