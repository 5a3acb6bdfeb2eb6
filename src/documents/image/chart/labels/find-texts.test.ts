import { expect, test } from 'vitest';
import type { Extent } from '../raster/raster.ts';
import { findTexts } from './find-texts.ts';

/** The lines of text that filled boxes make, as direction and box. */
function textsOf(boxes: readonly Extent[]): readonly string[] {
  const [width, height] = [120, 80];
  const mask = new Uint8Array(width * height);
  for (const { left, top, right, bottom } of boxes)
    for (let y = top; y < bottom; y += 1) mask.fill(1, y * width + left, y * width + right);
  return findTexts(mask, width, height, 44).map(
    ({ direction, extent }) => `${direction} ${extent.left},${extent.top},${extent.right},${extent.bottom}`,
  );
}

const box = (left: number, top: number, width: number, height: number): Extent => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
/** Four letters that run upwards from `top`, one over the other. */
const standing = (left: number, top: number): readonly Extent[] =>
  [0, 7, 13, 20].map((down) => box(left, top + down, 9, 5));

test('a title whose letters touch is no part of the label that stands right above it', () => {
  expect(textsOf([...standing(20, 10), ...standing(50, 10), ...standing(80, 10), box(30, 41, 54, 11)])).toEqual([
    'upwards 20,10,29,35',
    'upwards 50,10,59,35',
    'upwards 80,10,89,35',
    'level 30,41,84,52',
  ]);
});

test('a comma belongs to its number, and not to a letter below it', () => {
  const number = [box(20, 10, 5, 8), box(26, 16, 2, 4), box(29, 10, 6, 8), box(36, 10, 6, 8)];
  const title = [box(20, 23, 11, 12), box(33, 26, 8, 9)];
  expect(textsOf([...number, ...title])).toEqual(['level 20,10,42,20', 'level 20,23,41,35']);
});

test('a pattern of thousands of dots holds no text', () => {
  const [side, step] = [640, 8];
  const mask = new Uint8Array(side * side);
  for (let y = 0; y < side; y += step)
    for (let x = 0; x < side; x += step) for (const at of [0, 1, side, side + 1]) mask[y * side + x + at] = 1;
  expect(findTexts(mask, side, side, 44)).toEqual([]);
});

test('the dot of an i is twice as wide as its stem, and on fine screens the stem is as wide as letters elsewhere', () => {
  const word = (stem: number, dot: number, size: number) => [
    box(10, 60 - size, size, size),
    box(14 + size, 60 - size, stem, size),
    box(14 + size - (dot - stem) / 2, 59 - size - dot, dot, dot),
    box(18 + size + stem, 60 - size, size, size),
  ];
  expect(textsOf(word(2, 4, 12))).toEqual(['level 10,43,44,60']);
  expect(textsOf(word(6, 8, 24))).toEqual(['level 10,27,72,60']);
});

test('the stem of an i on end is no accent of the letters beside it', () => {
  // "er", "i" and "es" from below, as they stand beside an upright axis.
  const name = [box(20, 40, 8, 6), box(20, 33, 8, 6), box(20, 30, 8, 2), box(17, 30, 2, 2), box(20, 16, 8, 13)];
  expect(textsOf(name)).toEqual(['upwards 17,16,28,46']);
});

test('a letter on end is no accent of those beside it that touch each other', () => {
  // "Ch", "e", "r", "r", "i" and "es" from below, as small print stands below a level axis.
  const touching = [box(22, 24, 5, 2), box(22, 26, 1, 8), box(22, 34, 5, 2)];
  const name = [box(20, 60, 7, 6), box(20, 48, 7, 10), box(22, 44, 5, 3), box(22, 39, 5, 3), box(20, 37, 7, 1)];
  expect(textsOf([...name, ...touching])).toEqual(['upwards 20,24,27,66']);
});

test('two letters on end that touch bear no accent either', () => {
  // "Mo" and "n", and "Th" and "u", from below.
  const name = (left: number) => [
    box(left, 24, 8, 1),
    box(left, 25, 2, 12),
    box(left + 6, 25, 2, 12),
    box(left, 37, 8, 1),
    box(left + 2, 18, 6, 5),
  ];
  expect(textsOf([...name(20), ...name(40)])).toEqual(['upwards 20,18,28,38', 'upwards 40,18,48,38']);
});

test('a dash between digits on end belongs to them', () => {
  // "1 - 2" and "2 - 3" from below, as bins are named below a level axis.
  const range = (left: number) => [box(left, 18, 8, 5), box(left + 5, 27, 1, 5), box(left, 36, 8, 5)];
  expect(textsOf([...range(20), ...range(40)])).toEqual(['upwards 20,18,28,41', 'upwards 40,18,48,41']);
});
