import type { TextSegment } from '../layout/text-segment.ts';
import type { LineReading } from './line-reading.ts';

/** A full stop is so small, in heights of letters, and stands in the lower part of its line. */
const SMALL = 0.35;
const LOW = 0.5;
const ENDS_WITH_STOP = /(?<=\p{Script=Arabic})[.،]$/u;

/** True where a small piece of ink stands low at the left end of a line, where an Arabic one ends. */
function hasStop({ box, parts, letterHeight }: TextSegment): boolean {
  const first = parts.toSorted((one, other) => one.left - other.left)[0];
  return (
    first !== undefined &&
    Math.max(first.width, first.height) <= SMALL * letterHeight &&
    first.top >= box.top + LOW * box.height
  );
}

/** An Arabic reading without the full stop that a recogniser sees in the dots of a last letter, where none is drawn. */
export function dropStops(line: TextSegment, reading: LineReading): LineReading {
  const last = reading.words.at(-1);
  if (last === undefined || !ENDS_WITH_STOP.test(last.text) || hasStop(line)) return reading;
  return { ...reading, words: reading.words.with(-1, { ...last, text: last.text.replace(ENDS_WITH_STOP, '') }) };
}
