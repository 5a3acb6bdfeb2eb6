import { describe, expect, test } from 'vitest';
import { matchNumberWords, parseNumberWords, splitNumberWords } from './number-words.ts';

describe('numbers in words', () => {
  test.each([
    ['seven', 7],
    ['twenty-three', 23],
    ['one hundred and five', 105],
    ['a hundred', 100],
    ['three thousand two hundred', 3200],
    ['two and a half million', 2_500_000],
    ['2 and a half million', 2_500_000],
    ['half a million', 500_000],
    ['three quarters of a million', 750_000],
    ['a quarter of a million', 250_000],
    ['one million two hundred thousand', 1_200_000],
    ['twelve hundred', 1200],
    ['two dozen', 24],
    ['vinte e três', 23],
    ['vinte e três mil', 23_000],
    ['mil', 1000],
    ['mil e duzentos', 1200],
    ['três milhões e meio', 3_500_000],
    ['meio milhão', 500_000],
    ['dois mil milhões', 2_000_000_000],
    ['duzentas e quarenta e cinco', 245],
    ['cento e vinte', 120],
    ['ثلاثة آلاف', 3000],
    ['ثلاثة وعشرون', 23],
    ['أحد عشر', 11],
    ['خمسة عشر ألفاً', 15_000],
    ['ألفان', 2000],
    ['ألفان وخمسمئة', 2500],
    ['مليونان', 2_000_000],
    ['مليون ونصف', 1_500_000],
    ['نصف مليون', 500_000],
    ['مئتا ألف', 200_000],
    ['ثلاثة ملايين ومئتا ألف', 3_200_000],
    ['مئة وخمسة وعشرون', 125],
  ])('%s is %d', (text, value) => {
    expect(parseNumberWords(text)).toBe(value);
  });

  test.each([
    '',
    'two three',
    'million',
    'and',
    'a',
    'an apple',
    'three twenty',
    'vinte e',
    'house',
    'two million million',
    'nineteen ninety',
  ])('refuses %j', (text) => {
    expect(parseNumberWords(text)).toBeUndefined();
  });

  test('the longest number from a word on is found among other words', () => {
    const words = splitNumberWords('sold two hundred and five units and left');
    expect(matchNumberWords(words, 1)).toEqual({ value: 205, length: 4 });
    expect(matchNumberWords(words, 0)).toBeUndefined();
  });

  test('a number that ends in a joining word ends before it', () => {
    expect(matchNumberWords(splitNumberWords('three and then'), 0)).toEqual({ value: 3, length: 1 });
  });
});
