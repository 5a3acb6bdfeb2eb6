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
