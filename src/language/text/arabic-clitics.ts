import { isNumberWord } from '../../table/number-words.ts';
import { withoutArticle } from './arabic-stem.ts';
import { stemWord } from './stem.ts';
import type { Token } from './tokens.ts';

const ARABIC_WORD = /^[\u0620-\u06ff]/;
/** What is written together with the word after it, longest first. */
const BEFORE = ['وبال', 'ولل', 'وال', 'فال', 'بال', 'كال', 'لل', 'وب', 'ول', 'وك', 'و', 'ف', 'ب', 'ل', 'ك'] as const;
/** Pronouns that are written together with the word before them, longest first. */
const AFTER = ['هما', 'ها', 'هم', 'هن', 'نا', 'ه', 'ي'] as const;
/** «رتبلي»: for whom it is done, as it is written behind a verb in speech. */
const FOR_WHOM = ['لنا', 'لي'] as const;
/** Shorter words before these are none: «مالي» is no «ما لي». */
const LEAST_VERB = 3;
const DUAL = /(?:تين|تان|ين|ان)$/;
const LEAST_WORD = 2;

/** Whether a folded word is one that the lexicon, the table, or the numbers know. */
export type IsKnownWord = (folded: string) => boolean;

/**
 * Parts Arabic words from what is written together with them: و ف ب ل ك before them, pronouns after them ("إيرادها", "رتّبها"), and
 * the number two in "فرعين" behind a word such as "أعلى". A word that is known as it stands stays whole, and so does one whose
 * rest is not known, unless the article shows where it begins ("والفئة"). Parts keep their place in the wish.
 */
export function partClitics(tokens: readonly Token[], isKnown: IsKnownWord): readonly Token[] {
  return tokens.flatMap((token) => (ARABIC_WORD.test(token.folded) ? partWord(token, isKnown) : [token]));
}

function partWord(token: Token, isKnown: IsKnownWord): readonly Token[] {
  const bare = withoutArticle(token.folded);
  if (bare !== token.folded && isNumberWord(bare)) return [{ ...token, folded: bare }];
  if (isKnown(token.folded)) return [token];
  return partBefore(token, isKnown) ?? partAfter(token, isKnown) ?? partArticle(token, isKnown) ?? [token];
}

function partBefore(token: Token, isKnown: IsKnownWord): readonly Token[] | undefined {
  for (const prefix of BEFORE) {
    if (!token.folded.startsWith(prefix)) continue;
    // "وبعد" is و and "بعد": what is known as a whole is cut no shorter.
    if (/^و[بلك]$/.test(prefix) && isKnown(token.folded.slice(1))) continue;
    const { letters, rest } = cutPrefix(prefix, token.folded);
    if (rest.length < (/^\d/.test(rest) ? 1 : LEAST_WORD)) continue;
    const tail = restToken(token, rest, letters.length);
    const parts = knownParts(tail, isKnown) ?? (prefix.endsWith('ال') || prefix.endsWith('لل') ? [tail] : undefined);
    if (parts !== undefined) return [...letters.map((letter, at) => letterToken(token, letter, at)), ...parts];
  }
  return undefined;
}

/** "وبالفئة" is و and ب and "الفئة"; "للفئة" is ل and "الفئة". */
function cutPrefix(prefix: string, folded: string): { readonly letters: readonly string[]; readonly rest: string } {
  const behind = folded.slice(prefix.length);
  if (prefix.endsWith('لل')) return { letters: [...prefix.slice(0, -1)], rest: `ال${behind}` };
  if (prefix.endsWith('ال')) return { letters: [...prefix.slice(0, -2)], rest: `ال${behind}` };
  return { letters: [...prefix], rest: behind };
}

function knownParts(tail: Token, isKnown: IsKnownWord): readonly Token[] | undefined {
  if (tail.kind === 'number' || isKnown(tail.folded)) return [tail];
  return partAfter(tail, isKnown) ?? partArticle(tail, isKnown);
}

function partAfter(token: Token, isKnown: IsKnownWord): readonly Token[] | undefined {
  for (const pronoun of [...FOR_WHOM, ...AFTER]) {
    if (!token.folded.endsWith(pronoun)) continue;
    const rest = token.folded.slice(0, -pronoun.length);
    if (rest.length < (FOR_WHOM.some((one) => one === pronoun) ? LEAST_VERB : LEAST_WORD)) continue;
    const found = wholeForms(rest).find(isKnown);
    if (found === undefined) continue;
    const cut = token.end - pronoun.length;
    return [
      toWord({ start: token.start, end: cut, text: token.text.slice(0, -pronoun.length) }, found),
      toWord({ start: cut, end: token.end, text: token.text.slice(-pronoun.length) }, pronoun),
    ];
  }
  return undefined;
}

/** Before a pronoun the ta marbuta is written as ta, the final ya as alef. */
function wholeForms(rest: string): readonly string[] {
  if (rest.endsWith('ت')) return [rest, `${rest.slice(0, -1)}ه`];
  return rest.endsWith('ا') ? [rest, `${rest.slice(0, -1)}ي`] : [rest];
}

/** "الخمسة" and "ال5" are numbers behind an article. */
function partArticle(token: Token, isKnown: IsKnownWord): readonly Token[] | undefined {
  if (!token.folded.startsWith('ال') || token.folded.length < 3) return undefined;
  const bare = token.folded.slice(2);
  if (!/^\d/.test(bare)) {
    const word = withoutArticle(token.folded);
    return word !== token.folded && (isNumberWord(word) || isKnown(word)) ? [{ ...token, folded: word }] : undefined;
  }
  return [restToken(token, bare, 2)];
}

/** "فرعين" where `isCounted` says that two of its singular can be wanted there: the number, and the thing. */
export function partDuals(
  tokens: readonly Token[],
  isCounted: (singular: string, at: number) => boolean,
): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const { folded, kind } = token;
    if (kind !== 'word' || !ARABIC_WORD.test(folded) || !DUAL.test(folded)) return [token];
    const singular = folded.replace(DUAL, (end) => (end.startsWith('ت') ? 'ه' : ''));
    if (singular.length < LEAST_WORD || isNumberWord(folded) || !isCounted(singular, at)) return [token];
    return [toWord(token, 'اثنين'), toWord(token, singular)];
  });
}

type Written = Pick<Token, 'start' | 'end' | 'text'>;

function toWord({ start, end, text }: Written, folded: string): Token {
  return { start, end, text, kind: 'word', folded, stem: stemWord(folded) };
}

function letterToken(token: Token, letter: string, at: number): Token {
  const start = token.start + at;
  return toWord({ start, end: start + 1, text: token.text.slice(at, at + 1) }, letter);
}

function restToken(token: Token, folded: string, skipped: number): Token {
  const start = Math.min(token.end - 1, token.start + skipped);
  const text = token.text.slice(start - token.start);
  if (/^\d/.test(folded)) return { start, end: token.end, text, kind: 'number', folded, stem: folded };
  return toWord({ start, end: token.end, text }, folded);
}
