import { expect, test } from 'vitest';
import type { BarMark } from '../marks/series.ts';
import { readSteps } from './read-steps.ts';

const scale = { kind: 'linear', slope: -1, intercept: 300, support: 5, total: 5, residual: 0 } as const;
const labels = ['Start', 'Gain', 'Loss', 'End'].map((text, index) => ({
  text,
  confidence: 1,
  at: 50 + 100 * index,
  extent: { left: 40 + 100 * index, right: 60 + 100 * index, top: 305, bottom: 315 },
}));
const axes = {
  names: { labels, title: '', unit: '', isYears: false },
  scale,
  nearEnd: 0,
  farEnd: 300,
  isUpright: true,
};
/** A bar of the place `index`, from one value to the other. */
const bar = (index: number, low: number, high: number): BarMark => ({
  colour: 1 + index,
  from: 20 + 100 * index,
  to: 80 + 100 * index,
  near: 300 - high,
  far: 300 - low,
});
const read = (bars: readonly BarMark[]) => readSteps(bars, axes)?.map(({ key, value }) => [key, Number(value)]);

test('bars that each begin where the one before ended are steps, and one from zero is a sum', () => {
  expect(read([bar(0, 0, 120), bar(1, 120, 200), bar(2, 150, 200), bar(3, 0, 150)])).toEqual([
    ['Start', 120],
    ['Gain', 80],
    ['Loss', -50],
    ['End', 150],
  ]);
});

test('steps may run from right to left', () => {
  expect(read([bar(0, 90, 200), bar(1, 90, 120), bar(2, 0, 120)])).toEqual([
    ['Loss', 120],
    ['Gain', -30],
    ['Start', 110],
  ]);
});

test('bars that stand on zero, and bars that float anywhere, are none', () => {
  expect(read([bar(0, 0, 120), bar(1, 0, 80), bar(2, 0, 80)])).toBeUndefined();
  expect(read([bar(0, 20, 120), bar(1, 40, 80), bar(2, 10, 90)])).toBeUndefined();
});

test('bars with strokes around them overlap where they meet: the strokes are no part of the steps', () => {
  const wide = (own: BarMark): BarMark => ({ ...own, near: own.near - 1, far: own.far + 1 });
  expect(read([bar(0, 0, 120), bar(1, 120, 200), bar(2, 200, 250), bar(3, 150, 250)].map(wide))).toEqual([
    ['Start', 120],
    ['Gain', 80],
    ['Loss', 50],
    ['End', -100],
  ]);
});

test('on a fine screen such strokes are twice as wide', () => {
  const wide = (own: BarMark): BarMark => ({ ...own, near: own.near - 2, far: own.far + 2 });
  expect(read([bar(0, 0, 120), bar(1, 120, 200), bar(2, 200, 250), bar(3, 150, 250)].map(wide))).toEqual([
    ['Start', 120],
    ['Gain', 80],
    ['Loss', 50],
    ['End', -100],
  ]);
});

test('a step as low as the reach of the one before begins at its nearer end', () => {
  expect(read([bar(0, 0, 120), bar(1, 120, 124), bar(2, 119, 124), bar(3, 0, 119)])).toEqual([
    ['Start', 120],
    ['Gain', 4],
    ['Loss', -5],
    ['End', 119],
  ]);
});

test('bars wider than their room cover a little of one another; bars of groups cover more and are no steps', () => {
  const wide = (by: number) => (own: BarMark) => ({ ...own, from: own.from - by, to: own.to + by });
  const steps = [bar(0, 0, 120), bar(1, 120, 200), bar(2, 150, 200), bar(3, 0, 150)];
  expect(read(steps.map(wide(22)))).toHaveLength(4);
  expect(read(steps.map(wide(40)))).toBeUndefined();
});
