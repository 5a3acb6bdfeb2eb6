import type { Locale } from '../../chart/locale.ts';
import { sayNames } from '../change/write-change.ts';
import { writeList } from '../list.ts';
import { writeNumber } from '../number.ts';
import { STORY_FIELDS, type StoryField } from '../story/story-wish.ts';
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
  | { readonly kind: 'too-short'; readonly field: StoryField; readonly length: number }
  | { readonly kind: 'too-few-words'; readonly field: StoryField; readonly words: number }
  | { readonly kind: 'fewer-sentences'; readonly sentences: number }
  | { readonly kind: 'clashing-tones'; readonly taken: string; readonly left: string }
  | { readonly kind: 'percentages' }
  | { readonly kind: 'other-language'; readonly names: readonly string[] }
  | { readonly kind: 'many-series'; readonly told: number; readonly all: number }
  | { readonly kind: 'no-causes' }
  | { readonly kind: 'no-forecast' }
  | { readonly kind: 'no-bullets' }
  | { readonly kind: 'unread'; readonly words: readonly string[] }
  | { readonly kind: 'no-emoji' }
  | { readonly kind: 'no-data' };

/** What an answer about a narrative tells. */
export type Narrated = {
  readonly content: Readonly<Partial<Record<StoryField, unknown>>>;
  readonly notes: readonly NarrativeNote[];
  /** The texts that came word for word from the prompt. */
  readonly given?: Readonly<Partial<Record<StoryField, unknown>>>;
};

/** The message of an answer: which texts were written, and what could not be had. */
export function writeNarrated({ content, notes, given = {} }: Narrated, locale: Locale): string {
  const texts = narrateTexts(locale);
  const namesOf = (fields: Narrated['content']): readonly string[] =>
    STORY_FIELDS.filter((field) => fields[field] !== undefined).map((field) => texts.field[field]);
  const [written, taken] = [namesOf(content), namesOf(given)];
  const wrote = written.length === 0 ? [] : [texts.wrote(writeList(written, locale))];
  const took = taken.length === 0 ? [] : [texts.took(writeList(taken, locale))];
  const first = wrote.length + took.length === 0 ? [texts.nothing] : [...wrote, ...took];
  return [...first, ...notes.map((note) => writeNote(note, texts, locale))].join(' ');
}

/** A text that was kept, and the words of it that the data do not bear out. */
export type KeptText = { readonly field: StoryField; readonly words: readonly string[] };

const MOST_WORDS = 4;

/** A sentence for each kept text: what of it held before the data changed and holds no more (`stale`), or what the data do not give (`unborne`). */
export function writeKept(kind: 'stale' | 'unborne', kept: readonly KeptText[], locale: Locale): readonly string[] {
  const texts = narrateTexts(locale);
  return kept.map(({ field, words }) => texts[kind](texts.field[field], words.slice(0, MOST_WORDS), sayNames(locale)));
}

type NoteWriters = {
  readonly [Kind in NarrativeNote['kind']]: (
    note: Extract<NarrativeNote, { readonly kind: Kind }>,
    texts: NarrateTexts,
    locale: Locale,
  ) => string;
};

const WRITERS: NoteWriters = {
  'unknown-name': ({ names, known }, texts, locale) => texts.unknownNames(names, known, sayNames(locale)),
  'nothing-found': (_, texts) => texts.nothingFound,
  'too-long': ({ field, length }, texts, locale) => texts.tooLong(texts.field[field], writeNumber(length, locale)),
  'too-many-words': ({ field, words }, texts, locale) => texts.tooManyWords(texts.field[field], words, locale),
  'too-short': ({ field, length }, texts, locale) => texts.tooShort(texts.field[field], writeNumber(length, locale)),
  'too-few-words': ({ field, words }, texts, locale) => texts.tooFewWords(texts.field[field], words, locale),
  'fewer-sentences': ({ sentences }, texts, locale) => texts.fewerSentences(sentences, locale),
  'clashing-tones': ({ taken, left }, texts, locale) => texts.clashingTones(taken, left, sayNames(locale)),
  percentages: (_, texts) => texts.percentages,
  'other-language': ({ names }, texts, locale) => texts.otherLanguage(names, sayNames(locale)),
  'many-series': ({ told, all }, texts, locale) =>
    texts.manySeries(writeNumber(told, locale), writeNumber(all, locale)),
  'no-causes': (_, texts) => texts.noCauses,
  'no-forecast': (_, texts) => texts.noForecast,
  'no-bullets': (_, texts) => texts.noBullets,
  unread: ({ words }, texts, locale) => texts.unread(words.slice(0, MOST_WORDS), sayNames(locale)),
  'no-emoji': (_, texts) => texts.noEmoji,
  'no-data': (_, texts) => texts.noData,
};

function writeNote<Note extends NarrativeNote>(note: Note, texts: NarrateTexts, locale: Locale): string {
  // The writer of a kind takes the note of that kind.
  const write = WRITERS[note.kind] as (note: Note, texts: NarrateTexts, locale: Locale) => string;
  return write(note, texts, locale);
}
