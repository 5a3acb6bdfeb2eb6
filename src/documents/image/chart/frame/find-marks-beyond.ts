import type { ContrastMap } from '../colour/contrast-map.ts';
import { type Component, findComponents } from '../raster/components.ts';
import { type Extent, heightOf, isTouching, type Raster, widthOf } from '../raster/raster.ts';

/** From this chroma on a pixel is coloured. */
const COLOURED = 14;
/** Colours are told apart in steps of so many units of CIELAB, and count from so large a share of the coloured pixels on. */
const STEP = 10;
const LEAST_SHARE = 0.1;
/** What belongs to the plot may reach over its edge by so many pixels. */
const OVER = 10;
/** Signs of a legend are blurred at their edges by so many pixels. */
const NEAR_SIGN = 3;
/** Beyond the plot there must be that share of the ink within, over that much of its width and its height. */
const AS_MUCH = 0.25;
const AS_WIDE = 0.22;
const AS_HIGH = 0.15;

type Spread = { count: number; readonly columns: Set<number>; readonly rows: Set<number> };

/** How far apart rows or columns are counted: letters of a text are denser than that, and fill few. */
const CELL = 4;

/** The bin of a colour in CIELAB, as one number. */
function binOf({ lab }: Raster, pixel: number): number {
  const bin = (channel: number): number => Math.round(((lab[3 * pixel + channel] ?? 0) + 128) / STEP);
  return (bin(0) * 64 + bin(1)) * 64 + bin(2);
}

/** The ink of shapes by its colour. */
function spreadsOf(raster: Raster, shapes: readonly Component[]): ReadonlyMap<number, Spread> {
  const spreads = new Map<number, Spread>();
  const add = (pixel: number): void => {
    const bin = binOf(raster, pixel);
    const spread = spreads.get(bin) ?? { count: 0, columns: new Set<number>(), rows: new Set<number>() };
    spreads.set(bin, spread);
    spread.count += 1;
    spread.columns.add(Math.floor((pixel % raster.width) / CELL));
    spread.rows.add(Math.floor(pixel / raster.width / CELL));
  };
  for (const { pixels } of shapes) for (const pixel of pixels) add(pixel);
  return spreads;
}

/**
 * True where shapes of the very colours of the marks stand far beyond the plot and apart from what is drawn in it, in other places
 * than signs and names of a legend (`named`): there is another plot whose frame or grid was not seen.
 */
export function hasMarksBeyond(
  raster: Raster,
  { chroma }: ContrastMap,
  plot: Extent,
  named: readonly Extent[],
): boolean {
  const mask = new Uint8Array(chroma.length);
  for (let pixel = 0; pixel < mask.length; pixel += 1) mask[pixel] = Number((chroma[pixel] ?? 0) >= COLOURED);
  const shapes = findComponents(mask, raster.width, raster.height);
  const isBeyond = ({ box }: Component): boolean => !isTouching(box, plot, OVER);
  const isSign = ({ box }: Component): boolean => named.some((sign) => isTouching(box, sign, NEAR_SIGN));
  const within = spreadsOf(
    raster,
    shapes.filter((shape) => !isBeyond(shape)),
  );
  const beyond = spreadsOf(
    raster,
    shapes.filter((shape) => isBeyond(shape) && !isSign(shape)),
  );
  const all = [...within.values()].reduce((sum, { count }) => sum + count, 0);
  return [...within].some(([bin, { count }]) => {
    const other = beyond.get(bin);
    return (
      other !== undefined &&
      count >= LEAST_SHARE * all &&
      other.count >= AS_MUCH * count &&
      CELL * other.columns.size >= AS_WIDE * widthOf(plot) &&
      CELL * other.rows.size >= AS_HIGH * heightOf(plot)
    );
  });
}
