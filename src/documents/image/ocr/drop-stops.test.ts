import { expect, test } from 'vitest';
import { dropStops } from './drop-stops.ts';

const box = { left: 0, top: 0, width: 40, height: 14 };
const readingOf = (text: string) => ({ words: [{ text, box, confidence: 0.9 }], confidence: 0.9 });
const LETTERS = { left: 6, top: 2, width: 34, height: 12 };

test('a full stop that is not drawn behind Arabic letters is none', () => {
  const line = { box, letterHeight: 12, parts: [LETTERS, { left: 8, top: 0, width: 5, height: 2 }] };
  expect(dropStops(line, readingOf('مغلق.'))).toEqual(readingOf('مغلق'));
  expect(dropStops(line, readingOf('12.'))).toEqual(readingOf('12.'));
});

test('one that stands at the left end of the line stays', () => {
  const line = { box, letterHeight: 12, parts: [LETTERS, { left: 1, top: 10, width: 2, height: 2 }] };
  expect(dropStops(line, readingOf('مغلق.'))).toEqual(readingOf('مغلق.'));
});
