import type { TextSegment } from '../layout/text-segments.ts';
import type { Word } from './word.ts';

/** A stretch of a line, and its words. */
export type ReadSegment = {
  readonly segment: TextSegment;
  readonly words: readonly Word[];
  readonly confidence: number;
};
