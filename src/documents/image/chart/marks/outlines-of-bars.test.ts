import { expect, test } from 'vitest';
import type { Kinds } from '../draft-plot.ts';
import { withoutOutlines } from './outlines-of-bars.ts';
import type { BarMark, LineMark } from './series.ts';

const BARS: readonly BarMark[] = [
  { colour: 1, from: 20, to: 60, near: 100, far: 200 },
  { colour: 1, from: 80, to: 120, near: 50, far: 200 },
];
const lineAt = (yAt: (x: number) => number | undefined): LineMark => ({
  colour: 2,
  trace: Array.from({ length: 110 }, (_, index) => 15 + index).flatMap((x) => {
    const y = yAt(x);
    return y === undefined ? [] : [{ x, y, thickness: 2 }];
  }),
});
const linesLeft = (line: LineMark, more: Partial<Kinds> = {}): number =>
  withoutOutlines({ bars: BARS, dots: [], lines: [line], areas: [], areNarrow: false, ...more }).lines.length;
const topOf = (x: number): number | undefined => BARS.find(({ from, to }) => x >= from && x < to)?.near;

test('the stroke around bars is no line', () => {
  expect(linesLeft(lineAt(topOf))).toBe(0);
});

test('a line that leads from bar to bar is one, and so is any where no bars stand upright', () => {
  expect(linesLeft(lineAt((x) => 100 - 0.8 * (x - 40)))).toBe(1);
  expect(linesLeft(lineAt((x) => topOf(x) ?? 75))).toBe(1);
  expect(linesLeft(lineAt(topOf), { bars: [] })).toBe(1);
  expect(linesLeft(lineAt(topOf), { areNarrow: true })).toBe(1);
});
