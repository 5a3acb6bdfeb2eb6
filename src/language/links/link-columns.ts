import { isParticiple } from '../text/derivation.ts';
import { isPlural } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';
import type { Link, LinkReason } from './link.ts';
import type { WordHit, WordHits, WordLookup } from './look-up-words.ts';
import { countSlips } from './slips.ts';
import {
  canonicalWord,
  conceptsOf,
  IDENTIFYING,
  isIdentifying,
  isUnit,
  type NamedColumn,
  type TableIndex,
  toCanonical,
} from './table-index.ts';

/** Words of a label that one span may name. */
const LONGEST_SPAN = 7;
const QUALITY = { exact: 1, part: 1, derived: 0.86, synonym: 0.72, typo: 0.85 } as const satisfies Record<
  LinkReason,
  number
>;
/** Words between the words of a name that count for nothing: "date of birth", "the price". */
const JOINING: ReadonlySet<string> = new Set('of the in on at de do da dos das no na في من عند'.split(' '));

/** Every column that the words from a token on may name, each for its best stretch of each length. */
export function linkColumns(tokens: readonly Token[], start: number, tools: ColumnTools): readonly Link[] {
  const { index, lookUp: lookUpWord } = tools;
  const links: Link[] = [];
  const words: { readonly hits: WordHits; readonly canonical: string }[] = [];
  let joined = '';
  let whole = '';
  let joiners = '';
  for (let at = start; at < tokens.length && words.length < LONGEST_SPAN; at++) {
    const token = tokens[at];
    if (token === undefined || (token.kind === 'mark' && !/[-–/._&%]/.test(token.text))) break;
    if (token.kind === 'mark' || (JOINING.has(token.folded) && words.length > 0)) {
      if (words.length === 0) break;
      if (lookUpWord(token).size === 0) {
        if (token.kind === 'word') joiners += token.folded;
        continue;
      }
    }
    // "Funcionários não" are no "Employee No".
    const hits = tools.isDenial(at) ? NO_HITS : lookUpWord(token);
    words.push({ hits, canonical: canonicalWord(token.folded) });
    joined += canonicalWord(token.folded);
    whole += joiners + canonicalWord(token.folded);
    joiners = '';
    const isMute = tokens.slice(start, at + 1).every(tools.isFunctionWord);
    const named = joinedLinks(index, joined, { start, end: at + 1, count: words.length });
    const mute = at === start && tools.isArticle(at) ? ARTICLE_SCORE : MUTE_SCORE;
    links.push(...(isMute ? named.map((link) => ({ ...link, score: mute })) : named));
    links.push(...phraseLinks(index, words, { start, end: at + 1 }));
    links.push(...countLinks(index, words, { start, end: at + 1 }));
    links.push(...initialLinks(index, tokens, { start, end: at + 1 }));
    const span = { start, end: at + 1, isMany: isPlural(token.folded) };
    if (words.length > 1) links.push(...compoundLinks(tools, whole, span));
    const isNumberOf = isNumber(tokens[start]) && OF.has(tokens[start + 1]?.folded ?? '') && at <= start + 1;
    const partial = isMute || isNumberOf ? [] : partLinks(tools, words, span);
    links.push(...partial);
    if (partial.length === 0 && words.length > 3) break;
  }
  return links;
}

const NO_HITS: WordHits = new Map();

const OF: ReadonlySet<string> = new Set(['of', 'the', 'them', 'all', 'de', 'os', 'as']);
const NUMBERS: ReadonlySet<string> = new Set(['number', 'count', 'numero'].map(canonicalWord));

/** "The number of apartments" is no part of the name Apartment Number, and "count the trips" none of Room Count. */
const isNumber = (token: Token | undefined): boolean => NUMBERS.has(canonicalWord(token?.folded ?? ''));

/** A column that is called like a function word is meant by it only where nothing else fits. */
const MUTE_SCORE = 0.6;
/** "Sort by a" means a column called so, and "a pie chart" does not: an article by itself is never worth a piece of a wish. */
const ARTICLE_SCORE = 0.2;

/** What columns are linked with. */
export type ColumnTools = {
  readonly index: TableIndex;
  readonly lookUp: WordLookup;
  /** True for words like "is" and "from", which name a column only where they are its whole name. */
  readonly isFunctionWord: (token: Token) => boolean;
  /** True where the token at a place is an article. */
  readonly isArticle: (at: number) => boolean;
  /** True where the token at a place may deny what stands behind it. */
  readonly isDenial: (at: number) => boolean;
  /** True for a column that has another value in every row. */
  readonly isUnique: (column: number) => boolean;
  /** True for columns of numbers and dates: what has them is not what they are ("customers" and "Customer Rating"). */
  readonly isFigure: (column: number) => boolean;
  readonly isTime: (column: number) => boolean;
};

type TokenSpan = { readonly start: number; readonly end: number };
/** A stretch of words that may name a column; `isMany` where its last is a plural. */
type NamingSpan = TokenSpan & { readonly isMany: boolean };

function joinedLinks(
  index: TableIndex,
  joined: string,
  { start, end, count }: TokenSpan & { readonly count: number },
): readonly Link[] {
  const toLink = (name: number, reason: LinkReason): Link => ({
    start,
    end,
    score: QUALITY[reason],
    target: { kind: 'column', column: index.names[name]?.column ?? 0, reason },
  });
  const whole = (index.byJoined.get(joined) ?? []).map((name) => toLink(name, 'exact'));
  if (whole.length > 0 || count === 1 || joined.length < LEAST_MISTYPED_NAME) return whole;
  // "Opening year" of "Openning_year": a slip in a label of as many words, and not in the letter that it begins with.
  const isAsLong = (name: number): boolean => index.names[name]?.words.length === count;
  return [...index.byJoined].flatMap(([name, own]) =>
    name[0] === joined[0] && Math.abs(name.length - joined.length) === 1 && countSlips(name, joined) === 1
      ? own.filter(isAsLong).map((one) => toLink(one, 'typo'))
      : [],
  );
}

/** Shorter names are a letter away from others that are meant. */
const LEAST_MISTYPED_NAME = 9;

/** "Number of teachers" of "tchr_cnt": the whole name, word by word, in other words. */
function countLinks(
  index: TableIndex,
  [first, ...words]: readonly { readonly hits: WordHits; readonly canonical: string }[],
  span: TokenSpan,
): readonly Link[] {
  const [counted] = words;
  if (counted === undefined || !NUMBERS.has(first?.canonical ?? '')) return [];
  return [...counted.hits.keys()].flatMap((place): readonly Link[] => {
    const name = index.names[place];
    const isWhole = name?.words.length === words.length + 1 && name.words.at(-1) === COUNT;
    const isNamed = isWhole && words.every(({ hits }, at) => hits.get(place)?.some((hit) => hit.place === at) === true);
    if (!isNamed) return [];
    return [{ ...span, score: QUALITY.synonym, target: { kind: 'column', column: name.column, reason: 'synonym' } }];
  });
}

const COUNT = canonicalWord('count');
/** Initials of fewer words spell too much. */
const LEAST_INITIALS = 3;

/** "Length of stay" of "los_days": a word of the label that the initials spell. Several things have no such name. */
function initialLinks({ names, postings }: TableIndex, tokens: readonly Token[], span: TokenSpan): readonly Link[] {
  const spelled = tokens.slice(span.start, span.end);
  const areNamed = spelled.every(({ kind, folded }) => kind === 'word' && !isPlural(folded));
  if (spelled.length < LEAST_INITIALS || !areNamed) return [];
  const initials = spelled.map(({ folded }) => folded[0]).join('');
  return (postings.get(initials) ?? []).map(([name]) => ({
    ...span,
    score: QUALITY.synonym,
    target: { kind: 'column', column: names[name]?.column ?? 0, reason: 'synonym' },
  }));
}

/** Synonyms of several words ("fuel economy") and of one word that is the whole label's meaning. */
function phraseLinks(
  index: TableIndex,
  words: readonly { readonly canonical: string }[],
  span: TokenSpan,
): readonly Link[] {
  if (words.length < 2) return [];
  const concepts = conceptsOf(words.map(({ canonical }) => canonical).join(' '));
  return concepts.flatMap((concept) =>
    (index.postings.get(concept) ?? []).map(
      ([name]): Link => ({
        ...span,
        score: 0.8,
        target: { kind: 'column', column: index.names[name]?.column ?? 0, reason: 'synonym' },
      }),
    ),
  );
}

/** Columns of whose label the words of the span are one word: "first name" of emp_fname, "date of birth" of emp_dob. */
function compoundLinks(tools: ColumnTools, whole: string, span: NamingSpan): readonly Link[] {
  return (tools.index.postings.get(whole) ?? []).flatMap(([name, place]) =>
    partLink(tools, { name, matched: [{ place, reason: 'exact' }], span }),
  );
}

/** Columns whose label has all the words of the span, each word in a place of its own. */
function partLinks(
  tools: ColumnTools,
  words: readonly { readonly hits: WordHits }[],
  span: NamingSpan,
): readonly Link[] {
  const [first] = words;
  if (first === undefined) return [];
  return [...first.hits.keys()].flatMap((name) => {
    const matched = matchPlaces(words, name);
    return matched === undefined || isSignAlone(tools.index, name, matched)
      ? []
      : partLink(tools, { name, matched, span });
  });
}

const NO_NAME: NamedColumn = { column: 0, words: [], weights: [], isCommon: [], head: 0, joined: '', bareJoined: '' };

/** Letters that make no word: "lps", "kph". */
const SIGN_OF_UNIT = /^[b-df-hj-np-tv-xz]{2,4}$/;

/** "Number" stands for "id" only behind another word of the name: "number of documents" is no document number. */
function isSignAlone({ names }: TableIndex, name: number, matched: readonly WordHit[]): boolean {
  const words = names[name]?.words ?? [];
  const [first] = matched;
  const isLeading =
    matched.length > 1 && first !== undefined && isIdentifying(words[first.place] ?? '') && first.place > 0;
  return isLeading || matched.every(({ place, reason }) => reason === 'synonym' && isIdentifying(words[place] ?? ''));
}

type PartMatch = { readonly name: number; readonly matched: readonly WordHit[]; readonly span: NamingSpan };

/** What an identifier is named after is what the rows are; it names the column itself only when nothing else will do: what is left of its score. */
export const ENTITY_SHARE = 0.62;
/** The score of a word for the rows. */
export const ENTITY_SCORE = 0.8;

function partLink(
  { index, isUnique, isFigure, isTime }: ColumnTools,
  { name, matched, span }: PartMatch,
): readonly Link[] {
  const { column, weights, words, isCommon, head } = index.names[name] ?? NO_NAME;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const covered = matched.reduce((sum, { place }) => sum + (weights[place] ?? 0), 0);
  const quality = matched.reduce((least, { reason }) => Math.min(least, QUALITY[reason]), 1);
  const isLeft = (place: number): boolean => !matched.some((hit) => hit.place === place);
  const hasHead = matched.some(({ place }) => place === head);
  const isPart = matched.length < words.length;
  const lastPlace = matched.at(-1)?.place ?? 0;
  // "Tonnes times price per farm" names no "Price per tonne" with its last word.
  if (isPart && matched.length > 1 && lastPlace < words.length - 1 && EACH_WORDS.has(words[lastPlace] ?? '')) return [];
  const reason = matched.find((hit) => hit.reason !== 'exact')?.reason ?? (isPart ? 'part' : 'exact');
  const isOther =
    reason === 'derived' &&
    !hasHead &&
    words.some((word, place) => isLeft(place) && weights[place] === 1 && !LENGTHS.has(word));
  if (isOther) return [];
  const rest = words.filter((_, place) => isLeft(place));
  const isOfAll = matched.every(({ place }) => isCommon[place] === true);
  const owns = matched.every(({ place }) => ownsMore(index, words[place] ?? '', name));
  // "50 mm" measures what the column holds.
  const isOfUnit = matched.every(({ place }) => isUnit(words[place] ?? ''));
  const isWeak = weights[head] !== 1;
  // "Unemployment" is what its rate tells of; "rooms" may be counted beside theirs.
  const isRated = RATE_HEADS.has(words[head] ?? '') && !span.isMany;
  const isNumberedOrDated = (): boolean =>
    !NAMING_HEADS.has(words[head] ?? '') &&
    matched.every(({ place }) => numbersOrDates(index, words[place] ?? '', { name, isTime, isUnique }));
  // "Built" of "Year Built" is what was done then, and no row.
  const isDone = matched.every(({ place }) => isParticiple(words[place] ?? ''));
  // "Flow" of flow_lps is measured in what the letters stand for.
  const isMeasured = isFigure(column) && SIGN_OF_UNIT.test(words[head] ?? '');
  const isOwner =
    !hasHead &&
    !isOfUnit &&
    !isMeasured &&
    !isRated &&
    !isDone &&
    (isTime(column) || (isWeak ? isNumberedOrDated() : isFigure(column) || owns));
  // "Type code" is a type.
  const kind = isIdentifying(words[head] ?? '') && KIND_HEADS.has(words[head - 1] ?? '') ? head - 1 : head;
  const isOfKinds = !hasHead && KIND_HEADS.has(words[kind] ?? '') && isLeft(kind);
  const isNumbered = rest.every(isIdentifying) && isUnique(column);
  const isPeriod = matched.every(({ place }) => PERIODS.has(words[place] ?? ''));
  const isOfRows = isOfAll || isOwner || isNumbered || isOfKinds;
  const isEntity = isPart && reason !== 'derived' && isOfRows && !isPeriod;
  const isWhole = rest.length > 0 && rest.every((word) => OF_ALL.has(word));
  const score = quality * (0.6 + 0.36 * (covered / all) + (hasHead ? 0.02 : 0) + (isWhole ? 0.02 : 0));
  const stretch = { start: span.start, end: span.end };
  const link: Link = {
    ...stretch,
    score: score * (isEntity || (isPart && isOfUnit) ? ENTITY_SHARE : 1),
    target: { kind: 'column', column, reason, ...(isPart && isOfUnit ? { isUnit: true } : {}) },
  };
  const entity: Link = { ...stretch, score: ENTITY_SCORE, target: { kind: 'entity', words: [] } };
  return isEntity ? [link, entity] : [link];
}

/** Words before what a figure is told for. */
const EACH_WORDS: ReadonlySet<string> = new Set(['per', 'por', 'لكل']);

/** Words of labels that say no part of a figure: the "gross" of Worldwide Gross before that of US Gross. */
const OF_ALL: ReadonlySet<string> = new Set(
  toCanonical('worldwide global total overall mundial geral عالمي اجمالي كلي'),
);

/** "Booking" in "Booking Status" and "Booking Number": more than one column is its own. */
function ownsMore({ names, postings }: TableIndex, word: string, name: number): boolean {
  const column = names[name]?.column;
  return (postings.get(word) ?? []).some(
    ([other, place]) =>
      names[other]?.column !== column && (names[other]?.words.length ?? 1) > 1 && names[other]?.head !== place,
  );
}

/** Words for a length or a stretch of time: who waited is told by a "waiting time", who left by a "leave year". */
const LENGTHS: ReadonlySet<string> = new Set(
  toCanonical('time duration length year month tempo duracao ano mes وقت زمن مدة سنة شهر'),
);

/** Words for periods say of no rows what they are: "each year" beside Leave Year. */
const PERIODS: ReadonlySet<string> = new Set(
  toCanonical('year quarter month week day hour ano trimestre mes semana dia hora سنة ربع شهر أسبوع يوم ساعة'),
);

/** Heads of labels that rate what stands beside them. */
const RATE_HEADS: ReadonlySet<string> = new Set(
  toCanonical('rate percentage percent index taxa percentagem indice معدل نسبة مؤشر'),
);

/** Heads that part things into kinds: "properties" of "Property Type" are the rows. */
const KIND_HEADS: ReadonlySet<string> = new Set(toCanonical('type kind tipo نوع'));

/** Heads under which a thing itself stands: "products" are the names in "Product name". */
const NAMING_HEADS: ReadonlySet<string> = new Set(['name', 'nome', 'اسم', ...IDENTIFYING]);

type RowTools = Pick<ColumnTools, 'isTime' | 'isUnique'> & { readonly name: number };

/** "Order" of "Order total" beside "Order ID" or "Order date": what is numbered or dated row by row is what the rows are. */
function numbersOrDates({ names, postings }: TableIndex, word: string, { name, isTime, isUnique }: RowTools): boolean {
  const own = names[name]?.column;
  return (postings.get(word) ?? []).some(([other, place]) => {
    const { column, words, head } = names[other] ?? NO_NAME;
    if (column === own || head === place) return false;
    return isTime(column) || (isUnique(column) && isIdentifying(words[head] ?? ''));
  });
}

function matchPlaces(words: readonly { readonly hits: WordHits }[], name: number): readonly WordHit[] | undefined {
  const matched: WordHit[] = [];
  for (const { hits } of words) {
    const hit = hits.get(name)?.find(({ place }) => !matched.some((taken) => taken.place === place));
    if (hit === undefined) return undefined;
    matched.push(hit);
  }
  return matched;
}
