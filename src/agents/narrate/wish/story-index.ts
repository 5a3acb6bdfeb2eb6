import type { Language } from '../../../language/lexicon/lexicon-index.ts';
import { stemWord } from '../../../language/text/stem.ts';
import { type Token, tokenize } from '../../../language/text/tokens.ts';
import { ARABIC_WISHES } from './lexicon-ar.ts';
import { ENGLISH_WISHES } from './lexicon-en.ts';
import { PORTUGUESE_WISHES } from './lexicon-pt.ts';
import type { StoryLexicon, StorySense } from './senses.ts';

/** A stretch of tokens (end excluded) and what it means. */
export type SenseLink = { readonly start: number; readonly end: number; readonly sense: StorySense };

type Form = { readonly words: readonly string[]; readonly sense: StorySense };

/** Forms by their first word, longest first. */
type StoryIndex = ReadonlyMap<string, readonly Form[]>;

const INDEX_OF: Readonly<Record<Language, StoryIndex>> = {
  en: indexForms(ENGLISH_WISHES, (word) => word),
  pt: indexForms(PORTUGUESE_WISHES, (word) => word),
  ar: indexForms(ARABIC_WISHES, stemWord),
};

function indexForms(lexicon: StoryLexicon, bend: (word: string) => string): StoryIndex {
  const index = new Map<string, Form[]>();
  for (const [sense, forms] of Object.entries(lexicon)) {
    for (const form of forms.split('|')) {
      const words = tokenize(form).map(({ folded }) => bend(folded));
      const [first] = words;
      if (first === undefined) continue;
      const list = index.get(first) ?? [];
      // The keys of a lexicon are its senses.
      list.push({ words, sense: sense as StorySense });
      index.set(first, list);
    }
  }
  for (const list of index.values()) list.sort((one, other) => other.words.length - one.words.length);
  return index;
}

/** The meanings of a wish, longest phrases first, none over another; in the language that knows most of its words. */
export function linkStorySenses(tokens: readonly Token[], preferred: Language): readonly SenseLink[] {
  const languages: readonly Language[] = [
    preferred,
    ...(['en', 'pt', 'ar'] as const).filter((one) => one !== preferred),
  ];
  let best: readonly SenseLink[] = [];
  for (const language of languages) {
    const links = linkIn(tokens, language);
    const covered = (some: readonly SenseLink[]): number => some.reduce((sum, { start, end }) => sum + end - start, 0);
    if (covered(links) > covered(best)) best = links;
  }
  return best;
}

function linkIn(tokens: readonly Token[], language: Language): readonly SenseLink[] {
  const links: SenseLink[] = [];
  const words = tokens.map(({ folded }) => (language === 'ar' ? stemWord(folded) : folded));
  for (let at = 0; at < tokens.length; ) {
    const form = INDEX_OF[language]
      .get(words[at] ?? '')
      ?.find((one) => one.words.every((word, place) => words[at + place] === word));
    if (form === undefined) at++;
    else {
      links.push({ start: at, end: at + form.words.length, sense: form.sense });
      at += form.words.length;
    }
  }
  return links;
}
