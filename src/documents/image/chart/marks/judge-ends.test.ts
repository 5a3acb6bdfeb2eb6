import { expect, test } from 'vitest';
import { findBesideUnread, hasWhiskers } from './judge-ends.ts';
import type { BarMark } from './series.ts';

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const SIZE = 80;
function sightOf(boxes: readonly Box[]) {
  const ink = new Uint8Array(SIZE * SIZE);
  for (const { left, right, top, bottom } of boxes)
    for (let y = top; y < bottom; y += 1) ink.fill(1, y * SIZE + left, y * SIZE + right);
  return { ink, raster: { width: SIZE, height: SIZE }, isUpright: true };
}
const BAR: BarMark = { colour: 1, from: 20, to: 40, near: 30, far: 50 };
const own = { left: 20, right: 40, top: 30, bottom: 50 };
const below = { left: 20, right: 40, top: 50, bottom: 70 };

test('a bar that stands on ink which is no bar', () => {
  expect(findBesideUnread([BAR], sightOf([own, below])).has(BAR)).toBe(true);
  expect(findBesideUnread([BAR], sightOf([own])).size).toBe(0);
});

test('what is a bar itself was read', () => {
  const other: BarMark = { ...BAR, colour: 2, near: 50, far: 70 };
  expect(findBesideUnread([BAR, other], sightOf([own, below])).size).toBe(0);
});

test('thin strokes from both ends are whiskers, one from an end or beside the middle is none', () => {
  const up = { left: 29, right: 31, top: 10, bottom: 30 };
  const down = { left: 29, right: 31, top: 50, bottom: 70 };
  expect(hasWhiskers(BAR, sightOf([own, up, down]), [BAR])).toBe(true);
  expect(hasWhiskers(BAR, sightOf([own, up]), [BAR])).toBe(false);
  const aside = { left: 22, right: 24, top: 50, bottom: 70 };
  expect(hasWhiskers(BAR, sightOf([own, up, aside]), [BAR])).toBe(false);
});
