import { LEXICONS } from '../../language/lexicon/lexicon-index.ts';
import { tokenize } from '../../language/text/tokens.ts';

/** The words that wishes are made of, in all languages: totals, shares, months, and what joins them. */
const TRADE_WORDS: ReadonlySet<string> = new Set(
  Object.values(LEXICONS).flatMap((index) =>
    [...index.values()].flatMap((forms) => forms.flatMap(({ words, stems }) => [...words, ...stems])),
  ),
);

/** True for a word that wishes are made of, as `wordsOf` gives it. */
export function isTradeWord(word: string): boolean {
  return TRADE_WORDS.has(word);
}

/** The words of a text, folded as lexicons are: small letters, without accents. */
export function wordsOf(text: string): readonly string[] {
  return tokenize(text.normalize('NFKC').replaceAll('_', ' ')).flatMap(
    ({ folded }) => folded.match(/[\p{L}\p{N}]+/gu) ?? [],
  );
}
