import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Shapes that frame or underline a few words; what has more of them may be a drawing, or writing in outlines. */
const MOST_SHAPES = 4;

const SHOWN: ReadonlySet<number> = new Set([
  OPS.showText,
  OPS.showSpacedText,
  OPS.nextLineShowText,
  OPS.nextLineSetSpacingShowText,
  OPS.constructPath,
]);
const PICTURED: ReadonlySet<number> = new Set([
  OPS.shadingFill,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintSolidColorImageMask,
]);

/**
 * True where the operators of a page draw a picture, or shapes that may be one. A picture that was left out for its size shows by
 * its place: a transformation that nothing is drawn under before the state from before it is restored.
 */
export function mayHoldPicture(operators: readonly number[]): boolean {
  let shapes = 0;
  let isPlaceEmpty = false;
  for (const operator of operators) {
    if (PICTURED.has(operator) || (operator === OPS.restore && isPlaceEmpty)) return true;
    if (operator === OPS.transform) isPlaceEmpty = true;
    else if (SHOWN.has(operator)) isPlaceEmpty = false;
    if (operator === OPS.constructPath) shapes += 1;
  }
  return isPlaceEmpty || shapes > MOST_SHAPES;
}
