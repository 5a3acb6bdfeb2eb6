import type { GreyImage } from '../pixels.ts';
import type { Word } from './word.ts';

/** The languages whose data comes with the project. */
export type OcrLanguage = 'eng' | 'por' | 'ara';
/** What a picture holds: a block of lines, one line, one word, words here and there, or a line to be taken as it is. */
export type PageMode = 'block' | 'line' | 'word' | 'sparse' | 'raw';

/** What is asked of the engine for one picture. */
export type RecogniseOptions = {
  /** The languages to try, the likelier first. */
  readonly languages: readonly OcrLanguage[];
  readonly pageMode: PageMode;
  /** The only characters there can be; all where it is absent. */
  readonly characters?: string;
};

/** Reads small pictures of dark text on light ground, each for itself: the same words for the same picture, whoever reads it. */
export type Recogniser = {
  /** The words of a picture, boxes in its own pixels, in the order of reading. */
  recognise(image: GreyImage, options: RecogniseOptions): Promise<readonly Word[]>;
  /** Hears that so many pictures are coming, and says how many of them it may be asked at a time. */
  expect(pictures: number): number;
};
