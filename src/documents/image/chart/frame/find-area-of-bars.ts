import type { ContrastMap } from '../colour/contrast-map.ts';
import { type Component, findComponents } from '../raster/components.ts';
import { boxAround, type Extent, growBox, heightOf, isTouching, type Raster, widthOf } from '../raster/raster.ts';
import type { PlotArea } from './find-plot-area.ts';

/** From this chroma on a pixel is coloured. */
const COLOURED = 14;
/** Bars are that thick at least, the longest of them is longer than the second, and they fill so much up to their ends; digits make holes. */
const THIN = 6;
const LONG = 40;
const FILLED = 0.75;
/** So many bars stand on one base, which their edges lie off by so many pixels at most, and no shape of their size stands elsewhere. */
const LEAST_BARS = 3;
const OFF_BASE = 2;
/** Room for blurred edges, in pixels. */
const ROOM = 2;

/** How much bars that touch each other fill of what lies between their ends and their base. */
function fillOf({ box, pixels }: Component, width: number): number {
  const [columns, rows] = [new Map<number, number>(), new Map<number, number>()];
  for (const pixel of pixels) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    columns.set(x, Math.max(columns.get(x) ?? 0, box.bottom - y));
    rows.set(y, Math.max(rows.get(y) ?? 0, x + 1 - box.left));
  }
  const sumOf = (reaches: Iterable<number>): number => [...reaches].reduce((sum, reach) => sum + reach, 0);
  return pixels.length / Math.min(sumOf(columns.values()), sumOf(rows.values()));
}

/**
 * The plot area of a chart without any line: coloured bars that stand on one base, or begin at one. `signs` are those of a legend.
 * `undefined` where there are no such bars.
 */
export function findAreaOfBars(
  raster: Raster,
  { chroma }: ContrastMap,
  signs: readonly Extent[],
): PlotArea | undefined {
  const mask = chroma.map((own) => (own > COLOURED ? 1 : 0));
  const shapes = findComponents(Uint8Array.from(mask), raster.width, raster.height).filter(
    ({ box }) => Math.min(widthOf(box), heightOf(box)) >= THIN && !signs.some((sign) => isTouching(sign, box)),
  );
  // What is large and no bar would be lost.
  const isBar = (shape: Component): boolean => fillOf(shape, raster.width) >= FILLED;
  if (shapes.some((shape) => !isBar(shape) && Math.max(widthOf(shape.box), heightOf(shape.box)) >= LONG))
    return undefined;
  const bars = shapes.filter(isBar).map(({ box }) => box);
  const isLong = bars.some((box) => Math.max(widthOf(box), heightOf(box)) >= LONG);
  const [first] = bars;
  if (first === undefined || !isLong || bars.length < LEAST_BARS) return undefined;
  const areOnBase = (['bottom', 'left'] as const).some((side) =>
    bars.every((box) => Math.abs(box[side] - first[side]) <= OFF_BASE),
  );
  if (!areOnBase) return undefined;
  return { extent: growBox(boxAround(bars), ROOM, raster), lines: { lying: [], standing: [] } };
}
