import type { Span } from '../../../source-table.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isDualOf } from './arabic-nouns.ts';
import { codeLength, isName, isNumberedName, isUnit } from './figure-names.ts';
import { maybeFigureAt } from './figures.ts';
import { maybeShareAt } from './fractions.ts';
import type { Item, ItemContext } from './item.ts';
import { nothingLength } from './nothing.ts';
import { findPhrase } from './phrases.ts';
import type { Quantity } from './quantity.ts';
import { completeOrdinal, maybeTimeAt, type TimeMemory } from './times.ts';
import type { Token } from './tokens.ts';
import { NAME_ROLES, readWord, spanOf, textOf, wordOf } from './words.ts';

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
function readItem(tokens: readonly Token[], at: number, context: ItemContext): Reading {
  const { lexicon } = context;
  const code = codeLength(tokens, at);
  if (code > 0) return { item: wordOf(tokens, at, code, NAME_ROLES), length: code };
  const time = maybeTimeAt(tokens, at, lexicon);
  if (time !== undefined) {
    rememberPeriod(tokens, at, time.length, context);
    return { item: { kind: 'time', time: time.time, span: spanOf(tokens, at, time.length) }, length: time.length };
  }
  return (
    readNothing(tokens, at, context) ??
    readShare(tokens, at, context) ??
    readPhrase(tokens, at, context) ??
    readFigure(tokens, at, context) ??
    readOther(tokens, at, context)
  );
}

function readOther(tokens: readonly Token[], at: number, { lexicon }: ItemContext): Reading {
  const token = tokens[at];
  if (token?.kind !== 'mark') return readWord(tokens, at, lexicon);
  return { item: { kind: 'mark', text: token.text, span: token.span }, length: 1 };
}

/** "none in March", among figures of other months: the figure 0. */
function readNothing(tokens: readonly Token[], at: number, context: ItemContext): Reading | undefined {
  const length = nothingLength(tokens, at, context);
  if (length === 0) return undefined;
  const span = spanOf(tokens, at, length);
  return { item: { kind: 'quantity', quantity: smallCount(0, span), span }, length };
}

/** A fraction in words of a whole: "a third of the pupils". */
function readShare(tokens: readonly Token[], at: number, context: ItemContext): Reading | undefined {
  const share = maybeShareAt(tokens, at, context);
  if (share === undefined) return undefined;
  const { quantity, length } = share;
  return { item: { kind: 'quantity', quantity, span: spanOf(tokens, at, length) }, length };
}

/** Multiples ("twice as many"), what remains ("the rest") and elided periods ("in the second"). */
function readPhrase(
  tokens: readonly Token[],
  at: number,
  { lexicon, memory, items }: ItemContext,
): Reading | undefined {
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

function rememberPeriod(tokens: readonly Token[], at: number, length: number, { lexicon, memory }: ItemContext): void {
  for (const token of tokens.slice(at, at + length)) {
    const grain = lexicon.periods.get(token.fold);
    if (grain !== undefined && length > 1) memory.period = { text: token.text, span: token.span, grain };
  }
}

function readFigure(tokens: readonly Token[], at: number, context: ItemContext): Reading | undefined {
  const figure = maybeFigureAt(tokens, at, context.lexicon);
  if (figure === undefined) return maybeLoneOne(tokens, at, context) ?? maybeDual(tokens, at, context);
  const { quantity, length } = figure;
  const next = tokens[at + length];
  const isJoinedToWord = next?.kind === 'word' && !next.isApart && !isUnit(next, context.lexicon);
  if (isJoinedToWord) return { item: wordOf(tokens, at, length + 1, NAME_ROLES), length: length + 1 };
  if (isName(tokens, at, length, context, quantity)) return { item: wordOf(tokens, at, length, NAME_ROLES), length };
  return { item: { kind: 'quantity', quantity, span: spanOf(tokens, at, length) }, length };
}

/** "Pedro one", after other figures: the article that is a number for once. */
function maybeLoneOne(tokens: readonly Token[], at: number, { lexicon, items }: ItemContext): Reading | undefined {
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
function maybeDual(tokens: readonly Token[], at: number, { lexicon, items }: ItemContext): Reading | undefined {
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
