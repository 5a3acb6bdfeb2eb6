import { expect, test } from 'vitest';
import { mapContrast } from '../colour/contrast-map.ts';
import { findGround } from '../colour/find-ground.ts';
import { createRaster } from '../raster/raster.ts';
import { findPlotAreas } from './find-plot-area.ts';

const [WIDTH, HEIGHT] = [500, 300];
const raster = createRaster({ width: WIDTH, height: HEIGHT, rgba: new Uint8Array(WIDTH * HEIGHT * 4).fill(255) });
const lineAt = (at: number, from: number, to: number) => ({
  at,
  from,
  to,
  contrast: 12,
  colour: [88, 0, 0] as const,
});
const GRID = [100, 140, 180, 220].map((at) => lineAt(at, 50, 450));
/** The upper edge of the plot that such lying lines show. */
function topOf(...lying: ReturnType<typeof lineAt>[]): number | undefined {
  const map = mapContrast(raster, findGround(raster));
  const found = findPlotAreas({ lying: [...lying, ...GRID], standing: [] }, raster, map, {
    panel: undefined,
    signs: [],
  });
  return found.kind === 'one' ? found.area.extent.top : undefined;
}

test('a line of the grid that a mark covers at one end belongs to it', () => {
  expect(topOf()).toBe(100);
  expect(topOf(lineAt(60.5, 240, 450))).toBeLessThanOrEqual(61);
});

test('a line off the steps of the grid, or one that ends elsewhere, does not', () => {
  expect(topOf(lineAt(48, 240, 450))).toBe(100);
  expect(topOf(lineAt(60.5, 120, 400))).toBe(100);
});

test('where marks lie beyond the last line of a grid the lines that cross it show the edge', () => {
  const bottomOf = (hasDot: boolean): number | undefined => {
    const rgba = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
    for (let y = 226; y < 232; y += 1)
      for (let x = 90; x < 96; x += 1) if (hasDot) rgba.set([31, 119, 180], 4 * (y * WIDTH + x));
    const own = createRaster({ width: WIDTH, height: HEIGHT, rgba });
    const standing = [120, 200, 280].map((at) => lineAt(at, 90, 234));
    const found = findPlotAreas({ lying: GRID, standing }, own, mapContrast(own, findGround(own)), {
      panel: undefined,
      signs: [],
    });
    return found.kind === 'one' ? found.area.extent.bottom : undefined;
  };
  expect(bottomOf(true)).toBe(234);
  expect(bottomOf(false)).toBe(220);
});
