import { colourAt, labAt, type Raster } from '../raster/raster.ts';
import { type Ground, groundAt } from './find-ground.ts';
import type { Lab } from './lab.ts';

/** What is found of each pixel by its colour and that of the ground below it: pixels alike on one ground are weighed once. */
export function weighColours<Found>(
  raster: Raster,
  ground: Ground,
  weigh: (pixel: Lab, base: Lab) => Found,
): (x: number, y: number) => Found {
  const known = new Map<Lab, Map<number, Found>>();
  return (x, y) => {
    const base = groundAt(ground, x, y);
    const onGround = known.get(base) ?? new Map<number, Found>();
    known.set(base, onGround);
    const colour = colourAt(raster, x, y);
    const found = onGround.get(colour) ?? weigh(labAt(raster, x, y), base);
    onGround.set(colour, found);
    return found;
  };
}
