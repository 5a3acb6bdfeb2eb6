import type { Span } from '../../../source-table.ts';
import type { TimeWord } from '../lexicon/lexicon.ts';
import type { Token } from './tokens.ts';

/** A time a sentence names: `text` is the cell it becomes, without articles and prepositions. */
export type TimePhrase = {
  readonly text: string;
  readonly grain: TimeWord;
  readonly spans: readonly Span[];
  /** True for a time told from another ("last year"). */
  readonly isRelative: boolean;
};

/** A time and how many tokens it takes. */
export type TimeMatch = { readonly time: TimePhrase; readonly length: number };

/** A time made of one stretch of tokens. */
export function match(
  tokens: readonly Token[],
  at: number,
  length: number,
  grain: TimeWord,
  isRelative = false,
): TimeMatch | undefined {
  const first = tokens[at];
  const last = tokens[at + length - 1];
  if (first === undefined || last === undefined) return undefined;
  const text = tokens
    .slice(at, at + length)
    .map((token, index) => (index > 0 && token.isApart ? ` ${token.text}` : token.text))
    .join('');
  return { length, time: { text, grain, isRelative, spans: [{ start: first.span.start, end: last.span.end }] } };
}
