import { heightOf, widthOf } from '../raster/raster.ts';
import type { TextPiece } from './find-texts.ts';
import type { ReadText } from './read-text.ts';

/** Accents and dots are lower than that share of the tallest letter, and stand that near above theirs. */
const LOW = 0.45;
const NEAR = 0.4;

/** How many small shapes stand right above a letter: dots of i and j, accents. */
function countMarks({ glyphs }: TextPiece): number {
  const tallest = Math.max(...glyphs.map(({ box }) => heightOf(box)));
  return glyphs.filter(({ box }) => {
    if (heightOf(box) > LOW * tallest || widthOf(box) > tallest) return false;
    return glyphs.some(
      ({ box: letter }) =>
        heightOf(letter) > heightOf(box) &&
        letter.top >= box.bottom - 1 &&
        letter.top - box.bottom <= NEAR * tallest &&
        Math.min(letter.right, box.right) - Math.max(letter.left, box.left) >=
          0.5 * Math.min(widthOf(box), widthOf(letter)),
    );
  }).length;
}

const CEDILLA = '\u0327';

const TWO_DOTS = '\u0308';

/** How many such shapes a text has: an í has one, as an i does, and an ü two. */
function countWritten(text: string): number {
  const marks = [...text.normalize('NFD')].filter((sign) => /\p{Mn}/u.test(sign) && sign !== CEDILLA);
  const accents = marks.length + marks.filter((sign) => sign === TWO_DOTS).length;
  const dotted = [...text.normalize('NFC')].filter((letter) => /[ij:;!?%=÷"]/u.test(letter)).length;
  return accents + dotted;
}

/** True where the picture shows an accent that the text does not have. Texts on end are not looked at. */
export const lacksMark = (piece: TextPiece, { text }: ReadText): boolean =>
  piece.direction === 'level' && /^\P{Script=Arabic}+$/u.test(text) && countMarks(piece) > countWritten(text);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** A reading whose accent is lost is less sure by this factor. */
const LOST = 0.5;

/** A text with the accents that a reader of another language saw on the same letters; else less sure of itself. */
export function withMarks(read: ReadText, other: ReadText): ReadText {
  const isSame = plain(read.text) === plain(other.text) && countWritten(other.text) > countWritten(read.text);
  return isSame ? { text: other.text, confidence: read.confidence } : { ...read, confidence: LOST * read.confidence };
}

/**
 * A reading with accents is taken from so much confidence on, where all its letters are those of the other but for these; from the
 * second on where accents differ, and letters that were taken for others, if it is hardly less sure than the other.
 */
const LIKELY = 0.5;
const SURE = 0.8;
const LESS_SURE = 0.1;

const hasMark = (letter: string): boolean => letter.normalize('NFD') !== letter;

/** A letter by itself tells things apart, as the A of Product A does; an accent over it is a speck. */
const LONE_MARKED = /(?<!\p{L})(?=\p{L})[^\p{ASCII}](?!\p{L})/u;

/**
 * A text with the letters that a reader of Portuguese saw an accent or a cedilla on, where all other letters are the same: what
 * touches its letter in a small picture is no shape of its own, and who knows fewer accents takes Pêssego for Péssego.
 */
export function withLetters(read: ReadText, other: ReadText): ReadText {
  const [own, letters] = [read.text, other.text].map((text) => [...text.normalize('NFC')]);
  if (own === undefined || letters === undefined || own.length !== letters.length) return read;
  const differ = letters.flatMap((letter, index) =>
    letter === own[index] ? [] : [[letter, own[index] ?? ''] as const],
  );
  const areMarked = differ.every(([letter]) => hasMark(letter)) && !LONE_MARKED.test(other.text.normalize('NFC'));
  const areAdded = differ.every(([letter, known]) => plain(letter) === plain(known) && !hasMark(known));
  const least = areAdded ? LIKELY : Math.max(SURE, read.confidence - LESS_SURE);
  return differ.length > 0 && areMarked && other.confidence >= least
    ? { text: other.text, confidence: Math.min(read.confidence, other.confidence) }
    : read;
}
