import type { GraphConfig } from '../../../chart/graph-config.ts';
import type { Locale, ParsingLocale } from '../../../chart/locale.ts';
import { toPlainText } from '../../../chart/rich-text.ts';
import { findInsights } from '../../../insight/find-insights.ts';
import type { Insight } from '../../../insight/insight.ts';
import type { KeptText } from '../../../writing/narrate/write-narrated.ts';
import { STORY_FIELDS, type StoryField } from '../../../writing/story/story-wish.ts';
import type { WordMeaning } from '../check/lexicon.ts';
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
  /** The signs of the changes of each series, by its name in small letters. */
  readonly ways: ReadonlyMap<string, ReadonlySet<number>>;
};

const MOST_INSIGHTS = 60;
/** Texts are short; what lies behind this is not read. */
const LONGEST = 4_000;

/**
 * The texts of a chart that a change of its data left word for word, with what they say that held before and holds no more: numbers,
 * directions, extremes, ranks and names. What the data never gave, such as a target, is the writer's own and passed over. Nothing
 * where the data are the same.
 */
export function findStale(before: GraphConfig, after: GraphConfig, parsingLocale?: ParsingLocale): readonly KeptText[] {
  if (before.data === after.data) return [];
  const kept = keptTexts(before, after);
  if (kept.length === 0) return [];
  const [old, now] = [before, after].map((config) => readKnown(config, parsingLocale));
  if (old === undefined || now === undefined) return [];
  return kept.flatMap(({ field, text }) => {
    const words = staleWords(text, old, now);
    return words.length === 0 ? [] : [{ field, words }];
  });
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
  const insights = findInsights(chart.table, chart.profile, { type: config.type, most: MOST_INSIGHTS });
  return {
    numbers: readKnownNumbers(chart, insights),
    names: readKnownNames(chart),
    standings: readKnownStandings(chart),
    ways: readWays(insights),
  };
}

function readWays(insights: readonly Insight[]): ReadonlyMap<string, ReadonlySet<number>> {
  const ways = new Map<string, Set<number>>();
  for (const insight of insights) {
    if (insight.kind !== 'change') continue;
    const { group, measure } = insight.series;
    const name = (group ?? measure).toLowerCase();
    ways.set(name, (ways.get(name) ?? new Set()).add(Math.sign(insight.difference.value)));
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
  if (meaning.kind !== 'direction') return false;
  const named = names.filter((name) => ways.has(name));
  const looked = named.length > 0 ? named : [...ways.keys()];
  return looked.some((name) => ways.get(name)?.has(meaning.sign) === true);
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
