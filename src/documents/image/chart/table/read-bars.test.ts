import { expect, test } from 'vitest';
import type { BarMark } from '../marks/series.ts';
import { readBars } from './read-bars.ts';

const scaleOf = (slope: number, intercept: number) =>
  ({ kind: 'linear', slope, intercept, support: 5, total: 5, residual: 0 }) as const;
const labelAt = (text: string, at: number) => ({
  text,
  confidence: 1,
  at,
  extent: { left: at - 9, right: at + 9, top: 305, bottom: 315 },
});
const names = (labels: readonly ReturnType<typeof labelAt>[], scale?: ReturnType<typeof scaleOf>) => ({
  labels,
  title: '',
  unit: '',
  isYears: false,
  ...(scale !== undefined && { scale }),
});
/** Bars above a pixel a unit: zero lies at 200, or where `zero` says. */
const read = (bars: readonly BarMark[], along: ReturnType<typeof names>, zero = 200) =>
  readBars(bars, { names: along, scale: scaleOf(-1, zero), nearEnd: 0, farEnd: 300, isUpright: true }).facts.map(
    ({ key, series, value }) => [key, series, Number(value)],
  );
const bar = (colour: number, from: number, near: number, far: number, width = 40): BarMark => ({
  colour,
  from,
  to: from + width,
  near,
  far,
});

test('what lies on either side of zero is no less than zero where a bar of the stack lies across it', () => {
  const stack = [bar(1, 30, 100, 180), bar(2, 30, 180, 220), bar(3, 30, 220, 250)];
  expect(read(stack, names([labelAt('A', 50)]))).toEqual([
    ['A', 1, 80],
    ['A', 2, 40],
    ['A', 3, 30],
  ]);
  const parted = [bar(1, 30, 100, 200), bar(3, 30, 200, 250)];
  expect(read(parted, names([labelAt('A', 50)]))).toEqual([
    ['A', 1, 100],
    ['A', 3, -50],
  ]);
});

test('the row of pixels where two bars meet is no bar of a third colour that stands elsewhere in the stack', () => {
  const stack = [bar(1, 30, 150, 200), bar(2, 30, 101, 150), bar(1, 30, 100, 101)];
  expect(read(stack, names([labelAt('A', 50)]))).toEqual([
    ['A', 1, 50],
    ['A', 2, 49],
  ]);
});

test('bars a seam apart with labels at their edges are bins', () => {
  const along = names([labelAt('20', 100), labelAt('40', 200), labelAt('60', 300)], scaleOf(0.2, 0));
  const bins = [0, 1, 2, 3].map((index) => bar(1, 102 + 50 * index, 150, 200, 46));
  expect(read(bins, along).map(([key]) => key)).toEqual(['20–30', '30–40', '40–50', '50–60']);
});

test('bars of several colours in one bin have one place, though they begin a pixel apart', () => {
  const along = names([labelAt('20', 100), labelAt('40', 200), labelAt('60', 300)], scaleOf(0.2, 0));
  const bins = [0, 1, 2, 3].flatMap((index) => [
    bar(1, 102 + 50 * index, 150, 200, 46),
    bar(2, 101 + 50 * index, 120, 150, 47),
  ]);
  const { facts } = readBars(bins, { names: along, scale: scaleOf(-1, 200), nearEnd: 0, farEnd: 300, isUpright: true });
  expect(new Set(facts.map(({ order }) => order)).size).toBe(4);
});
