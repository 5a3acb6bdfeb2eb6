import { stemWord } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import { ARABIC_ANALYSIS, ENGLISH_ANALYSIS, PORTUGUESE_ANALYSIS } from './analysis-words.ts';
import { ARABIC } from './ar.ts';
import { ARABIC_DIMENSIONS, ENGLISH_DIMENSIONS, PORTUGUESE_DIMENSIONS } from './dimension-words.ts';
import { ENGLISH } from './en.ts';
import { ARABIC_LOOKS } from './look-ar.ts';
import { ENGLISH_LOOKS } from './look-en.ts';
import { PORTUGUESE_LOOKS } from './look-pt.ts';
import { spellings } from './portuguese-forms.ts';
import { PORTUGUESE } from './pt.ts';
import { SENSES, type Sense } from './senses.ts';

/** The languages a wish may be written in. */
export const LANGUAGES = ['en', 'pt', 'ar'] as const;

/** One of the languages of wishes. */
export type Language = (typeof LANGUAGES)[number];

/** A surface form: its words, the words that inflected ones are brought down to, and what the whole may mean. */
export type LexiconForm = {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly senses: Sense[];
};

/** Surface forms by their first word, longest first. */
export type LexiconIndex = ReadonlyMap<string, readonly LexiconForm[]>;

/** The forms of each language, indexed once. */
export const LEXICONS: Readonly<Record<Language, LexiconIndex>> = {
  en: indexLexicon({ ...ENGLISH, ...ENGLISH_ANALYSIS, ...ENGLISH_LOOKS, ...ENGLISH_DIMENSIONS }, (word) => word),
  pt: indexLexicon(
    { ...PORTUGUESE, ...PORTUGUESE_ANALYSIS, ...PORTUGUESE_LOOKS, ...PORTUGUESE_DIMENSIONS },
    (word) => word,
    spellings,
  ),
  ar: indexLexicon({ ...ARABIC, ...ARABIC_ANALYSIS, ...ARABIC_LOOKS, ...ARABIC_DIMENSIONS }, stemWord),
};

function indexLexicon(
  lexicon: Partial<Readonly<Record<Sense, string>>>,
  toStem: (word: string) => string,
  spell: (form: string) => readonly string[] = (form) => [form],
): LexiconIndex {
  const forms = new Map<string, LexiconForm>();
  for (const sense of SENSES) {
    for (const surface of (lexicon[sense] ?? '').split('|').flatMap(spell)) {
      const words = surface === '' ? [] : tokenize(surface).map(({ folded }) => folded);
      if (words.length === 0) continue;
      const form = forms.get(words.join(' '));
      if (form === undefined) forms.set(words.join(' '), { words, stems: words.map(toStem), senses: [sense] });
      else if (!form.senses.includes(sense)) form.senses.push(sense);
    }
  }
  const index = new Map<string, LexiconForm[]>();
  for (const form of forms.values()) {
    for (const first of new Set([form.words[0] ?? '', form.stems[0] ?? ''])) {
      const list = index.get(first);
      if (list === undefined) index.set(first, [form]);
      else list.push(form);
    }
  }
  for (const list of index.values()) list.sort((a, b) => b.words.length - a.words.length);
  return index;
}
