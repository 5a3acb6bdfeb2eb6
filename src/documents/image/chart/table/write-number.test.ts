import { expect, test } from 'vitest';
import { findCommonDecimals, findMainDecimals, writeMeasured } from './write-number.ts';

test('a measured value has no digit that its picture does not show', () => {
  expect(writeMeasured(27.9312, 0.33)).toBe('27.9');
  expect(writeMeasured(1_234_567, 5000)).toBe('1235000');
  expect(writeMeasured(-0.004, 0.1)).toBe('0.00');
});

test('values that all keep to wholes are wholes', () => {
  expect(findCommonDecimals([28.05, 54.96, 43.02, 91.04], 0.33)?.decimals).toBe(0);
});

test('values that do not keep to a digit are left alone, and so are too few', () => {
  expect(findCommonDecimals([28.4, 54.96, 43.6, 91.2], 0.33)).toBeUndefined();
  expect(findCommonDecimals([28.02], 0.33)).toBeUndefined();
});

test('where most values keep to a digit the others are told from them; where half do not there is none', () => {
  const main = findMainDecimals([0.02, 0.97, 1.98, 2.97, 3.98, 5.02, 6.4, 7.01], 0.18);
  expect(main?.decimals).toBe(0);
  expect([6.4, 7.01].map((value) => main?.isKept(value))).toEqual([false, true]);
  expect(findMainDecimals([0.02, 0.4, 1.98, 2.4, 3.98, 5.4, 6.4, 7.01], 0.18)).toBeUndefined();
});

test('many values drawn on whole pixels show their digit, though each lies a pixel off it; a few do not', () => {
  const counts = [0.8, 1.9, 2.8, 7.9, 12.2, 33.9, 41, 39.8, 47.2, 45.9, 33, 20.8, 6.8, 2.8];
  expect(findCommonDecimals(counts, 0.2)?.decimals).toBe(0);
  expect(findCommonDecimals(counts.slice(0, 5), 0.2)).toBeUndefined();
});

test('many values that all lie as far off a digit show it, where edges of marks are hidden; others do not', () => {
  const counts = [0.78, 2.76, 5.83, 18.8, 29.79, 37.81, 48.8, 38.8];
  expect(findCommonDecimals(counts, 0.099, true)).toMatchObject({ decimals: 0, shift: expect.closeTo(0.2, 1) });
  expect(findCommonDecimals(counts, 0.099)?.decimals).not.toBe(0);
  expect(findCommonDecimals([0.78, 2.7, 5.9, 18.8, 29.5, 37.8, 48.6, 38.8], 0.099, true)?.decimals).not.toBe(0);
  // So far off the marks would be hidden by what is wider than any stroke.
  expect(findCommonDecimals(counts, 0.05, true)?.decimals).not.toBe(0);
});
