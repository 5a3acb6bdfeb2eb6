import { expect, test } from 'vitest';
import { findComponents } from './components.ts';
import { isFrame } from './is-frame.ts';

const [WIDTH, HEIGHT] = [100, 60];

/** Whether the largest of some boxes, of which it is the stroke, is a frame. */
function isFrameAround(inner: readonly (readonly [x: number, y: number])[], stroke = 1): boolean {
  const mask = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 10; y < 50; y += 1)
    for (let x = 10; x < 90; x += 1) if (Math.min(x - 10, 89 - x, y - 10, 49 - y) < stroke) mask[y * WIDTH + x] = 1;
  for (const [left, top] of inner)
    for (let y = top; y < top + 8; y += 1) mask.fill(1, y * WIDTH + left, y * WIDTH + left + 20);
  const components = findComponents(mask, WIDTH, HEIGHT);
  const largest = components.reduce((most, own) => (own.pixels.length > most.pixels.length ? own : most));
  return isFrame(largest, components, { width: WIDTH });
}

test('a stroke around the entries of a legend is a frame', () => {
  expect(
    isFrameAround([
      [16, 16],
      [16, 34],
    ]),
  ).toBe(true);
});

test('a stroke around nothing may be a letter, and a thick one is a mark', () => {
  expect(isFrameAround([])).toBe(false);
  expect(isFrameAround([[30, 26]], 12)).toBe(false);
});
