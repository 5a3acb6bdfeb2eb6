import { expect, test } from 'vitest';
import { findPoint, stepFrom } from './find-point.ts';
import type { Point } from './view-chart.ts';

const point = (rowIndex: number, columnKey: string, place: Pick<Point, 'x' | 'y'> & Partial<Point>): Point => ({
  box: undefined,
  place: '',
  series: '',
  value: '',
  color: undefined,
  beside: [],
  rowIndex,
  columnKey,
  ...place,
});

const wide = point(0, 'a', { x: 50, y: 10, box: { x: 0, y: 10, width: 100, height: 90 } });
const narrow = point(1, 'a', { x: 50, y: 40, box: { x: 40, y: 40, width: 20, height: 60 } });
const far = point(0, 'b', { x: 300, y: 10 });
const points = [wide, narrow, far];

test('the smallest mark under a place is meant', () => {
  expect(findPoint(points, { x: 50, y: 60 })).toBe(narrow);
  expect(findPoint(points, { x: 10, y: 60 })).toBe(wide);
});

test('beside all marks the nearest is meant, and none from afar', () => {
  expect(findPoint(points, { x: 280, y: 20 })).toBe(far);
  expect(findPoint(points, { x: 120, y: 60 })).toBe(wide);
  expect(findPoint(points, { x: 600, y: 600 })).toBeUndefined();
  expect(findPoint([], { x: 0, y: 0 })).toBeUndefined();
});

test('steps lead along a series and across a row, and stay at their ends', () => {
  expect(stepFrom(points, undefined, 'nextPlace')).toBe(wide);
  expect(stepFrom(points, wide, 'nextPlace')).toBe(narrow);
  expect(stepFrom(points, narrow, 'nextPlace')).toBe(narrow);
  expect(stepFrom(points, wide, 'nextSeries')).toBe(far);
  expect(stepFrom(points, far, 'previousSeries')).toBe(wide);
  expect(stepFrom(points, narrow, 'first')).toBe(wide);
  expect(stepFrom(points, wide, 'last')).toBe(far);
});
