import type { Ground } from '../colour/find-ground.ts';
import { differenceOf, type Lab, toChroma } from '../colour/lab.ts';
import { colourOfPiece } from '../labels/colour-of-piece.ts';
import type { TextPiece } from '../labels/find-texts.ts';
import { joinPieces } from '../labels/join-pieces.ts';
import { type Extent, heightOf, type Raster } from '../raster/raster.ts';

/** A name that is written beside the end of a line or an area, in its colour. */
export type DirectLabel = { readonly piece: TextPiece; readonly lab: Lab };

/** Words of one label stand in one row, nearer to each other than the letters are high. */
function joinWords(pieces: readonly TextPiece[]): readonly TextPiece[] {
  const joined: TextPiece[] = [];
  for (const piece of [...pieces].sort((one, other) => one.extent.left - other.extent.left)) {
    const home = joined.findIndex(
      ({ extent }) =>
        Math.min(extent.bottom, piece.extent.bottom) - Math.max(extent.top, piece.extent.top) >
          0.5 * Math.min(heightOf(extent), heightOf(piece.extent)) &&
        piece.extent.left - extent.right < 1.1 * heightOf(extent),
    );
    const other = joined[home];
    if (other === undefined) joined.push(piece);
    else joined[home] = joinPieces([other, piece]);
  }
  return joined;
}

const COLOURED = 15;
const DIFFERENT = 8;

/**
 * Names beside the ends of lines and areas: texts to the right of the plot, or to its left where text runs that way, written in
 * two colours or more that are no grey. None where all are of one colour: these are labels of an axis.
 */
export function findDirectLabels(
  texts: readonly TextPiece[],
  plot: Extent,
  { raster, ground }: { readonly raster: Raster; readonly ground: Ground },
): readonly DirectLabel[] {
  for (const side of ['right', 'left'] as const) {
    const beside = texts.filter(
      ({ extent, direction }) =>
        direction === 'level' &&
        (side === 'right' ? extent.left >= plot.right - 12 : extent.right <= plot.left + 12) &&
        extent.bottom > plot.top - 8 &&
        extent.top < plot.bottom + 8,
    );
    const labels = joinWords(beside)
      .map((piece) => ({ piece, lab: colourOfPiece(piece, raster, ground) }))
      .filter(({ lab, piece }) => toChroma(lab) > COLOURED && piece.glyphs.length > 0);
    const areSeveral = labels.some(({ lab }) => differenceOf(lab, labels[0]?.lab ?? lab) > DIFFERENT);
    if (areSeveral) return labels;
  }
  return [];
}
