import type { Span } from '../../../source-table.ts';
import { foldWord } from '../lexicon/fold-word.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

/** A word, a figure or a mark of a sentence. `fold` is the form the lexicons list; `isApart` says that a blank stands before it. */
export type Token = {
  readonly kind: 'word' | 'number' | 'mark';
  readonly text: string;
  readonly fold: string;
  readonly span: Span;
  readonly isApart: boolean;
};

const DIGIT = '0-9٠-٩۰-۹';
/**
 * Figures with separators inside; then words (apostrophes, hyphens, points of abbreviations and later digits inside); then any
 * other sign. Every branch is a run of one class, so the scan is linear.
 */
const TOKEN = new RegExp(
  `(?<number>[${DIGIT}]+(?:[.,٫٬'’\\u00a0\\u202f][${DIGIT}]+)*)` +
    `|(?<arabic>[\\u0621-\\u0652\\u0670-\\u06d3]+(?:[-.][\\u0621-\\u064a]+)*)` +
    `|(?<word>[\\p{L}\\p{M}°º][\\p{L}\\p{M}\\p{Nd}°ºª²³]*(?:[-‑&'’.·/][\\p{L}\\p{Nd}][\\p{L}\\p{M}\\p{Nd}°ºª²³]*)*[+]?)` +
    `|(?<mark>[^\\s\\u200b-\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff])`,
  'gu',
);

/** The tokens of one sentence, in order. Possessive 's and the clitics of Arabic are tokens of their own. */
export function tokenize(text: string, span: Span, lexicon: Lexicon): readonly Token[] {
  const tokens: Token[] = [];
  const sentence = text.slice(span.start, span.end);
  let last = 0;
  for (const match of sentence.matchAll(TOKEN)) {
    const kind = kindOf(match.groups ?? {});
    const start = span.start + match.index;
    const whole = tokenOf(text, { start, end: start + match[0].length }, kind, match.index > last);
    last = match.index + match[0].length;
    if (kind === 'word') tokens.push(...splitWord(text, whole, { lexicon, before: tokens.findLast(isNoMark) }));
    else tokens.push(whole);
  }
  return joinSpacedFigures(text, tokens, lexicon);
}

const isNoMark = ({ kind }: Token): boolean => kind !== 'mark';

function kindOf(groups: Readonly<Record<string, string | undefined>>): Token['kind'] {
  if (groups.number !== undefined) return 'number';
  return groups.mark === undefined ? 'word' : 'mark';
}

/** A token of a stretch of the text. */
function tokenOf(text: string, span: Span, kind: Token['kind'], isApart: boolean): Token {
  const own = text.slice(span.start, span.end);
  return { kind, text: own, fold: kind === 'word' ? foldWord(own) : own, span, isApart };
}

/** What a word stands in: the lexicon of its language, and the word or figure before it in its sentence. */
type Beside = { readonly lexicon: Lexicon; readonly before: Token | undefined };

function splitWord(text: string, token: Token, beside: Beside): readonly Token[] {
  const { lexicon } = beside;
  if (lexicon.language === 'ar') return splitClitics(text, token, beside);
  const possessive = /['’]s?$/i.exec(token.text);
  if (possessive !== null && lexicon.language === 'en')
    return cut(text, token, token.text.length - possessive[0].length);
  return [token];
}

function cut(text: string, { span, isApart }: Token, at: number): readonly Token[] {
  const middle = span.start + at;
  return [
    tokenOf(text, { start: span.start, end: middle }, 'word', isApart),
    tokenOf(text, { start: middle, end: span.end }, 'word', false),
  ];
}

/** Words that begin with a waw of their own. */
const OWN_WAW: ReadonlySet<string> = new Set(
  'واحد واحده وحده وحدات وسط وقت وطن وطني وطنيه وزير وزاره وكاله واشنطن وادي ورد ورق ولايه ولايات وضع وفاه وفد وجه وجهه وصف ورشه وليد وائل'.split(
    ' ',
  ),
);

/** True where a word may be joined to others by "and": behind none, or behind a preposition, there is nothing to join it to. */
const mayBeJoined = ({ lexicon, before }: Beside): boolean =>
  before !== undefined && lexicon.roles.get(before.fold)?.has('preposition') !== true;

/** Splits "و" (and), "لل" (for the), "بال" (by the) off a word that is not itself known to the lexicon. */
function splitClitics(text: string, token: Token, beside: Beside): readonly Token[] {
  const { fold } = token;
  const { lexicon } = beside;
  if (isKnown(fold, lexicon) || OWN_WAW.has(fold)) return [token];
  if (fold.startsWith('و') && fold.length > 2) {
    const isSurelyJoined = fold.startsWith('وال') || isKnown(fold.slice(1), lexicon);
    if (!isSurelyJoined && !mayBeJoined(beside)) return [token];
    const [waw, rest] = cut(text, token, 1);
    if (waw === undefined || rest === undefined) return [token];
    return [waw, ...(isKnown(rest.fold, lexicon) ? [rest] : splitPreposition(text, rest))];
  }
  const isMeasured = fold.startsWith('ب') && lexicon.roles.get(fold.slice(1))?.has('measure') === true;
  return isMeasured ? cut(text, token, 1) : splitPreposition(text, token);
}

function isKnown(fold: string, { roles, numbers, periods }: Lexicon): boolean {
  return roles.has(fold) || numbers.has(fold) || periods.has(fold);
}

function splitPreposition(text: string, token: Token): readonly Token[] {
  const { fold, span, isApart } = token;
  if (fold.startsWith('بال') && fold.length > 5) return cut(text, token, 1);
  if (!fold.startsWith('لل') || fold.length < 5) return [token];
  const preposition = { ...tokenOf(text, { start: span.start, end: span.start + 1 }, 'word', isApart), fold: 'ل' };
  const noun = tokenOf(text, { start: span.start + 1, end: span.end }, 'word', false);
  return [preposition, { ...noun, text: `ا${noun.text}`, fold: `ا${noun.fold}` }];
}

/** "12 000" written with a plain blank: one figure, outside English, where each later group has three digits. */
function joinSpacedFigures(text: string, tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  if (lexicon.language === 'en') return tokens;
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const isGroup = token.kind === 'number' && /^[0-9]{3}(?:,[0-9]+)?$/.test(token.text) && token.isApart;
    const isBegun = before?.kind === 'number' && /^[0-9]{1,3}(?: [0-9]{3})*$/.test(before.text);
    if (isGroup && before !== undefined && isBegun && token.span.start - before.span.end === 1) {
      joined[joined.length - 1] = tokenOf(
        text,
        { start: before.span.start, end: token.span.end },
        'number',
        before.isApart,
      );
    } else joined.push(token);
  }
  return joined;
}
