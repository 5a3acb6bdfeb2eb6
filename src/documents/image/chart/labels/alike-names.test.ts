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
