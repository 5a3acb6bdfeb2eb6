import { type Component, findComponents } from '../layout/components.ts';
import { findInk, type Ink, isFoundTooCoarsely } from '../layout/find-ink.ts';
import { findRulings, type Ruling, type RulingLimits, withoutRulings } from '../layout/rulings.ts';
import { findLean, type Lean, straighten, toLeaningBox } from '../layout/straighten.ts';
import { findTextSegments, type TextSegment } from '../layout/text-segments.ts';
import type { Box, GreyImage, Pixels } from '../pixels.ts';
import { LineReader } from './line-reader.ts';
import { partNumbers } from './part-numbers.ts';
import type { ReadSegment } from './read-segment.ts';
import type { Recogniser } from './recogniser.ts';

/** What was found in a picture on the way to its words. */
export type WrittenPicture = {
  readonly ink: Ink;
  /** The ink without rulings: what the words are read from. */
  readonly letters: GreyImage;
  readonly rulings: readonly Ruling[];
  readonly segments: readonly ReadSegment[];
  /** From a box of the segments, which are straight, to one in the picture, whose lines may lean. */
  readonly toPicture: (box: Box) => Box;
  /** The stretches that look like text but could not be read. */
  readonly unread: readonly TextSegment[];
};

/** Below this nothing is a word, but something drawn. */
const LEAST_CONFIDENCE = 0.25;
const MOST_SEGMENTS = 1500;

/** Reads a picture and keeps what was found on the way: the ink, the rulings, the stretches of text. */
export async function readWriting(pixels: Pixels, recogniser: Recogniser): Promise<WrittenPicture> {
  return readLayout(layOutPicture(pixels), recogniser);
}

/** What a picture holds before anything is read: far less work than reading it. */
export type PictureLayout = Pick<WrittenPicture, 'ink' | 'letters' | 'rulings' | 'toPicture'> & {
  readonly stretches: readonly TextSegment[];
};

/** Finds ink, rulings and stretches of text, with lines made level. */
export function layOutPicture(pixels: Pixels): PictureLayout {
  const { ink, lean } = findStraightInk(pixels);
  const letterHeight = estimateLetterHeight(ink);
  const rulings = findRulings(ink.strength, rulingLimits(ink, letterHeight));
  const letters = withoutRulings(ink.strength, rulings);
  const components = withoutStrokes(findComponents(letters, ink.letterThreshold), letterHeight);
  const stretches = findTextSegments(components, rulings, pixels).slice(0, MOST_SEGMENTS);
  const toPicture = (box: Box): Box => (lean === undefined ? box : toLeaningBox(box, lean, pixels));
  return { ink, letters, rulings, stretches, toPicture };
}

/** A stroke is this many times as high as wide, and as letters, or more: a stem of a letter is not as high, a bracket is not as thin. */
const STROKE_ASPECT = 8;
const STROKE_HEIGHT = 1.6;

/** Seams of stripes and ends of rulings are no letters, and would bring together what stands on both sides of them. */
function withoutStrokes(components: readonly Component[], letterHeight: number): readonly Component[] {
  return components.filter(
    ({ box }) => box.height < STROKE_ASPECT * box.width || box.height < STROKE_HEIGHT * letterHeight,
  );
}

/** Reads the stretches of a picture; those that nothing can be read of are drawings, or too blurred. */
export async function readLayout(
  layout: PictureLayout,
  recogniser: Recogniser,
  reader: LineReader = new LineReader(recogniser, layout.letters),
): Promise<WrittenPicture> {
  const { ink, letters, rulings, stretches: segments, toPicture } = layout;
  const readings = await reader.readAll(segments);
  const read = segments.flatMap((segment, at) => {
    const { words, confidence } = readings[at] ?? { words: [], confidence: 0 };
    return confidence < LEAST_CONFIDENCE ? [] : partNumbers({ segment, words, confidence });
  });
  const unread = segments.filter((_, at) => (readings[at]?.confidence ?? 0) < LEAST_CONFIDENCE);
  return { ink, letters, rulings, segments: read, toPicture, unread };
}

/** The ink, and how it leaned before it was straightened. Cameras and scanners make pictures that lean. */
function findStraightInk(pixels: Pixels): { readonly ink: Ink; readonly lean: Lean | undefined } {
  const roughly = findInk(pixels);
  const letterHeight = estimateLetterHeight(roughly);
  const ink = isFoundTooCoarsely(pixels, roughly, letterHeight) ? findInk(pixels, letterHeight) : roughly;
  const lean = findLean(findLetters(ink), ink.strength);
  return lean === undefined ? { ink, lean } : { ink: { ...ink, strength: straighten(ink.strength, lean) }, lean };
}

/** Strokes of letters are no longer than this many letters are high. */
const STROKE_LETTERS = 3.2;

function rulingLimits({ isPhotographed, rulingThreshold }: Ink, letterHeight: number): RulingLimits {
  const length = STROKE_LETTERS * letterHeight;
  if (isPhotographed) return { threshold: rulingThreshold, length: Math.max(60, length * 1.3), hole: 2 };
  return { threshold: rulingThreshold, length: Math.max(32, length), hole: 0 };
}

/** The height of most things that are shaped like letters, in pixels. */
function estimateLetterHeight(ink: Ink): number {
  const heights = findLetters(ink)
    .map(({ box }) => box.height)
    .toSorted((one, other) => one - other);
  return heights[Math.floor(heights.length * 0.6)] ?? 10;
}

/** What is shaped like a letter. */
function findLetters({ strength, letterThreshold }: Ink): readonly Component[] {
  return findComponents(strength, letterThreshold).filter(
    ({ box }) => box.height >= 5 && box.width <= 2.5 * box.height && box.height <= 6 * box.width,
  );
}
