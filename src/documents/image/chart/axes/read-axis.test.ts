import { expect, test } from 'vitest';
import type { TextPiece } from '../labels/find-texts.ts';
import type { Recogniser } from '../labels/read-texts.ts';
import { createRaster } from '../raster/raster.ts';
import { placeOf } from './fit-scale.ts';
import { readAxis } from './read-axis.ts';

const [WIDTH, HEIGHT] = [100, 300];
const raster = createRaster({ width: WIDTH, height: HEIGHT, rgba: new Uint8Array(WIDTH * HEIGHT * 4).fill(255) });
/** A label of so many digits beside an upright axis, its middle at a height. */
const labelAt = (middle: number, digits: number): TextPiece => {
  const [top, bottom] = [middle - 4, middle + 4];
  const glyphs = Array.from({ length: digits }, (_, index) => ({
    box: { left: 20 + 8 * index, right: 26 + 8 * index, top, bottom },
    pixels: new Int32Array([top * WIDTH + 20 + 8 * index]),
  }));
  return { extent: { left: 20, right: 18 + 8 * digits, top, bottom }, glyphs, direction: 'level' };
};
/** A recogniser that sees the digits of all labels of a line as one word. */
const seeing = (text: string): Recogniser => ({
  recognise: async () => [{ text, confidence: 0.95, box: { left: 0, top: 0, width: 10_000, height: 40 } }],
});
const read = (labels: readonly TextPiece[], text: string, places: readonly number[]) =>
  readAxis(
    { labels, beyond: [] },
    { side: 'left', places },
    { raster, ground: { page: [100, 0, 0] }, recogniser: seeing(text) },
  );

test('labels that were moved to lines which are not theirs stand where they are', async () => {
  const axis = await read([labelAt(60, 4), labelAt(140, 3), labelAt(220, 1)], '10005000', [64, 144, 230]);
  expect(axis?.scale).toMatchObject({ kind: 'linear', support: 3, total: 3 });
  expect(axis?.scale && placeOf(axis.scale, 0)).toBeCloseTo(220, 0);
});

test('numbers in uneven steps that lie on no known scale are neither names nor an axis', async () => {
  const uneven = [20, 62, 74, 100, 190, 222, 290].map((middle) => labelAt(middle, 1));
  expect(await read(uneven, '9876543', [])).toBeUndefined();
});
