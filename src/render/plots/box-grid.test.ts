import { expect, test } from 'vitest';
import { createBoxGrid } from './box-grid.ts';

test('finds what shares more than a pixel, across cells', () => {
  const grid = createBoxGrid([{ x: 60, y: 60, width: 100, height: 10 }]);
  expect(grid.hits({ x: 150, y: 65, width: 30, height: 30 })).toBe(true);
  expect(grid.hits({ x: 161, y: 65, width: 30, height: 30 })).toBe(false);
  expect(grid.hits({ x: 60, y: 71, width: 100, height: 10 })).toBe(false);
});

test.each([1e18, Number.POSITIVE_INFINITY, Number.NaN])('a box of size %d takes no time', (size) => {
  const grid = createBoxGrid([{ x: -size, y: 0, width: size * 2, height: size }]);
  expect(grid.hits({ x: 10, y: 10, width: 5, height: 5 })).toBe(size === 1e18);
});
