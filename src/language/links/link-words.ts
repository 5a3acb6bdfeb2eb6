import type { ChartType } from '../../chart/chart-type.ts';
import type { Locale } from '../../chart/locale.ts';
import type { TypedTable } from '../../table/parse-table.ts';
import { type Language, LEXICONS } from '../lexicon/lexicon-index.ts';
import { FREE_SENSES, FUNCTION_SENSES } from '../lexicon/senses.ts';
import { withEnclitics } from '../text/portuguese-clitics.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import type { Situation } from '../understanding.ts';
import { addNearest } from './add-nearest.ts';
import { createColumnLinker } from './column-linker.ts';
import { type Link, placesOf } from './link.ts';
import { settleDoers } from './link-deeds.ts';
import { settleDenials } from './link-denied-values.ts';
import { linkFormulas } from './link-formulas.ts';
import { linkLengths } from './link-lengths.ts';
import {
  addPhrases,
  dimAxes,
  dimCourse,
  dimLooks,
  dimShares,
  dimTypes,
  dropBeginnings,
  dropCounting,
  dropKindsOfCharts,
  dropPraise,
  dropRowsBesideGroups,
  dropShown,
  dropStacks,
  isOfLook,
  linkColours,
  linkUrls,
  preferLines,
} from './link-looks.ts';
import { addMarks } from './link-marks.ts';
import { linkNewNames } from './link-new-names.ts';
import { closeBounds, linkMoments, linkNumbers, openNumbers } from './link-quantities.ts';
import { piecesIn, preferSales, pricesMeant } from './link-sales.ts';
import { detectLanguage, linkSenses } from './link-senses.ts';
import { preferSpending } from './link-spending.ts';
import { linkStandings } from './link-standings.ts';
import { linkValues } from './link-values.ts';
import { linkWomen } from './link-women.ts';
import { createWordLookup } from './look-up-words.ts';
import { partArabic } from './part-arabic.ts';
import { unitsParted } from './part-units.ts';
import { settleEnds } from './settle-ends.ts';
import { dropRivals, preferKindred, preferNamed, settleNames, settleUnits } from './settle-names.ts';
import { settlePrices } from './settle-prices.ts';
import { settleYear } from './settle-years.ts';
import { readTablesAtHand } from './table-at-hand.ts';
import { indexTable } from './table-index.ts';

/** A wish with everything its words may stand for. */
export type LinkedWish = {
  readonly wish: string;
  readonly tokens: readonly Token[];
  readonly language: Language;
  /** The links that begin at each token. */
  readonly links: readonly (readonly Link[])[];
  /** The links that run over each token, wherever they begin. */
  readonly over: readonly (readonly Link[])[];
};

const MOST_LINKS = 24;
const LONGEST_QUOTE = 40;
/** Values as short as this may be abbreviations. */
const LONGEST_SIGN = 2;
/** Words before a name: "add a column net price = …". */
const COMMAND_SENSES: ReadonlySet<string> = new Set([
  'addVerb',
  'showVerb',
  'columnWord',
  'as',
  'with',
  'article',
  'of',
  'namedAs',
]);

/** Longer words are no prepositions or articles. */
const LONGEST_JOINT = 5;
const ARTICLES: ReadonlySet<string> = new Set(['article']);
const DENIALS: ReadonlySet<string> = new Set(['not']);
/** Words before what is counted one by one: "per sale". */
const EACH_SENSES: ReadonlySet<string> = new Set(['per', 'by', 'each']);

/** Words before what is counted. */
const COUNTING_SENSES: ReadonlySet<string> = new Set(['howMany', 'number', 'count']);

/** Words that say whether something pays, or who came first: a column of losses may be called of the same root, «خسر» of «الخسارة». */
const PAYING: ReadonlySet<string> = new Set(['gainWord', 'lossWord', 'winVerb']);
const isNoName = ({ target }: Link): boolean => target.kind !== 'sense' || !PAYING.has(target.sense);

const LANGUAGE_OF = { EN_US: 'en', EN_GB: 'en', PT_PT: 'pt', AR: 'ar' } as const satisfies Record<Locale, Language>;

/** Tokenizes a wish and links its words to the table, to numbers and dates, and to the senses of its language. */
export function linkWords(
  wish: string,
  {
    config,
    table,
    profile,
    purpose,
    locale,
  }: Pick<Situation, 'table' | 'profile' | 'purpose' | 'locale'> & Partial<Pick<Situation, 'config'>>,
): LinkedWish {
  const index = indexTable(table);
  const tokens = partArabic(hyphensJoined(withEnclitics(unitsParted(tokenize(wish)))), index);
  const language = detectLanguage(tokens, LANGUAGE_OF[locale]);
  const lexicon = LEXICONS[language];
  const isSpoken = (link: Link): boolean => purpose === 'chart' || !isOfLook(link);
  const senses = tokens.map((_, start) => linkSenses(tokens, start, lexicon).filter(isSpoken));
  const known = new Set(senses.flatMap((links) => links.filter(isNoName).flatMap(placesOf)));
  const places = new Map(tokens.map((token, place) => [token, place]));
  const lookUp = createWordLookup(index, (token) => known.has(places.get(token) ?? -1), language);
  const isAmong =
    (wanted: ReadonlySet<string>) =>
    (at: number): boolean =>
      (senses[at] ?? []).some(({ target }) => target.kind === 'sense' && wanted.has(target.sense));
  // "For each position" asks for a column, whatever else the word may mean.
  const isEach = isAmong(EACH_SENSES);
  const isFunctionWord = (token: Token): boolean => {
    const at = places.get(token) ?? -1;
    return (
      hasFunctionSense(senses[at] ?? []) &&
      !(token.kind === 'word' && token.folded.length > LONGEST_JOINT && isEach(at - 1))
    );
  };
  const hasMeaning = (token: Token): boolean => (senses[places.get(token) ?? -1] ?? []).length > 0;
  const tools = {
    index,
    lookUp,
    isFunctionWord,
    isArticle: isAmong(ARTICLES),
    isDenial: isAmong(DENIALS),
    isUnique: (column: number) => profile.columns[column]?.isUnique === true,
    isFigure: (column: number) => profile.columns[column]?.role === 'measure',
    isTime: (column: number) => profile.columns[column]?.role === 'time',
  };
  const hasSense = (at: number, sense: string): boolean => isAmong(new Set([sense]))(at);
  const linkNamed = createColumnLinker(tokens, { table, profile, tools, hasSense });
  const found = tokens.map((_, start) => [
    ...(senses[start] ?? []),
    ...linkNamed(start),
    ...linkStandings(tokens, start, profile),
    ...linkValues(tokens, start, index).flatMap((link) => likelyValue(link, tokens, { isFunctionWord, hasMeaning })),
    ...linkNumbers(tokens, start, { wish, decimal: language === 'pt' ? ',' : '.' }),
    ...linkMoments(tokens, start, { wish, isEnglish: language === 'en' }),
    ...linkLengths(tokens, start, wish),
    ...(purpose === 'chart' ? [...linkColours(tokens, start), ...linkUrls(tokens, start, wish)] : []),
  ]);
  found.forEach((own, start) => {
    const women = linkWomen(tokens, start, index);
    if (women.length > 0) found[start] = [...own.filter(({ target }) => target.kind === 'sense'), ...women];
  });
  if (purpose === 'chart') settleLooks(found, tokens, { type: config?.type, language });
  // "Points per team" as rows: a column that is called so is no type either.
  else for (const own of found) dimTypes(own, found);
  settleLinks(found, tokens, { wish, table });
  settleYear(found, tokens, tools);
  dropRowsBesideGroups(found, profile);
  const told = { profile, language, isEach, isCounted: isAmong(COUNTING_SENSES) };
  const sales = { ...told, pieces: piecesIn(tokens, found, told), price: pricesMeant(tokens, profile) };
  found.forEach((own, start) => {
    preferSales(own, tokens, start, { ...sales, isTime: tools.isTime });
    const token = tokens[start];
    if (token !== undefined) preferSpending(own, token, start, told);
  });
  addMarks(found, tokens, profile);
  addTexts(found, tokens, wish);
  const formulas = { tokens, links: found, isFigure: tools.isFigure, isCommand: isAmong(COMMAND_SENSES) };
  for (const link of linkFormulas(formulas)) found[link.start]?.unshift(link);
  if (purpose === 'chart') addPhrases(found, tokens, wish);
  addNearest(found, tokens, { index, profile, locale, lexicon, isSpoken, sales, isChart: purpose === 'chart' });
  settleEnds(found, { tokens, table });
  settlePrices(found, tokens, profile);
  settleDenials(found, { tokens, table, language, lexicon });
  settleDoers(found, tokens, profile);
  const links = found.map((own) => own.slice(0, MOST_LINKS));
  return { wish, tokens, language, links, over: linksOver(links) };
}

/** Weighs what words may mean against one another: names of columns against verbs, figures and cells that are called alike. */
function settleLinks(
  found: Link[][],
  tokens: readonly Token[],
  names: { readonly wish: string; readonly table: TypedTable },
): void {
  found.forEach((own, at) => {
    dimShares(own, found[at + 1] ?? []);
    dimCourse(own, found);
    dropShown(own, found[at + 1] ?? []);
    dropBeginnings(own);
    dropRivals(own, { next: found[at + 1] ?? [], token: tokens[at], table: names.table });
  });
  settleUnits(found);
  dropCounting(found);
  dropStacks(found);
  openNumbers(found, tokens);
  closeBounds(found);
  settleNames(found, tokens, names);
  preferNamed(found);
  preferKindred(found, names.table);
}

/** Weighs words about a drawing against names of the table. */
function settleLooks(
  found: Link[][],
  tokens: readonly Token[],
  { type, language }: { readonly type: ChartType | undefined; readonly language: Language },
): void {
  readTablesAtHand(found, tokens, language);
  dimAxes(found);
  dropKindsOfCharts(found);
  dropPraise(found);
  for (const own of found) {
    dimTypes(own, found);
    dimLooks(own, tokens);
    preferLines(own, type);
  }
}

function linksOver(links: readonly (readonly Link[])[]): readonly (readonly Link[])[] {
  const over: Link[][] = links.map(() => []);
  for (const link of links.flat()) for (let at = link.start; at < link.end; at++) over[at]?.push(link);
  return over;
}

/** "Good" and "ideal" hedge, and may as well be cells. */
function hasFunctionSense(links: readonly Link[]): boolean {
  return links.some(
    ({ start, end, target }) =>
      target.kind === 'sense' &&
      end === start + 1 &&
      target.sense !== 'hedge' &&
      (FUNCTION_SENSES.has(target.sense) || FREE_SENSES.has(target.sense)),
  );
}

/** Who does what the next word says. */
const PERSONS: ReadonlySet<string> = new Set(['i', 'we', 'you', 'they', 'he', 'she']);

/** "a" and "are" are no values where cells hold A and ARE, unless they are so written within the wish. */
function likelyValue(
  link: Link,
  tokens: readonly Token[],
  {
    isFunctionWord,
    hasMeaning,
  }: { readonly isFunctionWord: (token: Token) => boolean; readonly hasMeaning: (token: Token) => boolean },
): readonly Link[] {
  const words = tokens.slice(link.start, link.end);
  if (link.target.kind !== 'value') return [link];
  // "Number" may be short for N or No where nothing else is meant; that word has a meaning of its own.
  const isShort = link.target.value.length <= LONGEST_SIGN;
  if (link.target.reason === 'synonym' && isShort && words.some(hasMeaning)) return [];
  // "How much do I pay for rent": what somebody does is no cell that is called alike, as "Salary" is.
  if (link.target.reason === 'synonym' && PERSONS.has(tokens[link.start - 1]?.folded ?? '')) return [];
  if (!words.every(isFunctionWord)) return [link];
  const [word] = words;
  const isWritten = words.length === 1 && word?.text === link.target.value && word.text !== word.folded;
  const isFirst = link.start === 0 || /^[.?!]$/.test(tokens[link.start - 1]?.text ?? '');
  // "IT budget" begins with no pronoun, and "A bar chart" with no grade.
  const isAlike = isWritten && (!isFirst || (word.text.length > 1 && word.text === word.text.toUpperCase()));
  return isAlike ? [{ ...link, score: 0.7 }] : [];
}

/** "x-axis" is two words: a hyphen between letters without blanks is dropped. */
function hyphensJoined(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, at) => {
    const before = tokens[at - 1];
    const after = tokens[at + 1];
    const isTight = before?.end === token.start && after?.start === token.end;
    return !(isTight && /^[-_]$/.test(token.text) && before?.kind === 'word' && after?.kind === 'word');
  });
}

/** Text between quotes, and letters that stand alone, may be text to look for; new names of columns are texts. */
function addTexts(found: Link[][], tokens: readonly Token[], wish: string): void {
  tokens.forEach((token, start) => {
    if (/^["'“«‘”]$/.test(token.text)) {
      const close = tokens.findIndex(
        ({ text, kind }, at) =>
          at > start + 1 && at < start + LONGEST_QUOTE && kind === 'mark' && /^["'”»’]$/.test(text),
      );
      const last = tokens[close - 1];
      if (close > 0 && last !== undefined) {
        const text = wish.slice(token.end, tokens[close]?.start ?? last.end);
        found[start]?.push({ start, end: close + 1, score: 1, target: { kind: 'text', text } });
      }
    } else if (token.kind !== 'mark' && token.text.length === 1) {
      found[start]?.push({ start, end: start + 1, score: 0.7, target: { kind: 'text', text: token.text } });
    }
  });
  for (const link of linkNewNames(found, tokens, wish)) found[link.start]?.unshift(link);
}
