import { expect, test } from 'vitest';
import { createRaster, type Extent } from '../raster/raster.ts';
import { clearTicks } from './clear-ticks.ts';

const SIZE = { width: 80, height: 80 };
const raster = createRaster({ ...SIZE, rgba: new Uint8Array(4 * SIZE.width * SIZE.height).fill(255) });
const plot: Extent = { left: 20, top: 5, right: 75, bottom: 50 };

/** What is left of shapes below the plot once its tick marks are cleared. */
function leftOf(...boxes: readonly Extent[]): number {
  const mask = new Uint8Array(SIZE.width * SIZE.height);
  for (const { left, top, right, bottom } of boxes)
    for (let y = top; y < bottom; y += 1) mask.fill(1, y * SIZE.width + left, y * SIZE.width + right);
  clearTicks(mask, raster, plot);
  return mask.reduce((sum, own) => sum + own, 0);
}

test('a stroke by itself below the axis is a tick mark', () => {
  expect(leftOf({ left: 30, top: 52, right: 32, bottom: 60 })).toBe(0);
});

test('a thin letter among others right below the axis stays', () => {
  const l = { left: 30, top: 52, right: 32, bottom: 62 };
  const a = { left: 34, top: 55, right: 40, bottom: 62 };
  expect(leftOf(l, a)).toBe(20 + 42);
});

test('a tick mark over its label goes', () => {
  const tick = { left: 36, top: 52, right: 37, bottom: 56 };
  const label = { left: 30, top: 58, right: 44, bottom: 68 };
  expect(leftOf(tick, label)).toBe(140);
});

test('an upright stroke beside the plot is a letter at the end of a name, and a lying one a tick mark', () => {
  expect(leftOf({ left: 17, top: 20, right: 19, bottom: 30 })).toBe(20);
  expect(leftOf({ left: 14, top: 20, right: 20, bottom: 22 })).toBe(0);
});

test('letters of small print that nearly fill their boxes are no tick marks, thick strokes of one size are', () => {
  const letter = (left: number): readonly Extent[] => [
    { left, top: 52, right: left + 5, bottom: 60 },
    { left: left + 5, top: 55, right: left + 6, bottom: 56 },
  ];
  expect(leftOf(...letter(30), ...letter(50))).toBe(82);
  const tick = (left: number): Extent => ({ left, top: 52, right: left + 6, bottom: 60 });
  expect(leftOf(tick(30), tick(50))).toBe(0);
});
