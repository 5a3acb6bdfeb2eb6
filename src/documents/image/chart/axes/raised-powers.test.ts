import { expect, test } from 'vitest';
import type { TextPiece } from '../labels/find-texts.ts';
import { exponentOf, isPower, withPower } from './raised-powers.ts';

const glyphAt = (left: number, top: number, bottom: number) => ({
  box: { left, right: left + 6, top, bottom },
  pixels: new Int32Array([0]),
});
const pieceOf = (...tail: readonly ReturnType<typeof glyphAt>[]): TextPiece => ({
  glyphs: [glyphAt(0, 10, 20), glyphAt(8, 10, 20), ...tail],
  extent: { left: 0, right: 40, top: 4, bottom: 20 },
  direction: 'level',
});

test('a ten with a raised three is a thousand, and one on the line is a hundred and three', () => {
  const raised = pieceOf(glyphAt(16, 5, 12));
  expect(isPower(raised)).toBe(true);
  expect(withPower('103', raised)).toBe('1e3');
  expect(withPower('103', pieceOf(glyphAt(16, 10, 20)))).toBe('103');
});

test('a raised minus belongs to the exponent, and what is not read as one states nothing', () => {
  const raised = pieceOf(glyphAt(16, 8, 9), glyphAt(24, 5, 12));
  expect(withPower('10-2', raised)).toBe('1e-2');
  expect(withPower('102', raised)).toBe('');
  expect(withPower('10?', raised)).toBe('');
});

test('a sign of degrees is no exponent', () => {
  const degrees = pieceOf(glyphAt(16, 10, 14));
  expect(isPower(degrees)).toBe(false);
  expect(withPower('10°', degrees)).toBe('10°');
});

test('the raised signs of a power are a text of their own', () => {
  const raised = pieceOf(glyphAt(16, 8, 9), glyphAt(24, 5, 12));
  expect(exponentOf(raised)).toMatchObject({ extent: { left: 16, right: 30, top: 5, bottom: 12 } });
  expect(exponentOf(pieceOf())).toBeUndefined();
});
