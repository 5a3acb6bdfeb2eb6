import { expect, test } from 'vitest';
import { splitLines, trimSpan } from './lines.ts';

test('lines end at breaks of every system, and a byte order mark is no part of the first', () => {
  const text = '\ufeffa\r\nb\rc\n\n d';
  expect(splitLines(text).map(({ start, end }) => text.slice(start, end))).toEqual(['a', 'b', 'c', '', ' d']);
});

test('blank lines hold white space only', () => {
  expect(splitLines(' \t\u00a0\nx').map(({ isBlank }) => isBlank)).toEqual([true, false]);
});

test('trimming leaves blanks of every width outside', () => {
  expect(trimSpan('\u00a0 ab \n', 0, 6)).toEqual({ start: 2, end: 4 });
});
