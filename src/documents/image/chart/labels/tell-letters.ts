import { heightOf, widthOf } from '../raster/raster.ts';
import type { TextPiece } from './find-texts.ts';
import type { ReadText } from './read-text.ts';

/** A Q is wider and, with its tail, taller than digits by so much; a 9 is a digit among others. */
const LARGER = 1.1;

/** True where the first glyph of a text is larger than every other, both ways, and there are as many glyphs as signs. */
function isFirstLarger({ glyphs, direction }: TextPiece, text: string): boolean {
  const isLevel =
    direction === 'level' &&
    glyphs.every(({ box }) => Math.abs(box.top - (glyphs[0]?.box.top ?? 0)) <= heightOf(box) / 2);
  const inOrder = [...glyphs].sort((one, other) =>
    isLevel ? one.box.left - other.box.left : other.box.bottom - one.box.bottom,
  );
  const [first, ...others] = inOrder.map(({ box }) => ({ width: widthOf(box), height: heightOf(box) }));
  return (
    first !== undefined &&
    glyphs.length === text.length &&
    others.every(({ width, height }) => first.width >= LARGER * width && first.height >= LARGER * height)
  );
}

/** Labels that all begin with a 9 which is larger than their other digits: quarters Q1, Q2, Q3 are read as 91, 92, 93. */
export function tellLetters(read: readonly ReadText[], pieces: readonly TextPiece[]): readonly ReadText[] {
  const areAlike = read.length > 1 && read.every(({ text }) => /^9\d$/u.test(text));
  const areLarger = read.every(({ text }, index) => {
    const piece = pieces[index];
    return piece !== undefined && isFirstLarger(piece, text);
  });
  return areAlike && areLarger ? read.map((one) => ({ ...one, text: `Q${one.text.slice(1)}` })) : read;
}
