import type { TextSegment } from '../layout/text-segments.ts';
import { type Box, type GreyImage, uniteBoxes } from '../pixels.ts';
import { createArabicAtlas } from './arabic-atlas.ts';
import { type GlyphLook, type GlyphMatch, lookAtGlyph } from './glyph-atlas.ts';
import { type LineReading, textOf } from './line-reading.ts';
import { lookAtDigit } from './look-at-digit.ts';
import { partBySigns } from './number-ink.ts';
import { NOTHING } from './weigh-looks.ts';

/** Zero and the marks are told by their place. */
const TALL_SIGNS = '١٢٣٤٥٦٧٨٩٪';
/** Digits are higher than that, in heights of the highest piece of ink of their number; brackets are higher than digits. */
const TALL = 0.6;
const BRACKET = 1.2;
const THIN_BRACKET = 0.45;
/** Where the middle of a zero is, from the top of the digits, in their heights; it is about as wide as high. */
const ZERO_FROM = 0.3;
const ZERO_TO = 0.72;
const ZERO_ASPECT = 1.6;
const MOST_ZERO = 0.45;
/** A mark for thousands that hangs ends above that; a low one ends below. */
const RAISED_TO = 0.45;
const LOW_FROM = 0.85;
const LEAST_MARK = 0.1;
/** A sign that is a fifth farther away than the nearest one is another; a digit of an unknown typeface may be so far from its like. */
const LIKE_RATIO = 0.85;
const FAR = 0.28;
const FARTHEST = 0.36;
const FAR_RATIO = 0.55;
const USUAL_ASPECT = 0.72;
/** No other digit is so thin for its height as one is. */
const THIN = 0.36;
const THIN_MATCH: GlyphMatch = { sign: '١', distance: 0, next: 1 };
const CLEAR = 0.2;
const CLEAR_RATIO = 0.65;
/** Where that share of the numbers of a picture is clear they bear each other out: writing that is hard to read is so in many. */
const CLEAR_SHARE = 0.95;
const SURE_IF_BORNE_OUT = 0.97;
const SURE_IF_CLEAR = 0.945;
const SURE_IF_LIKE = 0.8;
/** What one round makes clear teaches the next one. */
const ROUNDS = 3;
/** Western digits read so surely show that a picture has those. */
const SURE_OF_WESTERN = 0.93;
const LEAST_NUMBERS = 3;

/** One sign of a number and what it was taken from. */
type Sign = { readonly text: string; readonly box: Box; readonly match?: GlyphMatch };

/**
 * Reads numbers in the digits of the Arab east, ٠ to ٩, by their shapes: the recogniser's data hardly knows them. What is clear by the typefaces known teaches how
 * the digits of this picture look.
 */
export class EasternDigits {
  readonly #atlas = createArabicAtlas(TALL_SIGNS);
  readonly #strength: GreyImage;
  readonly #lines: readonly TextSegment[];

  constructor(lines: readonly TextSegment[], strength: GreyImage) {
    this.#lines = lines;
    this.#strength = strength;
  }

  /**
   * The numbers of the picture by line, where it has such digits: more lines that look like them than lines that were surely read
   * in western ones. Empty where it has not.
   */
  readAll(readings: readonly LineReading[]): ReadonlyMap<TextSegment, LineReading> {
    const isRead = ({ confidence }: LineReading): boolean => confidence >= SURE_OF_WESTERN;
    const western = readings.filter((reading) => isRead(reading) && /^[^\p{L}]*[2-8][^\p{L}]*$/u.test(textOf(reading)));
    const open = this.#lines.filter((_, at) => {
      const reading = readings[at];
      return (
        reading === undefined ||
        !/\p{Script=Arabic}{2}/u.test(textOf(reading).replace(/[٠-٩]/g, '')) ||
        !isRead(reading)
      );
    });
    const found = new Map<TextSegment, readonly Sign[]>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [line, signs] of found) this.#learn(signs, line);
      for (const line of open) {
        const signs = this.#read(line);
        if (signs !== undefined) found.set(line, signs);
      }
    }
    if (found.size < LEAST_NUMBERS || found.size <= western.length) return new Map();
    const clear = [...found.values()].filter(areClear).length;
    const others = this.#lines.filter(
      (line, at) => !found.has(line) && /\p{Nd}/u.test(textOf(readings[at] ?? NOTHING)),
    );
    const isBorneOut = clear >= CLEAR_SHARE * (found.size + others.length);
    const sure = isBorneOut ? SURE_IF_BORNE_OUT : SURE_IF_CLEAR;
    return new Map([...found].map(([line, signs]) => [line, toReading(signs, areClear(signs) ? sure : SURE_IF_LIKE)]));
  }

  #learn(signs: readonly Sign[], line: TextSegment): void {
    for (const { text, box, match } of signs) {
      if (match === undefined || !isClear(match)) continue;
      this.#atlas.add(text, this.#look(box), this.#lines.indexOf(line));
    }
  }

  /** The signs of a line; undefined where one of them is no digit or mark. */
  #read(line: TextSegment): readonly Sign[] | undefined {
    const highest = Math.max(...line.parts.map(({ height }) => height));
    const parts = line.parts
      .flatMap((part) => (part.height > TALL * highest ? this.#cut(part, line) : [part]))
      .toSorted((one, other) => one.left - other.left);
    const tall = parts.filter(({ height }) => height > TALL * highest);
    const [usual, digits] = withoutBrackets(tall);
    const top = Math.min(...digits.map((box) => box.top));
    const bottom = Math.max(...digits.map((box) => box.top + box.height));
    const signs: Sign[] = [];
    for (const part of parts) {
      const sign = this.#readPart(part, { line, isTall: tall.includes(part), usual, top, bottom });
      if (sign === undefined) return undefined;
      if (sign.text !== '') signs.push(sign);
    }
    const percent = signs.find(({ text }) => text === '٪')?.box;
    const kept = percent === undefined ? signs : signs.filter(({ text, box }) => text === '٪' || !isOver(box, percent));
    return FIGURE.test(kept.map(({ text }) => text).join('')) ? kept : undefined;
  }

  #look(glyph: Box): GlyphLook {
    return lookAtDigit(this.#strength, glyph) ?? lookAtGlyph(this.#strength, glyph);
  }

  #cut(glyph: Box, line: TextSegment): readonly Box[] {
    const from = this.#lines.indexOf(line);
    const distanceOf = (piece: Box): number => this.#atlas.match(this.#look(piece), from)?.distance ?? 1;
    return partBySigns(glyph, this.#strength, { digitWidth: USUAL_ASPECT * glyph.height, distanceOf });
  }

  #readPart(
    part: Box,
    {
      line,
      isTall,
      usual,
      top,
      bottom,
    }: { line: TextSegment; isTall: boolean; usual: number; top: number; bottom: number },
  ): Sign | undefined {
    if (isTall && part.height >= BRACKET * usual) return { text: part.left > line.box.left + 1 ? ')' : '(', box: part };
    if (isTall) {
      if (part.width <= THIN * part.height) return { text: '١', box: part, match: THIN_MATCH };
      const match = this.#atlas.match(this.#look(part), this.#lines.indexOf(line));
      return match !== undefined && isLike(match) ? { text: match.sign, box: part, match } : undefined;
    }
    const band = Math.max(1, bottom - top);
    const [from, to] = [(part.top - top) / band, (part.top + part.height - top) / band];
    if (Math.max(part.width, part.height) < LEAST_MARK * band) return { text: '', box: part };
    const middle = (from + to) / 2;
    const isRound = part.width <= ZERO_ASPECT * part.height && part.height <= ZERO_ASPECT * part.width;
    if (middle > ZERO_FROM && middle < ZERO_TO && isRound && to - from <= MOST_ZERO) return { text: '٠', box: part };
    if (to >= LOW_FROM) return { text: '٫', box: part };
    if (to <= RAISED_TO) return { text: '٬', box: part };
    return part.width > part.height ? { text: '-', box: part } : undefined;
  }
}

/** How high the digits among tall pieces of ink are at most, and which they are: brackets stand at the ends, thin, and higher than all between them. */
function withoutBrackets(tall: readonly Box[]): readonly [number, readonly Box[]] {
  const inner = tall.slice(1, -1);
  const heights = (inner.length > 0 ? inner : tall).map(({ height }) => height);
  const highest = inner.length > 0 ? Math.max(...heights) : Math.min(...heights);
  const digits = tall.filter(
    (box) => inner.includes(box) || box.width > THIN_BRACKET * box.height || box.height < BRACKET * highest,
  );
  return [Math.max(0, ...digits.map(({ height }) => height)), digits];
}

function isLike({ distance, next }: GlyphMatch): boolean {
  return distance <= FAR ? distance <= LIKE_RATIO * next : distance <= FARTHEST && distance <= FAR_RATIO * next;
}

function isClear({ distance, next }: GlyphMatch): boolean {
  return distance <= CLEAR && distance <= CLEAR_RATIO * next;
}

const areClear = (signs: readonly Sign[]): boolean => signs.every(({ match }) => match === undefined || isClear(match));

function isOver(box: Box, percent: Box): boolean {
  const middle = box.left + box.width / 2;
  const reach = percent.width / 3;
  return middle > percent.left - reach && middle < percent.left + percent.width + reach;
}

const FIGURE = /^٪?\(?-?[٠-٩]+(?:[٫٬][٠-٩]+)*-?\)?٪?$/;
const GROUPED = /^[٠-٩]{1,3}(?:[٫٬][٠-٩]{3})+$/;

/** In some typefaces both marks stand low: three digits behind each are groups of thousands, and otherwise the last mark is the decimal one. */
function toReading(signs: readonly Sign[], confidence: number): LineReading {
  const raw = signs.map(({ text }) => text).join('');
  const figure = raw.replace(/[٪()-]/g, '');
  const isGrouped = GROUPED.test(figure);
  const last = figure.lastIndexOf('٫');
  const marked = isGrouped
    ? figure.replaceAll('٫', '٬')
    : [...figure].map((sign, at) => (sign === '٫' && at !== last ? '٬' : sign)).join('');
  const isBracketed = raw.includes('(') && raw.includes(')');
  const text = `${isBracketed ? '(' : ''}${raw.includes('-') ? '-' : ''}${marked}${raw.includes('٪') ? '٪' : ''}${isBracketed ? ')' : ''}`;
  const box = signs.map((sign) => sign.box).reduce(uniteBoxes);
  return { words: [{ text, box, confidence }], confidence };
}
