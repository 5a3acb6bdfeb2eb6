import type { Locale } from '../../../chart/locale.ts';
import type { CheckLexicon } from './check-lexicon.ts';
import { ARABIC_LEXICON } from './lexicon-ar.ts';
import { ENGLISH_LEXICON } from './lexicon-en.ts';
import { PORTUGUESE_LEXICON } from './lexicon-pt.ts';

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
