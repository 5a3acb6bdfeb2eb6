import { expect, test } from 'vitest';
import { createRaster } from '../raster/raster.ts';
import type { MarkColour } from './find-palette.ts';
import { toLab } from './lab.ts';
import { mendSeams } from './mend-seams.ts';

const [RED, ORANGE] = [
  [228, 87, 86],
  [245, 133, 24],
] as const;
const PALETTE: readonly MarkColour[] = [RED, ORANGE].map(([red, green, blue]) => ({
  lab: toLab(red, green, blue),
  weight: 100,
  isSolid: true,
}));

/** A column of seven pixels, red above and orange below; the fourth is mixed of both, and of the white behind them. */
function columnWith(ofRed: number, ofOrange: number) {
  const mixed = [0, 1, 2].map((channel) =>
    Math.round(ofRed * (RED[channel] ?? 0) + ofOrange * (ORANGE[channel] ?? 0) + (1 - ofRed - ofOrange) * 255),
  );
  const rows = [RED, RED, RED, mixed, ORANGE, ORANGE, ORANGE];
  const raster = createRaster({ width: 1, height: 7, rgba: Uint8Array.from(rows.flatMap((row) => [...row, 255])) });
  const painting = {
    width: 1,
    height: 7,
    left: 0,
    top: 0,
    colours: Uint8Array.from([1, 1, 1, 1, 2, 2, 2]),
    coverage: Float32Array.from([1, 1, 1, 0.4, 1, 1, 1]),
  };
  return mendSeams(painting, PALETTE, raster, { page: toLab(255, 255, 255) });
}

test('a pixel in which two colours meet is parted between them', () => {
  const { colours, coverage } = columnWith(0.3, 0.7);
  expect(colours[3]).toBe(2);
  expect(coverage[3]).toBeCloseTo(0.7, 1);
  expect(columnWith(0.8, 0.2).colours[3]).toBe(1);
});

test('where the ground shines through a seam each colour has half of that', () => {
  // Red covers 0.6 of the pixel, orange the other 0.4, drawn one after the other.
  const { colours, coverage } = columnWith(0.36, 0.4);
  expect(colours[3]).toBe(2);
  expect(coverage[3]).toBeCloseTo(0.52, 1);
});
