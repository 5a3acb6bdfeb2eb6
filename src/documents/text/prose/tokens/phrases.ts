import type { Token } from './tokens.ts';

const LONGEST_PHRASE = 6;

/** The longest phrase of a lexicon that begins at a token, with what the lexicon says of it. */
export function findPhrase<T>(
  tokens: readonly Token[],
  at: number,
  phrases: ReadonlyMap<string, T>,
): { readonly length: number; readonly value: T } | undefined {
  let found: { readonly length: number; readonly value: T } | undefined;
  let phrase = '';
  for (let length = 1; length <= LONGEST_PHRASE; length++) {
    const token = tokens[at + length - 1];
    if (token === undefined || token.kind !== 'word') break;
    phrase = length === 1 ? token.fold : `${phrase} ${token.fold}`;
    const value = phrases.get(phrase);
    if (value !== undefined) found = { length, value };
  }
  return found;
}
