import type { TextSegment } from '../layout/text-segments.ts';
import { type DigitWitness, SURE_TO_LEARN, type Testimony, toTestified } from './digit-witness.ts';
import type { LineReading } from './line-reading.ts';
import { looksLikeNumber } from './looks-like-number.ts';
import { type DrawnMark, findNumberInk, type NumberInk } from './number-ink.ts';
import { restoreMarks } from './restore-marks.ts';
import { isSame, withConfidence } from './weigh-looks.ts';

/** Numbers that the recogniser reads in any case: they teach how digits look, and whether those heard are right. */
const TEACHERS = 48;
/** A picture with fewer other numbers than that is read as a whole. */
const LEAST_HEARD = 24;
/** So many teachers must be told rightly by the others before any other number is. */
const LEAST_TOLD = 12;
/** Each step goes on by this share of the whole: however many numbers stand in a row, the teachers come from all columns. */
const GOLDEN_SHARE = (Math.sqrt(5) - 1) / 2;
const SURE_OF_HEARD = 0.97;
/** So many digits of small letters may touch one another. */
const MOST_TOUCHING = 8;
const EVERY_DIGIT = 10;
/** A mark is of the kind that so many are of those that stand as it does: single ones are misread. */
const USUAL = 0.95;

/**
 * Which lines need no recogniser at first, as places in `lines`: those that look like numbers, without the teachers among
 * them. Empty where they are too few to matter.
 */
export function findLinesToHear(lines: readonly TextSegment[]): ReadonlySet<number> {
  const numbers = lines.flatMap((line, at) => (looksLikeNumber(line, MOST_TOUCHING) ? [at] : []));
  if (numbers.length < TEACHERS + LEAST_HEARD) return new Set();
  const heard = new Set(numbers);
  for (let step = 1; heard.size > numbers.length - TEACHERS; step += 1) {
    const place = Math.floor(((step * GOLDEN_SHARE) % 1) * numbers.length);
    heard.delete(numbers[place] ?? -1);
  }
  return heard;
}

/**
 * Tells numbers of a picture by those of it that were read, without the recogniser, which takes some ten milliseconds for each. A
 * number is told only where every piece of its ink is alike to one digit or a mark whose kind is known; and none is where a number that was
 * read with certainty would be told otherwise.
 */
export class HeardNumbers {
  readonly #lines: readonly TextSegment[];
  readonly #witness: DigitWitness;
  readonly #kinds = new Map<string, readonly string[]>();
  readonly #isTrusted: boolean;

  /** `readings` are those of `lines`; lines that were not read have no words. */
  constructor(lines: readonly TextSegment[], readings: readonly LineReading[], witness: DigitWitness) {
    this.#lines = lines;
    this.#witness = witness;
    const teachers = lines.flatMap((line, at) => {
      const reading = readings[at];
      return reading === undefined || reading.words.length === 0 || !looksLikeNumber(line, MOST_TOUCHING)
        ? []
        : [{ line, reading }];
    });
    for (const { line, reading } of teachers) this.#learnMarks(line, reading);
    const told = teachers.flatMap(({ line, reading }) => {
      const heard = this.#tell(line);
      const isRight = heard !== undefined && isSame(heard, restoreMarks(reading, line));
      return heard === undefined ? [] : [isRight || reading.confidence < SURE_TO_LEARN];
    });
    this.#isTrusted = told.length >= LEAST_TOLD && told.every((isRight) => isRight);
  }

  /** What the numbers at the places told are by those that were read; those that these do not tell clearly are left out. */
  hearAll(places: Iterable<number>): ReadonlyMap<TextSegment, LineReading> {
    const heard = new Map<TextSegment, LineReading>();
    if (!this.#isTrusted) return heard;
    for (const at of places) {
      const line = this.#lines[at];
      const reading = line && this.#tell(line);
      if (line !== undefined && reading !== undefined) heard.set(line, reading);
    }
    return heard;
  }

  #tell(line: TextSegment): LineReading | undefined {
    const testimony = this.#witness.hear(line);
    if (testimony === undefined || !isPlain(testimony)) return undefined;
    const kinds = new Map(testimony.ink.marks.map((mark) => [mark, this.#kindOf(mark, testimony.ink)]));
    if ([...kinds.values()].includes(undefined)) return undefined;
    const words = toTestified(line, testimony, (mark) => kinds.get(mark) ?? '');
    return withConfidence({ words, confidence: 1 }, SURE_OF_HEARD);
  }

  /** Points and commas as they stand in the numbers that were read: a comma before three digits, a point before the last two. */
  #learnMarks(line: TextSegment, reading: LineReading): void {
    const ink = findNumberInk(line);
    const { words, marks } = restoreMarks(reading, line, ink);
    const read = words.flatMap(({ text }) => text.match(READ_MARK) ?? []);
    if (marks === 'unknown' || read.length !== ink.marks.length) return;
    for (const [at, mark] of ink.marks.toSorted((one, other) => one.after - other.after).entries()) {
      const place = placeOf(mark, ink);
      this.#kinds.set(place, [...(this.#kinds.get(place) ?? []), read[at] ?? '']);
    }
  }

  #kindOf(mark: DrawnMark, ink: NumberInk): string | undefined {
    const kinds = this.#kinds.get(placeOf(mark, ink)) ?? [];
    return [...new Set(kinds)].find((kind) => kinds.filter((other) => other === kind).length >= USUAL * kinds.length);
  }
}

const READ_MARK = /[.,:]/g;

/** True where a number is all tall signs that are clearly one sign each, with one mark between two of them at most. */
function isPlain({ ink, learnt, isAlike }: Testimony): boolean {
  const places = ink.marks.map(({ after }) => after);
  const areBetween = places.every((after) => after > 0 && after < ink.glyphs.length);
  const isOneEach = new Set(places).size === places.length;
  return isAlike && learnt.length === EVERY_DIGIT && ink.isWhole && areBetween && isOneEach;
}

/** Where a mark stands: how many signs are behind it, up to the next one, whether it is the last, and whether a dot stands above it. */
function placeOf({ after, isColon }: DrawnMark, { glyphs, marks }: NumberInk): string {
  const next = Math.min(...marks.map((mark) => mark.after).filter((other) => other > after));
  const place = next === Number.POSITIVE_INFINITY ? `${glyphs.length - after} last` : `${next - after}`;
  return isColon ? `${place} colon` : place;
}
