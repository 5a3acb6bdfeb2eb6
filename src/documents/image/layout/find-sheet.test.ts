import { describe, expect, it } from 'vitest';
import type { Pixels } from '../pixels.ts';
import { findSheet, type Point, type Sheet } from './find-sheet.ts';
import { flattenSheet } from './flatten-sheet.ts';

const [WIDTH, HEIGHT] = [700, 500];
const [DESK, PAPER, LETTER] = [70, 220, 30];

/** A picture whose pixels have the grey that `greyAt` gives, with the noise of a camera where there is any. */
function draw(greyAt: (x: number, y: number) => number, noise = 8): Pixels {
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  let seed = 7;
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    const grey = greyAt(at % WIDTH, Math.floor(at / WIDTH)) + ((seed >> 16) % (2 * noise + 1)) - noise;
    rgba.fill(Math.max(0, Math.min(255, grey)), at * 4, at * 4 + 3);
  }
  return { width: WIDTH, height: HEIGHT, rgba };
}

const SHEET: Sheet = [
  { x: 120, y: 60 },
  { x: 610, y: 90 },
  { x: 570, y: 440 },
  { x: 90, y: 420 },
];

function isWithin([a, b, c, d]: Sheet, x: number, y: number): boolean {
  const sides: readonly (readonly [Point, Point])[] = [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ];
  return sides.every(([from, to]) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0);
}

const onDesk = (x: number, y: number): number => (isWithin(SHEET, x, y) ? PAPER : DESK);

describe('a sheet in a photograph', () => {
  it('is found by its corners, whatever is written on it', () => {
    const isWritten = (x: number, y: number): boolean => x > 200 && x < 480 && y > 150 && y < 350 && y % 40 < 8;
    const sheet = findSheet(draw((x, y) => (isWritten(x, y) ? LETTER : onDesk(x, y))));
    for (const [i, { x, y }] of SHEET.entries()) {
      expect(Math.abs((sheet?.[i]?.x ?? 0) - x)).toBeLessThan(3);
      expect(Math.abs((sheet?.[i]?.y ?? 0) - y)).toBeLessThan(3);
    }
  });

  it('is none where it reaches over the edge, is round, or differs little from what it lies on', () => {
    expect(findSheet(draw((x, y) => onDesk(x + 120, y)))).toBeUndefined();
    expect(findSheet(draw((x, y) => (Math.hypot(x - 350, y - 250) < 200 ? PAPER : DESK)))).toBeUndefined();
    expect(findSheet(draw((x, y) => (isWithin(SHEET, x, y) ? DESK + 30 : DESK)))).toBeUndefined();
  });

  it('is no upright card of a page that a program drew', () => {
    const card = (x: number, y: number): number => (x > 100 && x < 600 && y > 80 && y < 420 ? PAPER : DESK);
    expect(findSheet(draw(card, 0))).toBeUndefined();
    expect(findSheet(draw(card))).toBeDefined();
  });
});

describe('a sheet made rectangular', () => {
  it('shows what it showed, and knows where that was', () => {
    const [a, b, c, d] = SHEET;
    const middle = { x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 };
    const isMark = (x: number, y: number): boolean => Math.hypot(x - middle.x, y - middle.y) < 12;
    const { pixels, toPhotograph } = flattenSheet(
      draw((x, y) => (isMark(x, y) ? LETTER : onDesk(x, y)), 0),
      SHEET,
    );
    const dark: Point[] = [];
    for (let at = 0; at < pixels.width * pixels.height; at += 1) {
      if ((pixels.rgba[at * 4] ?? 0) < 100) dark.push({ x: at % pixels.width, y: Math.floor(at / pixels.width) });
    }
    const [left, top] = [Math.min(...dark.map(({ x }) => x)), Math.min(...dark.map(({ y }) => y))];
    const [right, bottom] = [Math.max(...dark.map(({ x }) => x)), Math.max(...dark.map(({ y }) => y))];
    const box = toPhotograph({ left, top, width: right - left, height: bottom - top });
    expect(Math.abs(box.left + box.width / 2 - middle.x)).toBeLessThan(4);
    expect(Math.abs(box.top + box.height / 2 - middle.y)).toBeLessThan(4);
    expect(box.width).toBeGreaterThan(20);
    expect(box.width).toBeLessThan(40);
  });
});
