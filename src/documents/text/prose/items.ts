import { digitValue } from '../../../table/notation/characters.ts';
import type { Span } from '../../source-table.ts';
import { isDualOf } from './arabic-nouns.ts';
import { maybeFigureAt } from './figures.ts';
import type { Lexicon, WordRole } from './lexicon/lexicon.ts';
import { findPhrase } from './phrases.ts';
import type { Quantity } from './quantity.ts';
import { completeOrdinal, maybeTimeAt, type TimeMemory, type TimePhrase } from './times.ts';
import type { Token } from './tokens.ts';

/** A word or fixed phrase with what the lexicon says of it. */
export type WordItem = {
  readonly kind: 'word';
  readonly text: string;
  readonly fold: string;
  readonly span: Span;
  readonly roles: ReadonlySet<WordRole>;
};

/** What a sentence is made of, once figures, times and fixed phrases are found in its tokens. */
export type Item =
  | WordItem
  | { readonly kind: 'quantity'; readonly quantity: Quantity; readonly span: Span }
  | { readonly kind: 'multiple'; readonly factor: number; readonly span: Span }
  | { readonly kind: 'rest'; readonly text: string; readonly span: Span }
  | { readonly kind: 'time'; readonly time: TimePhrase; readonly span: Span }
  | { readonly kind: 'mark'; readonly text: string; readonly span: Span };

const NO_ROLES: ReadonlySet<WordRole> = new Set();
const NAME_ROLES: ReadonlySet<WordRole> = new Set<WordRole>(['counter']);

/** Reads the tokens of one sentence into items; figures that are no data (page 12, 24/7, telephone numbers) become words. */
export function readItems(tokens: readonly Token[], lexicon: Lexicon): readonly Item[] {
  const items: Item[] = [];
  const memory: { period?: NonNullable<TimeMemory['period']> } = {};
  let at = 0;
  while (at < tokens.length) {
    const { item, length } = readItem(tokens, at, { lexicon, items, memory });
    if (item !== undefined) items.push(item);
    at += length;
  }
  return items;
}

type Reading = { readonly item: Item | undefined; readonly length: number };
type Context = {
  readonly lexicon: Lexicon;
  readonly items: readonly Item[];
  readonly memory: { period?: NonNullable<TimeMemory['period']> };
};

function readItem(tokens: readonly Token[], at: number, context: Context): Reading {
  const { lexicon } = context;
  const code = codeLength(tokens, at);
  if (code > 0) return { item: wordOf(tokens, at, code, NAME_ROLES), length: code };
  const time = maybeTimeAt(tokens, at, lexicon);
  if (time !== undefined) {
    rememberPeriod(tokens, at, time.length, context);
    return { item: { kind: 'time', time: time.time, span: spanOf(tokens, at, time.length) }, length: time.length };
  }
  return readPhrase(tokens, at, context) ?? readFigure(tokens, at, context) ?? readWord(tokens, at, context);
}

/** Multiples ("twice as many"), what remains ("the rest") and elided periods ("in the second"). */
function readPhrase(tokens: readonly Token[], at: number, { lexicon, memory, items }: Context): Reading | undefined {
  const multiple = findPhrase(tokens, at, lexicon.multipliers);
  if (multiple !== undefined) {
    return {
      item: { kind: 'multiple', factor: multiple.value, span: spanOf(tokens, at, multiple.length) },
      length: multiple.length,
    };
  }
  const phrase = findPhrase(tokens, at, lexicon.roles);
  if (phrase?.value.has('rest') === true) {
    const span = spanOf(tokens, at, phrase.length);
    return { item: { kind: 'rest', text: textOf(tokens, at, phrase.length), span }, length: phrase.length };
  }
  const token = tokens[at];
  const before = items.at(-1);
  if (token === undefined || before?.kind !== 'word') return undefined;
  if (!before.roles.has('determiner') && !before.roles.has('preposition')) return undefined;
  const time = completeOrdinal(token, memory.period, lexicon);
  return time === undefined ? undefined : { item: { kind: 'time', time, span: token.span }, length: 1 };
}

function rememberPeriod(tokens: readonly Token[], at: number, length: number, { lexicon, memory }: Context): void {
  for (const token of tokens.slice(at, at + length)) {
    const grain = lexicon.periods.get(token.fold);
    if (grain !== undefined && length > 1) memory.period = { text: token.text, span: token.span, grain };
  }
}

function readFigure(tokens: readonly Token[], at: number, context: Context): Reading | undefined {
  const figure = maybeFigureAt(tokens, at, context.lexicon);
  if (figure === undefined) return maybeLoneOne(tokens, at, context) ?? maybeDual(tokens, at, context);
  const { quantity, length } = figure;
  const next = tokens[at + length];
  const isJoinedToWord = next?.kind === 'word' && !next.isApart && !isUnit(next, context.lexicon);
  if (isJoinedToWord) return { item: wordOf(tokens, at, length + 1, NAME_ROLES), length: length + 1 };
  if (isName(tokens, at, length, context, quantity)) return { item: wordOf(tokens, at, length, NAME_ROLES), length };
  return { item: { kind: 'quantity', quantity, span: spanOf(tokens, at, length) }, length };
}

const isUnit = (token: Token, { roles }: Lexicon): boolean => roles.get(token.fold)?.has('unit') === true;

/** "Pedro one", after other figures: the article that is a number for once. */
function maybeLoneOne(tokens: readonly Token[], at: number, { lexicon, items }: Context): Reading | undefined {
  const token = tokens[at];
  const next = tokens[at + 1];
  const value = lexicon.articles.has(token?.fold ?? '') ? lexicon.numbers.get(token?.fold ?? '') : undefined;
  const isLast = next === undefined || next.kind === 'mark' || lexicon.roles.get(next.fold)?.has('and') === true;
  const isInList = items.some((item) => item.kind === 'quantity');
  if (token === undefined || value !== 1 || !isLast || !isInList || isNumberedName(tokens, at, lexicon))
    return undefined;
  return { item: { kind: 'quantity', quantity: smallCount(1, token.span), span: token.span }, length: 1 };
}

/** The Arabic dual of a noun that figures before it count: the figure 2. */
function maybeDual(tokens: readonly Token[], at: number, { lexicon, items }: Context): Reading | undefined {
  const token = tokens[at];
  if (lexicon.language !== 'ar' || token?.kind !== 'word') return undefined;
  const isCounted = items.some((item, index) => {
    const noun = items[index + 1];
    return item.kind === 'quantity' && noun?.kind === 'word' && isDualOf(token.fold, noun.fold);
  });
  return isCounted
    ? { item: { kind: 'quantity', quantity: smallCount(2, token.span), span: token.span }, length: 1 }
    : undefined;
}

function smallCount(value: number, span: Span): Quantity {
  const digits = String(value);
  return {
    text: digits,
    digits,
    prefix: '',
    suffix: '',
    value,
    kind: 'count',
    hasScale: false,
    isHedged: false,
    spans: [span],
  };
}

function readWord(tokens: readonly Token[], at: number, { lexicon }: Context): Reading {
  const token = tokens[at];
  if (token === undefined) return { item: undefined, length: 1 };
  if (token.kind === 'mark') return { item: { kind: 'mark', text: token.text, span: token.span }, length: 1 };
  if (isNamePart(tokens, at, lexicon)) return { item: wordOf(tokens, at, 1, NO_ROLES), length: 1 };
  const phrase = findPhrase(tokens, at, lexicon.roles);
  if (phrase !== undefined) return { item: wordOf(tokens, at, phrase.length, phrase.value), length: phrase.length };
  if (lexicon.language === 'ar') return { item: arabicWord(token, lexicon), length: 1 };
  const isVerb = token.text === token.text.toLowerCase() && lexicon.isVerbLike(token.fold);
  return { item: wordOf(tokens, at, 1, isVerb ? VERB : NO_ROLES), length: 1 };
}

/** "Station A", "São Paulo": a lone capital behind a word, or a verb's form with a capital before another, is part of a name. */
function isNamePart(tokens: readonly Token[], at: number, { language, roles }: Lexicon): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || language === 'ar') return false;
  if (/^\p{Lu}$/u.test(token.text)) return tokens[at - 1]?.kind === 'word' && token.text !== 'I';
  const known = roles.get(token.fold);
  if (/^\p{Lu}{2,}$/u.test(token.text) && known !== undefined && !known.has('unit') && !isShouted(tokens, at))
    return true;
  const isVerb = known?.has('light') === true;
  return language === 'pt' && isVerb && /^\p{Lu}/u.test(token.text) && /^\p{Lu}/u.test(next?.text ?? '');
}

/** True where the words around are in capitals too. */
function isShouted(tokens: readonly Token[], at: number): boolean {
  return [tokens[at - 1], tokens[at + 1]].some((token) => token?.kind === 'word' && /^\p{Lu}{3,}$/u.test(token.text));
}

/** Roles that a noun keeps with the article or a possessive ending on it. */
const NOUN_ROLES: readonly WordRole[] = ['measure', 'head', 'filler', 'label'];

/** An Arabic word that no list holds as it stands: with the article ("المبيعات") or an owner's ending ("وارداتها") taken off. */
function arabicWord(token: Token, lexicon: Lexicon): WordItem {
  const item = { kind: 'word', text: token.text, fold: token.fold, span: token.span } as const;
  if (lexicon.isVerbLike(token.fold) && !token.fold.startsWith('ال')) return { ...item, roles: VERB };
  const bare = token.fold.startsWith('ال') ? token.fold.slice(2) : undefined;
  if (bare !== undefined) return { ...item, roles: nounRoles(bare, lexicon) };
  const ending = /(?:ها|هم|هما|ه)$/.exec(token.fold)?.[0] ?? '';
  const stem = token.fold.slice(0, token.fold.length - ending.length);
  if (token.fold.endsWith('ا') && ending === '') return { ...item, roles: nounRoles(token.fold.slice(0, -1), lexicon) };
  const roles = ending === '' ? NO_ROLES : nounRoles(stem, lexicon);
  if (roles.size === 0) return { ...item, roles };
  return { ...item, text: token.text.slice(0, token.text.length - ending.length), fold: stem, roles };
}

function nounRoles(fold: string, { roles }: Lexicon): ReadonlySet<WordRole> {
  const known = roles.get(fold) ?? (fold.endsWith('ت') ? roles.get(`${fold.slice(0, -1)}ه`) : undefined);
  return known === undefined ? NO_ROLES : new Set(NOUN_ROLES.filter((role) => known.has(role)));
}

const VERB: ReadonlySet<WordRole> = new Set<WordRole>(['verb']);

function wordOf(tokens: readonly Token[], at: number, length: number, roles: ReadonlySet<WordRole>): WordItem {
  const fold = tokens
    .slice(at, at + length)
    .map((token) => token.fold)
    .join(' ');
  return { kind: 'word', text: textOf(tokens, at, length), fold, span: spanOf(tokens, at, length), roles };
}

function textOf(tokens: readonly Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map((token, index) => (index > 0 && token.isApart ? ` ${token.text}` : token.text))
    .join('');
}

function spanOf(tokens: readonly Token[], at: number, length: number): Span {
  const first = tokens[at];
  const last = tokens[at + length - 1] ?? tokens.at(-1);
  return { start: first?.span.start ?? 0, end: last?.span.end ?? 0 };
}

/** Marks that join figures into a code when no blank stands between. */
const CODE_MARK = /^[-–/:#@_+=.]$/;

/** Tokens of a code that begins here: "24/7", "14:30", "18-24", "#3", "+44 20 7946 0958"; 0 where there is none. */
function codeLength(tokens: readonly Token[], at: number): number {
  const first = tokens[at];
  if (first === undefined || first.kind === 'word') return 0;
  const phone = phoneLength(tokens, at);
  if (phone > 0) return phone;
  if (first.kind === 'mark') return /^[#@]$/.test(first.text) && tokens[at + 1]?.isApart === false ? 2 : 0;
  let length = 1;
  while (
    isJoint(tokens[at + length]) &&
    tokens[at + length + 1]?.isApart === false &&
    tokens[at + length + 1]?.kind !== 'mark'
  )
    length += 2;
  if (length === 1) return 0;
  const isYears = length === 3 && /^[12]\d{3}$/.test(first.text) && /^[-–/]$/.test(tokens[at + 1]?.text ?? '');
  const isDate = length === 5 && /^[12]\d{3}$/.test(first.text);
  return isYears || isDate ? 0 : length;
}

const isJoint = (token: Token | undefined): boolean =>
  token !== undefined && !token.isApart && CODE_MARK.test(token.text);

/** A telephone number: a plus sign or a zero first, or three runs of digits and more, nine digits in all. */
function phoneLength(tokens: readonly Token[], at: number): number {
  const hasPlus = tokens[at]?.text === '+';
  let index = hasPlus ? at + 1 : at;
  let digits = 0;
  let runs = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    if (token?.kind === 'number' && /^\p{Nd}+$/u.test(token.text)) {
      digits += token.text.length;
      runs++;
      index++;
    } else if (
      runs > 0 &&
      token !== undefined &&
      /^[-()]$/.test(token.text) &&
      tokens[index + 1]?.kind === 'number' &&
      token.text === '-'
    )
      index++;
    else break;
  }
  const first = tokens[hasPlus ? at + 1 : at];
  const isLead = hasPlus ? digits >= 8 : runs >= 2 && digits >= 9;
  const hasZero = runs === 1 && digits >= 5 && digitValue(first?.text.charCodeAt(0) ?? 0) === 0;
  return isLead || hasZero ? index - at : 0;
}

/** True for a figure that names or numbers something: page 12, Station 4, the 27 member states, per 100,000. */
function isName(
  tokens: readonly Token[],
  at: number,
  length: number,
  { lexicon, items }: Context,
  quantity: Quantity,
): boolean {
  const before = tokens[at - 1];
  if (before === undefined || quantity.kind === 'percent') return false;
  if (isCountedWhole(items, lexicon)) return true;
  if (quantity.kind !== 'count' || quantity.hasScale) return false;
  const roles = before.kind === 'word' ? lexicon.roles.get(before.fold) : undefined;
  if (roles?.has('counter') === true || /^[#§№]$/.test(before.text)) return true;
  if (/^(?:per|every|cada|top|aged|ages?|لكل)$/.test(before.fold)) return true;
  if (/^(?:of|in|por|em|من)$/.test(before.fold) && /^(?:out|one|um|uma|cada|واحد)$/.test(tokens[at - 2]?.fold ?? ''))
    return true;
  if (isNameEnd(tokens, at, length, lexicon)) return true;
  if (isNumberedName(tokens, at, lexicon)) return !isMeasured(tokens[at + length], lexicon);
  return isLapse(items, tokens[at + length]);
}

const LAPSE =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|anos|mes|meses|semanas?|dias?|horas?|عاما?|سنوات|اشهر|شهرا|اسبوعا|اسابيع|ايام|يوما)$/;

/** "After 12 weeks, …": a length of time that opens a clause is no figure of a table. */
function isLapse(items: readonly Item[], next: Token | undefined): boolean {
  const lead = items.at(-1);
  const before = items.at(-2);
  const isOpening = before === undefined || before.kind === 'mark';
  return isOpening && lead?.kind === 'word' && lead.roles.has('preposition') && LAPSE.test(next?.fold ?? '');
}

/** "Merdeka 118 at 679 m": a number behind a name where the figure itself follows. */
function isNameEnd(tokens: readonly Token[], at: number, length: number, { roles, language }: Lexicon): boolean {
  const link = roles.get(tokens[at + length]?.fold ?? '');
  const isFigureNext = /^[\p{Nd}$€£]/u.test(tokens[at + length + 1]?.text ?? '');
  return (
    language !== 'ar' &&
    at > 1 &&
    /^\p{Lu}\p{Ll}/u.test(tokens[at - 1]?.text ?? '') &&
    link?.has('link') === true &&
    link.has('preposition') &&
    isFigureNext
  );
}

/** True behind a noun that is numbered ("round one", "Line 4"). */
function isNumberedName(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const before = tokens[at - 1];
  const isLabel = before?.kind === 'word' && lexicon.roles.get(before.fold)?.has('label') === true;
  return isLabel && isLabelled(before, tokens[at - 2], lexicon);
}

/** True where a label noun may carry a number: with a capital, or with nothing but an article or a preposition before it. */
function isLabelled(token: Token, before: Token | undefined, lexicon: Lexicon): boolean {
  if (lexicon.language === 'ar' || /^\p{Lu}/u.test(token.text) || before === undefined) return true;
  const roles = lexicon.roles.get(before.fold);
  return before.kind === 'mark' || roles?.has('preposition') === true || roles?.has('and') === true;
}

const isMeasured = (token: Token | undefined, lexicon: Lexicon): boolean =>
  token?.kind === 'word' && isUnit(token, lexicon);

/** "the 27 states", "dos 1000 inquiridos" at the head of a clause: a whole that is known, not a figure of the table. */
function isCountedWhole(items: readonly Item[], lexicon: Lexicon): boolean {
  const before = items.at(-1);
  if (before?.kind !== 'word') return false;
  const isWhole = before.roles.has('base') && (items.at(-2) === undefined || items.at(-2)?.kind === 'mark');
  if (isWhole) return true;
  if (lexicon.language === 'en') return /^(?:the|these|those|all|our|their|its)$/.test(before.fold);
  if (lexicon.language !== 'pt' || !/^(?:os|as|dos|das|estes|estas|todos os|todas as)$/.test(before.fold)) return false;
  const lead = items.at(-2);
  return lead === undefined || lead.kind === 'mark';
}
