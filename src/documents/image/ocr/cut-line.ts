import type { Box, GreyImage } from '../pixels.ts';

/** A line cut out for the recogniser, and the way back. */
export type CutLine = {
  /** Dark on white. */
  readonly image: GreyImage;
  /** From a box in it to one in the picture. */
  readonly toPicture: (box: Box) => Box;
};

const MARGIN = 12;
/** The edges of letters are paler than their middles, and lie outside of boxes around these. */
const EDGE = 1;
const MOST_PIXELS = 4_000_000;
const FULL_CONTRAST_SHARE = 0.995;

/**
 * Cuts a box out of a map of ink, as dark text on white in full contrast, larger or smaller so that letters of `letterHeight` become
 * `targetHeight` high, with white around. Smaller ones are means of areas, larger ones follow curves through the pixels.
 */
export function cutLine(strength: GreyImage, inner: Box, letterHeight: number, targetHeight: number): CutLine {
  const [left, top] = [Math.floor(inner.left) - EDGE, Math.floor(inner.top) - EDGE];
  const box = { left, top, width: Math.ceil(inner.width) + 2 * EDGE, height: Math.ceil(inner.height) + 2 * EDGE };
  const wished = targetHeight / Math.max(1, letterHeight);
  const scale = Math.min(wished, Math.sqrt(MOST_PIXELS / Math.max(1, box.width * box.height)));
  const [width, height] = [Math.ceil(box.width * scale) + 2 * MARGIN, Math.ceil(box.height * scale) + 2 * MARGIN];
  const values = new Uint8Array(width * height).fill(255);
  const full = findFullContrast(strength, box);
  const sample =
    scale >= 0.75 ? sampleCubic : (x: number, y: number, image: GreyImage) => meanAround(image, x, y, 1 / scale);
  for (let y = MARGIN; y < height - MARGIN; y += 1) {
    for (let x = MARGIN; x < width - MARGIN; x += 1) {
      const [atX, atY] = [box.left + (x - MARGIN + 0.5) / scale - 0.5, box.top + (y - MARGIN + 0.5) / scale - 0.5];
      values[y * width + x] = 255 - Math.max(0, Math.min(255, (sample(atX, atY, strength) * 255) / full));
    }
  }
  const toPicture = (found: Box): Box => ({
    left: box.left + (found.left - MARGIN) / scale,
    top: box.top + (found.top - MARGIN) / scale,
    width: found.width / scale,
    height: found.height / scale,
  });
  return { image: { width, height, values }, toPicture };
}

function pixelAt({ width, height, values }: GreyImage, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? 0 : (values[y * width + x] ?? 0);
}

/** Catmull and Rom 1974: a smooth curve through the pixels, which keeps small gaps between strokes open. */
function sampleCubic(x: number, y: number, image: GreyImage): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const across = (row: number): number =>
    cubic(
      [-1, 0, 1, 2].map((by) => pixelAt(image, left + by, row)),
      x - left,
    );
  return cubic(
    [-1, 0, 1, 2].map((by) => across(top + by)),
    y - top,
  );
}

function cubic([before = 0, from = 0, to = 0, after = 0]: readonly number[], at: number): number {
  const bend = 2 * before - 5 * from + 4 * to - after + at * (3 * (from - to) + after - before);
  return from + 0.5 * at * (to - before + at * bend);
}

/** The mean over the square of `size` pixels around (x, y). */
function meanAround(image: GreyImage, x: number, y: number, size: number): number {
  const [left, right] = [Math.round(x - size / 2 + 0.5), Math.round(x + size / 2 + 0.5)];
  const [top, bottom] = [Math.round(y - size / 2 + 0.5), Math.round(y + size / 2 + 0.5)];
  let sum = 0;
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) sum += pixelAt(image, column, row);
  return sum / Math.max(1, (right - left) * (bottom - top));
}

/** The strength of the strongest ink of a box, specks left out. */
function findFullContrast(strength: GreyImage, box: Box): number {
  const counts = new Uint32Array(256);
  for (let y = box.top; y < box.top + box.height; y += 1) {
    for (let x = box.left; x < box.left + box.width; x += 1) {
      const value = pixelAt(strength, x, y);
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  let seen = 0;
  for (let value = 0; value < 256; value += 1) {
    seen += counts[value] ?? 0;
    if (seen >= box.width * box.height * FULL_CONTRAST_SHARE) return Math.max(24, value);
  }
  return 255;
}
