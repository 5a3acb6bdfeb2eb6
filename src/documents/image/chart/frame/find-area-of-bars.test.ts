import { describe, expect, test } from 'vitest';
import { mapContrast } from '../colour/contrast-map.ts';
import { findGround } from '../colour/find-ground.ts';
import { createRaster, type Extent } from '../raster/raster.ts';
import { findAreaOfBars } from './find-area-of-bars.ts';

const BLUE = [30, 90, 220] as const;

/** The area of a white picture, 200 by 120 pixels, with blue boxes. */
function areaOf(boxes: readonly Extent[], signs: readonly Extent[] = []) {
  const rgba = new Uint8Array(4 * 200 * 120).fill(255);
  for (const { left, top, right, bottom } of boxes)
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) rgba.set([...BLUE, 255], 4 * (200 * y + x));
  const raster = createRaster({ width: 200, height: 120, rgba });
  return findAreaOfBars(raster, mapContrast(raster, findGround(raster)), signs)?.extent;
}

const bar = (left: number, top: number, bottom = 100): Extent => ({ left, top, right: left + 20, bottom });

describe('the plot of a chart without any line', () => {
  test('is where bars stand on one base, those that touch included', () => {
    expect(areaOf([bar(20, 30), bar(60, 50), bar(80, 70), bar(140, 80)])).toEqual({
      left: 18,
      top: 28,
      right: 162,
      bottom: 102,
    });
  });

  test('is told without the signs of a legend', () => {
    const sign = { left: 20, top: 5, right: 30, bottom: 15 };
    expect(areaOf([bar(20, 30), bar(60, 50), bar(140, 80), sign], [sign])?.top).toBe(28);
  });

  test('is none where a shape stands elsewhere, and none of two boxes', () => {
    expect(areaOf([bar(20, 30), bar(60, 50), bar(140, 40, 90)])).toBeUndefined();
    expect(areaOf([bar(20, 30), bar(60, 50)])).toBeUndefined();
  });
});
