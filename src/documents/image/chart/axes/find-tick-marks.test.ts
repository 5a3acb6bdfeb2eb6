import { expect, test } from 'vitest';
import { createRaster } from '../raster/raster.ts';
import { findTickMarks } from './find-tick-marks.ts';

const SIZE = 60;
const raster = createRaster({ width: SIZE, height: SIZE, rgba: new Uint8Array(SIZE * SIZE * 4).fill(255) });
const PLOT = { left: 10, right: 50, top: 10, bottom: 40 };
/** Upright strokes of ink, each in one column from a row to another. */
function inkOf(...strokes: readonly (readonly [x: number, from: number, to: number])[]): Uint8Array {
  const ink = new Uint8Array(SIZE * SIZE);
  for (const [x, from, to] of strokes) for (let y = from; y < to; y += 1) ink[y * SIZE + x] = 1;
  return ink;
}

test('a tick mark begins at the axis; letters of a label that stand near below it are none', () => {
  expect(findTickMarks(inkOf([20, 41, 46], [30, 43, 52]), raster, PLOT, 'bottom')).toEqual([20.5]);
});
