import { foldWords } from '../../../../table/notation/characters.ts';
import { SCALE_FACTORS, SCALE_WORDS } from '../../../../table/notation/scale-words.ts';
import { isNumberWord, matchNumberWords, splitNumberWords } from '../../../../table/number-words.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Token } from './tokens.ts';

/**
 * A number in words. `digits` and `scaleWord` are what a cell shows ("3" and "thousand" for "three thousand"; for a number
 * that does not end in a scale, all of it in digits).
 */
export type WordNumber = {
  readonly length: number;
  readonly digits: string;
  readonly scaleWord: string;
  readonly value: number;
};

/** Arabic duals as they stand before the noun they count ("مليوني سائح"), with the full form; as first words only. */
const DUALS_BEFORE_NOUNS: ReadonlyMap<string, string> = new Map(
  [
    ['الفي', 'الفان'],
    ['الفا', 'الفان'],
    ['مليوني', 'مليونان'],
    ['مليونا', 'مليونان'],
    ['ملياري', 'ملياران'],
    ['مليارا', 'ملياران'],
    ['مئتي', 'مئتان'],
    ['مائتي', 'مائتان'],
  ].map(([form = '', full = '']) => [foldWords(form), foldWords(full)]),
);

/** Words looked at for one number. */
const LONGEST = 12;

/** The number in words that begins at a token: "twenty-five", "two hundred and ten", "três mil", "خمسة وعشرون ألفا". */
export function maybeWordNumber(tokens: readonly Token[], at: number, lexicon: Lexicon): WordNumber | undefined {
  const lead = tokens[at]?.fold.split('-')[0] ?? '';
  const canBegin = isNumberWord(lead) || DUALS_BEFORE_NOUNS.has(lead) || lexicon.articles.has(lead);
  if (!canBegin || lexicon.ordinals.has(lead)) return undefined;
  const words: string[] = [];
  /** For each word the position behind its token. */
  const ends: number[] = [];
  for (let index = at; index < tokens.length && words.length < LONGEST; index++) {
    const token = tokens[index];
    if (token?.kind !== 'word') break;
    for (const word of splitNumberWords(token.text)) {
      words.push(word);
      ends.push(index + 1);
    }
  }
  words[0] = DUALS_BEFORE_NOUNS.get(words[0] ?? '') ?? words[0] ?? '';
  const match = matchNumberWords(words, 0);
  const end = match === undefined ? undefined : ends[match.length - 1];
  if (match === undefined || end === undefined || ends[match.length] === end) return undefined;
  const length = end - at;
  if (length === 1 && lexicon.articles.has(tokens[at]?.fold ?? '')) return undefined;
  return { length, value: match.value, ...shown(match.value, tokens[end - 1], length) };
}

/** With the scale as written where the number ends in one, else in digits. */
function shown(value: number, last: Token | undefined, length: number): Pick<WordNumber, 'digits' | 'scaleWord'> {
  const scale = length > 1 ? SCALE_WORDS.get(foldWords(last?.text ?? '')) : undefined;
  const multiple = scale === undefined ? Number.NaN : value / SCALE_FACTORS[scale];
  if (last === undefined || !Number.isInteger(multiple) || multiple >= 1000)
    return { digits: String(value), scaleWord: '' };
  return { digits: String(multiple), scaleWord: last.text };
}
