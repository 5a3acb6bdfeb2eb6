import { expect, test } from 'vitest';
import type { LineMark } from '../marks/series.ts';
import { outlinesOf } from './read-lines-beside.ts';

const level = (colour: number, y: number): LineMark => ({
  colour,
  trace: Array.from({ length: 80 }, (_, x) => ({ x, y, thickness: 2 })),
});

test('a line along an area is its outline where it has the name of one or none, and else a series of its own', () => {
  const areas = [{ top: level(1, 52), bottom: level(1, 90) }];
  const lines = [level(2, 50)];
  expect(outlinesOf({ areas, lines }, ['Actual', 'Actual'])).toEqual(lines);
  expect(outlinesOf({ areas, lines }, ['Actual', ''])).toEqual(lines);
  expect(outlinesOf({ areas, lines }, ['Actual', 'Target'])).toEqual([]);
  expect(outlinesOf({ areas, lines: [level(2, 20)] }, ['Actual', ''])).toEqual([]);
});
