import { findDecimalMark, parseTick } from '../axes/parse-tick.ts';
import { DIGITS, insertPoint } from '../axes/read-axis.ts';
import type { Sight } from '../axes/sight.ts';
import type { Lab } from '../colour/lab.ts';
import { type Component, findComponents } from '../raster/components.ts';
import { type Extent, heightOf, type Raster, widthOf } from '../raster/raster.ts';
import { LIKELY_NUMBER, readArabicNumbers } from './arabic-numbers.ts';
import { findTexts, type TextPiece } from './find-texts.ts';
import type { ReadText } from './read-text.ts';
import { readTexts } from './read-texts.ts';

/** A number that is printed at or on a mark. */
export type ValueLabel = {
  readonly extent: Extent;
  readonly value: number;
  /** "%" or a currency; empty where there is none. */
  readonly unit: string;
  /** True where it stands on the mark itself. */
  readonly isInside: boolean;
};

/** A piece of text and the colour it stands on; the page's own where it stands beside the marks. */
export type PieceOn = { readonly piece: TextPiece; readonly on?: Lab };

/** Letters of printed values are not taller than this in pixels, and not lower than `LOWEST`. */
const TALLEST = 40;
const LOWEST = 5;
/** Below this confidence a number counts as unread. */
const CONFIDENT = 0.35;

/** Glyphs of numbers: digits that are about as tall as one another, in lines of four to a dozen at most. */
function looksPrinted({ glyphs, extent, direction }: TextPiece): boolean {
  const tallest = Math.max(...glyphs.map(({ box }) => heightOf(box)));
  return direction === 'level' && tallest >= LOWEST && glyphs.length <= 14 && widthOf(extent) <= 16 * tallest;
}

/** A filled rectangle wider than any stroke is a small bar: no digit fills its box. */
const isBlock = ({ box, pixels }: Component): boolean =>
  widthOf(box) >= 5 && heightOf(box) >= 5 && pixels.length >= 0.95 * widthOf(box) * heightOf(box);

/** Digits that touch are one glyph, so many times as wide as high or more, of which ink covers such a share: less of a stroke, more of a mark. */
const TOUCHING = 1.2;
const INK_OF_DIGITS = [0.3, 0.7] as const;

/** True for a piece of several digits, whether they stand apart or touch. */
function hasSeveralDigits({ glyphs, extent }: TextPiece): boolean {
  const ink = glyphs.reduce((sum, { pixels }) => sum + pixels.length, 0) / (widthOf(extent) * heightOf(extent));
  const areTouching = widthOf(extent) >= TOUCHING * heightOf(extent);
  return glyphs.length > 1 || (areTouching && ink >= INK_OF_DIGITS[0] && ink <= INK_OF_DIGITS[1]);
}

/**
 * Pieces of text of a mask that may be printed values. Those of one digit alone look like dots: they count only beside
 * two pieces or more of several digits.
 */
export function findValuePieces(mask: Uint8Array, raster: Raster): readonly TextPiece[] {
  const small = mask.slice();
  for (const component of findComponents(mask, raster.width, raster.height)) {
    const { box, pixels } = component;
    if (heightOf(box) > TALLEST || widthOf(box) > TALLEST || isBlock(component))
      for (const pixel of pixels) small[pixel] = 0;
  }
  const pieces = findTexts(small, raster.width, raster.height, TALLEST).filter(looksPrinted);
  const several = pieces.filter(hasSeveralDigits);
  if (several.length < 2 || several.length < 0.4 * pieces.length) return [];
  const heights = several.map(({ extent }) => heightOf(extent)).sort((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return pieces.filter(({ extent }) => heightOf(extent) > 0.6 * usual && heightOf(extent) < 1.6 * usual);
}

/** Most pieces must be numbers of Arabic digits for the others to be. */
const MOST_ARABIC = 0.6;

async function readNumbers(pieces: readonly TextPiece[], sight: Sight): Promise<readonly ReadText[]> {
  const arabic = readArabicNumbers(pieces, sight).map((number) =>
    number === undefined || number.confidence < LIKELY_NUMBER ? undefined : number,
  );
  if (arabic.filter((number) => number !== undefined).length > MOST_ARABIC * pieces.length)
    // Shapes alone make no number sure: what was measured must bear it out.
    return arabic.map((number) => ({ text: number?.texts[0] ?? '', confidence: number === undefined ? 0 : CONFIDENT }));
  const options = { languages: ['eng'], characters: `${DIGITS}+`, turn: 'level' } as const;
  return readTexts(pieces, sight, options, sight.recogniser);
}

/** Reads pieces as numbers, those on each colour together. What is no number is left out. */
export async function readValueLabels(pieces: readonly PieceOn[], sight: Sight): Promise<readonly ValueLabel[]> {
  const grounds = [...new Set(pieces.map(({ on }) => on))];
  const read: { readonly piece: TextPiece; readonly text: string; readonly isInside: boolean }[] = [];
  for (const on of grounds) {
    const own = pieces.filter((piece) => piece.on === on).map(({ piece }) => piece);
    const ground = on === undefined ? sight.ground : { page: on };
    const texts = await readNumbers(own, { ...sight, ground });
    for (const [index, piece] of own.entries()) {
      const { text, confidence } = texts[index] ?? { text: '', confidence: 0 };
      if (confidence >= CONFIDENT) read.push({ piece, text: insertPoint(text, piece), isInside: on !== undefined });
    }
  }
  const mark = findDecimalMark(read.map(({ text }) => text));
  return read.flatMap(({ piece, text, isInside }) => {
    const number = parseTick(text, mark);
    return number === undefined ? [] : [{ extent: piece.extent, ...number, isInside }];
  });
}
