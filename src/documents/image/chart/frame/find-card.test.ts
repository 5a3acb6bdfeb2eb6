import { describe, expect, test } from 'vitest';
import { findCard } from './find-card.ts';
import type { StraightLine } from './find-lines.ts';

const raster = { width: 200, height: 100 };
const line = (at: number, from: number, to: number): StraightLine => ({
  at,
  from,
  to,
  contrast: 20,
  colour: [80, 0, 0],
});

describe('a card on a page', () => {
  test('is what four lines close', () => {
    const lines = { lying: [line(20, 50, 180), line(90, 50, 180)], standing: [line(50, 20, 90), line(180, 20, 90)] };
    expect(findCard(lines, raster)).toEqual({ left: 52, top: 22, right: 178, bottom: 88 });
  });

  test('is none where a side is open', () => {
    expect(
      findCard({ lying: [line(20, 50, 180), line(90, 50, 180)], standing: [line(50, 20, 90)] }, raster),
    ).toBeUndefined();
  });

  test('is none where it is all but the picture itself', () => {
    const lines = { lying: [line(0, 0, 200), line(100, 0, 200)], standing: [line(0, 0, 100), line(200, 0, 100)] };
    expect(findCard(lines, raster)).toBeUndefined();
  });
});
