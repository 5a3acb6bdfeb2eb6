import { expect, test } from 'vitest';
import { mendYear } from './mend-year.ts';

const scale = { kind: 'linear', slope: 0.02, intercept: 2013, support: 5, total: 6, residual: 0 } as const;

test('a sign that is no digit, or is missing, is that of the year at its place', () => {
  expect(mendYear('201s', 300, scale)).toBe('2019');
  expect(mendYear('20l8', 250, scale)).toBe('2018');
  expect(mendYear('201', 250, scale)).toBe('2018');
  expect(mendYear('218', 250, scale)).toBe('2018');
});

test('a year of its own, other words and places between two years stay', () => {
  expect(mendYear('2015', 300, scale)).toBe('2015');
  expect(mendYear('205', 250, scale)).toBe('205');
  expect(mendYear('Q1', 300, scale)).toBe('Q1');
  expect(mendYear('201s', 320, scale)).toBe('201s');
});
