import { expect, test } from 'vitest';
import { readStairs } from './read-stairs.ts';
import type { TracePoint } from './series.ts';

const VALUES = [50, 80, 30, 60, 20];
const tread = (from: number, to: number, y: number): readonly TracePoint[] =>
  Array.from({ length: to - from }, (_, step) => ({ x: from + step, y, thickness: 2 }));
const riser = (x: number, from: number, to: number): TracePoint => ({
  x,
  y: (from + to) / 2,
  thickness: Math.abs(to - from) + 2,
});

/** Stairs with a value every 20 pixels, each held until the next one. */
const held: readonly TracePoint[] = VALUES.slice(1).flatMap((value, index) => {
  const before = VALUES[index] ?? value;
  return [...tread(20 * index + 1, 20 * index + 20, before), riser(20 * index + 20, before, value)];
});
/** The heights of a trace at some places, to the nearest ten: risers are a pixel wide, and points stand beside them. */
const heights = (trace: readonly TracePoint[] | undefined, places: readonly number[]) =>
  places.map((place) => 10 * Math.round((trace?.find(({ x }) => Math.abs(x - place) <= 1)?.y ?? Number.NaN) / 10));

test('a value that is held until the next one stands where its tread begins', () => {
  expect(heights(readStairs(held), [2, 20, 40, 60, 80])).toEqual(VALUES);
});

test('a value that holds since the one before stands where its tread ends', () => {
  const mirrored = held.map((point) => ({ ...point, x: 100 - point.x })).reverse();
  expect(heights(readStairs(mirrored), [20, 40, 60, 80, 98])).toEqual([...VALUES].reverse());
});

test('where no riser stands at an end, and no tread there is half as long, nothing tells', () => {
  expect(readStairs(held.slice(0, -1))).toBeUndefined();
});

test('a line that slopes is none', () => {
  const slope = Array.from({ length: 80 }, (_, x) => ({ x, y: 2 * x, thickness: 2 }));
  expect(readStairs(slope)).toBe(slope);
});

test('a thick stroke makes wide risers', () => {
  const thick = VALUES.slice(1).flatMap((value, index) => {
    const before = VALUES[index] ?? value;
    const level = tread(40 * index + 3, 40 * index + 38, before).map((point) => ({ ...point, thickness: 4 }));
    const risers = [38, 39, 40, 41, 42].map((x) => ({ ...riser(40 * index + x, before, value), thickness: 30 }));
    return [...level, ...risers];
  });
  expect(heights(readStairs(thick), [4, 40, 80, 120])).toEqual(VALUES.slice(0, -1));
});

test('a step that is hardly higher than the one before is a step among others that are', () => {
  const values = [50, 80, 78, 30, 60, 20];
  const stairs = values.slice(1).flatMap((value, index) => {
    const before = values[index] ?? value;
    return [...tread(20 * index + 1, 20 * index + 20, before), riser(20 * index + 20, before, value)];
  });
  expect(heights(readStairs(stairs), [2, 20, 40, 60, 80, 100])).toEqual([50, 80, 80, 30, 60, 20]);
  const small = stairs.map((point) => ({ ...point, y: point.y / 40 }));
  expect(readStairs(small)).toBe(small);
});

test('pieces of a gentle slope between leaps are no steps', () => {
  const slope = Array.from({ length: 160 }, (_, x) => ({ x, y: x / 20 + 40 * Math.floor(x / 40), thickness: 2 }));
  expect(readStairs(slope)).toBe(slope);
});
