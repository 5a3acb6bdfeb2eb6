import { expect, test } from 'vitest';
import { halvePicture } from './halve-picture.ts';

test('each pixel of half a picture is the mean of four, a last odd row or column left out', () => {
  const row = (...greys: readonly number[]): readonly number[] => greys.flatMap((grey) => [grey, grey, grey, 255]);
  const rgba = Uint8Array.from([row(0, 40, 200), row(80, 120, 200), row(9, 9, 9)].flat());
  expect(halvePicture({ width: 3, height: 3, rgba })).toEqual({
    width: 1,
    height: 1,
    rgba: Uint8Array.from([60, 60, 60, 255]),
  });
});
