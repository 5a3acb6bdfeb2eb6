import { describe, expect, it } from 'vitest';
import type { GreyImage } from '../pixels.ts';
import { findRulings, placeOn, withoutRulings } from './rulings.ts';

const LIMITS = { threshold: 50, length: 30, hole: 0 };

/** 200 × 100 pixels, ink where the function says so. */
function paint(isInk: (x: number, y: number) => boolean): GreyImage {
  const values = Uint8Array.from({ length: 20_000 }, (_, at) => (isInk(at % 200, Math.floor(at / 200)) ? 200 : 0));
  return { width: 200, height: 100, values };
}

describe('rulings', () => {
  it('are straight lines across and down, with their ends', () => {
    const image = paint((x, y) => (y === 20 && x >= 10 && x <= 150) || (x >= 60 && x <= 61 && y >= 5 && y < 90));
    expect(findRulings(image, LIMITS)).toEqual([
      { isLevel: true, at: 20, from: 10, to: 150, thickness: 1, lean: 0 },
      { isLevel: false, at: 60.5, from: 5, to: 89, thickness: 2, lean: 0 },
    ]);
  });

  it('may lean as those of photographs do, and are taken out as they lean', () => {
    const leaning = paint((x, y) => Math.abs(y - (40 + 0.015 * x)) <= 2);
    const [line, ...others] = findRulings(leaning, LIMITS);
    expect([line?.isLevel, others]).toEqual([true, []]);
    if (line === undefined) return;
    expect(placeOn(line, 0)).toBeCloseTo(40, 0);
    expect(placeOn(line, 199)).toBeCloseTo(43, 0);
    expect(withoutRulings(leaning, [line]).values.every((value) => value === 0)).toBe(true);
  });

  it('are neither areas nor rows of letters', () => {
    expect(
      findRulings(
        paint((x, y) => x < 100 && y >= 30 && y < 60),
        LIMITS,
      ),
    ).toEqual([]);
    const letters = paint((x, y) => y === 50 || (y > 50 && y < 62 && x % 4 < 2) || (y < 50 && y > 40 && x % 6 < 3));
    expect(findRulings(letters, LIMITS)).toEqual([]);
  });
});
