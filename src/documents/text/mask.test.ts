import { expect, test } from 'vitest';
import { maskDoubleSpacing, maskDrawnBars, maskFences, maskQuotes, maskSpans, maskTags } from './mask.ts';

test('masked stretches become blanks, line breaks and length stay', () => {
  expect(
    maskSpans('ab\ncd ef', [
      { start: 6, end: 7 },
      { start: 1, end: 4 },
    ]),
  ).toBe('a \n d  f');
});

test('overlapping stretches are masked once', () => {
  expect(
    maskSpans('abcdef', [
      { start: 1, end: 4 },
      { start: 2, end: 5 },
    ]),
  ).toBe('a    f');
});

test('tags become blanks, block tags new lines, and no offset moves', () => {
  expect(maskTags('<li>a</li><b>c</b>')).toBe('\n   a\n       c    ');
  expect(maskTags('a < b </ c')).toBe('a < b </ c');
  expect(maskTags('a <b and c> d')).toBe('a <b and c> d');
  expect(maskTags('a<br>b')).toBe('a\n   b');
});

test('fences become blank lines, inline code stays', () => {
  expect(maskFences('```csv\na\n```\n`b`')).toBe('      \na\n   \n`b`');
});

test('marks of quoted mail become blanks, a lone one stays', () => {
  expect(maskQuotes('Hi\n> a,b\n>> c,1\nBye')).toBe('Hi\n  a,b\n   c,1\nBye');
  expect(maskQuotes('> a\nb > c')).toBe('> a\nb > c');
});

test('blank lines between any two lines part nothing, others stay', () => {
  expect(maskDoubleSpacing('a\n\nb\n\nc\n\nd')).toBe('a \nb \nc \nd');
  expect(maskDoubleSpacing('a\n\nb\n\nc\nd\n\ne')).toBe('a\n\nb\n\nc\nd\n\ne');
});

test('drawn bars become blanks', () => {
  expect(maskDrawnBars('Mon ████ 80\n▌Tue ■■ 40')).toBe('Mon      80\n Tue    40');
});
