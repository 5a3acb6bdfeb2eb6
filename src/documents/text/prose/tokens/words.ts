import type { Span } from '../../../source-table.ts';
import type { Lexicon, WordRole } from '../lexicon/lexicon.ts';
import { findPhrase } from './phrases.ts';
import type { Token } from './tokens.ts';

/** A word or fixed phrase with what the lexicon says of it. */
export type WordItem = {
  readonly kind: 'word';
  readonly text: string;
  readonly fold: string;
  readonly span: Span;
  readonly roles: ReadonlySet<WordRole>;
};

const NO_ROLES: ReadonlySet<WordRole> = new Set();
/** The roles of a figure that is part of a name or points into a text: that of the nouns that carry such figures. */
export const NAME_ROLES: ReadonlySet<WordRole> = new Set<WordRole>(['counter']);

/** A word item and how many tokens it takes. */
export type WordMatch = { readonly item: WordItem; readonly length: number };

/** The word or longest fixed phrase that begins at a word token. */
export function readWord(tokens: readonly Token[], at: number, lexicon: Lexicon): WordMatch {
  const token = tokens[at];
  if (token === undefined) return { item: wordOf(tokens, at, 1, NO_ROLES), length: 1 };
  if (isNamePart(tokens, at, lexicon)) return { item: wordOf(tokens, at, 1, NO_ROLES), length: 1 };
  const phrase = findPhrase(tokens, at, lexicon.roles);
  if (phrase !== undefined) return { item: wordOf(tokens, at, phrase.length, phrase.value), length: phrase.length };
  if (lexicon.language === 'ar') return { item: arabicWord(token, lexicon), length: 1 };
  const isVerb = isPlainWord(tokens, at, lexicon) && lexicon.isVerbLike(token.fold);
  return { item: wordOf(tokens, at, 1, isVerb ? VERB : NO_ROLES), length: 1 };
}

/** A word in small letters; in Portuguese, where the verb says who acts, also the first of a sentence right before a figure. */
function isPlainWord(tokens: readonly Token[], at: number, { language }: Lexicon): boolean {
  const text = tokens[at]?.text ?? '';
  return text === text.toLowerCase() || (language === 'pt' && at === 0 && tokens[1]?.kind === 'number');
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

/** The word item of some tokens. */
export function wordOf(tokens: readonly Token[], at: number, length: number, roles: ReadonlySet<WordRole>): WordItem {
  const fold = tokens
    .slice(at, at + length)
    .map((token) => token.fold)
    .join(' ');
  return { kind: 'word', text: textOf(tokens, at, length), fold, span: spanOf(tokens, at, length), roles };
}

/** The tokens' text, with a blank wherever one stood between them. */
export function textOf(tokens: readonly Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map((token, index) => (index > 0 && token.isApart ? ` ${token.text}` : token.text))
    .join('');
}

/** From the first to the last of some tokens. */
export function spanOf(tokens: readonly Token[], at: number, length: number): Span {
  const first = tokens[at];
  const last = tokens[at + length - 1] ?? tokens.at(-1);
  return { start: first?.span.start ?? 0, end: last?.span.end ?? 0 };
}
