import { expect, test } from 'vitest';
import { findGround } from '../colour/find-ground.ts';
import { createRaster } from '../raster/raster.ts';
import { readTitle } from './read-title.ts';

const raster = createRaster({ width: 100, height: 40, rgba: new Uint8Array(100 * 40 * 4).fill(255) });
const extent = { left: 10, top: 10, right: 60, bottom: 20 };
const piece = { extent, glyphs: [{ box: extent, pixels: new Int32Array([1010]) }], direction: 'level' } as const;

const titleOf = (text: string): Promise<string> =>
  readTitle([piece], 'bottom', {
    raster,
    ground: findGround(raster),
    recogniser: {
      recognise: async () => [{ text, confidence: 0.95, box: { left: 28, top: 28, width: 100, height: 32 } }],
    },
  });

test('an address of the web is no title of an axis, and a name with a point is', async () => {
  expect(await titleOf('OurWorldInData.org')).toBe('');
  expect(await titleOf('www.example.pt')).toBe('');
  expect(await titleOf('Sepal.Length')).toBe('Sepal.Length');
});
