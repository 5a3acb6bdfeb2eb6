import { expect, test } from 'vitest';
import { transposePainting } from '../colour/assign-colours.ts';
import { findLollipops } from './find-lollipops.ts';
import { paint } from './painted.ts';

const HEADS = [
  [20, 30],
  [50, 62],
  [80, 15],
] as const;
const isHead = (x: number, y: number): boolean =>
  HEADS.some(([atX, atY]) => Math.hypot(x + 0.5 - atX, y + 0.5 - atY) <= 5);
const isStick = (x: number, y: number): boolean =>
  HEADS.some(([atX, atY]) => (x === atX || x === atX - 1) && y >= atY && y < 95);
const lollipops = paint(100, 100, (x, y) => ({ colour: 1, cover: isHead(x, y) || isStick(x, y) ? 1 : 0 }));
const BOTH = { mayStand: true, mayLie: true };

test('heads on sticks that stand on one level are found at their middles', () => {
  const found = findLollipops(lollipops, 1, BOTH) ?? [];
  expect(found.map(({ x, y }) => [Math.round(x), Math.round(y)]).sort()).toEqual(HEADS.map((head) => [...head]).sort());
  expect(found.every(({ stick }) => stick !== undefined && Math.abs(stick.bottom - 95) <= 1)).toBe(true);
});

test('those that lie are turned', () => {
  const found = findLollipops(transposePainting(lollipops), 1, { mayStand: false, mayLie: true }) ?? [];
  expect(found.map(({ x, y }) => [Math.round(y), Math.round(x)]).sort()).toEqual(HEADS.map((head) => [...head]).sort());
});

test('whiskers on both sides of a dot make no lollipop, nor do columns or dots alone', () => {
  const crossed = paint(100, 100, (x, y) => {
    const isWhisker = HEADS.some(([atX, atY]) => (x === atX || x === atX - 1) && Math.abs(y - atY) < 12);
    return { colour: 1, cover: isHead(x, y) || isWhisker ? 1 : 0 };
  });
  expect(findLollipops(crossed, 1, BOTH)).toBeUndefined();
  const columns = paint(100, 100, (x, y) => ({ colour: 1, cover: x % 30 < 18 && y > 30 + x / 3 ? 1 : 0 }));
  expect(findLollipops(columns, 1, BOTH)).toBeUndefined();
  expect(
    findLollipops(
      paint(100, 100, (x, y) => ({ colour: 1, cover: isHead(x, y) ? 1 : 0 })),
      1,
      BOTH,
    ),
  ).toBeUndefined();
});
