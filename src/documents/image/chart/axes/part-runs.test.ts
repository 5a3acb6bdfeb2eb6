import { expect, test } from 'vitest';
import type { TextPiece } from '../labels/find-texts.ts';
import { partRuns } from './part-runs.ts';

/** A level piece of glyphs ten pixels wide that begin at these places. */
const pieceAt = (...lefts: readonly number[]): TextPiece => ({
  extent: { left: Math.min(...lefts), right: Math.max(...lefts) + 8, top: 0, bottom: 10 },
  glyphs: lefts.map((left) => ({ box: { left, right: left + 8, top: 0, bottom: 10 }, pixels: new Int32Array([0]) })),
  direction: 'level',
});
const TWO_YEARS = pieceAt(0, 10, 20, 30, 46, 56, 66, 76);

test('years that ran into each other come apart where the gap is widest', () => {
  const parted = partRuns([TWO_YEARS], ['2014 2015'], []);
  expect(parted.map(({ extent }) => [extent.left, extent.right])).toEqual([
    [0, 38],
    [46, 84],
  ]);
});

test('digits read as one number below two tick marks are two labels; a mark and its line are one', () => {
  expect(partRuns([TWO_YEARS], ['20142015'], [19, 19.5, 65])).toHaveLength(2);
  expect(partRuns([TWO_YEARS], ['20142015'], [42, 42.5])).toHaveLength(1);
});

test('a number with a space between thousands, and words, stay whole', () => {
  expect(partRuns([TWO_YEARS], ['2 000 000'], [])).toHaveLength(1);
  expect(partRuns([TWO_YEARS], ['New York'], [19, 65])).toHaveLength(1);
});
