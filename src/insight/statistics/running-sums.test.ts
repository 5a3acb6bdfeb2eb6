import { expect, test } from 'vitest';
import { holdsSums } from './running-sums.ts';

test.each([
  [[1200, -480, 720, -310, -120, 290, -25, -66, 199], true],
  [[10, -4, 6], true],
  [[5, -3, 2, 8, -1, 4], false],
  [[5, 3, -2, 8], false],
  [[], false],
])('%j holds sums of its own: %s', (values, expected) => {
  expect(holdsSums(Float64Array.from(values))).toBe(expected);
});
