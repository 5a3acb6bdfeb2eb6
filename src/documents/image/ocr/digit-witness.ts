import type { TextSegment } from '../layout/text-segments.ts';
import { type Box, type GreyImage, uniteBoxes } from '../pixels.ts';
import { GlyphAtlas, type GlyphMatch, lookAtGlyph } from './glyph-atlas.ts';
import { type LineReading, textOf } from './line-reading.ts';
import { type DrawnMark, findNumberInk, type NumberInk, partBySigns } from './number-ink.ts';
import { isTallSign } from './restore-marks.ts';
import type { Word } from './word.ts';

/** What the other numbers of a picture say of one. */
export type Testimony = {
  /** With digits that touch cut apart, as far as that makes signs of them. */
  readonly ink: NumberInk;
  /** The sign that each glyph is most like; empty where it is like none. */
  readonly signs: readonly string[];
  /** `clear`: each of them is far more like that one than like any other; `likely`: each is like one; else `unclear`. */
  readonly strength: 'clear' | 'likely' | 'unclear';
  /** True where each glyph is hardly different from a sign that was read: there is nothing to look at again. */
  readonly isAlike: boolean;
  /** The digits that the other numbers have: any other is like one of these, and is none. */
  readonly learnt: readonly string[];
};

/** Readings below this teach nothing. */
export const SURE_TO_LEARN = 0.93;
/** So much nearer than to the next sign a glyph is like one, and clearly like it. */
const LIKE_RATIO = 0.85;
const CLEAR_RATIO = 0.55;
/** Glyphs of one typeface are drawn so alike, up to where in a pixel they begin. */
const ALIKE = 0.1;
const ALIKE_RATIO = 0.45;
/** Farther than that from every sign, a glyph is none of them. */
const FAR = 0.2;
/** No digit is wider for its height; what is, are two. */
const MOST_ASPECT = 0.95;
/** Without so many different digits learnt, one that is not among them would be taken for one that is. */
const LEAST_DIGITS = 6;
const USUAL_ASPECT = 0.65;
/** A gap between digits from so many heights on is a space. */
const SPACE = 0.4;
const DIGIT = /^\d$/;

/** Knows how the digits of a picture look from the numbers that were read with certainty, and reads others by that, without a recogniser. */
export class DigitWitness {
  readonly #atlas = new GlyphAtlas();
  readonly #strength: GreyImage;
  readonly #lines: readonly TextSegment[];
  #aspect = USUAL_ASPECT;

  constructor(lines: readonly TextSegment[], readings: readonly LineReading[], strength: GreyImage) {
    this.#strength = strength;
    this.#lines = lines;
    this.#learn(readings, ({ confidence }) => confidence >= SURE_TO_LEARN);
    // Numbers whose digits are known by now teach the signs beside these: percent, currencies, brackets.
    const isKnown = (reading: LineReading, at: number): boolean => {
      const heard = reading.confidence < SURE_TO_LEARN ? this.#hear(at) : undefined;
      return heard !== undefined && isBorneOut(reading, heard);
    };
    this.#learn(readings, isKnown);
  }

  #learn(readings: readonly LineReading[], isTeacher: (reading: LineReading, at: number) => boolean): void {
    const aspects: number[] = [];
    const teachers = readings.flatMap((reading, at) =>
      /\d/.test(textOf(reading)) && isTeacher(reading, at) ? [{ reading, at }] : [],
    );
    for (const { reading, at } of teachers) {
      const [signs, line] = [signsOf(reading.words), this.#lines[at]];
      const glyphs = line === undefined ? [] : findNumberInk(line).glyphs;
      if (signs.length !== glyphs.length) continue;
      for (const [place, glyph] of glyphs.entries()) {
        const [sign = '', look] = [signs[place], lookAtGlyph(this.#strength, glyph)];
        const isDigit = DIGIT.test(sign);
        if (isDigit && look.aspect > MOST_ASPECT) continue;
        this.#atlas.add(sign, look, at);
        if (isDigit && sign !== '1') aspects.push(look.aspect);
      }
    }
    aspects.sort((one, other) => one - other);
    this.#aspect = aspects[Math.floor(aspects.length / 2)] ?? this.#aspect;
  }

  /** What the numbers of the other lines say of a line. Undefined where too little was learnt. */
  hear(line: TextSegment): Testimony | undefined {
    return this.#hear(this.#lines.indexOf(line));
  }

  #hear(from: number): Testimony | undefined {
    const line = this.#lines[from];
    const learnt = [...'0123456789'].filter((digit) => this.#atlas.count(digit, from) > 0);
    if (line === undefined || learnt.length < LEAST_DIGITS) return undefined;
    const cut = (glyph: Box): readonly Box[] => this.#cut(glyph, from);
    const ink = findNumberInk(line, cut);
    const matches = ink.glyphs.map((glyph) => this.#match(glyph, from));
    const signs = matches.map((match) => (match === undefined || !isLike(match) ? '' : match.sign));
    const isLikely = signs.length > 0 && !ink.hasMore && signs.every((sign) => sign !== '');
    const are = (isSo: (match: GlyphMatch) => boolean): boolean =>
      isLikely && matches.every((match) => match !== undefined && isSo(match));
    const strength = are(isClear) ? 'clear' : isLikely ? 'likely' : 'unclear';
    return { ink, signs, strength, isAlike: are(isAlike), learnt };
  }

  #match(glyph: Box, from: number): GlyphMatch | undefined {
    return this.#atlas.match(lookAtGlyph(this.#strength, glyph), from);
  }

  #cut(glyph: Box, from: number): readonly Box[] {
    const distanceOf = (piece: Box): number => {
      const distance = this.#atlas.distanceToAny(lookAtGlyph(this.#strength, piece), from);
      return distance === Number.POSITIVE_INFINITY ? 1 : distance;
    };
    return partBySigns(glyph, this.#strength, { digitWidth: this.#aspect * glyph.height, distanceOf });
  }
}

function isLike({ distance, next }: GlyphMatch): boolean {
  return distance <= FAR && distance <= LIKE_RATIO * next;
}

function isClear({ distance, next }: GlyphMatch): boolean {
  return distance <= FAR && distance <= CLEAR_RATIO * next;
}

function isAlike({ distance, next }: GlyphMatch): boolean {
  return distance <= ALIKE && distance <= ALIKE_RATIO * next;
}

/** The signs of a number without its marks, minus, degrees and powers, which are no tall pieces of ink. */
function signsOf(words: readonly Word[]): readonly string[] {
  return words.flatMap(({ text }) => [...text]).filter(isTallSign);
}

/** True where a reading has the very signs that the other numbers of the picture say; signs beside digits may be new to them. */
export function isBorneOut(reading: LineReading, { signs }: Testimony): boolean {
  const read = signsOf(reading.words);
  return (
    read.length === signs.length &&
    read.every((sign, at) => sign === signs[at] || (signs[at] === '' && !DIGIT.test(sign)))
  );
}

/** True where a reading has a digit that no other number has: these say nothing against it. */
export const hasNewDigit = (reading: LineReading, { learnt }: Testimony): boolean =>
  signsOf(reading.words).some((sign) => DIGIT.test(sign) && !learnt.includes(sign));

/** True where a number was read with more or fewer signs than it has pieces of ink. */
export function isMiscounted(reading: LineReading, { glyphs, hasMore }: NumberInk): boolean {
  return !hasMore && signsOf(reading.words).length !== glyphs.length;
}

/** The number that the other numbers of the picture say, each mark that is drawn as `toText` has it. */
export function toTestified(
  line: TextSegment,
  { ink, signs }: Testimony,
  toText: (mark: DrawnMark) => string,
): readonly Word[] {
  const words: { text: string; box: Box }[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const [at, glyph] of ink.glyphs.entries()) {
    const mark = at > 0 ? ink.marks.find(({ after }) => after === at) : undefined;
    const text = `${mark === undefined ? '' : toText(mark)}${signs[at] ?? ''}`;
    const last = words.at(-1);
    if (last === undefined || (mark === undefined && glyph.left - end > SPACE * line.letterHeight)) {
      words.push({ text: last === undefined && ink.hasMinus ? `-${text}` : text, box: glyph });
    } else {
      last.text += text;
      last.box = uniteBoxes(last.box, glyph);
    }
    end = glyph.left + glyph.width;
  }
  return words.map((word) => ({ ...word, confidence: 1 }));
}
