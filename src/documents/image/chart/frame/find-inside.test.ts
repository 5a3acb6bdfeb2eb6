import { expect, test } from 'vitest';
import type { Extent } from '../raster/raster.ts';
import { findInside } from './find-inside.ts';

const [WIDTH, HEIGHT] = [240, 180];
type Painted = Extent & { readonly grey: number };

/** A picture of grey boxes, each over those before it. */
function pictureOf(...boxes: readonly Painted[]) {
  const rgba = new Uint8Array(4 * WIDTH * HEIGHT).fill(255);
  for (const { left, top, right, bottom, grey } of boxes)
    for (let y = top; y < bottom; y += 1) rgba.fill(grey, 4 * (y * WIDTH + left), 4 * (y * WIDTH + right));
  return { width: WIDTH, height: HEIGHT, rgba };
}

const box = (inset: number, grey: number): Painted => ({
  left: inset,
  top: inset,
  right: WIDTH - inset,
  bottom: HEIGHT - inset,
  grey,
});
const text: Painted = { left: 60, top: 40, right: 90, bottom: 48, grey: 60 };

test('a line around the whole picture encloses what is drawn', () => {
  const inside = { left: 1, top: 1, right: WIDTH - 1, bottom: HEIGHT - 1 };
  expect(findInside(pictureOf(box(0, 217), box(1, 255), text))).toEqual(inside);
  expect(findInside(pictureOf(box(0, 217), box(1, 38), text))).toEqual(inside);
});

test('a card with a border on a page encloses what is drawn', () => {
  const { grey: _, ...inside } = box(12, 255);
  expect(findInside(pictureOf(box(0, 240), box(10, 200), box(12, 255), text))).toEqual(inside);
});

test('tiles beside each other enclose nothing together', () => {
  const gap: Painted = { left: 116, top: 0, right: 124, bottom: HEIGHT, grey: 240 };
  expect(findInside(pictureOf(box(0, 240), box(12, 255), gap, text))).toBeUndefined();
});

test('nothing is enclosed where something stands outside, or where no line runs around', () => {
  const outside: Painted = { left: 4, top: 80, right: 9, bottom: 88, grey: 60 };
  expect(findInside(pictureOf(box(0, 255), box(20, 90), box(21, 255), outside, text))).toBeUndefined();
  expect(
    findInside(pictureOf(box(0, 255), text, { ...text, left: 20, top: 150, right: 220, bottom: 151 })),
  ).toBeUndefined();
  expect(findInside(pictureOf(box(0, 255)))).toBeUndefined();
});
