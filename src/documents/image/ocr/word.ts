import type { Box } from '../pixels.ts';

/** A word read from a picture: what stands between two gaps of a line of text. */
export type Word = {
  /** In logical order, whatever the direction of its script. Never empty. */
  readonly text: string;
  /** Around its ink, in pixels of the picture that was read. */
  readonly box: Box;
  /** How likely every character is right, 0 to 1. */
  readonly confidence: number;
  /** True where its letters run from right to left. */
  readonly isRightToLeft?: true;
};
