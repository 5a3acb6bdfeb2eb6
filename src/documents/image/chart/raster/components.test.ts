import { expect, test } from 'vitest';
import { findComponents } from './components.ts';

const maskOf = (rows: readonly string[]): Uint8Array => Uint8Array.from(rows.join(''), (sign) => Number(sign === '#'));

test('what touches, corners included, hangs together, and the end of a row does not touch the beginning of the next', () => {
  const rows = ['#...#', '.#...', '#...#', '.....', '###.#'];
  const found = findComponents(maskOf(rows), 5, 5);
  expect(found.map(({ pixels }) => [...pixels])).toEqual([[0, 6, 10], [4], [14], [20, 21, 22], [24]]);
  expect(found[0]?.box).toEqual({ left: 0, top: 0, right: 2, bottom: 3 });
});

test('arms that meet further down are one component, in the place of its first pixel', () => {
  const found = findComponents(maskOf(['#.#.#', '#.#.#', '#.###', '###..']), 5, 4);
  expect(found).toHaveLength(1);
  expect(found[0]?.pixels).toHaveLength(13);
});
