import { foldWords } from '../../table/notation/characters.ts';
import { isPerson } from '../holes/who-column.ts';
import { CONCEPTS } from '../lexicon/concepts.ts';
import { withoutArticle } from '../text/arabic-stem.ts';
import { isIrregular, isParticiple, rootOf } from '../text/derivation.ts';
import { lengthOfRoot, rootsOf } from '../text/roots.ts';
import type { Token } from '../text/tokens.ts';
import type { LinkReason } from './link.ts';
import { countSlips, nearWords } from './slips.ts';
import { canonicalWord, conceptsOf, IDENTIFYING, isIdentifying, type TableIndex, toCanonical } from './table-index.ts';

/** Columns that one word is looked up in: more share it than it can tell apart. */
const MOST_HITS = 40;

/** A place of a name that a word fits, and how. */
export type WordHit = { readonly place: number; readonly reason: LinkReason };
/** The places of names that a word fits, by name, best first. */
export type WordHits = ReadonlyMap<number, readonly WordHit[]>;

/** What a word may name: for each entry of the index's names, the places it fits, best first. */
export type WordLookup = (token: Token) => WordHits;

/** Looks words up in a table's names. Slips of the keys are looked for only in words that `isKnown` does not know. */
export function createWordLookup(
  index: TableIndex,
  isKnown: (token: Token) => boolean,
  language: 'en' | 'pt' | 'ar' = 'en',
): WordLookup {
  const known = new Map<string, WordHits>();
  return (token) => {
    const found = known.get(token.folded);
    if (found !== undefined) return found;
    const hits = lookUp(index, token, { isKnown, language });
    known.set(token.folded, hits);
    return hits;
  };
}

/** Portuguese words that are others in English, by what they mean: those who play or work together are a "time" in Brazil. */
const FALSE_FRIENDS: ReadonlyMap<string, string> = new Map([
  ['time', 'team'],
  ['times', 'team'],
]);

type LookupTools = { readonly isKnown: (token: Token) => boolean; readonly language: 'en' | 'pt' | 'ar' };

function lookUp(index: TableIndex, token: Token, { isKnown, language }: LookupTools): WordHits {
  const hits = new Map<number, WordHit[]>();
  const add = (word: string, reason: LinkReason): void => {
    for (const [name, place] of (index.postings.get(word) ?? []).slice(0, MOST_HITS)) {
      const list = hits.get(name);
      if (list === undefined) hits.set(name, [{ place, reason }]);
      else if (!list.some((hit) => hit.place === place)) list.push({ place, reason });
    }
  };
  const word = canonicalWord(token.folded);
  add(word, 'exact');
  for (const concept of conceptsOf(word)) add(concept, 'synonym');
  const friend = language === 'pt' && hits.size === 0 ? FALSE_FRIENDS.get(token.folded) : undefined;
  for (const concept of conceptsOf(friend ?? '')) add(concept, 'synonym');
  if (isIdentifying(word)) for (const other of IDENTIFYING) add(other, 'synonym');
  if (hits.size === 0) for (const other of kindredWords(index, token, isKnown(token))) add(other, 'derived');
  if (hits.size === 0 && language !== 'en' && token.kind === 'word' && !isKnown(token)) {
    for (const other of wordsOfRoot(token.folded, index.postings.keys(), language)) add(other, 'derived');
    if (hits.size === 0) for (const concept of conceptsOfRoot(token.folded, language)) add(concept, 'synonym');
  }
  if (hits.size === 0 && token.kind === 'word' && !isKnown(token))
    for (const other of index.postings.keys()) if (isShortFor(other, word)) add(other, 'synonym');
  if (hits.size === 0 && token.kind === 'word' && !isKnown(token)) {
    const written = new Set([word, withoutArticle(token.folded)]);
    // "Supplied" is no slip of "supplier".
    const isDeed = isParticiple(token.folded);
    for (const one of written)
      for (const near of nearWords(one, index.postings.keys())) if (!isDeed || isParticiple(near)) add(near, 'typo');
    if (hits.size === 0 && !isDeed) for (const concept of nearConcepts(word, index)) add(concept, 'synonym');
  }
  return hits;
}

/** An abbreviation has so many letters at least, and leaves out so many of its word. */
const LEAST_SHORT = 3;
const LEAST_LEFT_OUT = 4;
const VOWEL = /[aeiou]/;

/** True for a word of a label that begins another, or that has its consonants in their order: "enr" of enrollment, "apt" of apartment. */
function isShortFor(short: string, word: string): boolean {
  if (short.length < LEAST_SHORT || short[0] !== word[0]) return false;
  if (word.startsWith(short)) return word.length >= short.length + LEAST_LEFT_OUT;
  if (VOWEL.test(short.slice(1)) || word.length < short.length + LEAST_SHORT) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at++;
  return at === short.length;
}

/** Shorter words are a slip away from too many others. */
const LEAST_MISTYPED_SYNONYM = 6;

/** The groups of synonyms that a table's names belong to and that have a word one slip away: "coutnry" of Origin. */
function nearConcepts(word: string, { postings }: TableIndex): readonly string[] {
  if (word.length < LEAST_MISTYPED_SYNONYM) return [];
  const isNear = (other: string): boolean =>
    other.length >= LEAST_MISTYPED_SYNONYM - 1 &&
    Math.abs(other.length - word.length) <= 1 &&
    countSlips(word, foldWords(other)) === 1;
  return CONCEPTS.flatMap((words) => {
    const [first = ''] = words;
    const own = conceptsOf(toCanonical(first).join(' ')).filter((concept) => postings.has(concept));
    return own.length > 0 && words.some(isNear) ? own : [];
  });
}

/**
 * Words of names that share a root with a word. Where only two letters are shared one word alone may be meant. What is done is not
 * who does it: "vendas" is no Vendedor, and «المبيعات» no «البائع».
 */
function wordsOfRoot(folded: string, candidates: Iterable<string>, language: 'en' | 'pt' | 'ar'): readonly string[] {
  const roots = new Set(rootsOf(folded, language));
  if (roots.size === 0) return [];
  const found = [...candidates].flatMap((word) => {
    if (word.includes(' ') || word === folded || isPerson(word)) return [];
    const shared = rootsOf(word, language).filter((root) => roots.has(root));
    const length = Math.max(0, ...shared.map(lengthOfRoot));
    return length === 0 ? [] : [{ word, length }];
  });
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const best = found.filter(({ length }) => length === longest);
  return longest > 2 || best.length === 1 ? best.map(({ word }) => word) : [];
}

const CONCEPTS_BY_ROOT = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** The groups of synonyms that have a word of the same root: "venderam" means what "vendas" means. */
export function conceptsOfRoot(folded: string, language: 'en' | 'pt' | 'ar'): readonly string[] {
  const known = CONCEPTS_BY_ROOT.get(language);
  const byRoot = known ?? indexConceptRoots(language);
  if (known === undefined) CONCEPTS_BY_ROOT.set(language, byRoot);
  return rootsOf(folded, language)
    .filter((root) => lengthOfRoot(root) > 2)
    .flatMap((root) => byRoot.get(root) ?? []);
}

function indexConceptRoots(language: 'en' | 'pt' | 'ar'): ReadonlyMap<string, readonly string[]> {
  const byRoot = new Map<string, string[]>();
  for (const word of CONCEPTS.flat().filter((one) => !one.includes(' '))) {
    const concepts = conceptsOf(canonicalWord(word));
    for (const root of rootsOf(word, language)) byRoot.set(root, [...(byRoot.get(root) ?? []), ...concepts]);
  }
  return byRoot;
}

/** Words of names that are of one root with a word: "ship" of "shipped". Past forms that have a sense of their own mean dates. */
function kindredWords(index: TableIndex, { folded, stem, kind }: Token, isKnown: boolean): readonly string[] {
  const isPast = isParticiple(folded);
  if (kind !== 'word' || (isKnown && !isPast)) return [];
  const root = rootOf(isPast ? folded : stem);
  if (root.length < LEAST_PAST_ROOT) return [];
  // Short roots are those of verbs whose past is listed: "wins" of Won.
  const isShared = (word: string): boolean =>
    rootOf(word) === root && (isPast || root.length >= LEAST_ROOT || isIrregular(word));
  const isKindred = (word: string): boolean =>
    !word.includes(' ') &&
    (isShared(word) || (isPast && !isKnown && conceptsOf(word).some((one) => conceptsOf(root).includes(one))));
  const isOfDate = (word: string): boolean =>
    (index.postings.get(word) ?? []).some(([name]) => index.names[name]?.words.some((one) => DATE_WORDS.has(one)));
  return [...index.postings.keys()].filter(
    (word) => word !== folded && isKindred(word) && (!isKnown || isOfDate(word)),
  );
}

const LEAST_ROOT = 4;
const LEAST_PAST_ROOT = 3;
const DATE_WORDS: ReadonlySet<string> = new Set(['date', 'day', 'time', 'year', 'month']);
