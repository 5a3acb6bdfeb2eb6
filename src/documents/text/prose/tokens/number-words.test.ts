import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../lexicon/lexicons.ts';
import { maybeWordNumber } from './number-words.ts';
import { tokenize } from './tokens.ts';

function wordsAsNumber(text: string, language: 'en' | 'pt' | 'ar'): number | undefined {
  const tokens = tokenize(text, { start: 0, end: text.length }, LEXICONS[language]);
  const number = maybeWordNumber(tokens, 0, LEXICONS[language]);
  return number !== undefined && number.length === tokens.length ? number.value : undefined;
}

describe('numbers in words', () => {
  test.each([
    ['seven', 7],
    ['twenty-five', 25],
    ['two hundred and ten', 210],
    ['three thousand', 3000],
    ['one hundred and twenty thousand', 120_000],
    ['two million', 2_000_000],
    ['a million', 1_000_000],
    ['a dozen', 12],
    ['half a million', 500_000],
  ])('English: %s', (text, value) => expect(wordsAsNumber(text, 'en')).toBe(value));

  test.each([
    ['duas mil', 2000],
    ['vinte e cinco', 25],
    ['mil e quinhentos', 1500],
    ['um milhão', 1_000_000],
    ['um milhão e meio', 1_500_000],
    ['trezentas e vinte', 320],
    ['meio milhão', 500_000],
  ])('Portuguese: %s', (text, value) => expect(wordsAsNumber(text, 'pt')).toBe(value));

  test.each([
    ['ثلاثة آلاف', 3000],
    ['خمسة وعشرون', 25],
    ['ألفان', 2000],
    ['مليوني', 2_000_000],
    ['مليون ونصف', 1_500_000],
    ['ألف وخمسمئة', 1500],
  ])('Arabic: %s', (text, value) => expect(wordsAsNumber(text, 'ar')).toBe(value));

  test('articles and words that are no numbers give none', () => {
    expect(wordsAsNumber('a', 'en')).toBeUndefined();
    expect(wordsAsNumber('one', 'en')).toBeUndefined();
    expect(wordsAsNumber('uma', 'pt')).toBeUndefined();
    expect(wordsAsNumber('house', 'en')).toBeUndefined();
  });

  test('two numbers joined by "and" stay two', () => {
    const tokens = tokenize('three and four', { start: 0, end: 14 }, LEXICONS.en);
    expect(maybeWordNumber(tokens, 0, LEXICONS.en)?.length).toBe(1);
  });
});
