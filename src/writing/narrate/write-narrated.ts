import type { Locale } from '../../chart/locale.ts';
import { sayNames } from '../change/write-change.ts';
import { writeList } from '../list.ts';
import { writeNumber } from '../number.ts';
import { STORY_FIELDS, type StoryField } from '../story/write-story.ts';
import { ARABIC_NARRATE } from './arabic-texts.ts';
import { ENGLISH_NARRATE } from './english-texts.ts';
import type { NarrateTexts } from './narrate-texts.ts';
import { PORTUGUESE_NARRATE } from './portuguese-texts.ts';

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

/** Something that was asked for and could not be had. */
export type NarrativeNote =
  | { readonly kind: 'unknown-name'; readonly names: readonly string[]; readonly known: readonly string[] }
  | { readonly kind: 'nothing-found' }
  | { readonly kind: 'too-long'; readonly field: StoryField; readonly length: number }
  | { readonly kind: 'too-many-words'; readonly field: StoryField; readonly words: number }
  | { readonly kind: 'unread'; readonly words: readonly string[] }
  | { readonly kind: 'no-emoji' }
  | { readonly kind: 'no-data' };

/** What an answer about a narrative tells. */
export type Narrated = {
  readonly content: Readonly<Partial<Record<StoryField, unknown>>>;
  readonly notes: readonly NarrativeNote[];
};

/** The message of an answer: which texts were written, and what could not be had. */
export function writeNarrated({ content, notes }: Narrated, locale: Locale): string {
  const texts = narrateTexts(locale);
  const written = STORY_FIELDS.filter((field) => content[field] !== undefined).map((field) => texts.field[field]);
  const first = written.length === 0 ? texts.nothing : texts.wrote(writeList(written, locale));
  return [first, ...notes.map((note) => writeNote(note, texts, locale))].join(' ');
}

/** A text that was kept, and the words of it that the data do not bear out. */
export type KeptText = { readonly field: StoryField; readonly words: readonly string[] };

const MOST_WORDS = 4;

/** A sentence for each kept text: what of it held before the data changed and holds no more (`stale`), or what the data do not give (`unborne`). */
export function writeKept(kind: 'stale' | 'unborne', kept: readonly KeptText[], locale: Locale): readonly string[] {
  const texts = narrateTexts(locale);
  return kept.map(({ field, words }) => texts[kind](texts.field[field], words.slice(0, MOST_WORDS), sayNames(locale)));
}

function writeNote(note: NarrativeNote, texts: NarrateTexts, locale: Locale): string {
  switch (note.kind) {
    case 'unknown-name':
      return texts.unknownNames(note.names, note.known, sayNames(locale));
    case 'nothing-found':
      return texts.nothingFound;
    case 'too-long':
      return texts.tooLong(texts.field[note.field], writeNumber(note.length, locale));
    case 'too-many-words':
      return texts.tooManyWords(texts.field[note.field], note.words, locale);
    case 'unread':
      return texts.unread(note.words.slice(0, MOST_WORDS), sayNames(locale));
    case 'no-emoji':
      return texts.noEmoji;
    case 'no-data':
      return texts.noData;
  }
}
