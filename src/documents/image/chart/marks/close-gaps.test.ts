import { expect, test } from 'vitest';
import { closeGaps } from './close-gaps.ts';
import type { BarMark } from './series.ts';

const bar = (colour: number, left: number, near: number, far: number): BarMark => ({
  colour,
  from: left,
  to: left + 30,
  near,
  far,
});
const endsOf = (bars: readonly BarMark[]) => closeGaps(bars).map(({ near, far }) => [near, far]);

test('strokes around the bars of stacks cover half of their width of each', () => {
  const stacks = [bar(1, 10, 51, 149), bar(2, 10, 151, 199), bar(1, 60, 81, 119), bar(2, 60, 121, 199)];
  expect(endsOf(stacks)).toEqual([
    [50, 150],
    [150, 200],
    [80, 120],
    [120, 200],
  ]);
});

test('bars that meet, stand unevenly apart, or beside each other stay as they are', () => {
  const touching = [bar(1, 10, 50, 150), bar(2, 10, 150, 200), bar(1, 60, 80, 120), bar(2, 60, 120, 200)];
  expect(closeGaps(touching)).toEqual(touching);
  const uneven = [bar(1, 10, 51, 149), bar(2, 10, 151, 199), bar(1, 60, 81, 117), bar(2, 60, 121, 199)];
  expect(closeGaps(uneven)).toEqual(uneven);
  const beside = [bar(1, 10, 51, 199), bar(2, 42, 81, 199), bar(1, 80, 61, 199)];
  expect(closeGaps(beside)).toEqual(beside);
});
