import { expect, it } from 'vitest';
import type { Pixels } from '../pixels.ts';
import { layOutPicture } from './read-words.ts';

const [SIZE, GREY, BLACK] = [1400, 238, 0];

/** A large white picture with small letters, some of them in a grey cell that leaves little free around them. */
function drawSmallLetters(cell: { left: number; top: number; width: number; height: number }): Pixels {
  const rgba = new Uint8Array(SIZE * SIZE * 4).fill(255);
  const fill = (left: number, top: number, width: number, height: number, value: number): void => {
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1) rgba.fill(value, (y * SIZE + x) * 4, (y * SIZE + x) * 4 + 3);
  };
  fill(cell.left, cell.top, cell.width, cell.height, GREY);
  for (let row = 0; row < 10; row += 1)
    for (let letter = 0; letter < 10; letter += 1)
      fill(cell.left + 10 + 7 * letter, cell.top + 8 + 60 * row, 3, 10, BLACK);
  return { width: SIZE, height: SIZE, rgba };
}

it('takes the ground of a small cell in a large picture for no ink', () => {
  const cell = { left: 300, top: 200, width: 88, height: 26 };
  const { strength } = layOutPicture(drawSmallLetters(cell)).ink;
  const at = (x: number, y: number): number => strength.values[(cell.top + y) * SIZE + cell.left + x] ?? 0;
  expect([at(3, 3), at(8, 13), at(84, 22)]).toEqual([0, 0, 0]);
  expect(at(11, 13)).toBeGreaterThan(200);
});
