import type { TextSegment } from '../layout/text-segments.ts';
import { type Box, type GreyImage, uniteBoxes } from '../pixels.ts';
import { type LineReading, textOf } from './line-reading.ts';
import { withConfidence } from './weigh-looks.ts';

/** Dots of a letter, which stand above it or below. */
type Dots = { readonly count: number; readonly isAbove: boolean };

const above = (count: number): Dots => ({ count, isAbove: true });
const below = (count: number): Dots => ({ count, isAbove: false });

/** Letters that differ by their dots alone, wherever they stand in a word. */
const SHAPES: readonly Readonly<Record<string, Dots>>[] = [
  { ب: below(1), ت: above(2), ث: above(3) },
  { ج: below(1), خ: above(1) },
  { ف: above(1), ق: above(2) },
  { ذ: above(1) },
  { ز: above(1) },
  { ش: above(3) },
  { ض: above(1) },
  { ظ: above(1) },
  { غ: above(1) },
  { ة: above(2) },
];
/** Before another letter these look like ب too. */
const TOOTH: Readonly<Record<string, Dots>> = { ب: below(1), ت: above(2), ث: above(3), ن: above(1), ي: below(2) };
const LETTER = /\p{L}/u;
/** Digits are of the script too. */
const ARABIC_LETTERS = /(?:(?=\p{L})\p{Script=Arabic}){2}/u;
/** Small signs of other kinds, which stand by themselves as often as they touch their letter: where they are is known, and not how they look. */
const SIGNS: Readonly<Record<string, Dots>> = { أ: above(0), إ: below(0), آ: above(0), ؤ: above(0), ئ: above(0) };
/** Digits and hamzas on the line are no letters with dots, and may be as small. */
const SMALL = /[ء٠-٩\d]/;
/** How large a dot, or two that touch, may be in heights of the line. */
const MOST_WIDTH = 0.34;
const MOST_HEIGHT = 0.26;
/** Dots of one letter are nearer to each other than that, in heights of the line. */
const NEAR = 0.1;
/** Three dots are not told from two. */
const MANY = 2;
/** Two dots are wide for their height, and in heights of the line. */
const LEAST_ASPECT_OF_TWO = 1.6;
const LEAST_WIDTH_OF_TWO = 0.18;
/** Ink of one dot, and of several that are not wide, in that of a usual one. */
const MOST_INK_OF_ONE = 1.45;
const LEAST_INK_OF_MANY = 2;
const SURE_TO_LEARN = 0.85;
const LEAST_LEARNT = 4;
/** From here on two looks at the letters agreed. */
const SURE_OF_LETTERS = 0.95;
/** Letters and dots agree; the same after one look at the letters; dots that cannot be told after one look, or two; dots mended. */
const SURE_WITH_DOTS = 0.965;
const SURE_OF_SAME = 0.945;
const [MOST_OF_OPEN, MOST_OF_OPEN_LETTERS] = [0.9, 0.94];
const SURE_OF_MENDED = 0.8;

/** Dots that belong together, and the ink in them. */
type Cluster = { readonly box: Box; readonly ink: number };

/**
 * Counts the dots over and under the letters of Arabic words, and gives letters that differ by these alone the ones that are drawn: recognisers take one dot
 * over a letter for two, and two below it for one, but hardly the other way about: what speaks for that is left open.
 */
export class ArabicDots {
  readonly #strength: GreyImage;
  /** The ink of one dot in the usual size of the picture's writing; 0 where it is not known. */
  readonly #dot: number;

  constructor(lines: readonly TextSegment[], readings: readonly LineReading[], strength: GreyImage) {
    this.#strength = strength;
    const dots = lines.flatMap((line, at) => {
      const reading = readings[at];
      const text = reading === undefined ? '' : textOf(reading);
      if (reading === undefined || reading.confidence < SURE_TO_LEARN || SMALL.test(text)) return [];
      const clusters = this.#clustersOf(line);
      const [drawn, read] = [clusters.above.concat(clusters.below), dotsOf(text)];
      const isTelling = read.length > 0 && read.every(({ dots: { count } }) => count > 0);
      if (drawn.length !== read.length || !isTelling) return [];
      return drawn.reduce((sum, { ink }) => sum + ink, 0) / read.reduce((sum, { dots: { count } }) => sum + count, 0);
    });
    dots.sort((one, other) => one - other);
    this.#dot = dots.length < LEAST_LEARNT ? 0 : (dots[Math.floor(dots.length / 2)] ?? 0);
  }

  /** The reading with the dots that are drawn: surer where it had them, less sure where others are drawn. */
  mend(line: TextSegment, reading: LineReading): LineReading {
    const text = textOf(reading);
    if (!ARABIC_LETTERS.test(text)) return reading;
    const most = reading.confidence >= SURE_OF_LETTERS ? MOST_OF_OPEN_LETTERS : MOST_OF_OPEN;
    const open = withConfidence(reading, Math.min(reading.confidence, most));
    if (this.#dot === 0 || SMALL.test(text)) return open;
    const clusters = this.#clustersOf(line);
    const letters = [...text];
    let isChanged = false;
    for (const isAbove of [true, false]) {
      const read = dotsOf(text).filter(({ dots }) => dots.isAbove === isAbove);
      const drawn = isAbove ? clusters.above : clusters.below;
      // Dots often touch their letters: those that are missing matter where what was read may be wrong by them.
      const isLacking = drawn.length < read.length && !read.some(({ place }) => isOftenWrong(letters[place]));
      if (isLacking) continue;
      if (read.length !== drawn.length) return open;
      for (const [at, { place, dots }] of read.entries()) {
        const cluster = drawn[at];
        const count = cluster === undefined ? undefined : this.#countOf(cluster, line);
        if (dots.count === 0 || count === Math.min(MANY, dots.count)) continue;
        if (count === undefined && isOftenWrong(letters[place])) return open;
        if (count === undefined) continue;
        const other = count === (isAbove ? 1 : MANY) ? siblingOf(letters, place, { count, isAbove }) : undefined;
        if (other === undefined) return open;
        letters[place] = other;
        isChanged = true;
      }
    }
    if (!isChanged) return withConfidence(reading, borneOut(reading.confidence));
    let at = 0;
    const words = reading.words.map((word) => {
      const length = [...word.text].length;
      const own = letters.slice(at, at + length).join('');
      at += length + 1;
      return { ...word, text: own };
    });
    return withConfidence({ ...reading, words }, Math.min(reading.confidence, SURE_OF_MENDED));
  }

  /** One dot or many; undefined where it cannot be told. Two often melt into one stroke, with little more ink than one of them. */
  #countOf({ box, ink }: Cluster, line: TextSegment): number | undefined {
    if (box.width >= Math.max(LEAST_ASPECT_OF_TWO * box.height, LEAST_WIDTH_OF_TWO * line.box.height)) return MANY;
    if (ink <= MOST_INK_OF_ONE * this.#dot) return 1;
    return ink >= LEAST_INK_OF_MANY * this.#dot ? MANY : undefined;
  }

  /** The dots of a line from the right, those over letters and those under them. */
  #clustersOf({ parts, box }: TextSegment): { readonly above: readonly Cluster[]; readonly below: readonly Cluster[] } {
    const isDot = ({ width, height }: Box): boolean =>
      width <= MOST_WIDTH * box.height && height <= MOST_HEIGHT * box.height;
    const letters = parts.filter((part) => !isDot(part));
    const clusters: { box: Box; ink: number }[] = [];
    for (const dot of parts.filter(isDot).toSorted((one, other) => other.left - one.left)) {
      const ink = inkIn(this.#strength, dot);
      const near = clusters.find((cluster) => isNear(cluster.box, dot, NEAR * box.height));
      if (near === undefined) clusters.push({ box: dot, ink });
      else {
        near.ink += ink;
        near.box = uniteBoxes(near.box, dot);
      }
    }
    const isAbove = ({ box: dot }: Cluster): boolean => {
      const middle = dot.left + dot.width / 2;
      const letter = letters.find(({ left, width }) => middle >= left - 1 && middle <= left + width + 1);
      const of = letter ?? box;
      return dot.top + dot.height / 2 < of.top + of.height / 2;
    };
    return { above: clusters.filter(isAbove), below: clusters.filter((cluster) => !isAbove(cluster)) };
  }
}

/** True for a letter that recognisers often see for one with fewer dots above, or with others below. */
const isOftenWrong = (letter: string | undefined): boolean => /[تثقذبج]/u.test(letter ?? '');

/** How sure letters are whose dots are those that are drawn. */
function borneOut(confidence: number): number {
  if (confidence >= SURE_OF_LETTERS) return SURE_WITH_DOTS;
  return confidence >= SURE_TO_LEARN ? Math.max(confidence, SURE_OF_SAME) : confidence;
}

/** The dotted letters of a text in its order. */
function dotsOf(text: string): readonly { readonly place: number; readonly dots: Dots }[] {
  const letters = [...text];
  return letters.flatMap((letter, place) => {
    const dots = TOOTH[letter] ?? SIGNS[letter] ?? SHAPES.find((shape) => letter in shape)?.[letter];
    return dots === undefined ? [] : [{ place, dots }];
  });
}

/** The letter of the same shape with other dots. */
function siblingOf(letters: readonly string[], place: number, { count, isAbove }: Dots): string | undefined {
  const letter = letters[place] ?? '';
  const shape = LETTER.test(letters[place + 1] ?? '') && letter in TOOTH ? TOOTH : SHAPES.find((it) => letter in it);
  return Object.entries(shape ?? {}).find(([, dots]) => dots.count === count && dots.isAbove === isAbove)?.[0];
}

function inkIn({ width, values }: GreyImage, box: Box): number {
  let ink = 0;
  for (let y = box.top; y < box.top + box.height; y += 1) {
    for (let x = box.left; x < box.left + box.width; x += 1) ink += values[y * width + x] ?? 0;
  }
  return ink;
}

function isNear(one: Box, other: Box, reach: number): boolean {
  const gapX = Math.max(one.left - other.left - other.width, other.left - one.left - one.width);
  const gapY = Math.max(one.top - other.top - other.height, other.top - one.top - one.height);
  return gapX <= reach && gapY <= reach;
}
