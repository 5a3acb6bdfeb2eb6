import { boxAround } from '../raster/raster.ts';
import type { TextPiece } from './find-texts.ts';

/** Several pieces as one, in the direction of the first. */
export function joinPieces(pieces: readonly TextPiece[]): TextPiece {
  return {
    extent: boxAround(pieces.map(({ extent }) => extent)),
    glyphs: pieces.flatMap(({ glyphs }) => glyphs),
    direction: pieces[0]?.direction ?? 'level',
  };
}
