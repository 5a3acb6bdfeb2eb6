import { expect, test } from 'vitest';
import { partTwins } from './part-twins.ts';
import type { BarMark } from './series.ts';

/** Bars from left to right: where each begins and how wide it is. */
const barsOf = (...places: readonly (readonly [from: number, width: number])[]): readonly BarMark[] =>
  places.map(([from, width], index) => ({ colour: 1, from, to: from + width, near: 100 - 7 * index, far: 200 }));
const widthsOf = (bars: readonly BarMark[]): readonly number[] => bars.map(({ from, to }) => Math.round(to - from));

test('two bars of a histogram that are of one height are two', () => {
  const parted = partTwins(barsOf([10, 20], [30, 20], [50, 40], [90, 20], [110, 20]));
  expect(widthsOf(parted)).toEqual([20, 20, 20, 20, 20, 20]);
  expect(parted.map(({ near }) => near).slice(2, 4)).toEqual([86, 86]);
});

test('bars that stand apart, and bins of other widths, are what they are', () => {
  const apart = barsOf([10, 20], [40, 20], [70, 40], [120, 20], [150, 20]);
  expect(partTwins(apart)).toBe(apart);
  const uneven = barsOf([10, 20], [30, 20], [50, 31], [81, 20], [101, 20]);
  expect(partTwins(uneven)).toBe(uneven);
});
