import { differenceOf, toChroma } from '../colour/lab.ts';
import { type Extent, labAt, type Raster } from '../raster/raster.ts';
import type { LineMark, TracePoint } from './series.ts';

/** A line ends at the edge of the plot so near to it, in pixels. */
const AT_EDGE = 4;
/**
 * Beyond the line of the edge it is looked for in each of these columns, so far above and below where it ended: its name in its
 * colour would begin further off.
 */
const BEYOND = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const ASIDE = 24;
/** From this chroma on a line is coloured, and what goes on from it differs by no more (CIEDE2000); letters and axes are grey. */
const COLOURED = 15;
const ALIKE = 12;

/** True where a line goes on beyond the left or the right edge of the plot: where it crosses the edge is no point of data. */
export function goesBeyondPlot({ trace }: LineMark, raster: Raster, { left, right }: Extent): boolean {
  const isGoingOn = (
    end: TracePoint | undefined,
    inner: TracePoint | undefined,
    columns: readonly number[],
  ): boolean => {
    if (end === undefined || inner === undefined) return false;
    const own = labAt(raster, Math.floor(inner.x), Math.floor(inner.y));
    if (toChroma(own) <= COLOURED) return false;
    return columns.every((x) => {
      if (x < 0 || x >= raster.width) return false;
      const [top, bottom] = [Math.max(0, Math.floor(end.y) - ASIDE), Math.min(raster.height, Math.ceil(end.y) + ASIDE)];
      for (let y = top; y < bottom; y += 1) if (differenceOf(labAt(raster, x, y), own) <= ALIKE) return true;
      return false;
    });
  };
  const [first, last] = [trace[0], trace.at(-1)];
  const isAtLeft = first !== undefined && first.x - left <= AT_EDGE;
  const isAtRight = last !== undefined && right - last.x <= AT_EDGE;
  return (
    (isAtLeft &&
      isGoingOn(
        first,
        trace[AT_EDGE],
        BEYOND.map((step) => left - step),
      )) ||
    (isAtRight &&
      isGoingOn(
        last,
        trace.at(-1 - AT_EDGE),
        BEYOND.map((step) => right + step),
      ))
  );
}
