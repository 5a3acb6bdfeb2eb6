import { expect, test } from 'vitest';
import type { TextPiece } from './find-texts.ts';
import { lacksMark, withLetters, withMarks } from './lost-marks.ts';

const glyph = (left: number, top: number, width: number, height: number) => ({
  box: { left, top, right: left + width, bottom: top + height },
  pixels: new Int32Array([0]),
});
const letters = [glyph(0, 4, 6, 10), glyph(8, 7, 6, 7), glyph(16, 7, 6, 7)];
const pieceOf = (glyphs: TextPiece['glyphs']): TextPiece => ({
  extent: { left: 0, top: 0, right: 22, bottom: 14 },
  glyphs,
  direction: 'level',
});

test('a shape above a letter that the text has no accent for is a lost accent', () => {
  const accented = pieceOf([...letters, glyph(2, 0, 3, 2)]);
  expect(lacksMark(accented, { text: 'Evo', confidence: 0.9 })).toBe(true);
  expect(lacksMark(accented, { text: 'Évo', confidence: 0.9 })).toBe(false);
  expect(lacksMark(accented, { text: 'iva', confidence: 0.9 })).toBe(false);
  expect(lacksMark(pieceOf(letters), { text: 'Evo', confidence: 0.9 })).toBe(false);
  const dotted = pieceOf([...letters, glyph(0, 0, 2, 2), glyph(4, 0, 2, 2)]);
  expect(lacksMark(dotted, { text: 'Övo', confidence: 0.9 })).toBe(false);
  expect(lacksMark(dotted, { text: 'Óvo', confidence: 0.9 })).toBe(true);
});

test('the same letters with their accents are taken, other letters only shake the first reading', () => {
  const read = { text: 'Evora', confidence: 0.9 };
  expect(withMarks(read, { text: 'Évora', confidence: 0.7 })).toEqual({ text: 'Évora', confidence: 0.9 });
  expect(withMarks(read, { text: 'Fvora', confidence: 0.7 })).toEqual({ text: 'Evora', confidence: 0.45 });
});

test('letters with accents are taken from another reading that has all other letters alike', () => {
  const read = { text: 'Exportagao', confidence: 0.9 };
  expect(withLetters(read, { text: 'Exportação', confidence: 0.92 })).toEqual({ text: 'Exportação', confidence: 0.9 });
  expect(withLetters(read, { text: 'Exportação', confidence: 0.6 })).toEqual(read);
  expect(withLetters(read, { text: 'Importação', confidence: 0.92 })).toEqual(read);
  expect(withLetters(read, { text: 'Exportacao', confidence: 0.92 })).toEqual(read);
});

test('an accent is taken from a likely reading where nothing else differs, and another accent from a sure one', () => {
  const lost = { text: 'Goiania', confidence: 0.92 };
  expect(withLetters(lost, { text: 'Goiânia', confidence: 0.66 })).toEqual({ text: 'Goiânia', confidence: 0.66 });
  expect(withLetters(lost, { text: 'Goiânia', confidence: 0.4 })).toEqual(lost);
  const mistaken = { text: 'Péssego', confidence: 0.92 };
  expect(withLetters(mistaken, { text: 'Pêssego', confidence: 0.96 }).text).toBe('Pêssego');
  expect(withLetters(mistaken, { text: 'Pêssego', confidence: 0.7 }).text).toBe('Péssego');
  const alone = { text: 'Product A', confidence: 0.8 };
  expect(withLetters(alone, { text: 'Product À', confidence: 0.84 })).toEqual(alone);
});
