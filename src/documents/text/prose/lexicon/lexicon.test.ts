import { describe, expect, test } from 'vitest';
import { foldWord } from './fold-word.ts';
import { PROSE_LANGUAGES } from './lexicon.ts';
import { LEXICONS } from './lexicons.ts';

describe.each(PROSE_LANGUAGES)('the lexicon of %s', (language) => {
  const lexicon = LEXICONS[language];

  test('lists words as they are looked up', () => {
    for (const words of [
      lexicon.roles,
      lexicon.numbers,
      lexicon.ordinals,
      lexicon.periods,
      lexicon.moments,
      lexicon.multipliers,
    ]) {
      for (const phrase of words.keys()) {
        expect(phrase.split(' ').map(foldWord).join(' ')).toBe(phrase);
        expect(phrase).not.toContain('_');
      }
    }
  });

  test('knows how to join, compare and say where', () => {
    for (const role of [
      'and',
      'contrast',
      'versus',
      'preposition',
      'hedge',
      'light',
      'rise',
      'fall',
      'measure',
      'respectively',
    ] as const) {
      expect([...lexicon.roles.values()].some((roles) => roles.has(role))).toBe(true);
    }
  });

  test('has numbers for all its words of numbers', () => {
    for (const value of lexicon.numbers.values()) expect(value).toBeGreaterThanOrEqual(0);
  });
});
