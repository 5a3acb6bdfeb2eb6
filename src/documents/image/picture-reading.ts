import type { SourceTable } from '../source-table.ts';
import type { Word } from './ocr/word.ts';
import type { Pixels } from './pixels.ts';

/** What a reader of pictures is given. */
export type Picture = {
  readonly pixels: Pixels;
  /** Every word found that lies flat, from top to bottom. */
  readonly words: readonly Word[];
};

/** What a reader makes of a picture. The reading that explains more is taken. */
export type PictureReading = {
  readonly kind: 'table' | 'chart' | 'text';
  readonly tables: readonly SourceTable[];
  /** How well this explains what is drawn and written, 0 to 1: above 0.5 it is more likely right than not. */
  readonly explained: number;
};
