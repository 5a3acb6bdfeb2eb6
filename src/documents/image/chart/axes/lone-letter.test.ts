import { expect, test } from 'vitest';
import { isLoneLetter } from './lone-letter.ts';

const isLone = (width: number, height: number, glyphs = 1): boolean => {
  const extent = { left: 0, top: 0, right: width, bottom: height };
  const glyph = { box: extent, pixels: new Int32Array([0]) };
  return isLoneLetter({ extent, glyphs: Array.from({ length: glyphs }, () => glyph), direction: 'level' });
};

test('a letter is one upright and on its side, an I too', () => {
  expect([isLone(7, 10), isLone(10, 6), isLone(9, 1)]).toEqual([true, true, true]);
});

test('digits that touch, and letters beside each other, are several', () => {
  expect([isLone(23, 7), isLone(20, 8, 2)]).toEqual([false, false]);
});
