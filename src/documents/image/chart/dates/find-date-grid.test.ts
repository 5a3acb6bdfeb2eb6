import { expect, test } from 'vitest';
import type { Scale } from '../axes/fit-scale.ts';
import { findDateGrid, sampleDates } from './find-date-grid.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2012, 0, 1);

/** A scale of so many pixels a day, from the first of January 2012 at 100. */
const scaleOf = (pixels: number): Scale => ({
  kind: 'linear',
  slope: DAY_MS / pixels,
  intercept: START - (100 * DAY_MS) / pixels,
  support: 4,
  total: 4,
  residual: 0,
});
const placesOf = (times: readonly number[], pixels: number): readonly number[] =>
  times.map((time) => 100 + ((time - START) / DAY_MS) * pixels);
const months = (...counts: readonly number[]): readonly number[] => counts.map((count) => Date.UTC(2012, count));
const days = (times: readonly number[] | undefined): readonly string[] | undefined =>
  times?.map((time) => new Date(time).toISOString().slice(0, 10));

test('bends at the firsts of months are monthly points, those that lie straight between two as well', () => {
  const places = placesOf(months(0, 1, 3, 4, 5, 7, 8), 0.6).map((at, index) => at + (index % 2 === 0 ? 0.6 : -0.6));
  const grid = findDateGrid(places, scaleOf(0.6));
  expect(grid?.grain).toBe('month');
  expect(days(grid?.all)).toEqual(days(months(0, 1, 2, 3, 4, 5, 6, 7, 8)));
  expect(grid?.shown).toHaveLength(7);
});

test('every seventh day is told from the one it begins with', () => {
  const weeks = Array.from({ length: 9 }, (_, index) => START + (3 + 7 * index) * DAY_MS);
  const grid = findDateGrid(placesOf(weeks, 3), scaleOf(3));
  expect(grid?.grain).toBe('day');
  expect(days(grid?.all)).toEqual(days(weeks));
});

test('points at whole years are years, and all that lie off alike are where they were seen', () => {
  const years = Array.from({ length: 8 }, (_, index) => Date.UTC(2012 + index, 0));
  const grid = findDateGrid(
    placesOf(years, 0.1).map((at) => at + 4),
    scaleOf(0.1),
  );
  expect(grid?.grain).toBe('year');
  expect(grid?.placeOf(START)).toBeCloseTo(104, 0);
});

test('the crossings of lines do not hide the months that all of these show', () => {
  const crossings = [107, 131, 154, 171, 190];
  const grid = findDateGrid([...placesOf(months(0, 1, 2, 3, 4, 5, 6, 7, 8), 0.6), ...crossings], scaleOf(0.6));
  expect(grid?.grain).toBe('month');
  expect(grid?.all).toHaveLength(9);
});

test('places that keep to no steps have none', () => {
  expect(findDateGrid([100, 113, 141, 147, 166, 198, 203], scaleOf(0.6))).toBeUndefined();
  expect(findDateGrid([100, 150], scaleOf(0.6))).toBeUndefined();
});

test('a curve is read in the narrowest steps that its bends and the picture show', () => {
  const bends = Array.from({ length: 60 }, (_, index) => 100 + 6 * index);
  expect(sampleDates(bends, scaleOf(6))?.grain).toBe('day');
  expect(sampleDates(bends, scaleOf(0.3))?.grain).toBe('month');
});
