import type { SourceTable } from '../source-table.ts';
import type { Word } from './ocr/word.ts';
import type { Box, Pixels } from './pixels.ts';

/** How a stretch of text is to be read a second time. */
export type RegionOptions = {
  /** Degrees by which the text is turned anticlockwise: 90 reads from bottom to top, as titles of upright axes do. */
  readonly turned?: 0 | 90 | 270;
  /** `number` reads digits, signs, marks and letters of scale only. */
  readonly content?: 'text' | 'number';
};

/** Reads what is written in one box of the picture as one line; boxes in pixels of the picture. No ink gives no words. */
export type ReadRegion = (box: Box, options?: RegionOptions) => Promise<readonly Word[]>;

/** What a reader of pictures is given. */
export type Picture = {
  readonly pixels: Pixels;
  /** Every word found, from top to bottom, lines from their beginning in their own direction. */
  readonly words: readonly Word[];
  readonly readRegion: ReadRegion;
};

/**
 * What a reader makes of a picture. The reading that explains more is taken.
 */
export type PictureReading = {
  readonly kind: 'table' | 'chart';
  readonly tables: readonly SourceTable[];
  /** How well this explains what is drawn and written, 0 to 1: above 0.5 it is more likely right than not. */
  readonly explained: number;
};
