import { expect, test } from 'vitest';
import { findGround } from '../colour/find-ground.ts';
import type { TextPiece } from '../labels/find-texts.ts';
import { createRaster } from '../raster/raster.ts';
import { findLegend, findPatches, type Patch } from './find-legend.ts';

const BLUE = [50, 10, -48] as const;
const RED = [54, 60, 40] as const;
const box = (left: number, width: number) => ({ left, right: left + width, top: 0, bottom: 10 });
const pieceAt = (left: number, width: number): TextPiece => ({
  extent: box(left, width),
  glyphs: [{ box: box(left, width), pixels: new Int32Array([0]) }],
  direction: 'level',
});
const signAt = (left: number, lab: Patch['lab']): Patch => ({ extent: box(left, 10), lab });
const pairs = (patches: readonly Patch[], pieces: readonly TextPiece[]) =>
  findLegend(patches, pieces, () => true).map(({ patch, piece }) => [patch.extent.left, piece.extent.left]);

test('signs name the text to their right', () => {
  expect(pairs([signAt(0, BLUE), signAt(70, RED)], [pieceAt(15, 40), pieceAt(85, 40)])).toEqual([
    [0, 15],
    [70, 85],
  ]);
});

test('a sign may stand as near to its name as letters to each other', () => {
  expect(pairs([signAt(0, BLUE), signAt(70, RED)], [pieceAt(12, 40), pieceAt(82, 40)])).toEqual([
    [0, 12],
    [70, 82],
  ]);
});

test('where texts stand nearer on their left, signs name those: the legend runs from right to left', () => {
  expect(pairs([signAt(45, BLUE), signAt(115, RED)], [pieceAt(0, 40), pieceAt(70, 40)])).toEqual([
    [45, 0],
    [115, 70],
  ]);
});

/** Blue dots of 4 by 4 pixels on white, in rows of as many, a given step apart. */
function patchesOfDots(rows: number, columns: number, step: number): readonly Patch[] {
  const [width, height] = [columns * step + 20, rows * step + 20];
  const rgba = new Uint8Array(width * height * 4).fill(255);
  const ink = new Uint8Array(width * height);
  for (let pixel = 0; pixel < ink.length; pixel += 1) {
    const [x, y] = [(pixel % width) - 10, Math.floor(pixel / width) - 10];
    const isDot = x >= 0 && y >= 0 && x < columns * step && y < rows * step && x % step < 4 && y % step < 4;
    if (!isDot) continue;
    rgba.set([30, 60, 220], pixel * 4);
    ink[pixel] = 1;
  }
  const raster = createRaster({ width, height, rgba });
  return findPatches(ink, raster, findGround(raster));
}

test('dots by themselves are signs, dots as near as letters are none, wherever they stand', () => {
  expect(patchesOfDots(4, 40, 8)).toHaveLength(160);
  expect(patchesOfDots(4, 40, 6)).toEqual([]);
});

test('a pattern of very many dots holds no signs', () => {
  expect(patchesOfDots(101, 100, 8)).toEqual([]);
});

test('a ring on a stroke is one sign', () => {
  const [width, height] = [60, 40];
  const rgba = new Uint8Array(width * height * 4).fill(255);
  const ink = new Uint8Array(width * height);
  for (let pixel = 0; pixel < ink.length; pixel += 1) {
    const [x, y] = [(pixel % width) - 30, Math.floor(pixel / width) - 20];
    const radius = Math.hypot(x, y);
    const isStroke = radius >= 7 && Math.abs(y) <= 1 && Math.abs(x) <= 13;
    if (!isStroke && (radius <= 4 || radius >= 7)) continue;
    rgba.set([30, 60, 220], pixel * 4);
    ink[pixel] = 1;
  }
  const raster = createRaster({ width, height, rgba });
  expect(findPatches(ink, raster, findGround(raster)).map(({ extent }) => extent)).toEqual([
    { left: 17, top: 14, right: 44, bottom: 27 },
  ]);
});

test('a sign with a marker on its stroke is higher than one without', () => {
  const rowAt = (top: number, height: number, lab: Patch['lab']): Patch => ({
    extent: { left: 0, right: 30, top: top - height / 2, bottom: top + height / 2 },
    lab,
  });
  const nameAt = (top: number): TextPiece => {
    const extent = { left: 40, right: 80, top: top - 5, bottom: top + 5 };
    return { extent, glyphs: [{ box: extent, pixels: new Int32Array([0]) }], direction: 'level' };
  };
  const found = findLegend([rowAt(10, 10, BLUE), rowAt(30, 3, RED)], [nameAt(10), nameAt(30)], () => false);
  expect(found).toHaveLength(2);
});

test('a ring on a stroke is a sign on fine screens too, twice as large', () => {
  const [width, height] = [140, 60];
  const rgba = new Uint8Array(width * height * 4).fill(255);
  const ink = new Uint8Array(width * height);
  for (let pixel = 0; pixel < ink.length; pixel += 1) {
    const [x, y] = [(pixel % width) - 35, Math.floor(pixel / width) - 30];
    const distance = Math.hypot(x, y);
    const isDrawn = (distance <= 14 && distance >= 10) || (Math.abs(x) <= 25 && Math.abs(y) <= 1 && distance > 10);
    if (!isDrawn) continue;
    ink[pixel] = 1;
    rgba.set([64, 96, 200], 4 * pixel);
  }
  const raster = createRaster({ width, height, rgba });
  const extents = findPatches(ink, raster, findGround(raster)).map(({ extent }) => extent);
  expect(extents).toEqual([{ left: 10, right: 61, top: 16, bottom: 45 }]);
});

test('a box is a sign though it is four times as wide as high; a bar is wider yet', () => {
  const signsOf = (wide: number, high: number): number => {
    const [width, height] = [120, 40];
    const rgba = new Uint8Array(width * height * 4).fill(255);
    const ink = new Uint8Array(width * height);
    for (let y = 10; y < 10 + high; y += 1)
      for (let x = 10; x < 10 + wide; x += 1) {
        rgba.set([30, 60, 220], (y * width + x) * 4);
        ink[y * width + x] = 1;
      }
    const raster = createRaster({ width, height, rgba });
    return findPatches(ink, raster, findGround(raster)).length;
  };
  expect([signsOf(61, 15), signsOf(75, 15)]).toEqual([1, 0]);
});

test('a letter beside a sign of its own colour is no sign', () => {
  const [width, height] = [80, 30];
  const rgba = new Uint8Array(width * height * 4).fill(255);
  const ink = new Uint8Array(width * height);
  const fill = (left: number, isInked: (x: number, y: number) => boolean): void => {
    for (let y = 0; y < 12; y += 1)
      for (let x = 0; x < 13; x += 1) {
        if (!isInked(x, y)) continue;
        const pixel = (y + 8) * width + x + left;
        rgba.set([68, 114, 196], pixel * 4);
        ink[pixel] = 1;
      }
  };
  const isOfV = (x: number, y: number): boolean => Math.abs(Math.abs(x - 6) - (12 - y) / 2) <= 1;
  fill(10, () => true);
  fill(28, isOfV);
  const raster = createRaster({ width, height, rgba });
  expect(findPatches(ink, raster, findGround(raster)).map(({ extent }) => extent.left)).toEqual([10]);
});

test('a letter of small print that fills its box is no sign', () => {
  const [width, height] = [60, 30];
  const rgba = new Uint8Array(width * height * 4).fill(255);
  const ink = new Uint8Array(width * height);
  // A sign, and "al" in its colour.
  for (const [left, top, wide, high] of [
    [5, 5, 12, 12],
    [24, 9, 5, 6],
    [30, 6, 2, 9],
  ] as const)
    for (let y = top; y < top + high; y += 1)
      for (let x = left; x < left + wide; x += 1) {
        rgba.set([30, 60, 220], (y * width + x) * 4);
        ink[y * width + x] = 1;
      }
  const raster = createRaster({ width, height, rgba });
  expect(findPatches(ink, raster, findGround(raster)).map(({ extent }) => extent.left)).toEqual([5]);
});
