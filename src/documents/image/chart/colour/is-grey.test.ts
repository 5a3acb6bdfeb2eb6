import { expect, test } from 'vitest';
import { isGrey } from './is-grey.ts';

test('what is nearly black is grey, whatever it was mixed with, and a dark blue is not', () => {
  expect(isGrey([5.3, -1.3, -9.1])).toBe(true);
  expect(isGrey([80, 3, -4])).toBe(true);
  expect(isGrey([25, 5, -30])).toBe(false);
});
