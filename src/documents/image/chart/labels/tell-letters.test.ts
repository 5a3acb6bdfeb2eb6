import { expect, test } from 'vitest';
import type { TextPiece } from './find-texts.ts';
import { tellLetters, tellStrokes } from './tell-letters.ts';

const NO_PIXELS = new Int32Array(0);
const glyphAt = (left: number, width: number) => ({
  box: { left, right: left + width, top: 0, bottom: width > 7 ? 12 : 10 },
  pixels: NO_PIXELS,
});
/** A piece of two glyphs of these widths. */
const pieceOf = (first: number, second: number): TextPiece => ({
  extent: { left: 0, right: first + 1 + second, top: 0, bottom: 10 },
  glyphs: [glyphAt(0, first), glyphAt(first + 1, second)],
  direction: 'level',
});
const readAs = (...texts: readonly string[]) => texts.map((text) => ({ text, confidence: 0.9 }));
const textsOf = (read: readonly { readonly text: string }[]) => read.map(({ text }) => text);

test('a 9 that is larger than the digits beside it is a Q', () => {
  const pieces = [pieceOf(9, 4), pieceOf(9, 6), pieceOf(9, 6)];
  expect(textsOf(tellLetters(readAs('91', '92', '93'), pieces))).toEqual(['Q1', 'Q2', 'Q3']);
});

test('numbers stay numbers', () => {
  const pieces = [pieceOf(6, 4), pieceOf(6, 6), pieceOf(6, 6)];
  expect(textsOf(tellLetters(readAs('91', '92', '93'), pieces))).toEqual(['91', '92', '93']);
  expect(textsOf(tellLetters(readAs('80', '90', '99'), [pieceOf(9, 6), pieceOf(9, 6), pieceOf(9, 6)]))).toEqual([
    '80',
    '90',
    '99',
  ]);
});

test('an upright stroke beside capitals is an I, beside digits it is none', () => {
  const lone = (width: number): TextPiece => ({
    extent: glyphAt(0, width).box,
    glyphs: [glyphAt(0, width)],
    direction: 'level',
  });
  const pieces = [lone(7), lone(6), lone(2), lone(7)];
  expect(textsOf(tellStrokes(readAs('G', 'H', 'A', 'K'), pieces))).toEqual(['G', 'H', 'I', 'K']);
  expect(textsOf(tellStrokes(readAs('3', '2', '1', '0'), pieces))).toEqual(['3', '2', '1', '0']);
  expect(textsOf(tellStrokes(readAs('G', 'H', 'A', 'K'), pieces.toReversed()))).toEqual(['G', 'I', 'A', 'K']);
});
