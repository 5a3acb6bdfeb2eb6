import type { TextSegment } from '../layout/text-segments.ts';
import type { LineReading } from './line-reading.ts';
import { type DrawnMark, findNumberInk, type NumberInk } from './number-ink.ts';
import type { Word } from './word.ts';

/** What is known of a number once its marks were looked at. */
export type CheckedNumber = LineReading & {
  /** `same`: the marks read are those drawn; `mended`: some had been overlooked; `unknown`: digits hang together. */
  readonly marks: 'same' | 'mended' | 'unknown';
};

const COMMA_TAIL = 0.1;
/** From here on, and up to here, there is no doubt which of both it is. */
const CLEAR_COMMA_TAIL = 0.17;
const CLEAR_POINT_TAIL = 0.04;
/** Tails of smaller letters are too pale to be seen. */
const LEAST_CLEAR_HEIGHT = 14;
const SURE_OF_MENDED = 0.85;
/** The marks that are no tall pieces of ink. */
const READ_MARK = /[.,:]/;

/**
 * Compares the points and commas read in a number with the ink that stands between its digits: recognisers overlook small marks more
 * than anything else, and a decimal mark lost is a value ten times too large. A minus in front is looked for alike.
 */
export function restoreMarks(
  reading: LineReading,
  segment: TextSegment,
  drawn: NumberInk = findNumberInk(segment),
): CheckedNumber {
  const signs = reading.words.flatMap(({ text }) => [...text]).filter(isTallSign);
  if (drawn.glyphs.length !== signs.length) return { ...reading, marks: 'unknown' };
  const read = placesRead(reading.words);
  const isWithin = ({ after }: DrawnMark): boolean => after > 0 && after < signs.length && signs[after - 1] !== '%';
  const plain = drawn.marks.filter(isWithin);
  const faint = drawn.faintMarks.filter(
    ({ after }) => read.includes(after) && !plain.some((mark) => mark.after === after),
  );
  const within = [...plain, ...faint.filter(isWithin)].toSorted((one, other) => one.after - other.after);
  const colons = within.filter(({ isColon }) => isColon).map(({ after }) => after);
  if (!colonsRead(reading.words).every((after) => colons.includes(after))) return { ...reading, marks: 'unknown' };
  const hasMinus = isMinus(reading.words[0]?.text[0] ?? '');
  const isSame = read.length === within.length && within.every(({ after }, at) => read[at] === after);
  if (isSame && hasMinus && !drawn.hasMinus) return { ...reading, marks: 'unknown' };
  if (isSame && hasMinus === drawn.hasMinus)
    return { ...reading, words: correctMarks(reading.words, within, segment.letterHeight), marks: 'same' };
  if (within.length < read.length) return { ...reading, marks: 'unknown' };
  const placed = isSame ? reading.words : placeMarks(reading.words, within);
  const words = correctMarks(placed, within, segment.letterHeight);
  if (!isWellFormed(words) && isWellFormed(reading.words)) return { ...reading, marks: 'unknown' };
  const signed =
    hasMinus || !drawn.hasMinus
      ? words
      : words.map((word, at) => (at === 0 ? { ...word, text: `-${word.text}` } : word));
  return { words: signed, confidence: Math.min(reading.confidence, SURE_OF_MENDED), marks: 'mended' };
}

/** Groups have three digits, parts of a time of day two; what is otherwise was parted by a speck, not by a mark. */
const WELL_FORMED =
  /^\p{Nd}{1,2}(?::\p{Nd}{2}){1,2}$|^[^\p{Nd}]*(?:\p{Nd}{1,3}(?:([.,])\p{Nd}{3})?(?:\1\p{Nd}{3})*|\p{Nd}+)(?:[.,]\p{Nd}+)?[^\p{Nd}.,]*$/u;

function isWellFormed(words: readonly Word[]): boolean {
  return WELL_FORMED.test(words.map(({ text }) => text).join(''));
}

/** False for what is no tall piece of ink: marks, a minus, degrees, raised twos. */
export function isTallSign(sign: string): boolean {
  return !READ_MARK.test(sign) && !isMinus(sign) && !/[°²³]/.test(sign);
}

/** True for a minus, whichever of its characters it is. */
function isMinus(sign: string): boolean {
  return sign === '-' || sign === '−' || sign === '–';
}

/** Behind how many tall signs each mark was read. */
const placesRead = (words: readonly Word[]): readonly number[] => placesOf(words, READ_MARK);
const colonsRead = (words: readonly Word[]): readonly number[] => placesOf(words, /:/);

function placesOf(words: readonly Word[], mark: RegExp): readonly number[] {
  const places: number[] = [];
  let signs = 0;
  for (const sign of words.flatMap(({ text }) => [...text])) {
    if (mark.test(sign)) places.push(signs);
    else if (isTallSign(sign)) signs += 1;
  }
  return places;
}

function placeMarks(words: readonly Word[], marks: readonly DrawnMark[]): readonly Word[] {
  const written =
    words
      .map(({ text }) => text)
      .join('')
      .match(/[.,:]/g) ?? [];
  const usual = new Set(written).size === 1 ? written[0] : undefined;
  let signs = 0;
  return words.map((word) => {
    let text = '';
    for (const sign of word.text) {
      if (READ_MARK.test(sign)) continue;
      text += sign;
      if (!isTallSign(sign)) continue;
      signs += 1;
      const mark = marks.find(({ after }) => after === signs);
      if (mark !== undefined) text += usual ?? (mark.tail > COMMA_TAIL ? ',' : '.');
    }
    return { ...word, text };
  });
}

/** The same marks, but a comma for a point that goes on below the digits, and the other way about. */
function correctMarks(words: readonly Word[], marks: readonly DrawnMark[], letterHeight: number): readonly Word[] {
  let next = 0;
  return words.map((word) => {
    const text = word.text.replace(/[.,:]/g, (mark) => {
      const { tail, isTall } = marks[next] ?? { tail: COMMA_TAIL, isTall: false };
      next += 1;
      if (mark === ':') return mark;
      if (tail >= CLEAR_COMMA_TAIL || (isTall && tail >= COMMA_TAIL)) return ',';
      return tail <= CLEAR_POINT_TAIL && letterHeight >= LEAST_CLEAR_HEIGHT ? '.' : mark;
    });
    return { ...word, text };
  });
}
