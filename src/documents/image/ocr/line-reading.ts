import type { Word } from './word.ts';

/** What was read of a line. */
export type LineReading = {
  readonly words: readonly Word[];
  /** The lowest confidence of its words; 0 where nothing was read. */
  readonly confidence: number;
};

/** The words of a reading with spaces between. */
export function textOf({ words }: LineReading): string {
  return words.map(({ text }) => text).join(' ');
}
