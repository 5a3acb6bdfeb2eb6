import { type Ground, groundAt } from '../colour/find-ground.ts';
import type { Lab } from '../colour/lab.ts';
import { distanceOf, labAt, type Raster } from '../raster/raster.ts';
import type { TextPiece } from './find-texts.ts';

/** The mean colour of the strongest pixels: the edges of letters are mixed with the ground. */
export function colourOfPiece({ glyphs }: TextPiece, raster: Raster, ground: Ground): Lab {
  const inked = glyphs
    .flatMap(({ pixels }) => [...pixels])
    .map((pixel) => {
      const [x, y] = [pixel % raster.width, Math.floor(pixel / raster.width)];
      const lab = labAt(raster, x, y);
      return { lab, strength: distanceOf(lab, groundAt(ground, x, y)) };
    })
    .sort((one, other) => other.strength - one.strength);
  const core = inked.slice(0, Math.max(1, Math.ceil(inked.length / 5)));
  const mean = (channel: 0 | 1 | 2): number => core.reduce((sum, { lab }) => sum + lab[channel], 0) / core.length;
  return [mean(0), mean(1), mean(2)];
}
