import { heightOf, widthOf } from '../raster/raster.ts';
import type { TextPiece } from './find-texts.ts';
import type { ReadText } from './read-text.ts';

/** A Q is wider and, with its tail, taller than digits by so much; a 9 is a digit among others. */
const LARGER = 1.1;

/** A quarter is written with so many signs. */
const SIGNS = 2;

/** True where the first of two glyphs is larger than the other, both ways. */
function isFirstLarger({ glyphs, direction }: TextPiece): boolean {
  const isLevel =
    direction === 'level' &&
    glyphs.every(({ box }) => Math.abs(box.top - (glyphs[0]?.box.top ?? 0)) <= heightOf(box) / 2);
  const inOrder = [...glyphs].sort((one, other) =>
    isLevel ? one.box.left - other.box.left : other.box.bottom - one.box.bottom,
  );
  const [first, ...others] = inOrder.map(({ box }) => ({ width: widthOf(box), height: heightOf(box) }));
  return (
    first !== undefined &&
    glyphs.length === SIGNS &&
    others.every(({ width, height }) => first.width >= LARGER * width && first.height >= LARGER * height)
  );
}

/** Labels of two signs that all begin with a larger one which was read as a 9 or a 0: quarters Q1, Q2, Q3 look like 91, 92, 93. */
export function tellLetters(read: readonly ReadText[], pieces: readonly TextPiece[]): readonly ReadText[] {
  const areAlike = read.length > 1 && read.every(({ text }) => /^[09OoQ]{1,2}\d$/u.test(text));
  const areLarger = read.every((_, index) => {
    const piece = pieces[index];
    return piece !== undefined && isFirstLarger(piece);
  });
  return areAlike && areLarger ? read.map((one) => ({ ...one, text: `Q${one.text.slice(-1)}` })) : read;
}

/** An upright stroke is so narrow, as a share of its height, and so many letters beside it show that it is one of them. */
const NARROW = 0.35;
const LEAST_LETTERS = 3;

function isStroke({ glyphs, direction }: TextPiece): boolean {
  const [glyph, ...others] = glyphs;
  if (glyph === undefined || others.length > 0 || direction !== 'level') return false;
  return widthOf(glyph.box) <= NARROW * heightOf(glyph.box);
}

/** Beside capitals that stand alone an upright stroke is an I, whatever it was read as. */
export function tellStrokes(read: readonly ReadText[], pieces: readonly TextPiece[]): readonly ReadText[] {
  const strokes = pieces.map(isStroke);
  const others = read.filter((_, index) => strokes[index] === false);
  const areCapitals = others.length >= LEAST_LETTERS && others.every(({ text }) => /^[A-Z]$/u.test(text));
  if (!areCapitals || strokes.filter(Boolean).length !== 1) return read;
  return read.map((one, index) => (strokes[index] === true ? { ...one, text: 'I' } : one));
}
