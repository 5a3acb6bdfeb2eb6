import type { TextPiece } from '../labels/find-texts.ts';
import { heightOf, widthOf } from '../raster/raster.ts';

/** Digits that touch make one shape too, but so many times as wide as high; an I on its side is no higher than a stroke, in pixels. */
const WIDEST_LETTER = 2.5;
const STROKE = 3;

/** True for a piece of one letter, whichever way it lies. */
export function isLoneLetter({ glyphs, extent }: TextPiece): boolean {
  const [width, height] = [widthOf(extent), heightOf(extent)];
  if (glyphs.length === 1) return width <= WIDEST_LETTER * height || height <= STROKE;
  return width <= 1.2 * height;
}
