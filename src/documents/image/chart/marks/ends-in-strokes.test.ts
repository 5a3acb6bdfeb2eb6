import { expect, test } from 'vitest';
import { createRaster } from '../raster/raster.ts';
import { endInStrokes } from './ends-in-strokes.ts';
import type { BarMark } from './series.ts';

const [WIDTH, HEIGHT] = [120, 100];
const [WHITE, BLUE, BLACK] = [
  [255, 255, 255],
  [127, 184, 216],
  [0, 0, 0],
] as const;
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A picture of filled boxes, each over those before it. */
function draw(boxes: readonly (readonly [Box, readonly [number, number, number]])[]) {
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (const [[left, top, right, bottom], colour] of boxes)
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) rgba.set(colour, 4 * (y * WIDTH + x));
  return { raster: createRaster({ width: WIDTH, height: HEIGHT, rgba }), ground: { page: [100, 0, 0] as const } };
}

const BARS: readonly BarMark[] = [
  { colour: 1, from: 22, to: 38, near: 42, far: 78 },
  { colour: 1, from: 62, to: 78, near: 22, far: 78 },
];
const endsOf = (bars: readonly BarMark[]) => bars.map(({ near, far }) => [near, far]);

test('bars end in the middle of the strokes around them', () => {
  const boxes = BARS.flatMap(({ from, to, near, far }) => [
    [[from - 2, near - 2, to + 2, far + 2], BLACK] as const,
    [[from, near, to, far], BLUE] as const,
  ]);
  const moved = endInStrokes(BARS, { ...draw(boxes), isUpright: true });
  expect(endsOf(moved)).toEqual([
    [41, 79],
    [21, 79],
  ]);
});

test('a line over a bar, or a piece of another bar, is no stroke around it', () => {
  const boxes = BARS.flatMap(({ from, to, near, far }) => [
    [[from, near - 3, to, near], BLACK] as const,
    [[from, near, to, far], BLUE] as const,
  ]);
  expect(endInStrokes(BARS, { ...draw([...boxes, [[0, 78, 120, 80], BLACK]]), isUpright: true })).toBe(BARS);
  expect(endInStrokes(BARS, { ...draw([[[0, 0, 120, 100], WHITE]]), isUpright: true })).toBe(BARS);
});
