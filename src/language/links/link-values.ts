import { ABBREVIATIONS } from '../lexicon/concepts.ts';
import type { Language } from '../lexicon/lexicon-index.ts';
import { deniedWord } from '../text/negation.ts';
import { rootsOf } from '../text/roots.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';
import { countSlips, isOtherWord, slipsAllowed } from './slips.ts';
import { canonicalWord, conceptsOf, lettersOf, type NamedValue, type TableIndex } from './table-index.ts';

const LONGEST_SPAN = 8;

/** Every value that the words from a token on may name: as it stands, in another number, or by a synonym. */
export function linkValues(tokens: readonly Token[], start: number, index: TableIndex): readonly Link[] {
  const links: Link[] = [];
  let letters = '';
  let allStems = '';
  for (let at = start; at < tokens.length && at < start + LONGEST_SPAN; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.kind === 'mark') {
      if (at === start) break;
      continue;
    }
    const stem = lettersOf(token.stem);
    const stems = letters + stem;
    letters += lettersOf(token.folded);
    // Arabic gives every word of a name its article: «القهوة العربية» of قهوة عربية.
    allStems += stem;
    if (Math.min(letters.length, stems.length, allStems.length) > index.longestValue) break;
    const span = { start, end: at + 1 };
    const exact = index.values.get(letters) ?? [];
    links.push(...exact.map((named) => toLink(span, named, exactScore(tokens.slice(start, at + 1), named))));
    for (const form of new Set([stems, allStems]))
      if (form !== letters) links.push(...(index.values.get(form) ?? []).map((named) => toLink(span, named, 0.9)));
  }
  if (links.length === 0) links.push(...synonymValues(tokens, start, index));
  else if (isRowNoun(tokens[start]))
    links.push({ start, end: start + 1, score: 0.85, target: { kind: 'entity', words: [] } });
  return links;
}

/** What rows are often about: where a cell says "employee", "employees" may still be all of them. */
const ROW_NOUNS: ReadonlySet<string> = new Set(
  ['employee', 'customer', 'student', 'order', 'visit'].flatMap((word) => conceptsOf(canonicalWord(word))),
);

function isRowNoun(token: Token | undefined): boolean {
  return conceptsOf(canonicalWord(token?.folded ?? '')).some((concept) => ROW_NOUNS.has(concept));
}

/** What a single letter is worth that is written as its cell is: "grade A". */
const LETTER_SCORE = 0.75;

/** A single letter or a common word names a value surely only where it is written alike. */
function exactScore(tokens: readonly Token[], { value }: NamedValue): number {
  const isAlike = tokens.length === 1 && tokens[0]?.text === value;
  if (value.length < 2) return isAlike ? LETTER_SCORE : 0.4;
  return isAlike ? 1 : 0.97;
}

function toLink(span: { readonly start: number; readonly end: number }, named: NamedValue, score: number): Link {
  const reason = score >= 0.9 || score === LETTER_SCORE ? 'exact' : 'synonym';
  return { ...span, score, target: { kind: 'value', ...named, reason } };
}

/** What an Arabic adjective of belonging is made of: «كهرباء» of «الكهربائية». */
function originsOf(folded: string): readonly string[] {
  const letters = lettersOf(folded).replace(/^ال/, '');
  const base = /^(?<base>\p{Script=Arabic}{3,}?)ي(?:ه|ة|ين|ون|ات)?$/u.exec(letters)?.groups?.base;
  if (base === undefined) return [];
  return [base, base.replace(/[ائ]ئ?$/, 'اء'), base.replace(/ائ$/, 'اء'), `${base}ه`, `${base}ا`].map(lettersOf);
}

/** What English makes adjectives of places of, with the ends that the names lose: "Asian", "Italian" of Italy, "Japanese". */
const OF_PLACE: readonly string[] = ['ian', 'ean', 'an', 'ese', 'ish', 'i'];
const PLACE_ENDS: readonly string[] = ['', 'a', 'y', 'e', 'ia', 'o'];
const LEAST_PLACE = 3;
const PLACE_SCORE = 0.88;

/** The names that an adjective may be made of. A lone -n stands behind the whole of a name that ends in a vowel: "Play" makes no "Plan". */
function placeNames(folded: string): readonly string[] {
  const whole = /^(?<name>.+[aeiou])n$/u.exec(folded)?.groups?.name ?? '';
  const others = OF_PLACE.filter((ending) => folded.endsWith(ending)).flatMap((ending) => {
    const base = folded.slice(0, -ending.length);
    return base.length < LEAST_PLACE ? [] : PLACE_ENDS.map((end) => `${base}${end}`);
  });
  return whole.length < LEAST_PLACE ? others : [whole, ...others];
}

/** The cells that an adjective with a capital letter speaks of: "Asian" of Asia. */
function placesOf({ folded, text }: Token, { values }: TableIndex): readonly NamedValue[] {
  if (!/^[A-Z]/u.test(text)) return [];
  for (const name of placeNames(folded)) {
    const named = (values.get(name) ?? []).filter(({ value }) => /^\p{Lu}/u.test(value));
    if (named.length > 0) return named;
  }
  return [];
}

function synonymValues(tokens: readonly Token[], start: number, index: TableIndex): readonly Link[] {
  const token = tokens[start];
  if (token === undefined || token.kind !== 'word') return [];
  const origins = originsOf(token.folded).flatMap((origin) => index.values.get(origin) ?? []);
  if (origins.length > 0) return origins.map((named) => toLink({ start, end: start + 1 }, named, 0.9));
  const places = placesOf(token, index);
  if (places.length > 0)
    return places.map((named) => ({
      start,
      end: start + 1,
      score: PLACE_SCORE,
      target: { kind: 'value', ...named, reason: 'derived' },
    }));
  const concepts = conceptsOf(canonicalWord(token.folded));
  if (concepts.length === 0) return [];
  const { byConcept, keys } = index.nearby();
  const word = canonicalWord(token.folded);
  // "Prof" is a professor; "Cat" is short for category, and stands for no other word of its meaning.
  const isMeant = (key: string): boolean => !ABBREVIATIONS.has(key) || canonicalWord(key) === word;
  return valuesAt(
    index,
    concepts.flatMap((concept) => byConcept.get(concept) ?? []).filter((place) => isMeant(keys[place] ?? '')),
  ).map((named) => toLink({ start, end: start + 1 }, named, 0.8));
}

/** The values of some keys, in the order of the table, each once. */
function valuesAt({ values, nearby }: TableIndex, places: readonly number[]): readonly NamedValue[] {
  const { keys } = nearby();
  const rising = [...new Set(places)].sort((one, other) => one - other);
  return rising.flatMap((place) => values.get(keys[place] ?? '') ?? []);
}

/** Values within a slip or two of an unknown word. */
function nearValues(token: Token, index: TableIndex): readonly NamedValue[] {
  const letters = lettersOf(token.folded);
  const most = slipsAllowed(letters.length);
  if (most === 0) return [];
  const denied = deniedWord(letters);
  const { byLength, keys } = index.nearby();
  const near: number[] = [];
  for (let length = letters.length - most; length <= letters.length + most; length++) {
    for (const place of byLength.get(length) ?? []) {
      const key = keys[place] ?? '';
      if (key !== denied && !isOtherWord(letters, key) && countSlips(letters, key) <= most) near.push(place);
    }
  }
  return valuesAt(index, near);
}

/** Values looked at for a shared root. */
const MOST_KINDRED = 1000;
/** Shorter roots are shared by words that have nothing in common. */
const LEAST_KINDRED_ROOT = 5;
/** Roots as short as this may be shared with one value alone: "rainy" of rain, "faltaram" of Faltou, «الغياب» of غائب. */
const LEAST_ROOT = { en: 3, pt: 4, ar: 2 } as const satisfies Record<Language, number>;

/** Columns of states hold few different ones. */
const MOST_STATES = 8;

/** Values of one word that are of one root with a word: "cancelled" of "cancellations". */
function kindredValues(token: Token, index: TableIndex, language: Language): readonly NamedValue[] {
  const forms = language === 'en' ? [token.folded, token.stem] : [token.folded];
  const roots = forms.flatMap((form) => rootsOf(form, language)).filter((root) => root.length >= LEAST_ROOT[language]);
  if (roots.length === 0) return [];
  const { keys } = index.nearby();
  const places = keys.slice(0, MOST_KINDRED).flatMap((key, place) => {
    const isWord = !/\d/.test(key) && rootsOf(key, language).some((root) => roots.includes(root));
    return isWord ? [place] : [];
  });
  const kindred = valuesAt(index, places).filter(({ value }) => !/\s/.test(value.trim()));
  if (roots.some((root) => root.length >= LEAST_KINDRED_ROOT)) return kindred;
  // What became of rows is told by few words: a town or a product that begins alike is none of them.
  const [only, ...others] = kindred;
  const isState = only !== undefined && others.length === 0 && index.countValues(only.column) <= MOST_STATES;
  return isState ? kindred : [];
}

const TYPO_SCORE = 0.75;
const KINDRED_SCORE = 0.72;

/** What an unknown word may mean among the values: those within a slip or two, and those of its root. */
export function linkNearValues(
  token: Token,
  start: number,
  { index, language }: { readonly index: TableIndex; readonly language: Language },
): readonly Link[] {
  const span = { start, end: start + 1 };
  return [
    ...nearValues(token, index).map(
      (named): Link => ({ ...span, score: TYPO_SCORE, target: { kind: 'value', ...named, reason: 'typo' } }),
    ),
    ...kindredValues(token, index, language).map(
      (named): Link => ({ ...span, score: KINDRED_SCORE, target: { kind: 'value', ...named, reason: 'derived' } }),
    ),
  ];
}
