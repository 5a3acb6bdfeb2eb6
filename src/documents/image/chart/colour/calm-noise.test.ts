import { describe, expect, test } from 'vitest';
import type { Pixels } from '../../pixels.ts';
import { calmNoise } from './calm-noise.ts';

/** A white page with a blue square, 120 pixels wide, each pixel as `paint` says. */
function draw(paint: (x: number, y: number) => readonly [number, number, number]): Pixels {
  const size = 120;
  const rgba = new Uint8Array(4 * size * size);
  for (let pixel = 0; pixel < size * size; pixel += 1)
    rgba.set([...paint(pixel % size, Math.floor(pixel / size)), 255], 4 * pixel);
  return { width: size, height: size, rgba };
}

const isIn = (x: number, y: number): boolean => x >= 40 && x < 80 && y >= 40 && y < 80;

describe('a picture that compression made noisy', () => {
  const noisy = draw((x, y) => {
    const noise = (x * 7 + y * 13) % 9;
    if (isIn(x, y)) return [60 + noise, 100 + noise, 190 - noise];
    return x < 100 ? [255, 255, 255] : [255 - noise, 255 - (x % 8), 255 - (y % 7)];
  });
  const { pixels, isNoisy } = calmNoise(noisy);
  const at = (x: number, y: number): readonly number[] => [
    ...pixels.rgba.subarray(4 * (120 * y + x), 4 * (120 * y + x) + 3),
  ];

  test('has its page in one colour again', () => {
    expect(isNoisy).toBe(true);
    expect(at(110, 60)).toEqual([255, 255, 255]);
  });

  test('keeps the edges of marks where they are', () => {
    expect(at(39, 60)).toEqual([255, 255, 255]);
    expect(at(40, 60)[0]).toBeLessThan(80);
  });
});

test('a picture without noise is given as it is', () => {
  const clean = draw((x, y) => (isIn(x, y) ? [60, 100, 190] : [255, 255, 255]));
  expect(calmNoise(clean)).toEqual({ pixels: clean, isNoisy: false });
});
