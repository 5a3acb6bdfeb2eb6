import { looksLikeNumber } from '../ocr/looks-like-number.ts';
import { type Box, uniteBoxes } from '../pixels.ts';
import { isParted, joinStretches } from './join-stretches.ts';
import type { Ruling } from './rulings.ts';
import type { TextSegment } from './text-segment.ts';

/** A stretch of this many letters tells at which pitch they stand; so many letters tell of a picture. */
const LETTERS_THAT_TELL = 4;
const STEPS_THAT_TELL = 20;
/** How far a step is from the pitch at most, and which share of the steps is that near. */
const PITCH_TOLERANCE = 0.12;
const AT_PITCH = 0.72;
/** Middles of letters are known to half a pixel. */
const LEAST_TOLERANCE = 1;
/** From the middle of a word's last letter to that of the next word's first there are two steps. */
const STEPS_OVER_SPACE = 2.35;
const SAME_SIZE = 1.8;
/** Rows that two stretches share at least, of the lower one's height of letters. */
const SHARED_ROWS = 0.45;

/**
 * In writing whose letters all take the same room, the space between words is as wide as a letter: words that stand one space
 * apart are brought together. Figures stand at one pitch in most writing, so that only words tell.
 */
export function joinAtPitch(segments: readonly TextSegment[], upright: readonly Ruling[]): readonly TextSegment[] {
  const words = segments.filter((segment) => !looksLikeNumber(segment)).map(stepsOf);
  const steps = words.reduce((sum, { length }) => sum + length, 0);
  const atPitch = words.reduce((sum, own) => sum + own.filter((step) => isNear(step, middleOf(own))).length, 0);
  if (steps < STEPS_THAT_TELL || atPitch < AT_PITCH * steps) return segments;
  const usual = middleOf(words.filter(({ length }) => length > 0).map(middleOf));
  return joinStretches(segments, (one, other) => {
    const [low = 0, high = 0] = [one.letterHeight, other.letterHeight].toSorted((a, b) => a - b);
    const [last, first] = [lettersOf(one).at(-1), lettersOf(other)[0]];
    if (last === undefined || first === undefined || high > SAME_SIZE * low) return false;
    const shared = Math.min(endOf(one), endOf(other)) - Math.max(one.box.top, other.box.top);
    const pitch = middleOf([...stepsOf(one), ...stepsOf(other)]) || usual;
    const isOneSpace = middleX(first) - middleX(last) <= STEPS_OVER_SPACE * pitch;
    return isOneSpace && shared > SHARED_ROWS * low && !isParted(one.box, other.box, upright);
  });
}

/** From the middle of each letter to that of the next, in pixels; none of short stretches. */
function stepsOf(segment: TextSegment): readonly number[] {
  const middles = lettersOf(segment).map(middleX);
  return middles.length < LETTERS_THAT_TELL ? [] : middles.slice(1).map((middle, at) => middle - (middles[at] ?? 0));
}

/** True for one step, or two where a space lies between. */
function isNear(step: number, pitch: number): boolean {
  return [1, 2].some(
    (steps) => Math.abs(step - steps * pitch) <= Math.max(LEAST_TOLERANCE, PITCH_TOLERANCE * steps * pitch),
  );
}

function middleX({ left, width }: Box): number {
  return left + width / 2;
}

/** The letters of a stretch from the left, with what stands above or below one taken for a part of it. */
function lettersOf({ parts, letterHeight }: TextSegment): readonly Box[] {
  const letters: Box[] = [];
  for (const part of parts.toSorted((one, other) => one.left - other.left)) {
    const last = letters.at(-1);
    const shared = last === undefined ? 0 : last.left + last.width - Math.max(part.left, last.left);
    if (last !== undefined && shared > 0.5 * Math.min(part.width, last.width))
      letters[letters.length - 1] = uniteBoxes(last, part);
    else letters.push(part);
  }
  return letters.filter(({ height }) => height >= 0.3 * letterHeight);
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function endOf({ box: { top, height } }: TextSegment): number {
  return top + height;
}
