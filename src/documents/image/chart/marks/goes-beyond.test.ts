import { expect, test } from 'vitest';
import { createRaster } from '../raster/raster.ts';
import { goesBeyondPlot } from './goes-beyond.ts';

const [WIDTH, HEIGHT] = [120, 60];
const PLOT = { left: 30, right: 90, top: 5, bottom: 55 };

/** A picture with a blue line at one height from a column to another, and what was traced of it within the plot. */
function lineFrom(from: number, to: number) {
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let x = from; x < to; x += 1) for (const y of [29, 30]) rgba.set([64, 96, 200], 4 * (y * WIDTH + x));
  const columns = Array.from({ length: WIDTH }, (_, x) => x).filter(
    (x) => x >= Math.max(from, 30) && x < Math.min(to, 90),
  );
  const trace = columns.map((x) => ({ x: x + 0.5, y: 30, thickness: 2 }));
  return { line: { colour: 1, trace }, raster: createRaster({ width: WIDTH, height: HEIGHT, rgba }) };
}

test('a line that crosses the edge of the plot goes on beyond it', () => {
  const { line, raster } = lineFrom(5, 80);
  expect(goesBeyondPlot(line, raster, PLOT)).toBe(true);
});

test('a line that ends at the edges, and one that ends before, do not', () => {
  for (const [from, to] of [
    [30, 90],
    [40, 70],
  ] as const) {
    const { line, raster } = lineFrom(from, to);
    expect(goesBeyondPlot(line, raster, PLOT)).toBe(false);
  }
});

test('a name in the colour of the line, beside its end, is no line that goes on', () => {
  const { line, raster } = lineFrom(30, 90);
  const rgb = raster.rgb.slice();
  for (let x = 97; x < 115; x += 1) for (let y = 24; y < 34; y += 1) rgb.set([64, 96, 200], 3 * (y * WIDTH + x));
  const named = createRaster({
    width: WIDTH,
    height: HEIGHT,
    rgba: Uint8Array.from({ length: WIDTH * HEIGHT * 4 }, (_, index) =>
      index % 4 === 3 ? 255 : (rgb[3 * (index >> 2) + (index % 4)] ?? 255),
    ),
  });
  expect(goesBeyondPlot(line, named, PLOT)).toBe(false);
});
