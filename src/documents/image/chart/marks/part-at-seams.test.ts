import { expect, test } from 'vitest';
import { coverBetween, paint } from './painted.ts';
import { partAtSeams } from './part-at-seams.ts';
import type { BarMark } from './series.ts';

/** Two columns of one colour; both edges within a pixel let the ground through where their parts meet. */
const columns = (seams: Readonly<Record<'first' | 'second', number | undefined>>) =>
  paint(100, 100, (x, y) => {
    const seam = x >= 10 && x < 20 ? seams.first : seams.second;
    if (!((x >= 10 && x < 20) || (x >= 40 && x < 50))) return { colour: 1, cover: 0 };
    const below = coverBetween(y, seam ?? 100, 100);
    return { colour: 1, cover: 1 - (1 - below) * (1 - coverBetween(y, 20, seam ?? 100)) };
  });
const bar = (from: number): BarMark => ({ colour: 1, from, to: from + 10, near: 20, far: 100 });
const BARS = [bar(10), bar(40)];
const part = (seams: Parameters<typeof columns>[0], ticks: readonly number[] = []) =>
  partAtSeams(BARS, columns(seams), { isUpright: true, ticks }).map(({ from, near, far }) => [from, near, far]);

test('a bar is parted where the ground shines through a row all across', () => {
  const parts = part({ first: 63.4, second: undefined });
  expect(parts.map(([from]) => from)).toEqual([10, 10, 40]);
  expect(Math.abs((parts[0]?.[2] ?? 0) - 63.4)).toBeLessThanOrEqual(0.5);
  expect(parts[1]?.[1]).toBe(parts[0]?.[2]);
});

test('a whole bar stays whole', () => {
  expect(part({ first: undefined, second: undefined })).toEqual([
    [10, 20, 100],
    [40, 20, 100],
  ]);
});

test('a line of the grid over all bars is no seam, the same place in one bar of two is', () => {
  expect(part({ first: 63.4, second: 63.4 }, [63.5])).toHaveLength(2);
  expect(part({ first: 63.4, second: 63.4 })).toHaveLength(4);
  expect(part({ first: 63.4, second: undefined }, [63.5])).toHaveLength(3);
});
