import { expect, test } from 'vitest';
import type { Scale } from '../axes/fit-scale.ts';
import type { LineMark } from '../marks/series.ts';
import { areStanding, readAreas } from './read-areas.ts';

/** Zero lies at 100, and a pixel is worth one. */
const SCALE: Scale = { kind: 'linear', slope: -1, intercept: 100, support: 4, total: 4, residual: 0 };
const edge = (colour: number, yAt: (x: number) => number): LineMark => ({
  colour,
  trace: Array.from({ length: 60 }, (_, x) => ({ x: x + 0.5, y: yAt(x), thickness: 10 })),
  isEdge: true,
});
const lower = { top: edge(1, (x) => 80 - x / 4), bottom: edge(1, () => 100) };
const upper = { top: edge(2, () => 20), bottom: edge(2, (x) => 80 - x / 4) };
const at = { scale: SCALE, floor: 120 };

test('areas stand on zero and on each other', () => {
  expect(areStanding([lower, upper], at)).toBe(true);
  expect(areStanding([{ top: edge(1, () => 100), bottom: edge(1, (x) => 110 + x / 9) }], at)).toBe(true);
});

test('a disc or a band stands on nothing', () => {
  const disc = {
    top: edge(1, (x) => 50 - Math.sqrt(900 - (x - 30) ** 2)),
    bottom: edge(1, (x) => 50 + Math.sqrt(900 - (x - 30) ** 2)),
  };
  expect(areStanding([disc], at)).toBe(false);
  expect(areStanding([lower, { top: edge(2, () => 20), bottom: edge(2, () => 40) }], at)).toBe(false);
});

/** Two days along an axis that begins above zero. */
const LABELS = [
  { at: 0.5, text: 'Mon' },
  { at: 59.5, text: 'Tue' },
].map((label) => ({ ...label, confidence: 1, extent: { left: 0, right: 1, top: 0, bottom: 1 } }));
const ABOVE_ZERO = {
  names: { labels: LABELS, title: '', unit: '', isYears: false },
  scale: { ...SCALE, intercept: 500 },
};

test('an area that an axis above zero cuts off reaches down to zero all the same', () => {
  const facts = readAreas([lower], ABOVE_ZERO);
  expect(facts.map(({ key, value }) => [key, Math.round(Number(value) / 10)])).toEqual([
    ['Mon', 42],
    ['Tue', 43],
  ]);
});

test('an area above one that ends before it does not reach down to zero where the axis begins above it', () => {
  const firstHalf = (line: LineMark): LineMark => ({ ...line, trace: line.trace.slice(0, 30) });
  const short = { top: firstHalf(lower.top), bottom: firstHalf(lower.bottom) };
  const facts = readAreas([short, upper], ABOVE_ZERO);
  expect(facts.map(({ key, series, value }) => [key, series, Math.round(Number(value) / 10)])).toEqual([
    ['Mon', 1, 42],
    ['Mon', 2, 6],
    ['Tue', 2, 5],
  ]);
});
