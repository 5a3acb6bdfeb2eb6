import type { ChartType } from '../../chart/chart-type.ts';
import type { Locale } from '../../chart/locale.ts';
import type { TypedTable } from '../../table/parse-table.ts';
import type { TableProfile } from '../../table/profile.ts';
import { columnOfBareUnit } from '../holes/bare-units.ts';
import { numbersRows } from '../holes/column-nature.ts';
import { knownFigure } from '../holes/known-figures.ts';
import { type Language, LEXICONS } from '../lexicon/lexicon-index.ts';
import { FREE_SENSES, FUNCTION_SENSES } from '../lexicon/senses.ts';
import { withoutArticle } from '../text/arabic-stem.ts';
import { withEnclitics } from '../text/portuguese-clitics.ts';
import { isPlural } from '../text/stem.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import type { Situation } from '../understanding.ts';
import type { Link } from './link.ts';
import { ENTITY_SCORE, ENTITY_SHARE, linkColumns } from './link-columns.ts';
import { linkDeeds } from './link-deeds.ts';
import { linkFlags, linkKindredFlags, linkOpposites } from './link-flags.ts';
import { linkFormulas } from './link-formulas.ts';
import {
  addPhrases,
  dimAxes,
  dimCourse,
  dimLooks,
  dimShares,
  dimTypes,
  dropBeginnings,
  dropCounting,
  dropShown,
  isOfLook,
  linkColours,
  linkUrls,
  preferLines,
} from './link-looks.ts';
import { linkNewNames } from './link-new-names.ts';
import { linkMoments, linkNumbers, openNumbers } from './link-quantities.ts';
import { earningsWord, linkSales, piecesIn, preferSales, pricesMeant } from './link-sales.ts';
import { detectLanguage, linkMistypedSense, linkSenses } from './link-senses.ts';
import { linkNearValues, linkValues } from './link-values.ts';
import { createWordLookup } from './look-up-words.ts';
import { partArabic } from './part-arabic.ts';
import { dropRivals, preferNamed, settleNames, settleUnits } from './settle-names.ts';
import { settleYear } from './settle-years.ts';
import { canonicalWord, conceptsOf, indexTable } from './table-index.ts';

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

/** Slips of the keys are looked for in so many words at most. */
const MOST_SLIPS = 40;
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
/** Words before what is counted one by one: "per sale". */
const EACH_SENSES: ReadonlySet<string> = new Set(['per', 'by', 'each']);

/** Words before what is counted. */
const COUNTING_SENSES: ReadonlySet<string> = new Set(['howMany', 'number', 'count']);

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
  const tokens = partArabic(hyphensJoined(withEnclitics(tokenize(wish))), index);
  const language = detectLanguage(tokens, LANGUAGE_OF[locale]);
  const lexicon = LEXICONS[language];
  const isSpoken = (link: Link): boolean => purpose === 'chart' || !isOfLook(link);
  const senses = tokens.map((_, start) => linkSenses(tokens, start, lexicon).filter(isSpoken));
  const known = new Set(senses.flatMap((links) => links.flatMap(({ start, end }) => range(start, end))));
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
    isUnique: (column: number) => profile.columns[column]?.isUnique === true,
    isFigure: (column: number) => profile.columns[column]?.role === 'measure',
    isTime: (column: number) => profile.columns[column]?.role === 'time',
  };
  const isDone = (column: number): boolean => tools.isTime(column) && (profile.columns[column]?.missing ?? 0) > 0;
  const columnsAndFlags = (token: Token, start: number): readonly Link[] => {
    const opposites = linkOpposites(token, start, { table, index, isDone });
    if (opposites.length > 0) return opposites;
    const named = withoutOthersRows(bestColumns(linkColumns(tokens, start, tools)), tools.isFigure).flatMap((link) =>
      asRows(link, tokens, { profile, isPeriod: (at, grain) => isAmong(new Set([grain]))(at) }),
    );
    const columns = named.length > 0 ? named : linkDeeds(tokens, start, profile);
    const flags = linkFlags(columns, table);
    const isNamed = columns.some(({ target }) => target.kind === 'column' && target.reason !== 'typo');
    return [...columns, ...flags, ...(isNamed ? [] : linkKindredFlags(token, start, { table, index }))];
  };
  const found = tokens.map((token, start) => [
    ...(senses[start] ?? []),
    ...columnsAndFlags(token, start),
    ...linkValues(tokens, start, index).flatMap((link) => likelyValue(link, tokens, { isFunctionWord, hasMeaning })),
    ...linkNumbers(tokens, start, { wish, decimal: language === 'pt' ? ',' : '.' }),
    ...linkMoments(tokens, start, { wish, isEnglish: language === 'en' }),
    ...(purpose === 'chart' ? [...linkColours(tokens, start), ...linkUrls(tokens, start, wish)] : []),
  ]);
  if (purpose === 'chart') settleLooks(found, tokens, config?.type);
  settleLinks(found, tokens, { wish, table });
  settleYear(found, tokens, index);
  const told = { profile, language, isEach, isCounted: isAmong(COUNTING_SENSES) };
  const sales = { ...told, pieces: piecesIn(tokens, found, told), price: pricesMeant(tokens, profile) };
  found.forEach((own, start) => {
    preferSales(own, tokens, start, { ...sales, isTime: tools.isTime });
  });
  addTexts(found, tokens, wish);
  const formulas = { tokens, links: found, isFigure: tools.isFigure, isCommand: isAmong(COMMAND_SENSES) };
  for (const link of linkFormulas(formulas)) found[link.start]?.unshift(link);
  if (purpose === 'chart') addPhrases(found, tokens, wish);
  const nearest = (start: number): readonly Link[] => {
    const token = tokens[start] ?? NO_TOKEN;
    const figures = linkFigure(token, start, { profile, language, locale });
    if (figures.length > 0) return figures;
    const slips = linkMistypedSense(tokens, start, lexicon).filter((link) => isSpoken(link) && !isRash(link, tokens));
    const near = linkNearValues(token, start, { index, language });
    return [...linkSales(tokens, start, sales), ...linkBareUnit(token, start, profile), ...slips, ...near];
  };
  addNearest(found, tokens, { nearest, isChart: purpose === 'chart' });
  const links = found.map((own) => own.slice(0, MOST_LINKS));
  return { wish, tokens, language, links, over: linksOver(links) };
}

/** A short word a slip away from one that takes things away may be another: "clean" is no "clear". */
function isRash({ start, target }: Link, tokens: readonly Token[]): boolean {
  const isRemoving = target.kind === 'sense' && (target.sense === 'removeVerb' || target.sense === 'without');
  return isRemoving && (tokens[start]?.folded.length ?? 0) < LEAST_REMOVING;
}

const LEAST_REMOVING = 6;

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
  openNumbers(found, tokens);
  settleNames(found, tokens, names);
  preferNamed(found);
}

/** Weighs words about a drawing against names of the table. */
function settleLooks(found: Link[][], tokens: readonly Token[], type: ChartType | undefined): void {
  dimAxes(found);
  for (const own of found) {
    dimTypes(own, found);
    dimLooks(own, tokens);
    preferLines(own, type);
  }
}

/** The name of a figure, told in full, means no rows that a part of another name speaks of: «الكمية» beside «سعر الوحدة». */
function withoutOthersRows(links: readonly Link[], isFigure: (column: number) => boolean): readonly Link[] {
  const isFull = ({ score, target }: Link): boolean =>
    score === 1 && target.kind === 'column' && target.reason === 'exact' && isFigure(target.column);
  const ends = new Set(links.filter(isFull).map(({ end }) => end));
  return links.filter(({ end, target }) => target.kind !== 'entity' || !ends.has(end));
}

type RowTools = {
  readonly profile: TableProfile;
  /** True where a word is that of a period. */
  readonly isPeriod: (at: number, grain: string) => boolean;
};

/** "Tickets" of a column Ticket that only numbers the rows are the rows, and so are "days" of a table with a row for each day. */
function asRows(link: Link, tokens: readonly Token[], { profile, isPeriod }: RowTools): readonly Link[] {
  const { start, end, score, target } = link;
  const column = target.kind === 'column' ? profile.columns[target.column] : undefined;
  const isOfPeriods =
    column?.role === 'time' && column.isUnique && column.time !== undefined && isPeriod(end - 1, column.time.grain);
  const isOfRows = column !== undefined && column.role !== 'identifier' && (isOfPeriods || numbersRows(column));
  if (!isOfRows || !isPlural(tokens[end - 1]?.folded ?? '')) return [link];
  return [
    { ...link, score: score * ENTITY_SHARE },
    { start, end, score: ENTITY_SCORE, target: { kind: 'entity', words: [] } },
  ];
}

function linksOver(links: readonly (readonly Link[])[]): readonly (readonly Link[])[] {
  const over: Link[][] = links.map(() => []);
  for (const link of links.flat()) for (let at = link.start; at < link.end; at++) over[at]?.push(link);
  return over;
}

function hasFunctionSense(links: readonly Link[]): boolean {
  return links.some(
    ({ start, end, target }) =>
      target.kind === 'sense' &&
      end === start + 1 &&
      (FUNCTION_SENSES.has(target.sense) || FREE_SENSES.has(target.sense)),
  );
}

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
  if (!words.every(isFunctionWord)) return [link];
  const [word] = words;
  const isWritten = words.length === 1 && word?.text === link.target.value && word.text !== word.folded;
  // "IT budget" begins with no pronoun.
  const isAlike = isWritten && (link.start > 0 || word.text === word.text.toUpperCase());
  return isAlike ? [{ ...link, score: 0.7 }] : [];
}

const NO_TOKEN: Token = { kind: 'mark', text: '', folded: '', stem: '', start: 0, end: 0 };

const range = (start: number, end: number): readonly number[] =>
  Array.from({ length: end - start }, (_, i) => start + i);

/** "x-axis" is two words: a hyphen between letters without blanks is dropped. */
function hyphensJoined(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, at) => {
    const before = tokens[at - 1];
    const after = tokens[at + 1];
    const isTight = before?.end === token.start && after?.start === token.end;
    return !(isTight && /^[-_]$/.test(token.text) && before?.kind === 'word' && after?.kind === 'word');
  });
}

/** For each stretch only the best link to each column, and none far below the best. */
function bestColumns(links: readonly Link[]): readonly Link[] {
  const best = new Map<string, Link>();
  for (const link of links) {
    const key = `${link.end} ${link.target.kind === 'column' ? link.target.column : link.target.kind}`;
    const known = best.get(key);
    if (known === undefined || known.score < link.score) best.set(key, link);
  }
  return [...best.values()].sort((a, b) => b.end - a.end || b.score - a.score).slice(0, 12);
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

/** True for a capital within a wish whose other words begin small. */
function isName(tokens: readonly Token[], at: number): boolean {
  const isCapital = (token: Token | undefined): boolean =>
    token !== undefined && token.text !== token.text.toLowerCase();
  const words = tokens.filter(({ kind }) => kind === 'word');
  return at > 0 && isCapital(tokens[at]) && words.filter(isCapital).length <= words.length / 2;
}

/** What a figure measures whose label is no more than its unit. */
function linkBareUnit({ folded }: Token, start: number, profile: TableProfile): readonly Link[] {
  const column = columnOfBareUnit(conceptsOf(canonicalWord(withoutArticle(folded))), profile);
  return column === undefined
    ? []
    : [{ start, end: start + 1, score: FIGURE_SCORE, target: { kind: 'column', column, reason: 'synonym' } }];
}

const FIGURE_SCORE = 0.8;
/** A word that a column holds under another name may still say what the rows are, where rows are changed: a little less likely than a word unknown. */
const HELD_WORD = 0.55;

function linkFigure(
  { folded }: Token,
  start: number,
  {
    profile,
    language,
    locale,
  }: { readonly profile: TableProfile; readonly language: Language; readonly locale: Locale },
): readonly Link[] {
  const figure = knownFigure(earningsWord(folded, language), profile);
  if (figure === undefined) return [];
  const { operator, left, right, names } = figure;
  const target = { kind: 'figure', name: names[locale], operator, left, right } as const;
  return [{ start, end: start + 1, score: FIGURE_SCORE, target }];
}

/** Words that link to nothing: the nearest senses and values, and the word itself. */
function addNearest(
  found: Link[][],
  tokens: readonly Token[],
  { nearest, isChart }: { readonly nearest: (start: number) => readonly Link[]; readonly isChart: boolean },
): void {
  // A phrase says nothing of what its words mean.
  const covered = new Set(
    found.flatMap((links) =>
      links.flatMap(({ start, end, target }) => (target.kind === 'phrase' ? [] : range(start, end))),
    ),
  );
  let slips = 0;
  tokens.forEach((token, start) => {
    if (token.kind !== 'word') return;
    if (!covered.has(start) && slips < MOST_SLIPS) {
      slips++;
      found[start]?.push(...nearest(start));
    }
    if (!covered.has(start) && found[start]?.some(({ target }) => target.kind === 'figure') !== true) {
      // What is a slip away from a value of the table is seldom the name of something else.
      const isSlip = found[start]?.some(({ target }) => target.kind === 'value') === true;
      // "Sales" that a column holds under another name are no unknown things.
      const isHeld = found[start]?.some(({ target }) => target.kind === 'column' || target.kind === 'entity') === true;
      found[start]?.push({
        start,
        end: start + 1,
        score: isSlip || (isHeld && isChart) ? 0.4 : isHeld ? HELD_WORD : 0.6,
        target: {
          kind: 'word',
          word: token.text,
          isName: isName(tokens, start),
          ...(isSlip ? { isSlip } : {}),
          ...(isHeld && isChart ? { isFigure: true } : {}),
        },
      });
    }
  });
}
