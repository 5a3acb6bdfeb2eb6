import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../lexicon/lexicons.ts';
import { tokenize } from './tokens.ts';

const textsOf = (text: string, language: 'en' | 'pt' | 'ar'): readonly string[] =>
  tokenize(text, { start: 0, end: text.length }, LEXICONS[language]).map((token) => token.text);

describe('tokens', () => {
  test('figures keep their separators and names their digits', () => {
    expect(textsOf('Q1: $1.9M, COVID-19 and 12,000.', 'en')).toEqual([
      'Q1',
      ':',
      '$',
      '1.9',
      'M',
      ',',
      'COVID-19',
      'and',
      '12,000',
      '.',
    ]);
  });

  test('a possessive ending is a token of its own in English only', () => {
    expect(textsOf("Germany's exports", 'en')).toEqual(['Germany', "'s", 'exports']);
    expect(textsOf("Joana d'Arc", 'pt')).toEqual(['Joana', "d'Arc"]);
  });

  test('Arabic "and" is parted from words and figures, but not from words that begin with the letter', () => {
    expect(textsOf('و60 والبصرة وحدة', 'ar')).toEqual(['و', '60', 'و', 'البصرة', 'وحدة']);
  });

  test('a word that nothing stands before to be joined to begins with a letter of its own', () => {
    expect(textsOf('- وقود 60', 'ar')).toEqual(['-', 'وقود', '60']);
    expect(textsOf('بغداد 50 في وهران 60 وعنابة 20', 'ar')).toEqual([
      'بغداد',
      '50',
      'في',
      'وهران',
      '60',
      'و',
      'عنابة',
      '20',
    ]);
    expect(textsOf('والبصرة 60', 'ar')).toEqual(['و', 'البصرة', '60']);
  });

  test('"for the" gives the noun its article back', () => {
    expect(textsOf('للطرق', 'ar')).toEqual(['ل', 'الطرق']);
  });

  test('groups of three behind a plain blank are one figure in Portuguese, two in English', () => {
    expect(textsOf('12 000 casas', 'pt')).toEqual(['12 000', 'casas']);
    expect(textsOf('12 000 houses', 'en')).toEqual(['12', '000', 'houses']);
  });
});
