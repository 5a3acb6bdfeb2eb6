import type { Sight } from '../axes/sight.ts';
import { boxAround, heightOf, widthOf } from '../raster/raster.ts';
import { type ArabicNumber, readArabicNumbers } from './arabic-numbers.ts';
import type { TextPiece } from './find-texts.ts';
import { readTexts } from './read-texts.ts';

/** What words of thousands and more stand for, as signs that numbers of ticks have. */
const SCALE_SIGNS: Readonly<Record<string, string>> = {
  ألف: 'k',
  آلاف: 'k',
  مليون: 'M',
  ملايين: 'M',
  مليار: 'B',
  مليارات: 'B',
  تريليون: 'T',
  ترليون: 'T',
};

/** A word stands off its number by that share of the height of the label, or more. */
const SPACE = 0.18;
/** One word repeated is about as wide everywhere. */
const AS_WIDE = 0.25;
/** How surely it must be read, in so many places. */
const SURE = 0.6;
const LOOKS = 2;

type Parted = { readonly digits: TextPiece; readonly word: TextPiece };

const toPiece = (glyphs: TextPiece['glyphs']): TextPiece => ({
  glyphs,
  extent: boxAround(glyphs.map(({ box }) => box)),
  direction: 'level',
});

/** A label parted at its widest gap: the number is on the right, as Arabic is written. */
function partWord({ glyphs, extent, direction }: TextPiece): Parted | undefined {
  if (direction !== 'level' || glyphs.length < 2) return undefined;
  const inOrder = [...glyphs].sort((one, other) => one.box.left - other.box.left);
  const gaps = inOrder.slice(1).map(({ box }, index) => {
    const before = Math.max(...inOrder.slice(0, index + 1).map((glyph) => glyph.box.right));
    return { at: index + 1, width: box.left - before };
  });
  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best));
  if (widest.width < SPACE * heightOf(extent)) return undefined;
  return { word: toPiece(inOrder.slice(0, widest.at)), digits: toPiece(inOrder.slice(widest.at)) };
}

/** What the word that labels share stands for; `undefined` where they share none, or none that is known. */
async function readScaleSign(words: readonly TextPiece[], sight: Sight): Promise<string | undefined> {
  const widths = words.map(({ extent }) => widthOf(extent)).sort((one, other) => one - other);
  const usual = widths[Math.floor(widths.length / 2)] ?? 0;
  if (usual === 0 || widths.some((width) => Math.abs(width - usual) > AS_WIDE * usual)) return undefined;
  const signs: (string | undefined)[] = [];
  for (const word of words.slice(0, LOOKS)) {
    const [read] = await readTexts([word], sight, { languages: ['ara'] }, sight.recogniser);
    const plain = (read?.text ?? '').normalize('NFC').replace(/[^\p{L}]/gu, '');
    signs.push((read?.confidence ?? 0) >= SURE ? SCALE_SIGNS[plain] : undefined);
  }
  return signs.every((sign) => sign === signs[0]) ? signs[0] : undefined;
}

/**
 * Numbers of Arabic digits, those with a word of thousands, millions or more beside them included: all of these must have the same
 * word. `undefined` for what is no such number.
 */
export async function readScaledNumbers(
  pieces: readonly TextPiece[],
  sight: Sight,
): Promise<readonly (ArabicNumber | undefined)[]> {
  const plain = readArabicNumbers(pieces, sight);
  const parted = pieces.map((piece, index) => (plain[index] === undefined ? partWord(piece) : undefined));
  const words = parted.flatMap((parts) => (parts === undefined ? [] : [parts.word]));
  if (words.length < LOOKS) return plain;
  const numbers = readArabicNumbers(
    pieces.map((piece, index) => parted[index]?.digits ?? piece),
    sight,
  );
  if (parted.filter((parts, index) => parts !== undefined && numbers[index] !== undefined).length < LOOKS) return plain;
  const sign = await readScaleSign(words, sight);
  if (sign === undefined) return plain;
  return numbers.map((number, index) =>
    number === undefined || parted[index] === undefined
      ? number
      : { ...number, texts: number.texts.map((text) => `${text}${sign}`) },
  );
}
