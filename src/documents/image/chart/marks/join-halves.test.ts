import { expect, test } from 'vitest';
import { joinHalves } from './join-halves.ts';
import type { BarMark } from './series.ts';

const bar = (from: number, to: number, near: number): BarMark => ({ colour: 1, from, to, near, far: 200 });

test('bars that a stroke down their middles cuts in two are whole', () => {
  const halves = [bar(10, 28, 50), bar(31, 49, 50.5), bar(70, 88, 80), bar(91, 109, 80)];
  expect(joinHalves(halves).map(({ from, to }) => [from, to])).toEqual([
    [10, 49],
    [70, 109],
  ]);
});

test('bars of a histogram that are alike by chance stay apart, and so do two bars', () => {
  const bins = [bar(10, 28, 50), bar(30, 48, 50), bar(50, 68, 80), bar(70, 88, 120)];
  expect(joinHalves(bins)).toEqual(bins);
  expect(joinHalves(bins.slice(0, 2))).toHaveLength(2);
});

test('columns that are alike two by two, or all of them, and evenly apart stay as they are', () => {
  const columns = [bar(10, 50, 80), bar(55, 95, 80), bar(100, 140, 50), bar(145, 185, 50)];
  expect(joinHalves(columns)).toEqual(columns);
  const level = columns.map((own) => ({ ...own, near: 80 }));
  expect(joinHalves(level)).toEqual(level);
});

test('a stroke that ends within the bars leaves halves that reach below it, and may overlap', () => {
  const halves = [bar(10, 29, 50), bar(30, 49, 50), bar(70, 93, 80), bar(90, 109, 80)];
  expect(joinHalves(halves).map(({ from, to }) => [from, to])).toEqual([
    [10, 49],
    [70, 109],
  ]);
});
