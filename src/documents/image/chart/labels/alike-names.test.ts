import { expect, test } from 'vitest';
import { alikeNames } from './alike-names.ts';

const read = (...texts: string[]): readonly string[] =>
  alikeNames(texts.map((text) => ({ text, confidence: 0.9 }))).map(({ text }) => text);

test('names of one pattern are read alike', () => {
  expect(read('A2', 'A3', 'Al')).toEqual(['A2', 'A3', 'A1']);
});

test('a blank that a narrow digit hides stands where the others have it', () => {
  expect(read('Q12022', 'Q2 2022', 'Q3 2022')[0]).toBe('Q1 2022');
  expect(read('Q12022', 'Q22022', 'Q3 2022')[0]).toBe('Q12022');
  expect(read('North', 'Far North', 'Far South')[0]).toBe('North');
});

test('a stem that was mistaken is that of the others, where its number is the one they leave out', () => {
  expect(read('Q1', 'Q2', 'o3', 'Q4')[2]).toBe('Q3');
  expect(read('Q1', 'Q2', 'o2', 'Q4')[2]).toBe('o2');
  expect(read('Q1', 'Q2', 'O3')[2]).toBe('Q3');
  expect(read('A1', 'A2', 'A3', 'B4', 'B5')[3]).toBe('B4');
  expect(read('P1', 'P2', 'P3', 'T4')[3]).toBe('T4');
  expect(read('A1', 'B2', 'C3', 'D4')).toEqual(['A1', 'B2', 'C3', 'D4']);
});

test('letters of the alphabet that tell names apart have no accents', () => {
  expect(read('Product À', 'Product B', 'Product C')[0]).toBe('Product A');
  expect(read('Sofá', 'Mesa')[0]).toBe('Sofá');
  expect(read('Açaí', 'À', 'Uva')[1]).toBe('À');
});

test('the one sign among letters of the alphabet that is none is the letter it looks like', () => {
  expect(read('A', 'B', 'C', '1', 'D', 'E', 'F', 'G', 'H')[3]).toBe('I');
  expect(read('l', 'n', 'm', '0')[3]).toBe('o');
  expect(read('A', 'B', 'C', '1')[3]).toBe('1');
  expect(read('A', 'B', 'C', '7', 'D')[3]).toBe('7');
});
