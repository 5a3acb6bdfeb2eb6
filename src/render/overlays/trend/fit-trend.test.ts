import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TREND_METHODS } from '../../../chart/trend-method.ts';
import type { DataPoint } from './fit-polynomial.ts';
import { fitTrend } from './fit-trend.ts';

const sample = (law: (x: number) => number, xs: readonly number[] = [1, 2, 3, 5, 8, 13]): readonly DataPoint[] =>
  xs.map((x) => ({ x, y: law(x) }));

describe('a curve through points that follow its law is that law', () => {
  test.each([
    ['linear', (x: number) => 3 * x - 7],
    ['quadratic', (x: number) => 2 * x ** 2 - 5 * x + 1],
    ['polynomial', (x: number) => x ** 3 - 4 * x ** 2 + 2],
    ['exponential', (x: number) => 4 * Math.exp(0.3 * x)],
    ['logarithmic', (x: number) => 2 + 5 * Math.log(x)],
    ['power', (x: number) => 3 * x ** 1.7],
    ['loess', (x: number) => 3 * x - 7],
  ] as const)('%s', (method, law) => {
    const curve = fitTrend(method, sample(law));
    for (const x of [1, 4, 10]) expect(curve?.(x)).toBeCloseTo(law(x), 6);
  });
});

test('a line of least squares through known points', () => {
  const curve = fitTrend('linear', [
    { x: 1, y: 2 },
    { x: 2, y: 3 },
    { x: 3, y: 5 },
  ]);
  expect(curve?.(0)).toBeCloseTo(1 / 3, 10);
  expect(curve?.(1)).toBeCloseTo(11 / 6, 10);
});

test('years and milliseconds lose no precision', () => {
  const start = Date.UTC(2020, 0, 1);
  const points = Array.from({ length: 24 }, (_, month) => ({ x: start + month * 2.6e9, y: 100 + month }));
  expect(fitTrend('linear', points)?.(start)).toBeCloseTo(100, 6);
  expect(fitTrend('polynomial', points)?.(start + 10 * 2.6e9)).toBeCloseTo(110, 6);
});

test.each(TREND_METHODS)('%s draws nothing through no point, one point, or points at one place', (method) => {
  expect(fitTrend(method, [])).toBeUndefined();
  expect(fitTrend(method, [{ x: 1, y: 1 }])).toBeUndefined();
  expect(
    fitTrend(method, [
      { x: 1, y: 1 },
      { x: 1, y: 2 },
      { x: 1, y: 3 },
      { x: 1, y: 4 },
    ]),
  ).toBeUndefined();
});

test('what has no logarithm leaves no curve', () => {
  const falling = sample((x) => 3 - x);
  expect(fitTrend('exponential', falling)).toBeUndefined();
  expect(fitTrend('power', falling)).toBeUndefined();
  expect(
    fitTrend(
      'logarithmic',
      sample((x) => x, [-1, 0, 1]),
    ),
  ).toBeUndefined();
});

test('moving all values moves a trend by as much', () => {
  const values = fc.array(fc.double({ min: -1e4, max: 1e4, noNaN: true }), { minLength: 4, maxLength: 20 });
  fc.assert(
    fc.property(values, fc.constantFrom('linear', 'quadratic', 'polynomial', 'loess'), (ys, method) => {
      const plain = fitTrend(
        method,
        ys.map((y, x) => ({ x, y })),
      );
      const moved = fitTrend(
        method,
        ys.map((y, x) => ({ x, y: y + 100 })),
      );
      expect((moved?.(1.5) ?? 0) - (plain?.(1.5) ?? 0)).toBeCloseTo(100, 4);
    }),
  );
});
