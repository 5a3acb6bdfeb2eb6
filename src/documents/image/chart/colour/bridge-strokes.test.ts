import { expect, test } from 'vitest';
import type { Painting } from './assign-colours.ts';
import { bridgeStrokes } from './bridge-strokes.ts';
import type { MarkColour } from './find-palette.ts';

const PALETTE: readonly MarkColour[] = [true, false].map((isSolid) => ({ lab: [50, 0, 0], weight: 100, isSolid }));

/** One column: `#` is a bar, `-` a stroke, a point nothing. */
const column = (signs: string): Painting => ({
  width: 1,
  height: signs.length,
  left: 0,
  top: 0,
  colours: Uint8Array.from(signs, (sign) => ['.', '#', '-'].indexOf(sign)),
  coverage: Float32Array.from(signs, (sign) => Number(sign !== '.')),
});
const bridge = (signs: string, strokes = signs): string =>
  [...bridgeStrokes(column(signs), column(strokes), PALETTE).colours].map((colour) => '.#-'[colour]).join('');

test('a bar goes on below a stroke that crosses it, though a rest of it is left within the stroke', () => {
  expect(bridge('####.--####')).toBe('###########');
  expect(bridge('####.#.####', '####.-.####')).toBe('###########');
});

test('without a stroke between them two bars stay two', () => {
  expect(bridge('####..####')).toBe('####..####');
  expect(bridge('####.#.####')).toBe('####.#.####');
});

test('a bar goes on beside the blurred end of a stroke', () => {
  const [own, beside] = ['####.####', '####-####'].map((signs) => column(signs));
  const rows = Array.from({ length: 9 }, (_, row) => row);
  const pair = (one: Painting | undefined, other: Painting | undefined): Painting => ({
    ...column('.'.repeat(18)),
    width: 2,
    height: 9,
    colours: Uint8Array.from(rows.flatMap((row) => [one?.colours[row] ?? 0, other?.colours[row] ?? 0])),
  });
  const bridged = bridgeStrokes(pair(own, beside), pair(own, beside), PALETTE);
  expect([...bridged.colours]).toEqual(rows.flatMap(() => [1, 1]));
});
