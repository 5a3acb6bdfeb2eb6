import { findComponents } from '../layout/components.ts';
import { findInk, type Ink } from '../layout/find-ink.ts';
import { findRulings, type Ruling, type RulingLimits, withoutRulings } from '../layout/rulings.ts';
import { findTextSegments, type TextSegment } from '../layout/text-segments.ts';
import type { GreyImage, Pixels } from '../pixels.ts';
import { LineReader } from './line-reader.ts';
import type { OcrEngine } from './ocr-engine.ts';
import type { Word } from './word.ts';

/** What `readWords` may be told beside the picture. */
export type ReadWordsOptions = { readonly engine: OcrEngine };

/** A stretch of a line, and its words. */
export type ReadSegment = {
  readonly segment: TextSegment;
  readonly words: readonly Word[];
  readonly confidence: number;
};

/** What was found in a picture on the way to its words. */
export type WrittenPicture = {
  readonly ink: Ink;
  /** The ink without rulings: what the words are read from. */
  readonly letters: GreyImage;
  readonly rulings: readonly Ruling[];
  readonly segments: readonly ReadSegment[];
  /** How many stretches look like text but could not be read. */
  readonly unreadSegments: number;
};

/** Below this nothing is a word, but something drawn. */
const LEAST_CONFIDENCE = 0.25;
const MOST_SEGMENTS = 1500;

/** Every word of a picture, from top to bottom, its box in pixels of the picture. */
export async function readWords(pixels: Pixels, { engine }: ReadWordsOptions): Promise<readonly Word[]> {
  return (await readWriting(pixels, engine)).segments.flatMap(({ words }) => words);
}

/** Reads a picture and keeps what was found on the way: the ink, the rulings, the stretches of text. */
export async function readWriting(pixels: Pixels, engine: OcrEngine): Promise<WrittenPicture> {
  const ink = findInk(pixels);
  const rulings = findRulings(ink.strength, rulingLimits(ink, estimateLetterHeight(ink)));
  const letters = withoutRulings(ink.strength, rulings);
  const components = findComponents(letters, ink.letterThreshold);
  const segments = findTextSegments(components, rulings, pixels).slice(0, MOST_SEGMENTS);
  const readings = await new LineReader(engine, letters).readAll(segments);
  const read = segments.flatMap((segment, at) => {
    const { words, confidence } = readings[at] ?? { words: [], confidence: 0 };
    return confidence < LEAST_CONFIDENCE ? [] : [{ segment, words, confidence }];
  });
  return { ink, letters, rulings, segments: read, unreadSegments: segments.length - read.length };
}

/** Strokes of letters are no longer than this many letters are high. */
const STROKE_LETTERS = 3.2;

function rulingLimits({ isPhotographed, rulingThreshold }: Ink, letterHeight: number): RulingLimits {
  const length = STROKE_LETTERS * letterHeight;
  if (isPhotographed) return { threshold: rulingThreshold, length: Math.max(60, length * 1.3), hole: 2 };
  return { threshold: rulingThreshold, length: Math.max(32, length), hole: 0 };
}

/** The height of most things that are shaped like letters, in pixels. */
function estimateLetterHeight({ strength, letterThreshold }: Ink): number {
  const heights = findComponents(strength, letterThreshold)
    .filter(({ box }) => box.height >= 5 && box.width <= 2.5 * box.height && box.height <= 6 * box.width)
    .map(({ box }) => box.height)
    .toSorted((one, other) => one - other);
  return heights[Math.floor(heights.length * 0.6)] ?? 10;
}
