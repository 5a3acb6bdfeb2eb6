import { describe, expect, test } from 'vitest';
import { addCleanly, cleanNumber, cleanSum, roundTo } from './clean-number.ts';

describe('numbers without the noise of doubles', () => {
  test.each([
    [0.1 + 0.2, 0.3],
    [1.1 * 3, 3.3],
    [1 / 3, 1 / 3],
    [Math.PI, Math.PI],
    [-0, 0],
    [1e21, 1e21],
    [5e-324, 5e-324],
    [Number.POSITIVE_INFINITY, Number.NaN],
    [Number.NaN, Number.NaN],
  ])('%d is %d', (noisy, clean) => {
    expect(cleanNumber(noisy)).toBe(clean);
  });

  test.each([
    [1234.56, -1234.5, 0.06],
    [0.3, -0.1, 0.2],
    [0.1, -0.1, 0],
    [1e-12, -3e-13, 7e-13],
  ])('%d and %d are %d', (left, right, sum) => {
    expect(addCleanly(left, right)).toBeCloseTo(sum, 20);
  });

  test('a sum keeps what is more than its parts can have lost', () => {
    expect(cleanSum(60.820000000000064, 100_000)).toBe(60.82);
    expect(cleanSum(60.820000000000064, 10)).toBe(60.820000000000064);
  });

  test.each([
    [1.005, 2, 1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [1250, -2, 1300],
    [0.4, 0, 0],
    [-0.4, 0, 0],
    [1e300, 5, 1e300],
    [Number.NaN, 2, Number.NaN],
  ])('%d to %d decimals is %d', (value, decimals, rounded) => {
    expect(roundTo(value, decimals)).toBe(rounded);
  });
});
