import { expect, test } from 'vitest';
import type { Painting } from '../colour/assign-colours.ts';
import type { Kinds } from '../draft-plot.ts';
import { shareUnread } from './unread-ink.ts';

const NONE: Kinds = { bars: [], dots: [], lines: [], areas: [], areNarrow: false };

/** A painting of 60 by 40 pixels at 100, 50 of the picture, with rectangles of colour 1. */
function paint(...boxes: readonly (readonly [left: number, right: number, top: number, bottom: number])[]): Painting {
  const colours = new Uint8Array(60 * 40);
  for (const [left, right, top, bottom] of boxes)
    for (let y = top; y < bottom; y += 1) colours.fill(1, y * 60 + left, y * 60 + right);
  return { width: 60, height: 40, left: 100, top: 50, colours, coverage: Float32Array.from(colours) };
}

test('a bar explains all of its ink, a stroke that goes on from it does not', () => {
  const bar = { colour: 1, from: 110, to: 120, near: 60, far: 90 };
  const bars = { ...NONE, bars: [bar] };
  expect(shareUnread(paint([10, 20, 10, 40]), bars, new Set([1]))).toBe(0);
  expect(shareUnread(paint([10, 20, 10, 40], [14, 16, 0, 10]), bars, new Set([1]))).toBeGreaterThan(0.04);
});

test('bars that lie are turned', () => {
  const bar = { colour: 1, from: 60, to: 70, near: 100, far: 140 };
  expect(shareUnread(paint([0, 40, 10, 20]), { ...NONE, bars: [bar], areNarrow: true }, new Set([1]))).toBe(0);
});

test('the stick below a dot is ink of no dot', () => {
  const painting = paint([26, 33, 6, 13], [29, 30, 13, 38]);
  const dots = [{ colour: 1, x: 129.5, y: 59.5, radius: 3.5 }];
  expect(shareUnread(painting, { ...NONE, dots }, new Set([1]))).toBeGreaterThan(0.2);
});

test('a line explains its stroke, and an area what lies between its edges', () => {
  const traceAt = (y: number) => Array.from({ length: 60 }, (_, index) => ({ x: 100.5 + index, y, thickness: 2 }));
  const lines = [{ colour: 1, trace: traceAt(61) }];
  expect(shareUnread(paint([0, 60, 10, 12]), { ...NONE, lines }, new Set([1]))).toBe(0);
  expect(shareUnread(paint([0, 60, 10, 12], [0, 20, 30, 32]), { ...NONE, lines }, new Set([1]))).toBe(0.25);
  const areas = [{ top: { colour: 1, trace: traceAt(60) }, bottom: { colour: 1, trace: traceAt(90) } }];
  expect(shareUnread(paint([0, 60, 10, 40]), { ...NONE, areas }, new Set([1]))).toBe(0);
});

test('what is left of a line of the grid at a tick is no mark', () => {
  const painting = paint([0, 60, 20, 21]);
  expect(shareUnread(painting, NONE, new Set([1]), { rows: [70.5], columns: [] })).toBe(0);
  expect(shareUnread(painting, NONE, new Set([1]), { rows: [80.5], columns: [] })).toBe(1);
});

test('other colours do not count', () => {
  expect(shareUnread(paint([0, 60, 10, 12]), NONE, new Set([2]))).toBe(0);
});
