import { sampleBetween } from '../layout/median-ground.ts';
import type { Box, GreyImage } from '../pixels.ts';

/** A line cut out for the recogniser, and the way back. */
export type CutLine = {
  /** Dark on white. */
  readonly image: GreyImage;
  /** From a box in it to one in the picture. */
  readonly toPicture: (box: Box) => Box;
};

const MARGIN = 12;
const MOST_PIXELS = 4_000_000;
const FULL_CONTRAST_SHARE = 0.97;

/**
 * Cuts a box out of a map of ink, as dark text on white in full contrast, larger or smaller so that letters of `letterHeight` become
 * `targetHeight` high, with white around. Smaller ones are means of areas, larger ones between the pixels.
 */
export function cutLine(strength: GreyImage, box: Box, letterHeight: number, targetHeight: number): CutLine {
  const wished = targetHeight / Math.max(1, letterHeight);
  const scale = Math.min(wished, Math.sqrt(MOST_PIXELS / Math.max(1, box.width * box.height)));
  const [width, height] = [Math.ceil(box.width * scale) + 2 * MARGIN, Math.ceil(box.height * scale) + 2 * MARGIN];
  const values = new Uint8Array(width * height).fill(255);
  const full = findFullContrast(strength, box);
  const samples = Math.max(1, Math.ceil(1 / scale));
  for (let y = MARGIN; y < height - MARGIN; y += 1) {
    for (let x = MARGIN; x < width - MARGIN; x += 1) {
      const [inBoxX, inBoxY] = [(x - MARGIN) / scale, (y - MARGIN) / scale];
      const value = meanAround(strength, box.left + inBoxX, box.top + inBoxY, { samples, size: 1 / scale });
      values[y * width + x] = 255 - Math.min(255, (value * 255) / full);
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

/** The mean over the square of `size` pixels whose top left corner is (x, y). */
function meanAround(image: GreyImage, x: number, y: number, area: { samples: number; size: number }): number {
  if (area.samples === 1) return sampleBetween(image, x + area.size / 2 - 0.5, y + area.size / 2 - 0.5);
  let sum = 0;
  for (let row = 0; row < area.samples; row += 1) {
    for (let column = 0; column < area.samples; column += 1) {
      const [atX, atY] = [x + (column / area.samples) * area.size, y + (row / area.samples) * area.size];
      sum += sampleBetween(image, atX, atY);
    }
  }
  return sum / area.samples ** 2;
}

/** The strength of the strongest ink of a box, specks left out. */
function findFullContrast({ width, values }: GreyImage, box: Box): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = box.top; y < box.top + box.height; y += 1) {
    for (let x = box.left; x < box.left + box.width; x += 1) {
      const value = values[y * width + x] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
      total += 1;
    }
  }
  let seen = 0;
  for (let value = 0; value < 256; value += 1) {
    seen += counts[value] ?? 0;
    if (seen >= total * FULL_CONTRAST_SHARE) return Math.max(24, value);
  }
  return 255;
}
