import { digitValue, foldWords } from '../../../../table/notation/characters.ts';
import { CURRENCY_WORDS } from '../../../../table/notation/currency-names.ts';
import { SCALE_WORDS } from '../../../../table/notation/scale-words.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { match, type TimeMatch } from './time-phrase.ts';
import type { Token } from './tokens.ts';

/** True for four figures that may be a year of our times. */
function isYearText(text: string): boolean {
  if (text.length !== 4) return false;
  let year = 0;
  for (let index = 0; index < 4; index++) {
    const digit = digitValue(text.charCodeAt(index));
    if (digit < 0) return false;
    year = year * 10 + digit;
  }
  return year >= 1800 && year <= 2199;
}

/** True for a token that may be a year. */
export const isYear = (token: Token | undefined): boolean => token?.kind === 'number' && isYearText(token.text);

/** True for a sign that makes the figure before it a quantity. */
export function isUnitAfter(token: Token | undefined): boolean {
  return token !== undefined && /^(?:%|٪|€|£|\$|million|billion|thousand|percent)$/.test(token.fold);
}

const YEAR_LEADS: ReadonlySet<string> = new Set(
  (
    'in since of by from to until till during for and through between year fiscal ( , ; : – — em de desde ate para e do no ano entre a ' +
    'ao face_a في عام سنه العام من الى منذ و بين حتى خلال ، ؛ than with against vs'
  ).split(' '),
);

/** Words behind which four figures are always a year, whatever follows. */
const SURE_LEADS: ReadonlySet<string> = new Set(
  'in since during until till year fiscal em desde durante ano في عام سنه العام منذ خلال'.split(' '),
);

/** Four figures that the words around make a year; "2023/24" and "the 1990s" too. */
export function maybeYear(tokens: readonly Token[], at: number, lexicon: Lexicon): TimeMatch | undefined {
  const token = tokens[at];
  if (token === undefined || !isYear(token)) return undefined;
  const next = tokens[at + 1];
  if (next?.fold === 's' && !next.isApart) return match(tokens, at, 2, 'year');
  if (
    next !== undefined &&
    /^[/–-]$/.test(next.text) &&
    !next.isApart &&
    /^\d{2}$|^\d{4}$/.test(tokens[at + 2]?.text ?? '')
  ) {
    return match(tokens, at, 3, 'year');
  }
  if (isUnitAfter(next) || (next !== undefined && !next.isApart && next.kind === 'word')) return undefined;
  const before = tokens[at - 1];
  if (before !== undefined && !YEAR_LEADS.has(before.fold)) return undefined;
  if (before !== undefined && SURE_LEADS.has(before.fold)) return match(tokens, at, 1, 'year');
  if (lexicon.language === 'ar' && isArabicCount(before, next, lexicon)) return undefined;
  return isCounted(next, lexicon) ? undefined : match(tokens, at, 1, 'year');
}

/** "و1800 شخص": behind a word that may lead to any figure, a noun without the article is counted. */
function isArabicCount(before: Token | undefined, next: Token | undefined, { roles, isVerbLike }: Lexicon): boolean {
  if (before === undefined || next?.kind !== 'word' || !/^(?:و|من|الى|بين)$/.test(before.fold)) return false;
  return !roles.has(next.fold) && !next.fold.startsWith('ال') && !isVerbLike(next.fold) && next.fold.length > 2;
}

/** True for a noun in lower case that the figure before it may count: "2021 units". */
function isCounted(token: Token | undefined, { roles, isVerbLike }: Lexicon): boolean {
  if (token === undefined || token.kind !== 'word' || !token.isApart) return false;
  if (
    CURRENCY_WORDS.has(foldWords(token.text)) ||
    SCALE_WORDS.has(foldWords(token.text)) ||
    roles.get(token.fold)?.has('unit') === true
  )
    return true;
  if (/\p{Lu}|\p{Script=Arabic}/u.test(token.text) || isVerbLike(token.fold)) return false;
  const known = roles.get(token.fold);
  return known === undefined || known.has('unit');
}
