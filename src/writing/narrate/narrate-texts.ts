import type { Locale } from '../../chart/locale.ts';
import type { SayNames } from '../change/change-texts.ts';
import type { StoryField } from '../story/write-story.ts';
import { ARABIC_NARRATE } from './arabic-texts.ts';
import { ENGLISH_NARRATE } from './english-texts.ts';
import { PORTUGUESE_NARRATE } from './portuguese-texts.ts';

/** Every sentence of an answer about a narrative in one language. */
export type NarrateTexts = {
  /** Progress: the story is being written. */
  readonly writing: string;
  readonly none: string;
  readonly field: Readonly<Record<StoryField, string>>;
  /** The fields that were written, joined by "and". */
  readonly wrote: (fields: string) => string;
  readonly nothing: string;
  readonly noData: string;
  readonly unknownNames: (names: readonly string[], known: readonly string[], say: SayNames) => string;
  readonly nothingFound: string;
  readonly tooLong: (field: string, length: string) => string;
  readonly noEmoji: string;
};

const TEXTS_OF = {
  EN_GB: ENGLISH_NARRATE,
  EN_US: ENGLISH_NARRATE,
  PT_PT: PORTUGUESE_NARRATE,
  AR: ARABIC_NARRATE,
} as const satisfies Record<Locale, NarrateTexts>;

/** The sentences of an answer about a narrative, in a locale. */
export function narrateTexts(locale: Locale): NarrateTexts {
  return TEXTS_OF[locale];
}
