import { FRACTION_WORDS, percentageOfWords } from '../../../../table/notation/fraction-words.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { FigureMatch } from './figures.ts';
import { readNumber } from './figures.ts';
import type { Item } from './item.ts';
import { findPhrase } from './phrases.ts';
import type { Token } from './tokens.ts';
import { spanOf, textOf } from './words.ts';

/**
 * The share that a fraction in words states of a whole: "a third of the pupils" is 33.33 %, "metade dos alunos" and "نصف الزوار" are
 * 50 %. The whole is named behind it, or by a share before it in the sentence ("a third come by bus and a quarter walk").
 * Undefined for fractions of anything else: "half an hour", "a quarter earlier".
 */
export function maybeShareAt(
  tokens: readonly Token[],
  at: number,
  { lexicon, items }: { readonly lexicon: Lexicon; readonly items: readonly Item[] },
): FigureMatch | undefined {
  const length = findPhrase(tokens, at, FRACTION_WORDS)?.length ?? 0;
  const share = percentageOfWords(textOf(tokens, at, length));
  if (share === undefined) return undefined;
  const next = tokens[at + length];
  const isWhole = namesWhole(tokens, at + length, lexicon);
  if (!isWhole && !goesOn(next, items, lexicon)) return undefined;
  const isJoined = lexicon.roles.get(next?.fold ?? '')?.has('genitive') === true;
  const digits = String(share).replace('.', lexicon.decimalMark);
  const text = `${digits}%`;
  const parsed = readNumber(text, lexicon);
  if (parsed === undefined) return undefined;
  return {
    length,
    quantity: {
      text,
      spans: [spanOf(tokens, at, length)],
      value: parsed.value,
      kind: 'percent',
      digits,
      prefix: '',
      suffix: '%',
      hasScale: false,
      isHedged: false,
      ...(isWhole && !isJoined ? { isOfNext: true } : {}),
    },
  };
}

/** "of the pupils", "dos alunos", "half the staff", and in Arabic a noun with its article; not a time, and no name: its figure is meant. */
function namesWhole(tokens: readonly Token[], at: number, { roles, periods, articles, language }: Lexicon): boolean {
  const next = tokens[at];
  if (next?.kind !== 'word') return false;
  if (language === 'ar') return next.fold.startsWith('ال') && !periods.has(next.fold);
  const known = roles.get(next.fold);
  const isWhole = known?.has('genitive') === true || (known?.has('determiner') === true && !articles.has(next.fold));
  if (!isWhole) return false;
  const noun = tokens.slice(at + 1).find(({ fold }) => roles.get(fold)?.has('determiner') !== true);
  return noun?.kind === 'word' && !periods.has(noun.fold) && /^\p{Ll}/u.test(noun.text);
}

/** True behind a share of the same sentence, unless the word that follows is what the fraction is of. */
function goesOn(next: Token | undefined, items: readonly Item[], { roles, periods }: Lexicon): boolean {
  if (!items.some((item) => item.kind === 'quantity' && item.quantity.kind === 'percent')) return false;
  const known = roles.get(next?.fold ?? '');
  const isMeasured = known?.has('determiner') === true || known?.has('unit') === true || periods.has(next?.fold ?? '');
  return next?.kind !== 'number' && !isMeasured;
}
