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
