import type { Box, GreyImage } from '../pixels.ts';
import { resample } from './resample.ts';

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
  const inside = { width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  const cut = resample(strength, box, scale, inside);
  for (let y = 0; y < inside.height; y += 1) {
    for (let x = 0; x < inside.width; x += 1) {
      const ink = Math.max(0, Math.min(255, ((cut[y * inside.width + x] ?? 0) * 255) / full));
      values[(y + MARGIN) * width + x + MARGIN] = 255 - ink;
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
