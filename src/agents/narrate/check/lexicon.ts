import type { Locale } from '../../../chart/locale.ts';
import { ARABIC_LEXICON } from './lexicon-ar.ts';
import { ENGLISH_LEXICON } from './lexicon-en.ts';
import { PORTUGUESE_LEXICON } from './lexicon-pt.ts';

/** The words of a language that state something of figures, as a reader takes them. Words are in small letters. */
export type CheckLexicon = {
  readonly up: readonly string[];
  readonly down: readonly string[];
  readonly flat: readonly string[];
  readonly most: readonly string[];
  readonly least: readonly string[];
  /** Phrases that hold such words and state nothing by them: "made up". */
  readonly plain: readonly string[];
  /** Ranks in words, from the first; one line each. */
  readonly ranks: readonly (readonly string[])[];
  /** Rank endings after digits: "21st". */
  readonly rankEndings: readonly string[];
  /** Words for changes, with the percentages that they stand for: from the first up to the second. */
  readonly multiples: readonly (readonly [word: string, least: number, most: number])[];
  /** Counted nouns that say their number by themselves, as the Arabic dual does. */
  readonly counted: readonly (readonly [words: string, count: number])[];
  /** Words that multiply a number before them. */
  readonly scales: readonly (readonly [word: string, factor: number])[];
  /** Words for percentage points. */
  readonly points: readonly string[];
  /** Signs that group digits, and the sign before decimals. */
  readonly groups: string;
  readonly decimal: string;
  /** Letters that may stand attached before a word. */
  readonly prefixes: string;
  /** Units of time that durations are written in, with their seconds. */
  readonly durations: readonly (readonly [word: string, seconds: number])[];
};

const LEXICONS = {
  EN_US: ENGLISH_LEXICON,
  EN_GB: ENGLISH_LEXICON,
  PT_PT: PORTUGUESE_LEXICON,
  AR: ARABIC_LEXICON,
} as const satisfies Record<Locale, CheckLexicon>;

/** What a word states. */
export type WordMeaning =
  | { readonly kind: 'direction'; readonly sign: -1 | 0 | 1 }
  | { readonly kind: 'extreme'; readonly side: 'most' | 'least' }
  | { readonly kind: 'rank'; readonly rank: number }
  | { readonly kind: 'multiple'; readonly least: number; readonly most: number }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'plain' };

/** Words with their meanings, longest first. */
export type WordList = readonly (readonly [word: string, meaning: WordMeaning])[];

const lists = new Map<CheckLexicon, WordList>();

/** The lexicon that texts of a locale are read with. */
export function lexiconOf(locale: Locale): CheckLexicon {
  return LEXICONS[locale];
}

/** The words of a lexicon with what they state. */
export function wordsOf(lexicon: CheckLexicon): WordList {
  const known = lists.get(lexicon);
  if (known !== undefined) return known;
  const directions = [
    ['up', 1],
    ['down', -1],
    ['flat', 0],
  ] as const;
  const words: (readonly [string, WordMeaning])[] = [
    ...directions.flatMap(([name, sign]) => lexicon[name].map((word) => [word, { kind: 'direction', sign }] as const)),
    ...(['most', 'least'] as const).flatMap((side) =>
      lexicon[side].map((word) => [word, { kind: 'extreme', side }] as const),
    ),
    ...lexicon.ranks.flatMap((forms, at) => forms.map((word) => [word, { kind: 'rank', rank: at + 1 }] as const)),
    ...lexicon.counted.map(([word, count]) => [word, { kind: 'count', count }] as const),
    ...lexicon.plain.map((word) => [word, { kind: 'plain' }] as const),
    ...lexicon.multiples.map(([word, least, most]) => [word, { kind: 'multiple', least, most }] as const),
  ];
  words.sort(([one], [other]) => other.length - one.length);
  lists.set(lexicon, words);
  return words;
}
