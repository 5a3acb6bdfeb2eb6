import { linkNumbers } from '../links/link-quantities.ts';
import { tokenize } from './tokens.ts';

const DECIMAL_MARKS = ['.', ','] as const;

/**
 * Every number that a text states, in digits of any script or in words of the three languages, scales worked out ("5M" is 5000000).
 * Where points and commas can be read two ways both readings are given.
 */
export function numbersIn(text: string): ReadonlySet<number> {
  const tokens = tokenize(text);
  const links = DECIMAL_MARKS.flatMap((decimal) =>
    tokens.flatMap((_, start) => linkNumbers(tokens, start, { wish: text, decimal })),
  );
  return new Set(links.flatMap(({ target }) => (target.kind === 'number' ? [target.value] : [])));
}
