import type { GraphConfig } from '../../../chart/graph-config.ts';
import type { Locale, ParsingLocale } from '../../../chart/locale.ts';
import { toPlainText } from '../../../chart/rich-text.ts';
import { findInsights } from '../../../insight/find-insights.ts';
import type { Insight } from '../../../insight/insight.ts';
import type { KeptText } from '../../../writing/narrate/write-narrated.ts';
import { STORY_FIELDS, type StoryField } from '../../../writing/story/story-wish.ts';
import type { WordMeaning } from '../check/lexicon.ts';
import { gatherRecords } from '../gather-records.ts';
import { readChart } from './chart-values.ts';
import { type FoundName, findNames, type KnownNames, readKnownNames } from './known-names.ts';
import { type KnownNumbers, readKnownNumbers } from './known-numbers.ts';
import { type KnownStandings, readKnownStandings } from './known-standings.ts';
import { languagesOf, readStatements, type Statement } from './read-statements.ts';

/** What a chart bears out. */
type Known = {
  readonly numbers: KnownNumbers;
  readonly names: KnownNames;
  readonly standings: KnownStandings;
  /** How each series changed, by its name in small letters. */
  readonly ways: ReadonlyMap<string, Ways>;
};

/** The signs of the changes of a series, and the changes in percent. */
type Ways = { readonly signs: Set<number>; readonly percents: number[] };

const MOST_INSIGHTS = 60;
/** What a prompt may have asked of a text that stays. */
const WAYS = ['up', 'down'] as const;
/** Texts are short; what lies behind this is not read. */
const LONGEST = 4_000;

/** What the texts say that a change of the data left word for word. */
export type KeptFaults = {
  /** What held before and holds no more: numbers, directions, extremes, ranks and names. */
  readonly stale: readonly KeptText[];
  /**
   * In texts that name something of the data and have nothing stale: numbers, and extremes and ranks of names that are there, which the
   * data gave neither before nor after. A text that went stale with an earlier change is found so; whether the data ever gave its
   * numbers, nobody knows any more.
   */
  readonly unborne: readonly KeptText[];
};

const NO_FAULTS: KeptFaults = { stale: [], unborne: [] };

/** Reads the kept texts of a chart against its data before and after a change; finds nothing where the data are the same. */
export function findKeptFaults(before: GraphConfig, after: GraphConfig, parsingLocale?: ParsingLocale): KeptFaults {
  if (before.data === after.data) return NO_FAULTS;
  const kept = keptTexts(before, after);
  if (kept.length === 0) return NO_FAULTS;
  const [old, now] = [before, after].map((config) => readKnown(config, parsingLocale));
  if (old === undefined || now === undefined) return NO_FAULTS;
  const judged = kept.map(({ field, text }) => {
    const stale = staleWords(text, old, now);
    return { field, stale, unborne: stale.length > 0 ? [] : unborneByBoth(text, old, now) };
  });
  const of = (kind: keyof KeptFaults): readonly KeptText[] =>
    judged.flatMap((one) => (one[kind].length === 0 ? [] : [{ field: one.field, words: one[kind] }]));
  return { stale: of('stale'), unborne: of('unborne') };
}

function unborneByBoth(text: string, old: Known, now: Known): readonly string[] {
  const before = new Set(unborneStatements(text, old));
  return before.size === 0 ? [] : unborneStatements(text, now).filter((words) => before.has(words));
}

/** Numbers that only data give, and places of names of the data, that a chart does not bear out. */
function unborneStatements(text: string, known: Known): readonly string[] {
  const found = findNames(text.toLowerCase(), [...known.names.cells, ...known.names.labels]);
  if (found.length === 0) return [];
  const names = found.map(({ name }) => name);
  const isOfPlace = ({ meaning }: Statement): boolean => meaning?.kind === 'extreme' || meaning?.kind === 'rank';
  const hasCells = names.some((name) => known.names.cells.has(name));
  const read = languagesOf(text).map((locale) =>
    readStatements(text, found, locale).filter((one) => isTelling(one) || (hasCells && isOfPlace(one))),
  );
  const borne = new Set(read.flat().flatMap((one) => (bears(one, names, known) ? [one.at] : [])));
  return [...new Set((read[0] ?? []).filter(({ at }) => !borne.has(at)).map(({ words }) => words))];
}

/** The texts of a chart beside those that were just written, with the numbers in them that the data do not give. Years and small counts are passed over. */
export function findUnborne(
  config: GraphConfig,
  written: Readonly<Partial<Record<StoryField, unknown>>>,
  parsingLocale?: ParsingLocale,
): readonly KeptText[] {
  const kept = keptTexts(config, config).filter(({ field }) => written[field] === undefined);
  if (kept.every(({ text }) => !/\p{Nd}/u.test(text))) return [];
  const known = readKnown(config, parsingLocale);
  return kept.flatMap(({ field, text }) => {
    const words = unborneNumbers(text, known);
    return words.length === 0 ? [] : [{ field, words }];
  });
}

function keptTexts(before: GraphConfig, after: GraphConfig): readonly { field: StoryField; text: string }[] {
  return STORY_FIELDS.flatMap((field) => {
    const text = textOf(after, field);
    return text !== '' && text === textOf(before, field) ? [{ field, text: text.slice(0, LONGEST) }] : [];
  });
}

function textOf({ content }: GraphConfig, field: StoryField): string {
  if (typeof content !== 'object' || content === null) return '';
  return toPlainText(Reflect.get(content, field));
}

function readKnown(config: GraphConfig, parsingLocale: ParsingLocale | undefined): Known {
  const chart = readChart(config, parsingLocale);
  const insights = findInsights(chart.table, chart.profile, { type: config.type, most: MOST_INSIGHTS, swings: WAYS });
  const setting = {
    examined: chart,
    locale: 'EN_US',
    parsingLocale,
    about: [],
    focus: [],
    most: MOST_INSIGHTS,
    swings: WAYS,
  } as const;
  // Of single events a text tells what they come to; its figures are no cells of the chart.
  const { insights: ofTotals = [], gathering } = gatherRecords(config, setting) ?? {};
  return {
    numbers: readKnownNumbers(chart, [...insights, ...ofTotals], gathering?.rows),
    names: readKnownNames(chart),
    standings: readKnownStandings(chart),
    // Every course that goes up and down has a rise; a text says which way it went.
    ways: readWays(insights.filter((insight) => insight.kind !== 'change' || insight.span !== 'swing')),
  };
}

function readWays(insights: readonly Insight[]): ReadonlyMap<string, Ways> {
  const ways = new Map<string, Ways>();
  for (const insight of insights) {
    if (insight.kind !== 'change') continue;
    const { group, measure } = insight.series;
    const name = (group ?? measure).toLowerCase();
    const { signs, percents } = ways.get(name) ?? { signs: new Set(), percents: [] };
    signs.add(Math.sign(insight.difference.value));
    if (insight.relative !== undefined) percents.push(insight.relative.value);
    ways.set(name, { signs, percents });
  }
  return ways;
}

function staleWords(text: string, old: Known, now: Known): readonly string[] {
  const lower = text.toLowerCase();
  const found = findNames(lower, [...old.names.cells, ...old.names.labels]);
  const isGone = ({ name }: FoundName): boolean =>
    old.names.cells.has(name) && !now.names.cells.has(name) && !now.names.labels.has(name);
  const gone = found.filter(isGone).map(({ name, at }) => ({ at, words: text.slice(at, at + name.length) }));
  const names = found.map(({ name }) => name);
  const readings = languagesOf(text).flatMap((locale) => readStatements(text, found, locale));
  const held = readings.filter((one) => bears(one, names, old));
  const holding = new Set(held.filter((one) => bears(one, names, now)).map(({ at }) => at));
  const stale = held.filter(({ at }) => !holding.has(at));
  const sorted = [...gone, ...stale].sort((one, other) => one.at - other.at);
  return [...new Set(sorted.map(({ words }) => words))];
}

function bears({ number, meaning }: Statement, names: readonly string[], known: Known): boolean {
  return number === undefined ? bearsWord(meaning, names, known) : known.numbers.holds(number);
}

function bearsWord(meaning: WordMeaning, names: readonly string[], { standings, ways }: Known): boolean {
  if (meaning.kind === 'extreme') return standings.isAt(names, 1, meaning.side);
  if (meaning.kind === 'rank') return standings.isAt(names, meaning.rank);
  const named = names.filter((name) => ways.has(name));
  const looked = (named.length > 0 ? named : [...ways.keys()]).flatMap((name) => ways.get(name) ?? []);
  if (meaning.kind === 'direction') return looked.some(({ signs }) => signs.has(meaning.sign));
  if (meaning.kind !== 'multiple') return false;
  return looked.some(({ percents }) => percents.some((percent) => percent >= meaning.least && percent < meaning.most));
}

const LEAST_TELLING = 100;
const YEARS = { first: 1900, last: 2100 } as const;

function unborneNumbers(text: string, { names, numbers }: Known): readonly string[] {
  const found = findNames(text.toLowerCase(), [...names.cells, ...names.labels]);
  const readings: readonly Locale[] = languagesOf(text);
  const read = readings.map((locale) => readStatements(text, found, locale).filter(isTelling));
  const borne = new Set(
    read.flat().flatMap(({ at, number }) => (number !== undefined && numbers.holds(number) ? [at] : [])),
  );
  const unborne = (read[0] ?? []).filter(({ at }) => !borne.has(at));
  return [...new Set(unborne.map(({ words }) => words))];
}

/** True for numbers that can only come from the data: percentages, decimals and those that are neither a year nor a small count. */
function isTelling({ number }: Statement): boolean {
  if (number === undefined || number.isRank) return false;
  const { value, step, isPercent, isPoints } = number;
  const isYear = step === 1 && value >= YEARS.first && value <= YEARS.last;
  return isPercent || isPoints || step < 1 || (value >= LEAST_TELLING && !isYear);
}
