import { expect, test } from 'vitest';
import type { Painting } from '../colour/assign-colours.ts';
import { findPie } from './find-pie.ts';

const SIZE = 200;
const RADIUS = 50;

const LABEL = 3;

/** A pie of two halves with a label printed on the first of them, and a stroke that leads from it to another label. */
function paint(isLabel: (x: number, y: number) => boolean = () => false): Painting {
  const colours = new Uint8Array(SIZE * SIZE);
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) {
      const isWithin = Math.hypot(x + 0.5 - 100, y + 0.5 - 100) <= RADIUS;
      const isLeader = x >= 100 + RADIUS - 2 && x < 180 && (y === 100 || y === 101);
      if (isWithin || isLeader) colours[y * SIZE + x] = isLabel(x, y) ? LABEL : x >= 100 ? 1 : 2;
    }
  return { width: SIZE, height: SIZE, left: 0, top: 0, colours, coverage: new Float32Array(SIZE * SIZE).fill(1) };
}

test('a stroke that leads from a slice to its label is no part of the circle', () => {
  const pie = findPie(paint(), new Set([1, 2]));
  expect(pie?.radius).toBeCloseTo(RADIUS, 0);
  expect(pie?.slices.map(({ colour }) => colour)).toEqual([1, 2]);
});

test('what is printed on a slice does not part it', () => {
  const isLabel = (x: number, y: number): boolean => x >= 130 && x < 142 && y >= 94 && y < 106;
  for (const solid of [new Set([1, 2]), new Set([1, 2, LABEL])]) {
    const pie = findPie(paint(isLabel), solid);
    expect(pie?.slices.map(({ colour }) => colour)).toEqual([1, 2]);
    expect(pie?.slices.map(({ from, to }) => to - from)).toEqual([expect.closeTo(0.5, 2), expect.closeTo(0.5, 2)]);
  }
});
