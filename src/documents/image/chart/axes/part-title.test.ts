import { expect, test } from 'vitest';
import type { TextPiece } from '../labels/find-texts.ts';
import type { Component } from '../raster/components.ts';
import { boxAround } from '../raster/raster.ts';
import { partTitle } from './part-title.ts';

const PLOT = { left: 50, top: 0, right: 350, bottom: 300 };
const glyph = (left: number, top: number, width = 6, height = 9): Component => ({
  box: { left, top, right: left + width, bottom: top + height },
  pixels: new Int32Array([0]),
});
const pieceOf = (...glyphs: readonly Component[]): TextPiece => ({
  extent: boxAround(glyphs.map(({ box }) => box)),
  glyphs,
  direction: 'level',
});
const numberAt = (top: number): TextPiece => pieceOf(glyph(30, top), glyph(38, top));

test('a letter on end beside the middle label is the title, and no digit of it', () => {
  const middle = pieceOf(glyph(12, 146, 8, 9), ...numberAt(146).glyphs);
  const { labels, title } = partTitle([numberAt(0), middle, numberAt(290)], 'left', PLOT);
  expect(title?.extent.left).toBe(12);
  expect(labels.map(({ extent }) => extent.left)).toEqual([30, 30, 30]);
});

test('the minus of a label at the end of the axis, and signs before every label, stay with it', () => {
  const minus = pieceOf(glyph(20, 294, 6, 1), ...numberAt(290).glyphs);
  expect(partTitle([numberAt(0), numberAt(146), minus], 'left', PLOT).title).toBeUndefined();
  const dollars = [0, 75, 146, 220, 290].map((top) => pieceOf(glyph(20, top), ...numberAt(top).glyphs));
  expect(partTitle(dollars, 'left', PLOT).title).toBeUndefined();
});

test('a title that joined two rows of labels leaves each its own', () => {
  const joined = pieceOf(glyph(10, 140, 9, 40), ...numberAt(140).glyphs, ...numberAt(165).glyphs);
  const { labels } = partTitle([numberAt(0), joined, numberAt(290)], 'left', PLOT);
  expect(labels.map(({ extent }) => extent.top)).toEqual([0, 140, 165, 290]);
});
