import { type Ground, groundAt } from '../colour/find-ground.ts';
import { toChroma } from '../colour/lab.ts';
import type { StraightLine } from '../frame/find-lines.ts';
import type { PlotArea } from '../frame/find-plot-area.ts';
import { distanceOf, type Extent, labAt, type Raster } from '../raster/raster.ts';

/** Rows or columns that a line may colour: its centre and the pixels next to it. */
const REACH = 1.6;

type Crossing = {
  readonly line: StraightLine;
  readonly isLying: boolean;
  /** Where the plot begins and ends along the line: through the ground of a legend a grid shines faintly. */
  readonly plot: readonly [number, number];
};

function isLinePixel(raster: Raster, ground: Ground, x: number, y: number, { line, isLying }: Crossing): boolean {
  const colour = labAt(raster, x, y);
  const base = groundAt(ground, x, y);
  if (toChroma(colour) - toChroma(base) > 12) return false;
  if (distanceOf(colour, base) > 1.35 * line.contrast + 4) return false;
  // A line is thin: what goes on in the same colour on a side is a mark that lies over it.
  const beside = (step: number) =>
    isLying ? labAt(raster, x, clamp(y + step, raster.height)) : labAt(raster, clamp(x + step, raster.width), y);
  const goesOn = (way: 1 | -1): boolean => BESIDE.every((step) => distanceOf(beside(way * step), colour) <= SAME);
  const isBetween = [-FURTHER, FURTHER].every((step) => distanceOf(beside(step), colour) <= SAME);
  return !isBetween && !goesOn(1) && !goesOn(-1);
}

/** Colours nearer to each other are one (CIE76), and how far from a line a mark is looked for, in pixels. */
const SAME = 5;
const FURTHER = 4;
const BESIDE = [2, 3, 4, 5] as const;

const clamp = (value: number, length: number): number => Math.min(length - 1, Math.max(0, value));

/** A line that shines through the ground of a legend goes on there for so many pixels; the strokes of letters do not. */
const SHINING = 14;

/** The stretches of a row or column of pixels, between two ends, where ink goes on for so long. */
function longRuns(
  isInked: (along: number) => boolean,
  [start, end]: readonly [number, number],
): readonly [number, number][] {
  const runs: [number, number][] = [];
  let from = start;
  for (let along = start; along <= end; along += 1) {
    if (along < end && isInked(along)) continue;
    if (along - from >= SHINING) runs.push([from, along]);
    from = along + 1;
  }
  return runs;
}

function eraseLine(ink: Uint8Array, raster: Raster, ground: Ground, crossing: Crossing): void {
  const { line, isLying, plot } = crossing;
  const [widest, longest] = isLying ? [raster.height, raster.width] : [raster.width, raster.height];
  const [start, end] = [Math.max(0, line.from - 10), Math.min(longest, line.to + 10)];
  const last = Math.min(Math.ceil(line.at + REACH), widest - 1);
  for (let across = Math.max(0, Math.floor(line.at - REACH)); across <= last; across += 1) {
    if (Math.abs(across + 0.5 - line.at) > REACH) continue;
    const pixelAt = (along: number): number =>
      isLying ? across * raster.width + along : along * raster.width + across;
    const isInked = (along: number): boolean => ink[pixelAt(along)] !== 0;
    const beyond = [...longRuns(isInked, [plot[0], start]), ...longRuns(isInked, [end, plot[1]])];
    for (const [from, to] of [[start, end] as const, ...beyond]) {
      for (let along = from; along < to; along += 1) {
        const [x, y] = isLying ? [along, across] : [across, along];
        if (isInked(along) && isLinePixel(raster, ground, x, y, crossing)) ink[pixelAt(along)] = 0;
      }
    }
  }
}

/** The ink without the lines of grid and axes: what remains are marks and texts. */
export function findMarkInk(raster: Raster, ground: Ground, ink: Uint8Array, area: PlotArea): Uint8Array {
  const marks = ink.slice();
  const { left, top, right, bottom } = area.extent;
  for (const line of area.lines.lying) eraseLine(marks, raster, ground, { line, isLying: true, plot: [left, right] });
  for (const line of area.lines.standing)
    eraseLine(marks, raster, ground, { line, isLying: false, plot: [top, bottom] });
  return marks;
}

/** The plot area and what reaches a little beyond it: points and lines at its edge. */
export const fieldAround = (extent: Extent, raster: Raster): Extent => ({
  left: Math.max(0, extent.left - 3),
  top: Math.max(0, extent.top - 3),
  right: Math.min(raster.width, extent.right + 4),
  bottom: Math.min(raster.height, extent.bottom + 3),
});
