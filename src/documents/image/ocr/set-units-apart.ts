import type { TextSegment } from '../layout/text-segment.ts';
import { type LineReading, textOf } from './line-reading.ts';
import { findNumberInk } from './number-ink.ts';

/** The room before a sign that stands apart, in heights of digits, and how much more than between the other signs. */
const LEAST_ROOM = 0.45;
const MORE_ROOM = 1.8;
/** What is that thin for its height is a stroke. */
const STROKE_WIDTH = 0.3;
/** A stroke taken for a one may be a one after all. */
const MOST_OF_STROKE = 0.8;
/** A number without marks whose last sign is taken for a one or a stroke. */
const ENDS_WITH_STROKE = /^(\p{Nd}+(?:[.,]\p{Nd}+)?)\s?[1|Il]$/u;
const ENDS_WITH_UNIT = /^(.*\p{Nd})([a-z])$/u;

/**
 * A unit of one letter stands apart from its number: "20 l" is not 201, and "1.5 m", metres, not 1.5m, millions. What the recogniser
 * writes together is parted where the room before the last sign is plainly more than between the others.
 */
export function setUnitsApart(line: TextSegment, reading: LineReading): LineReading {
  const text = textOf(reading);
  const [, digits] = ENDS_WITH_STROKE.exec(text) ?? [];
  const [, number, unit] = ENDS_WITH_UNIT.exec(text) ?? [];
  if ((digits === undefined && number === undefined) || !isLastApart(line, digits !== undefined)) return reading;
  const mended = digits === undefined ? `${number} ${unit}` : `${digits} l`;
  const [first] = reading.words;
  if (first === undefined) return reading;
  const confidence = digits === undefined ? reading.confidence : Math.min(reading.confidence, MOST_OF_STROKE);
  return { words: [{ ...first, text: mended, box: line.box, confidence }], confidence };
}

/** True where the last sign stands apart from those before it, and is a stroke where it must be one. */
function isLastApart(line: TextSegment, isStroke: boolean): boolean {
  const last = line.parts.toSorted((one, other) => other.left + other.width - one.left - one.width)[0];
  const digits = findNumberInk(line).glyphs.filter((glyph) => glyph !== last);
  const before = digits.at(-1);
  if (last === undefined || before === undefined) return false;
  if (isStroke && last.width > STROKE_WIDTH * last.height) return false;
  const room = last.left - before.left - before.width;
  const marks = line.parts.filter((part) => part !== last && !digits.includes(part));
  const rooms = digits.slice(1).flatMap((digit, at) => {
    const [from, to] = [(digits[at]?.left ?? 0) + (digits[at]?.width ?? 0), digit.left];
    return marks.some(({ left }) => left >= from - 1 && left < to) ? [] : [to - from];
  });
  return room >= LEAST_ROOM * line.letterHeight && rooms.every((other) => room >= MORE_ROOM * other);
}
