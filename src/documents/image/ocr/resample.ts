import type { Box, GreyImage } from '../pixels.ts';

/** Which pixels of a row or column make one of the new ones, and how much each of them counts. */
type Taps = { readonly first: number; readonly weights: readonly number[] };

/** From this scale on pixels are put between those that are there; below it several become one. */
const CURVE_SCALE = 0.75;

/**
 * A part of a picture, larger or smaller, in 32-bit floats row by row, the same unit as the picture's values. Smaller ones are
 * means of areas; larger ones follow the curves of Catmull and Rom 1974 through the pixels, which keeps small gaps between strokes
 * open, and may go beyond the values of the picture. Outside of the picture there is 0.
 */
export function resample(
  { width, height, values }: GreyImage,
  box: Box,
  scale: number,
  size: Pick<Box, 'width' | 'height'>,
): Float32Array {
  const [across, down] = [tapsOf(box.left, scale, size.width), tapsOf(box.top, scale, size.height)];
  const top = Math.min(...down.map(({ first }) => first));
  const bottom = Math.max(...down.map(({ first, weights }) => first + weights.length));
  const rows = new Float32Array((bottom - top) * size.width);
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1) {
    for (const [x, { first, weights }] of across.entries()) {
      let sum = 0;
      for (let tap = 0; tap < weights.length; tap += 1) {
        const at = first + tap;
        if (at >= 0 && at < width) sum += (weights[tap] ?? 0) * (values[y * width + at] ?? 0);
      }
      rows[(y - top) * size.width + x] = sum;
    }
  }
  const resampled = new Float32Array(size.width * size.height);
  for (const [y, { first, weights }] of down.entries()) {
    for (let tap = 0; tap < weights.length; tap += 1) {
      const [weight, from] = [weights[tap] ?? 0, (first - top + tap) * size.width];
      for (let x = 0; x < size.width; x += 1) {
        const at = y * size.width + x;
        resampled[at] = (resampled[at] ?? 0) + weight * (rows[from + x] ?? 0);
      }
    }
  }
  return resampled;
}

function tapsOf(start: number, scale: number, count: number): readonly Taps[] {
  return Array.from({ length: count }, (_, place) => {
    const at = start + (place + 0.5) / scale - 0.5;
    return scale >= CURVE_SCALE ? curveTaps(at) : meanTaps(at, 1 / scale);
  });
}

function curveTaps(at: number): Taps {
  const from = Math.floor(at);
  const t = at - from;
  const weights = [
    t * (-0.5 + t * (1 - 0.5 * t)),
    1 + t * t * (-2.5 + 1.5 * t),
    t * (0.5 + t * (2 - 1.5 * t)),
    t * t * (-0.5 + 0.5 * t),
  ];
  return { first: from - 1, weights };
}

function meanTaps(at: number, size: number): Taps {
  const [from, to] = [Math.round(at - size / 2 + 0.5), Math.round(at + size / 2 + 0.5)];
  const count = Math.max(1, to - from);
  return { first: from, weights: new Array<number>(count).fill(1 / count) };
}
