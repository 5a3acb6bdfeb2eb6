import { expect, test } from 'vitest';
import { directionOfProse } from './text-direction.ts';

test.each([
  ['المغرب peaked in 2025, at $550 million', 'ltr'],
  ['Galp ارتفعت إيراداتها إلى ٥٠ مليون دولار', 'rtl'],
  ['مبيعات Apple', 'rtl'],
  ['Apple مبيعات', 'ltr'],
  ['الأعلى في ٢٠٢٤: Continente Modelo', 'rtl'],
  ['2024: 50%', 'ltr'],
])('%s runs %s', (text, direction) => {
  expect(directionOfProse(text)).toBe(direction);
});
