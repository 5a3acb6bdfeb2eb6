import type { Box } from '../pixels.ts';

/** Ink that looks like one stretch of a line of text: words with no more than the space of a word between them. */
export type TextSegment = {
  readonly box: Box;
  /** The height of a tall letter in it, in pixels. */
  readonly letterHeight: number;
  /** The pieces of ink that it is made of: letters, parts of letters, marks. */
  readonly parts: readonly Box[];
};
