import type { Locale } from '../../chart/locale.ts';
import type { SayNames } from '../change/change-texts.ts';
import type { StoryField } from '../story/story-wish.ts';

/** Every sentence of an answer about a narrative in one language. */
export type NarrateTexts = {
  /** Progress: the story is being written. */
  readonly writing: string;
  readonly none: string;
  readonly field: Readonly<Record<StoryField, string>>;
  /** The fields that were written, joined by "and". */
  readonly wrote: (fields: string) => string;
  /** The fields whose texts came from the prompt, joined by "and". */
  readonly took: (fields: string) => string;
  readonly nothing: string;
  readonly noData: string;
  readonly unknownNames: (names: readonly string[], known: readonly string[], say: SayNames) => string;
  readonly nothingFound: string;
  readonly tooLong: (field: string, length: string) => string;
  readonly tooManyWords: (field: string, words: number, locale: Locale) => string;
  /** A text with fewer letters than were asked for. */
  readonly tooShort: (field: string, length: string) => string;
  readonly tooFewWords: (field: string, words: number, locale: Locale) => string;
  /** The data give fewer sentences than were asked for. */
  readonly fewerSentences: (sentences: number, locale: Locale) => string;
  /** Words of two tones that exclude each other, and which of them was taken. */
  readonly clashingTones: (taken: string, left: string, say: SayNames) => string;
  /** Percentages were not wanted, and the data are nothing else. */
  readonly percentages: string;
  /** A language was asked for that nothing is written in. */
  readonly otherLanguage: (names: readonly string[], say: SayNames) => string;
  /** A prompt asked which of many went farthest, and only the first of them are looked at. */
  readonly manySeries: (told: string, all: string) => string;
  /** A prompt asked why. */
  readonly noCauses: string;
  /** A prompt asked what comes after the data. */
  readonly noForecast: string;
  readonly noBullets: string;
  /** Words of the prompt that steer nothing here. */
  readonly unread: (words: readonly string[], say: SayNames) => string;
  readonly noEmoji: string;
  /** A text that stays while the data under it change, and words of it that held before and no more. */
  readonly stale: (field: string, words: readonly string[], say: SayNames) => string;
  /** A text that stays, and numbers of it that the data do not give. */
  readonly unborne: (field: string, words: readonly string[], say: SayNames) => string;
};
