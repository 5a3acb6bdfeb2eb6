import { expect, test } from 'vitest';
import type { Painting } from './assign-colours.ts';
import { fillRings } from './fill-rings.ts';

const paint = (...rows: readonly string[]): Painting => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  left: 0,
  top: 0,
  colours: Uint8Array.from(rows.join(''), (sign) => '.ab'.indexOf(sign)),
  coverage: Float32Array.from(rows.join(''), (sign) => Number(sign !== '.')),
});
const drawn = ({ colours, width }: Painting): readonly string[] =>
  Array.from({ length: colours.length / width }, (_, row) =>
    [...colours.subarray(row * width, (row + 1) * width)].map((colour) => '.ab'[colour]).join(''),
  );

const RING = ['..........', '...aaaa...', '...a..a...', 'aaaa..aaaa', '...aaaa...', '..........'];

test('the hole of a hollow marker is filled with the colour of its line', () => {
  expect(drawn(fillRings(paint(...RING), 1))).toEqual(RING.map((row) => row.replace('a..a', 'aaaa')));
});

test('ground that another colour closes in, or that is far longer than high, is no such hole', () => {
  expect(drawn(fillRings(paint(...RING), 2))).toEqual(RING);
  const slit = ['aaaaaaaaaaaa', 'a..........a', 'a..........a', 'aaaaaaaaaaaa'];
  expect(drawn(fillRings(paint(...slit), 1))).toEqual(slit);
});
