import { LANGUAGES, type Language, LEXICONS, type LexiconForm, type LexiconIndex } from '../lexicon/lexicon-index.ts';
import { FUNCTION_SENSES } from '../lexicon/senses.ts';
import { withoutArticle } from '../text/arabic-stem.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';
import { countSlips, slipsAllowed } from './slips.ts';
import { canonicalWord, conceptsOf } from './table-index.ts';

const TYPO_SCORE = 0.7;
/** Words that only join others count less than those they join. */
const FUNCTION_SCORE = 0.5;

/**
 * The language that most words of a wish are of; of two that know as many, Arabic, else the preferred one. Where no word is known, Arabic by
 * its letters, else the preferred one.
 */
export function detectLanguage(tokens: readonly Token[], preferred: Language = 'en'): Language {
  const counts = LANGUAGES.map((language) => ({ language, count: countKnown(tokens, LEXICONS[language]) }));
  const most = Math.max(...counts.map(({ count }) => count));
  if (most === 0) return tokens.some(isArabicWord) ? 'ar' : preferred;
  const winners = counts.flatMap(({ language, count }) => (count === most ? [language] : []));
  // Latin words beside Arabic ones may be labels of the table; Arabic ones are of one language alone.
  if (winners.includes('ar')) return 'ar';
  return winners.includes(preferred) ? preferred : (winners[0] ?? 'en');
}

const isArabicWord = ({ folded }: Token): boolean => /^[\u0620-\u06ff]/.test(folded);

function countKnown(tokens: readonly Token[], lexicon: LexiconIndex): number {
  return tokens.filter(
    (token) => token.kind === 'word' && (lexicon.has(token.folded) || lexicon.has(withoutArticle(token.folded))),
  ).length;
}

/** Every sense that the words from a token on may have. */
export function linkSenses(tokens: readonly Token[], start: number, lexicon: LexiconIndex): readonly Link[] {
  const token = tokens[start];
  if (token === undefined) return [];
  const forms = isArabicWord(token) ? arabicForms(tokens, start, lexicon) : formsOf(token, lexicon);
  if (forms.length === 0) return [];
  const links = new Map<string, Link>();
  for (const form of forms) {
    if (!isAt(tokens, start, form)) continue;
    for (const sense of form.senses) {
      // "Orders shipped in May" are things, and no wish to put them in order.
      if (sense === 'sortVerb' && token.folded === `${form.words[0]}s`) continue;
      links.set(`${sense} ${form.words.length}`, {
        start,
        end: start + form.words.length,
        score: FUNCTION_SENSES.has(sense) ? FUNCTION_SCORE : 1,
        target: { kind: 'sense', sense },
      });
    }
  }
  return [...links.values()];
}

function formsOf({ folded, stem }: Token, lexicon: LexiconIndex): readonly LexiconForm[] {
  return [...(lexicon.get(folded) ?? []), ...(stem === folded ? [] : (lexicon.get(stem) ?? []))];
}

/** Forms as they are written, with or without the article, else by the stem: "صفوف" is no "صف" where it is listed itself. */
function arabicForms(tokens: readonly Token[], start: number, lexicon: LexiconIndex): readonly LexiconForm[] {
  const { folded = '', stem = '' } = tokens[start] ?? {};
  const all = [
    ...(lexicon.get(folded) ?? []),
    ...(lexicon.get(withoutArticle(folded)) ?? []),
    ...(lexicon.get(stem) ?? []),
  ];
  const isWritten = ({ words }: LexiconForm): boolean =>
    words.length === 1 && (words[0] === folded || words[0] === withoutArticle(folded));
  const isListed = all.some(isWritten);
  return [...new Set(all)].filter((form) => form.words.length > 1 || !isListed || isWritten(form));
}

/** True where the words of a form stand from a token on; hyphens within ("x-axis") do not matter. */
function isAt(tokens: readonly Token[], start: number, { words, stems }: LexiconForm): boolean {
  return words.every((word, place) => {
    const token = tokens[start + place];
    if (place === 0 || token?.folded === word) return token !== undefined;
    return token !== undefined && (token.stem === word || token.stem === stems[place]);
  });
}

/** The senses of the form that an unknown word is a slip of, where one is near. */
export function linkMistypedSense(tokens: readonly Token[], start: number, lexicon: LexiconIndex): readonly Link[] {
  const token = tokens[start];
  const word = withoutArticle(token?.folded ?? '');
  // "Spending" is a word, and no slip of "standing".
  if (token?.kind !== 'word' || word.length < 5 || conceptsOf(canonicalWord(word)).length > 0) return [];
  const most = slipsAllowed(word.length);
  for (const [first, forms] of lexicon) {
    if (first[0] !== word[0] && (first[0] !== word[1] || first[1] !== word[0])) continue;
    if (first.length < 5 || Math.abs(first.length - word.length) > most) continue;
    if (countSlips(word, first) > most) continue;
    const senses = forms.find(({ words }) => words.length === 1)?.senses ?? [];
    if (senses.length > 0) {
      return senses.map((sense) => ({ start, end: start + 1, score: TYPO_SCORE, target: { kind: 'sense', sense } }));
    }
  }
  return [];
}
