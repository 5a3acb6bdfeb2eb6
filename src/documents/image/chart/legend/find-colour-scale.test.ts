import { expect, test } from 'vitest';
import type { Scale } from '../axes/fit-scale.ts';
import type { TextPiece } from '../labels/find-texts.ts';
import { createRaster } from '../raster/raster.ts';
import { findColourScale, nameColours } from './find-colour-scale.ts';

const [WIDTH, HEIGHT] = [200, 160];
const PLOT = { left: 10, top: 10, right: 120, bottom: 150 };

/** A strip from pale to dark blue, 16 pixels wide and 120 high, at the right of the plot. */
function pictureOf(blueAt: (share: number) => number) {
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  const ink = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 20; y < 140; y += 1) {
    for (let x = 140; x < 156; x += 1) {
      const pale = blueAt((y - 20) / 120);
      rgba.set([pale, pale, 200, 255], 4 * (y * WIDTH + x));
      ink[y * WIDTH + x] = 1;
    }
  }
  return { raster: createRaster({ width: WIDTH, height: HEIGHT, rgba }), ink };
}
const label = (y: number): TextPiece => ({
  extent: { left: 160, top: y - 4, right: 176, bottom: y + 4 },
  glyphs: [],
  direction: 'level',
});
const texts = [label(24), label(80), label(136)];

test('a strip whose colours change by degrees is a scale, its numbers those at its side', () => {
  const found = findColourScale({ ...pictureOf((share) => 30 + 200 * share), texts: [...texts, label(3)] }, PLOT);
  expect(found?.labels).toEqual(texts);
});

test('a bar of one colour is none, nor one of few', () => {
  expect(findColourScale({ ...pictureOf(() => 40), texts }, PLOT)).toBeUndefined();
  expect(findColourScale({ ...pictureOf((share) => (share < 0.5 ? 30 : 230)), texts }, PLOT)).toBeUndefined();
});

test('colours are named by their places along the numbers', () => {
  const { raster, ink } = pictureOf((share) => 30 + 200 * share);
  const found = findColourScale({ raster, ink, texts }, PLOT);
  const scale: Scale = { kind: 'linear', slope: 1, intercept: -20, support: 3, total: 3, residual: 0 };
  const named = found === undefined ? [] : nameColours(raster, found, scale);
  expect([named[0]?.name, named.at(-1)?.name].map(Number)).toEqual([0, 120]);
});
