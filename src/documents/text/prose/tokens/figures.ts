import { foldWords } from '../../../../table/notation/characters.ts';
import { CURRENCY_CODES, CURRENCY_WORDS, maybeCurrency } from '../../../../table/notation/currency-names.ts';
import { parseNumber } from '../../../../table/notation/number-notation.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { maybeWordNumber } from './number-words.ts';
import type { Quantity } from './quantity.ts';
import type { Token } from './tokens.ts';

/** A quantity and how many tokens it takes. */
export type FigureMatch = { readonly quantity: Quantity; readonly length: number };

const LONGEST_SUFFIX = 5;

/** The quantity that begins at a token, sign and currency first: "$1.9M", "45 per cent", "120 ألف جنيه", "three thousand". */
export function maybeFigureAt(tokens: readonly Token[], at: number, lexicon: Lexicon): FigureMatch | undefined {
  const lead = leadLength(tokens, at);
  if (lead === undefined) return undefined;
  const number = tokens[at + lead];
  if (number?.kind === 'number')
    return figureOf(tokens, { at, lead, core: 1, digits: number.text, scaleWord: '' }, lexicon);
  if (number?.kind !== 'word') return undefined;
  const words = maybeWordNumber(tokens, at + lead, lexicon);
  if (words === undefined) return undefined;
  return figureOf(tokens, { at, lead, core: words.length, digits: words.digits, scaleWord: words.scaleWord }, lexicon);
}

/** Tokens before the number that belong to it: a minus sign, a currency. Undefined where no number follows. */
function leadLength(tokens: readonly Token[], at: number): number | undefined {
  let index = at;
  if (isMinus(tokens, index)) index++;
  const first = tokens[index];
  if (first === undefined) return undefined;
  if (first.kind !== 'number') {
    const second = tokens[index + 1];
    const isPair =
      second?.kind === 'mark' && maybeCurrency(`${first.text}${second.text}`) !== undefined && !second.isApart;
    if (first.kind === 'word' && isPair) index += 2;
    else if (isCurrencySign(first) && tokens[index + 1]?.kind === 'number') index++;
  }
  if (index > at && isMinus(tokens, index)) index++;
  return index - at;
}

function isMinus(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  return (
    token !== undefined &&
    /^[-−–]$/.test(token.text) &&
    next !== undefined &&
    !next.isApart &&
    (token.isApart || at === 0)
  );
}

/** True for signs of currencies and codes in capitals. */
function isCurrencySign(token: Token): boolean {
  if (token.kind === 'mark') return maybeCurrency(token.text) !== undefined;
  return CURRENCY_CODES.has(token.text) || /^(?:Rs|Kz|RM|Rp)$/.test(token.text);
}

type Core = {
  readonly at: number;
  readonly lead: number;
  readonly core: number;
  readonly digits: string;
  readonly scaleWord: string;
};

/** Puts a number together with the scale, per cent and currency behind it, as far as the whole still reads as one number. */
function figureOf(tokens: readonly Token[], core: Core, lexicon: Lexicon): FigureMatch | undefined {
  const start = core.at + core.lead;
  const prefix = joined(tokens, core.at, start);
  const base = core.scaleWord === '' ? core.digits : `${core.digits} ${core.scaleWord}`;
  const lastCore = tokens[start + core.core - 1];
  if (lastCore === undefined || readNumber(prefix + gap(tokens[start], prefix) + base, lexicon) === undefined)
    return undefined;
  let text = prefix + gap(tokens[start], prefix) + base;
  let end = start + core.core;
  let candidate = text;
  for (let index = end; index < start + core.core + LONGEST_SUFFIX; index++) {
    const token = tokens[index];
    if (token === undefined || !canFollow(token)) break;
    if (isNationality(token, tokens[index + 1])) continue;
    candidate += (token.isApart ? ' ' : '') + token.text;
    if (isWordOfCode(token) || readNumber(candidate, lexicon) === undefined) continue;
    text = candidate;
    end = index + 1;
  }
  const parsed = readNumber(text, lexicon);
  if (parsed === undefined) return undefined;
  const last = tokens[end - 1] ?? lastCore;
  const first = tokens[core.at] ?? lastCore;
  return {
    length: end - core.at + trailingNationality(tokens, end, lexicon),
    quantity: {
      text,
      spans: [{ start: first.span.start, end: last.span.end }],
      value: parsed.value,
      kind: parsed.isPercentage ? 'percent' : parsed.currency === undefined ? 'count' : 'money',
      ...(parsed.currency === undefined ? {} : { currency: parsed.currency }),
      digits: core.digits,
      prefix: text.slice(0, text.indexOf(core.digits)),
      suffix: text.slice(text.indexOf(core.digits) + core.digits.length),
      hasScale: parsed.scale !== undefined,
      isHedged: false,
    },
  };
}

/** What a text states as a number by the habits of a language. */
export function readNumber(text: string, lexicon: Lexicon): ReturnType<typeof parseNumber> {
  return parseNumber(text, { decimal: lexicon.decimalMark });
}

const joined = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map((token) => token.text)
    .join('');

const gap = (token: Token | undefined, prefix: string): string => (prefix !== '' && token?.isApart === true ? ' ' : '');

/** Signs and words that may stand behind a number within its notation. */
function canFollow(token: Token): boolean {
  if (token.kind === 'number') return false;
  return token.kind === 'word' || /^[%٪$€£¥₹]$/.test(token.text);
}

/** "all", "top", "mad" are codes of currencies too: in small letters they are words. */
function isWordOfCode(token: Token): boolean {
  return CURRENCY_CODES.has(token.text.toUpperCase()) && token.text !== token.text.toUpperCase();
}

const NATIONALITIES: ReadonlySet<string> = new Set(
  (
    'us american canadian australian british hong kong singapore new zealand مصري مصريا سعودي سعوديا امريكي امريكيا اماراتي اماراتيا كويتي ' +
    'قطري اردني مغربي تونسي جزائري عراقي لبناني سوري سوداني استرليني americanos americano brasileiros'
  ).split(' '),
);

/** "1.9 million US dollars": the word before the currency that says whose. */
function isNationality(token: Token, next: Token | undefined): boolean {
  return NATIONALITIES.has(token.fold) && next !== undefined && CURRENCY_WORDS.has(foldWords(next.text));
}

/** Arabic adjectives of relation: "قطري", "لبنانية", "إسترلينيا". */
const RELATION = /^\p{Script=Arabic}{2,}(?:ي|يه|يا)$/u;

/** One where the word behind the currency says whose it is and the notation did not take it along. */
function trailingNationality(tokens: readonly Token[], end: number, { roles }: Lexicon): number {
  const before = tokens[end - 1];
  const token = tokens[end];
  const isAfterCurrency = before !== undefined && CURRENCY_WORDS.has(foldWords(before.text));
  if (!isAfterCurrency || token === undefined) return 0;
  const isRelation = RELATION.test(token.fold) && !token.fold.startsWith('ال') && !roles.has(token.fold);
  return isRelation || NATIONALITIES.has(token.fold) ? 1 : 0;
}
