import type { Ground } from '../colour/find-ground.ts';
import { heightOf, type Raster } from '../raster/raster.ts';
import { cropPiece } from './crop-piece.ts';
import type { TextPiece } from './find-texts.ts';
import type { ReadText } from './read-text.ts';

/** How much of the height of a capital, from its top, no small letter reaches: only capitals, stems, dots and accents do. */
const BAND = 0.18;
/** From this darkness on a pixel is a stroke. */
const DARK = 0.4;
/** Letters whose top is that of the line. */
const TALL = /[\p{Lu}bdfhkl\p{Nd}]/u;

/** Signs that reach the top with so many strokes beside each other; two where nothing is said of a sign. */
const STROKES: readonly (readonly [signs: RegExp, strokes: number])[] = [
  [/[acegm-suvwxyzµ .,;:_~+=*<>·•–—-]/u, 0],
  [/[bdfhijkltABCDEFGIJLOPQRSTZ\d()[\]/|\\!?'’$€£&°^ªº]/u, 1],
  [/W/u, 3],
];

/** Accents over a letter; a cedilla is below. */
const markStrokes = (mark: string): number => (mark === '\u0327' || mark === '\u0328' ? 0 : mark === '\u0308' ? 2 : 1);

/** How many strokes side by side reach the top of a text at most. */
export function countWrittenStrokes(text: string): number {
  return [...text.normalize('NFD')].reduce((sum, sign) => {
    if (/\p{Mn}/u.test(sign)) return sum + markStrokes(sign);
    return sum + (STROKES.find(([signs]) => signs.test(sign))?.[1] ?? 2);
  }, 0);
}

/** The height of a capital: most letters stand on one line, and some reach below it. */
function heightOfCapitals({ glyphs, extent }: TextPiece): number {
  const feet = glyphs.map(({ box }) => box.bottom).sort((one, other) => one - other);
  return (feet[feet.length >> 1] ?? extent.bottom) - extent.top;
}

/** How many strokes beside each other stand in the uppermost part of a piece. */
function countSeenStrokes(piece: TextPiece, raster: Raster, ground: Ground): number {
  const { width, darkness } = cropPiece(raster, ground, piece);
  const rows = Math.max(1, Math.floor(BAND * Math.min(heightOf(piece.extent), heightOfCapitals(piece))));
  const isDark = (x: number): boolean => {
    // The first row is the margin of the crop.
    for (let y = 1; y <= rows; y += 1) if ((darkness[y * width + x] ?? 0) >= DARK) return true;
    return false;
  };
  let [strokes, wasDark] = [0, false];
  for (let x = 0; x < width; x += 1) {
    const isNow = isDark(x);
    strokes += Number(isNow && !wasDark);
    wasDark = isNow;
  }
  return strokes;
}

/** A reading that leaves strokes out is less sure by this factor. */
const LEFT_OUT = 0.5;

/**
 * A reading of a level line, less sure where more strokes rise above its small letters than it has letters for: the dots of an umlaut,
 * the stem of an i that was read as a blank.
 */
export function judgeStrokes(
  read: ReadText,
  piece: TextPiece | undefined,
  { raster, ground }: { readonly raster: Raster; readonly ground: Ground },
): ReadText {
  const isPlain = /^\P{Script=Arabic}+$/u.test(read.text) && /\p{L}/u.test(read.text) && TALL.test(read.text);
  if (piece?.direction !== 'level' || !isPlain) return read;
  return countSeenStrokes(piece, raster, ground) > countWrittenStrokes(read.text)
    ? { ...read, confidence: LEFT_OUT * read.confidence }
    : read;
}
