import { describe, expect, it, test } from 'vitest';
import type { Locale } from '../../chart/locale.ts';
import { grammarOf } from './grammar-of.ts';
import { roundCoefficient, writeDuration } from './write-figure.ts';

describe('a length of time in Arabic', () => {
  const locale: Locale = 'AR';
  const { figures, sentence } = grammarOf(locale);

  test.each([
    [3600, 'ساعة واحدة'],
    [7200, 'ساعتان'],
    [10_800, '٣ ساعات'],
    [39_600, '١١ ساعة'],
    [7320, 'ساعتان ودقيقتان'],
  ])('of %d seconds is %s', (seconds, text) => {
    expect(writeDuration(seconds, { locale, words: figures })).toBe(text);
  });

  it('has the dual in the case that the word before it asks for', () => {
    expect(figures.unit('٢', 'ساعة', 2)).toBe('ساعتان');
    expect(sentence('في المرتبة التالية التصميم بفارق ساعتان')).toBe('في المرتبة التالية التصميم بفارق ساعتين.');
    expect(sentence('التصميم (ساعتان)')).toBe('التصميم (ساعتان).');
  });
});

test.each([
  [0.906, 0.91],
  [-0.785, -0.78],
  [0.9961, 0.99],
  [-0.9999, -0.99],
  [1, 1],
  [0.001, 0],
])('a coefficient of %d is told as %d', (value, told) => {
  expect(roundCoefficient(value)).toBeCloseTo(told, 10);
});
