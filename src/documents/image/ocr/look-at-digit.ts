import type { Box, GreyImage } from '../pixels.ts';
import { type GlyphLook, lookAtGlyph } from './glyph-atlas.ts';

/** What is fainter than that share of full ink is a blurred edge, and no part of a sign. */
const FAINT = 0.12;

/**
 * How a sign within a box looks, its edges found to parts of a pixel: a row that is half covered counts as half a row. `values`
 * are ink, 255 is full. `undefined` where nothing is inked.
 */
export function lookAtDigit(image: GreyImage, box: Box): GlyphLook | undefined {
  const [columns, rows] = [new Float64Array(box.width), new Float64Array(box.height)];
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const strength = (image.values[(box.top + y) * image.width + box.left + x] ?? 0) / 255;
      columns[x] = Math.max(columns[x] ?? 0, strength);
      rows[y] = Math.max(rows[y] ?? 0, strength);
    }
  }
  const [left, width] = inkedStretch(columns);
  const [top, height] = inkedStretch(rows);
  if (width <= 0 || height <= 0) return undefined;
  return lookAtGlyph(image, { left: box.left + left, top: box.top + top, width, height });
}

/** Where ink begins along a row of strengths, and how long it goes on, in parts of a pixel. */
function inkedStretch(strengths: Float64Array): readonly [number, number] {
  const most = strengths.reduce((highest, strength) => Math.max(highest, strength), 0);
  const shares = strengths.map((strength) => Math.min(1, strength / Math.max(most, 1e-6)));
  const first = shares.findIndex((share) => share >= FAINT);
  const last = shares.findLastIndex((share) => share >= FAINT);
  if (first < 0) return [0, 0];
  const start = first + 1 - (shares[first] ?? 1);
  const end = last + (shares[last] ?? 1);
  return [start, Math.max(0.5, end - start)];
}
