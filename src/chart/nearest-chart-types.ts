import { distance } from 'fastest-levenshtein';
import { CHART_TYPES, type ChartType } from './chart-type.ts';

/** What other tools and languages call the parts of our names. An empty meaning is a word that says nothing. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ...sameMeaning('', 'chart graph plot diagram type series simple basic vertical map and with'),
  ...sameMeaning('bar', 'bars horizontal hbar barh'),
  ...sameMeaning('column', 'columns col histogram vbar verticalbar verticalbars'),
  ...sameMeaning('line', 'lines spline curve timeseries trend sparkline'),
  ...sameMeaning('area', 'areas stream streamgraph'),
  ...sameMeaning('stacked', 'stack stacking'),
  ...sameMeaning('grouped', 'group clustered cluster side multi multiple dodged'),
  ...sameMeaning('100', 'percent percentage pct normalized normalised full fill filled relative'),
  ...sameMeaning('combo', 'combination combined mixed dual composed'),
  ...sameMeaning('pie', 'pies circle'),
  ...sameMeaning('donut', 'doughnut donuts ring'),
  ...sameMeaning('funnel', 'pyramid'),
  ...sameMeaning('heatmap', 'heat matrix density'),
  ...sameMeaning('scatter', 'scatterplot point points dot dots xy scattered scattergram'),
  ...sameMeaning('bubble', 'bubbles'),
  ...sameMeaning('waterfall', 'cascade bridge'),
  ...sameMeaning('table', 'grid datatable tabular spreadsheet'),
  ...sameMeaning('mekko', 'marimekko mosaic'),
]);

/** How much of two names must agree before one is offered for the other. */
const LEAST_LIKENESS = 0.5;
/** Longer names are no mistyped chart type. */
const LONGEST_NAME = 60;

const PARTS_OF = new Map(CHART_TYPES.map((type) => [type, splitWords(type)] as const));
const VOCABULARY = [...new Set([...SYNONYMS.keys(), ...[...PARTS_OF.values()].flat()])];

/**
 * The chart types that somebody who wrote `name` may have meant, all that are equally near; none where nothing is near.
 * Case, the order of words, plurals, other tools' words and small slips of the keys do not matter.
 * @example findNearestChartTypes('barStacked') // ['stackedBar']
 */
export function findNearestChartTypes(name: string): readonly ChartType[] {
  if (name.length > LONGEST_NAME) return [];
  const parts = readParts(name);
  const scored = CHART_TYPES.map((type) => ({ type, likeness: compareParts(parts, PARTS_OF.get(type) ?? []) }));
  const best = Math.max(...scored.map((one) => one.likeness));
  return best < LEAST_LIKENESS ? [] : scored.filter((one) => one.likeness === best).map((one) => one.type);
}

function sameMeaning(meaning: string, words: string): readonly (readonly [string, string])[] {
  return words.split(' ').map((word) => [word, meaning]);
}

/** Words of a name in lower case: split at signs, at capitals, and between letters and digits. */
function splitWords(name: string): readonly string[] {
  const words = name
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replace(/(\d)(?=[A-Za-z])/g, '$1 ')
    .replace(/([A-Za-z])(?=\d)/g, '$1 ');
  return words.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
}

/** What a name says, in the words of our own names. Single letters and digits (`3D`) say nothing. */
function readParts(name: string): ReadonlySet<string> {
  const words = splitWords(name);
  const known = splitAtVocabulary(words.join('')) ?? words.flatMap(toKnownWords);
  const parts = new Set(known.map(toMeaning).filter((part) => part.length > 1));
  return parts.has('line') && (parts.has('bar') || parts.has('column')) ? new Set(['combo']) : parts;
}

function toMeaning(word: string): string {
  return SYNONYMS.get(word) ?? word;
}

function toKnownWords(word: string): readonly string[] {
  return splitAtVocabulary(word) ?? [findSlip(word) ?? word];
}

/** Reads a word written without capitals (`stackedbarchart`) as words of the vocabulary, or not at all. */
function splitAtVocabulary(word: string): readonly string[] | undefined {
  if (word === '') return [];
  const heads = VOCABULARY.filter((known) => word.startsWith(known)).toSorted((a, b) => b.length - a.length);
  for (const head of heads) {
    const rest = splitAtVocabulary(word.slice(head.length));
    if (rest !== undefined) return [head, ...rest];
  }
  return undefined;
}

function findSlip(word: string): string | undefined {
  const most = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  const near = VOCABULARY.map((known) => ({ known, slips: countSlips(known, word) })).filter(
    ({ slips }) => slips <= most,
  );
  return near.toSorted((a, b) => a.slips - b.slips)[0]?.known;
}

/** Letters to change; letters in another order (`tabel`) are one slip. */
function countSlips(known: string, word: string): number {
  const isReordered = [...known].toSorted().join('') === [...word].toSorted().join('');
  return isReordered ? 1 : distance(known, word);
}

/** Dice's coefficient of two sets of words: 1 for the same words, 0 for none in common. */
function compareParts(parts: ReadonlySet<string>, others: readonly string[]): number {
  const shared = others.filter((part) => parts.has(part)).length;
  return (2 * shared) / (parts.size + others.length);
}
