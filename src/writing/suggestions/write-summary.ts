import { type Locale, WRITTEN_LOCALE_OF } from '../../chart/locale.ts';
import type { Figure } from '../../insight/figure.ts';
import type { ExtremesFact, Fact, Insight, Point, SeriesName } from '../../insight/insight.ts';
import { createFigureMaker, recompute } from '../../insight/recompute.ts';
import type { TypedTable } from '../../table/parse-table.ts';
import { labelBefore } from '../bare-number.ts';
import { writeList } from '../list.ts';
import { capitalise } from '../plan/sentence.ts';
import { writeMoment } from '../plan/write-moment.ts';
import { quoteName } from '../quote.ts';
import { ARABIC_FACTS } from './arabic-facts.ts';
import { ENGLISH_FACTS } from './english-facts.ts';
import type { FactSay, FactTexts, Season } from './fact-texts.ts';
import { PORTUGUESE_FACTS } from './portuguese-facts.ts';
import { SUGGESTION_TEXTS } from './suggestion-texts.ts';
import { writeFigure, writeSize } from './write-figure.ts';

const FACTS_OF = {
  EN_GB: ENGLISH_FACTS,
  EN_US: ENGLISH_FACTS,
  AR: ARABIC_FACTS,
  PT_PT: PORTUGUESE_FACTS,
} as const satisfies Record<Locale, FactTexts>;

/** A figure that cannot be written, or does not come out again: what it belongs to is not told. */
class Untold extends Error {}

const MOST_POINTS = 3;
/** Longer names are cut in the middle: what tells them apart may stand at either end. */
const LONGEST_NAME = 60;
const KEPT = { start: 30, end: 26 } as const;

function shorten(text: string): string {
  const letters = [...text];
  if (letters.length <= LONGEST_NAME) return text;
  return `${letters.slice(0, KEPT.start).join('')}…${letters.slice(-KEPT.end).join('')}`;
}

/**
 * One sentence that states a fact about a table; every figure in it has been computed anew from its cells. Undefined where the fact
 * cannot be told: a figure does not come out, a place has no name, or the kind is not worth a sentence.
 */
export function writeFact(fact: Insight | Fact, table: TypedTable, locale: Locale): string | undefined {
  if (hasOneNameForTwo(fact)) return undefined;
  // Each sentence takes the fact of its own kind, which the compiler cannot follow through the table.
  const sentence = FACTS_OF[locale][fact.kind] as (fact: Fact, say: FactSay) => string | undefined;
  return tell(table, locale, (say) => sentence(fact, say));
}

/**
 * One sentence on where the numbers of a column lie, from the highest of the counts of its ranges. Undefined where its figures do not
 * come out.
 */
export function writeSpread(
  { highest, count, axis }: ExtremesFact,
  label: string,
  table: TypedTable,
  locale: Locale,
): string | undefined {
  const total = createFigureMaker(table).figure({ name: 'sum' }, count.cells, { kind: 'count' });
  return tell(table, locale, (say) => {
    const range = say.point(highest.points[0], axis.kind);
    return SUGGESTION_TEXTS[locale].spread(say.name(label), range, say.figure(highest.value), say.figure(total));
  });
}

/** One sentence on a series whose values hardly differ. Undefined where its figures do not come out, or are written alike. */
export function writeEven(
  { series, highest, lowest }: ExtremesFact,
  table: TypedTable,
  locale: Locale,
): string | undefined {
  return tell(table, locale, (say) => {
    const [low, high] = [say.figure(lowest.value), say.figure(highest.value)];
    return low === high ? undefined : SUGGESTION_TEXTS[locale].even(say.series(series), low, high);
  });
}

/** Rank correlations beyond this are a relation, if a weak one. */
const LEAST_RELATION = 0.3;
const FEWEST_PAIRS = 8;

type Named = { readonly key: string; readonly label: string };

/** One sentence on two columns that do not go together. Undefined where they do, or where there are too few pairs to tell. */
export function writeUnrelated(x: Named, y: Named, table: TypedTable, locale: Locale): string | undefined {
  const numbersOf = ({ key }: Named) => table.columns.find((column) => column.key === key)?.typed.numbers;
  const [left, right] = [numbersOf(x), numbersOf(y)];
  const isPair = (row: number): boolean => Number.isFinite(left?.[row]) && Number.isFinite(right?.[row]);
  const rows = Array.from({ length: table.rowCount }, (_, row) => row).filter(isPair);
  if (rows.length < FEWEST_PAIRS) return undefined;
  const cells = [x, y].flatMap(({ key }) => rows.map((rowIndex) => ({ rowIndex, columnKey: key })));
  const relation = createFigureMaker(table).figure({ name: 'spearman', parts: rows.length }, cells, {
    kind: 'coefficient',
  });
  if (!(Math.abs(relation.value) < LEAST_RELATION)) return undefined;
  return tell(table, locale, (say) =>
    SUGGESTION_TEXTS[locale].unrelatedColumns(say.name(x.label), say.name(y.label), say.figure(relation)),
  );
}

function tell(table: TypedTable, locale: Locale, write: (say: FactSay) => string | undefined): string | undefined {
  try {
    const sentence = write(createSay(table, locale));
    // A period may stand first: "week 2 of 2020 stands out".
    return sentence === undefined ? undefined : capitalise(sentence);
  } catch (error) {
    if (error instanceof Untold) return undefined;
    throw error;
  }
}

/** Two series of one name would be told as one. */
function hasOneNameForTwo(fact: Fact): boolean {
  const name = ({ group, measure }: SeriesName): string => group ?? measure;
  if (fact.kind === 'correlation') return name(fact.left) === name(fact.right);
  return fact.kind === 'gap' && name(fact.upper) === name(fact.lower);
}

/** A name behind the label of its column where it is but a number. */
function withLabel({ name, rowIndex, columnKey }: Point, { columns }: TypedTable): string {
  const holder = columns.find(({ key, typed }) => key !== columnKey && String(typed.values[rowIndex] ?? '') === name);
  const label = holder && labelBefore(name, { kind: 'category', label: holder.label });
  return label === undefined ? name : `${label} ${name}`;
}

function createSay(table: TypedTable, locale: Locale): FactSay {
  const name = (text: string): string => {
    if (text.trim() === '') throw new Untold();
    return quoteName(shorten(text), locale);
  };
  const write = (figure: Figure, writer: typeof writeFigure): string => {
    const text = isSame(recompute(figure, table), figure.value) ? writer(figure, locale) : undefined;
    if (text === undefined) throw new Untold();
    return text;
  };
  const point: FactSay['point'] = (place, axis) => {
    if (place === undefined || place.name.trim() === '') throw new Untold();
    if (place.place !== undefined) return write(place.place, writeFigure);
    if (axis === 'time') return writeMoment(place.name, locale);
    return axis === 'cycle' ? place.name : name(withLabel(place, table));
  };
  const list: FactSay['list'] = (texts) => writeList(texts, locale);
  return {
    name,
    point,
    list,
    points: ({ points }, axis) => {
      if (points.length > MOST_POINTS) throw new Untold();
      return list(points.map((one) => point(one, axis)));
    },
    series: ({ group, measure }) => name(group ?? measure),
    figure: (figure) => write(figure, writeFigure),
    size: (figure) => write(figure, writeSize),
    season: (season, place) => writeSeason(season, place, locale),
  };
}

const NEAR = 1e-9;

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= NEAR * Math.max(1, Math.abs(one), Math.abs(other));
}

const QUARTERS: Readonly<Record<Locale, readonly string[]>> = {
  EN_GB: ['Q1', 'Q2', 'Q3', 'Q4'],
  EN_US: ['Q1', 'Q2', 'Q3', 'Q4'],
  PT_PT: ['o 1.º trimestre', 'o 2.º trimestre', 'o 3.º trimestre', 'o 4.º trimestre'],
  AR: ['الربع الأول', 'الربع الثاني', 'الربع الثالث', 'الربع الرابع'],
};
/** A Monday, and the first day of a year. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

function writeSeason(season: Season, place: number, locale: Locale): string {
  if (season === 'quarter') return QUARTERS[locale][place] ?? String(place + 1);
  const at = (moment: number, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(WRITTEN_LOCALE_OF[locale], { ...options, timeZone: 'UTC' }).format(moment);
  if (season === 'month') return at(Date.UTC(2024, place, 1), { month: 'long' });
  if (season === 'day') return at(MONDAY + place * DAY_MS, { weekday: 'long' });
  return at(MONDAY + (place * DAY_MS) / 24, { hour: 'numeric', minute: '2-digit' });
}
