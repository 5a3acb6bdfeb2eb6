import type { GreyImage } from '../pixels.ts';

const LEVELS = 64;
const LEVEL_WIDTH = 4;

/**
 * The grey of the ground below each pixel of a photograph: the median of the `2 * reachX + 1` by `2 * reachY + 1` pixels
 * around it. A median keeps edges of shades where they are, and letters fill less than half of such a window.
 * Works on a smaller copy of large pictures: grounds are smooth.
 */
export function findMedianGround(grey: GreyImage, reachX: number, reachY: number): GreyImage {
  const { width, height } = grey;
  const step = Math.max(1, Math.round(Math.sqrt((width * height) / 600_000)));
  const small = shrink(grey, step);
  const ground = slideMedian(small, Math.max(4, Math.round(reachX / step)), Math.max(2, Math.round(reachY / step)));
  return enlarge(ground, step, width, height);
}

/** Every `step`th pixel of every `step`th row. A mean would mix the letters into the ground. */
function shrink({ width, height, values }: GreyImage, step: number): GreyImage {
  const [newWidth, newHeight] = [Math.ceil(width / step), Math.ceil(height / step)];
  const small = new Uint8Array(newWidth * newHeight);
  for (let at = 0; at < small.length; at += 1) {
    const y = Math.floor(at / newWidth);
    small[at] = values[y * step * width + (at - y * newWidth) * step] ?? 0;
  }
  return { width: newWidth, height: newHeight, values: small };
}

/** Between the four pixels around, in proportion to nearness. */
function enlarge(small: GreyImage, step: number, width: number, height: number): GreyImage {
  const values = new Uint8Array(width * height);
  for (let at = 0; at < values.length; at += 1) {
    const y = Math.floor(at / width);
    values[at] = sampleBetween(small, (at - y * width) / step, y / step) + 0.5;
  }
  return { width, height, values };
}

/** The value between pixels at (x, y), that of the border outside. */
export function sampleBetween({ width, height, values }: GreyImage, x: number, y: number): number {
  const [left, top] = [
    Math.min(width - 1, Math.max(0, Math.floor(x))),
    Math.min(height - 1, Math.max(0, Math.floor(y))),
  ];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [across, down] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const above = (values[top * width + left] ?? 0) * (1 - across) + (values[top * width + right] ?? 0) * across;
  const below = (values[bottom * width + left] ?? 0) * (1 - across) + (values[bottom * width + right] ?? 0) * across;
  return above * (1 - down) + below * down;
}

/** Huang's sliding histogram. */
function slideMedian({ width, height, values }: GreyImage, reachX: number, reachY: number): GreyImage {
  const medians = new Uint8Array(width * height);
  const counts = new Int32Array(LEVELS);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reachY), Math.min(height - 1, y + reachY)];
    const addColumn = (x: number, by: number): void => {
      for (let row = top; row <= bottom; row += 1) {
        const level = (values[row * width + x] ?? 0) >> 2;
        counts[level] = (counts[level] ?? 0) + by;
      }
    };
    counts.fill(0);
    for (let x = 0; x < Math.min(reachX, width); x += 1) addColumn(x, 1);
    for (let x = 0; x < width; x += 1) {
      if (x + reachX < width) addColumn(x + reachX, 1);
      if (x - reachX - 1 >= 0) addColumn(x - reachX - 1, -1);
      const columns = Math.min(width - 1, x + reachX) - Math.max(0, x - reachX) + 1;
      medians[y * width + x] = medianOf(counts, (columns * (bottom - top + 1)) / 2);
    }
  }
  return { width, height, values: medians };
}

function medianOf(counts: Int32Array, half: number): number {
  let seen = 0;
  for (let level = 0; level < LEVELS; level += 1) {
    seen += counts[level] ?? 0;
    if (seen >= half) return level * LEVEL_WIDTH + LEVEL_WIDTH / 2;
  }
  return 255;
}
