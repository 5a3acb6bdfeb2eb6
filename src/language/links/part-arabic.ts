import { MONTH_NAMES } from '../../table/notation/month-names.ts';
import { WEEKDAY_NAMES } from '../../table/notation/weekday-names.ts';
import { isNumberWord } from '../../table/number-words.ts';
import { LEXICONS } from '../lexicon/lexicon-index.ts';
import { type Sense, SUPERLATIVE_SENSES } from '../lexicon/senses.ts';
import { type IsKnownWord, partClitics, partDuals } from '../text/arabic-clitics.ts';
import { withoutArticle } from '../text/arabic-stem.ts';
import { ARABIC, stemWord } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';
import { linkSenses } from './link-senses.ts';
import { canonicalWord, conceptsOf, lettersOf, type TableIndex } from './table-index.ts';

/** Words after which "فرعين" is two of them. */
const FEW: ReadonlySet<Sense> = new Set<Sense>([...SUPERLATIVE_SENSES, 'top', 'bottom', 'first', 'last', 'previous']);
/** Words before which "الشهران" is two of them. */
const LAST: ReadonlySet<Sense> = new Set<Sense>(['last', 'previous']);
/** Words that a form of the lexicon may have, and a few more. */
const LONGEST_PHRASE = 8;
/** Words that bound a number from behind: «٥ وأكثر». Elsewhere و joins: «متوسط وأقل وأعلى راتب». */
const BOUNDS: ReadonlySet<Sense> = new Set<Sense>(['orMore', 'orLess']);
/** How far before such a word its number stands: «٥ آلاف ريال وأكثر». */
const BOUND_REACH = 3;
const UNITS: ReadonlySet<Sense> = new Set<Sense>(['year', 'half', 'quarter', 'month', 'week', 'day', 'hour']);

/** Tokens with Arabic words parted from what is written together with them, as far as the table and the lexicon know the parts. */
export function partArabic(tokens: readonly Token[], index: TableIndex): readonly Token[] {
  if (!tokens.some(({ folded }) => ARABIC.test(folded))) return tokens;
  const lexicon = LEXICONS.ar;
  const isKnown = createKnown(index);
  const parted: Token[] = [];
  let phraseEnd = 0;
  tokens.forEach((token, at) => {
    const isWhole = at < phraseEnd || isListedAt(tokens, at);
    // "ووسيلة الإيضاح": a word that nothing is called may begin a phrase all the same.
    const isBeginning: IsKnownWord = (folded) =>
      isKnown(folded) ||
      isPhraseAt([{ ...token, folded, stem: stemWord(folded) }, ...tokens.slice(at + 1, at + LONGEST_PHRASE)], 0);
    // "واسم العائلة": what is a word by itself may yet join a phrase to what stands before it.
    const joined = /^و/.test(token.folded) ? { ...token, folded: token.folded.slice(1) } : undefined;
    const isJoined =
      joined !== undefined &&
      isPhraseAt([{ ...joined, stem: stemWord(joined.folded) }, ...tokens.slice(at + 1, at + LONGEST_PHRASE)], 0);
    const isOperation =
      joined !== undefined && !isBehindNumber(tokens, at) && hasSense(linkSenses([token], 0, lexicon), BOUNDS);
    const isApart: IsKnownWord = (folded) =>
      (!(isJoined || isOperation) || folded !== token.folded) && isBeginning(folded);
    const parts = isWhole || isPhraseAt(tokens, at) ? [token] : partClitics([token], isApart);
    parted.push(...(isWhole ? parts : parts.flatMap(partComparative)));
    const rest = [...parts.slice(-1), ...tokens.slice(at + 1, at + LONGEST_PHRASE)];
    for (const { end } of linkSenses(rest, 0, lexicon)) phraseEnd = Math.max(phraseEnd, at + end);
  });
  return partDuals(parted, (singular, at) => {
    const before = linkSenses(parted, at - 1, lexicon);
    const after = linkSenses(parted, at + 1, lexicon);
    // «أكبر الموظفين» are all of them; two of them have no article.
    const isOfAll = parted[at]?.folded.startsWith('ال') === true;
    const isFew = (hasSense(before, FEW) && !isOfAll) || hasSense(after, LAST);
    return isMeasured(singular) || (isFew && isCounted(stemWord(singular), index));
  });
}

/** True where a number stands a few words before a place. */
function isBehindNumber(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - BOUND_REACH), at)
    .some(({ kind, folded }) => kind === 'number' || isNumberWord(folded));
}

function hasSense(links: ReturnType<typeof linkSenses>, wanted: ReadonlySet<Sense>): boolean {
  return links.some(({ target }) => target.kind === 'sense' && wanted.has(target.sense));
}

function createKnown(index: TableIndex): IsKnownWord {
  return (folded) => {
    const stem = stemWord(folded);
    const bare = withoutArticle(folded);
    const forms = [folded, bare, stem].flatMap((word) => LEXICONS.ar.get(word) ?? []);
    if (
      forms.some(
        ({ words, stems }) =>
          words.length === 1 && [words[0], stems[0]].some((word) => word === folded || word === bare || word === stem),
      )
    )
      return true;
    return isNumberWord(folded) || MONTH_NAMES.has(folded) || WEEKDAY_NAMES.has(folded) || isOfTable(folded, index);
  };
}

function isOfTable(folded: string, index: TableIndex): boolean {
  const word = canonicalWord(folded);
  return (
    index.postings.has(word) ||
    conceptsOf(word).some((concept) => index.postings.has(concept)) ||
    index.values.has(lettersOf(folded)) ||
    index.values.has(word)
  );
}

/** "منزلتين": decimals are counted wherever they are named. */
function isMeasured(singular: string): boolean {
  return [singular, stemWord(singular)].some((word) =>
    (LEXICONS.ar.get(word) ?? []).some(({ senses }) => senses.includes('decimals')),
  );
}

/** What two of can be wanted: a stretch of time, or what a label names. */
function isCounted(singular: string, index: TableIndex): boolean {
  const senses = (LEXICONS.ar.get(singular) ?? []).flatMap((form) => form.senses);
  return senses.some((sense) => UNITS.has(sense)) || isOfTable(singular, index);
}

function isPhraseAt(tokens: readonly Token[], at: number): boolean {
  return linkSenses(tokens, at, LEXICONS.ar).some(({ start, end }) => end > start + 1);
}

/** True where a phrase is listed with the very words: "الأكبر أولا", and not "أعلى من" for "الأعلى من". */
function isListedAt(tokens: readonly Token[], at: number): boolean {
  return (LEXICONS.ar.get(tokens[at]?.folded ?? '') ?? []).some(
    ({ words }) => words.length > 1 && words.every((word, place) => tokens[at + place]?.folded === word),
  );
}

const COMPARATIVE: ReadonlySet<Sense> = new Set<Sense>([...SUPERLATIVE_SENSES, 'top', 'bottom']);

/** "المنتج الأكثر": with the article the comparative says more of the noun before it. */
function partComparative(token: Token): readonly Token[] {
  const bare = withoutArticle(token.folded);
  const senses = (LEXICONS.ar.get(bare) ?? []).flatMap(({ words, senses: own }) =>
    words[0] === bare && words.length === 1 ? own : [],
  );
  if (bare === token.folded || !senses.some((sense) => COMPARATIVE.has(sense))) return [token];
  const article = { ...token, end: token.start + 2, text: token.text.slice(0, 2), folded: 'ال', stem: 'ال' };
  return [article, { ...token, start: token.start + 2, text: token.text.slice(2), folded: bare, stem: stemWord(bare) }];
}
