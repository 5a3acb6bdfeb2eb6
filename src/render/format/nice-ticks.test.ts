import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logTicks, niceTicks } from './nice-ticks.ts';

describe('ticks of an axis', () => {
  test.each([
    [0, 97, 6, [0, 20, 40, 60, 80, 100]],
    [-30, 25, 6, [-40, -20, 0, 20, 40]],
    [0, 1, 5, [0, 0.25, 0.5, 0.75, 1]],
    [5, 5, 3, [0, 2.5, 5]],
    [0, 0, 3, [0, 0.5, 1]],
    [0.1, 0.3, 3, [0.1, 0.2, 0.3]],
  ])('from %d to %d, at most %d, are %j', (min, max, mostTicks, expected) => {
    expect(niceTicks({ min, max, mostTicks }).ticks).toEqual(expected);
  });

  test.each([
    [3902, 5, [0, 1800, 3600, 5400]],
    [125, 5, [0, 60, 120, 180]],
    [9 * 3600, 5, [0, 3 * 3600, 6 * 3600, 9 * 3600]],
    [10 * 86_400, 5, [0, 5 * 86_400, 10 * 86_400]],
  ])('of %d seconds are those of a clock', (max, mostTicks, ticks) => {
    expect(niceTicks({ min: 0, max, mostTicks, isDuration: true }).ticks).toEqual(ticks);
  });

  test.each([
    [17, 8, [0, 5, 10, 15, 20]],
    [3, 8, [0, 1, 2, 3]],
    [90, 5, [0, 25, 50, 75, 100]],
  ])('of %d whole things are whole', (max, mostTicks, ticks) => {
    expect(niceTicks({ min: 0, max, mostTicks, isWhole: true }).ticks).toEqual(ticks);
  });

  test('keep bounds set by hand', () => {
    expect(niceTicks({ min: 0, max: 97, mostTicks: 6, fixedMin: 3, fixedMax: 91 })).toMatchObject({ min: 3, max: 91 });
  });

  test('rise, are at least two, and lie in a range that holds the values', () => {
    const value = fc.double({ min: -1e15, max: 1e15, noNaN: true }).map((size) => (Math.abs(size) < 1e-200 ? 0 : size));
    fc.assert(
      fc.property(value, value, fc.integer({ min: 2, max: 12 }), (one, other, mostTicks) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const { min, max, ticks } = niceTicks({ min: low, max: high, mostTicks });
        const slack = 1e-6 * Math.max(Math.abs(low), Math.abs(high));
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.every((tick, index) => index === 0 || tick > (ticks[index - 1] ?? 0))).toBe(true);
        expect(min <= low + slack && max >= high - slack).toBe(true);
      }),
    );
  });

  test('on a log scale are powers of ten, with 2 and 5 between them where they are few', () => {
    expect(logTicks({ min: 0.5, max: 3000, mostTicks: 6 }).ticks).toEqual([0.1, 1, 10, 100, 1000, 10_000]);
    expect(logTicks({ min: 1, max: 80, mostTicks: 8 }).ticks).toEqual([1, 2, 5, 10, 20, 50, 100]);
  });
});
