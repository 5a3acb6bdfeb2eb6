import type { Language } from '../../../language/lexicon/lexicon-index.ts';
import type { LinkedWish } from '../../../language/links/link-words.ts';
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
export function linkStorySenses({
  wish,
  tokens,
  language: preferred,
}: Pick<LinkedWish, 'wish' | 'tokens' | 'language'>): readonly SenseLink[] {
  const languages: readonly Language[] = [
    preferred,
    ...(['en', 'pt', 'ar'] as const).filter((one) => one !== preferred),
  ];
  let best: readonly SenseLink[] = [];
  for (const language of languages) {
    const links = language === 'ar' ? linkWhole(wish, tokens) : linkIn(tokens, language);
    const covered = (some: readonly SenseLink[]): number => some.reduce((sum, { start, end }) => sum + end - start, 0);
    if (covered(links) > covered(best)) best = links;
  }
  return best;
}

/** Arabic words as they were written, and then in the parts that words of a table leave: "رسمي" is no drawing of mine. */
function linkWhole(wish: string, tokens: readonly Token[]): readonly SenseLink[] {
  const written = tokenize(wish);
  const whole = linkIn(written, 'ar').flatMap(({ start, end, sense }): readonly SenseLink[] => {
    const from = tokens.findIndex((token) => token.start === written[start]?.start);
    const to = tokens.findLastIndex((token) => token.end === written[end - 1]?.end);
    return from < 0 || to < from ? [] : [{ start: from, end: to + 1, sense }];
  });
  const isFree = (link: SenseLink): boolean => whole.every(({ start, end }) => link.end <= start || link.start >= end);
  return [...whole, ...linkIn(tokens, 'ar').filter(isFree)].sort((one, other) => one.start - other.start);
}

const FEWEST_LETTERS = 3;
const ATTACHED = 'وفبلك';

/** Arabic writes "and", "so", "in", "for" and "as" together with the word behind them; "for the" takes the article's first letter. */
function withoutAttached<Found>(
  folded: string,
  language: Language,
  find: (stem: string) => Found | undefined,
): Found | undefined {
  if (language !== 'ar' || !ATTACHED.includes(folded.charAt(0)) || folded.length <= FEWEST_LETTERS) return undefined;
  const rest = folded.startsWith('لل') ? `ال${folded.slice(2)}` : folded.slice(1);
  return find(stemWord(rest)) ?? withoutAttached(rest, language, find);
}

function linkIn(tokens: readonly Token[], language: Language): readonly SenseLink[] {
  const links: SenseLink[] = [];
  const words = tokens.map(({ folded }) => (language === 'ar' ? stemWord(folded) : folded));
  for (let at = 0; at < tokens.length; ) {
    const isFormOf = (first: string): Form | undefined =>
      INDEX_OF[language]
        .get(first)
        ?.find((one) => one.words.every((word, place) => (place === 0 ? first : words[at + place]) === word));
    const form = isFormOf(words[at] ?? '') ?? withoutAttached(tokens[at]?.folded ?? '', language, isFormOf);
    if (form === undefined) at++;
    else {
      links.push({ start: at, end: at + form.words.length, sense: form.sense });
      at += form.words.length;
    }
  }
  return links;
}
