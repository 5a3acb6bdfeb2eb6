import { expect, test } from 'vitest';
import { fitScale, placeOf, valueAt } from './fit-scale.ts';

const ticks = (pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([at, value], label) => ({ at, value, label }));

test('a misread label does not move the scale', () => {
  const scale = fitScale(
    ticks([
      [310, 0],
      [260, 10],
      [210, 2],
      [160, 30],
      [110, 40],
    ]),
    2,
  );
  expect(scale?.support).toBe(4);
  expect(scale && valueAt(scale, 210)).toBeCloseTo(20, 6);
  expect(scale && placeOf(scale, 40)).toBeCloseTo(110, 6);
});

test('a label read in two ways counts as the one that the others agree with', () => {
  const scale = fitScale(
    [
      { at: 0, value: 0, label: 0 },
      { at: 50, value: 500, label: 1 },
      { at: 50, value: 5, label: 1 },
      { at: 100, value: 10, label: 2 },
    ],
    2,
  );
  expect(scale).toMatchObject({ kind: 'linear', support: 3, total: 3 });
  expect(scale && valueAt(scale, 75)).toBeCloseTo(7.5, 6);
});

test('of two scales that as many labels agree with, the one of surer labels counts', () => {
  const scale = fitScale(
    [
      { at: 60, value: 20_000_000, label: 0, confidence: 0.6 },
      { at: 440, value: 2012, label: 1, confidence: 0.96 },
      { at: 820, value: 2013, label: 2, confidence: 0.95 },
    ],
    2,
  );
  expect(scale?.support).toBe(2);
  expect(scale && valueAt(scale, 60)).toBeCloseTo(2011, 6);
});

test('powers at even distances make a logarithmic scale', () => {
  const scale = fitScale(
    ticks([
      [300, 1],
      [200, 100],
      [100, 10_000],
      [0, 1_000_000],
    ]),
    2,
  );
  expect(scale?.kind).toBe('log');
  expect(scale && valueAt(scale, 250)).toBeCloseTo(10, 3);
});

test('one tick makes no scale', () => {
  expect(fitScale(ticks([[10, 5]]), 2)).toBeUndefined();
});

test('a scale of square roots, and one of logarithms that runs through zero', () => {
  const root = fitScale(ticks([0, 200, 400, 600, 800, 1000].map((value) => [300 - 9 * Math.sqrt(value), value])), 2);
  expect(root).toMatchObject({ kind: 'sqrt', support: 6 });
  expect(root && valueAt(root, 300 - 9 * Math.sqrt(450))).toBeCloseTo(450, 3);
  const places = [-100, -10, 0, 10, 100].map((value) => Math.sign(value) * Math.log1p(Math.abs(value)));
  const through = fitScale(
    ticks(places.map((height, index) => [200 - 30 * height, [-100, -10, 0, 10, 100][index] ?? 0])),
    2,
  );
  expect(through).toMatchObject({ kind: 'symlog', support: 5 });
  expect(through && placeOf(through, -100)).toBeCloseTo(200 + 30 * Math.log1p(100), 3);
});

test('a logarithmic scale whose lowest label was misread is not taken for one that runs through zero', () => {
  const evenly = [0, 10, 100, 1000, 10_000].map((value, index) => [300 - 50 * index, value] as const);
  expect(fitScale(ticks(evenly), 2)?.kind).not.toBe('symlog');
});

test('hundreds of labels that lie on no scale are tried in time', { timeout: 5_000 }, () => {
  const many = Array.from({ length: 2_000 }, (_, index) => [3 * index, (index * 7919) % 1009] as const);
  expect(fitScale(ticks(many), 2)?.support).toBeLessThan(200);
});
