import type { Locale } from '../../chart/locale.ts';
import type { Figure } from '../../insight/figure.ts';
import type { AxisName, Point, SeriesName } from '../../insight/insight.ts';
import { WHOLE_SERIES } from '../../insight/kinds/part-to-whole.ts';
import { parseColumn } from '../../table/parse-column.ts';
import type { TypedTable } from '../../table/parse-table.ts';
import { labelBefore } from '../bare-number.ts';
import { writeList } from '../list.ts';
import { writeCount } from '../plural.ts';
import { quoteAnswer } from '../quote.ts';
import type { Claim, ClaimKeeper } from './claim.ts';
import type { Grammar, MeasureWords, Speech, Tone } from './grammar.ts';
import { hashText } from './hash.ts';
import { labelWords, measureLabelWords, shorten } from './label.ts';
import { seriesKey } from './message.ts';
import { type Precision, writeFigure } from './write-figure.ts';

/** What a speech is made for. */
export type SpeechSetting = {
  readonly locale: Locale;
  readonly grammar: Grammar;
  readonly table: TypedTable;
  readonly tone: Tone;
  readonly hasNumbers: boolean;
  readonly hasPercentages: boolean;
  readonly precision: Precision;
  readonly keeper: ClaimKeeper;
  /** What choices are made by: what the data are, so that the same data give the same words. */
  readonly seed: string;
  /** Labels of columns that name things set side by side. */
  readonly nameLabels: ReadonlySet<string>;
  /** Columns whose labels are periods. */
  readonly periodLabels: ReadonlySet<string>;
  /** What all measures are figures of, where the chart says so. */
  readonly figures: string | undefined;
  /** The series that the sentence before is about, where it is one. */
  readonly known: SeriesName | undefined;
};

const MOST_NAMES = 5;
const YEAR_DIGITS = 4;

/** Makes the speech of one sentence. */
export function createSpeech(setting: SpeechSetting): Speech {
  const { locale, grammar, keeper, table, tone, hasNumbers, hasPercentages, precision, seed, known } = setting;
  const style = { locale, precision, words: grammar.figures };
  const write = (figure: Figure, isSize: boolean): string =>
    keeper.mark(writeFigure(figure, isSize, style), { kind: 'figure', figure, isSize });
  const name = (point: Point, axis: AxisName, form: 'full' | 'short' = 'full'): string => {
    if (point.place !== undefined) return write(point.place, false);
    const source =
      axis.columnKey === undefined
        ? ({ of: 'label', columnKey: point.columnKey } as const)
        : ({ of: 'cell', columnKey: axis.columnKey, rowIndex: point.rowIndex } as const);
    const written = isolate(writePoint(point, axis, form, { grammar, table }), { kind: 'name', source }, setting);
    const label = labelBefore(point.name, axis);
    if (label !== undefined && axis.columnKey !== undefined) {
      const of = { kind: 'name', source: { of: 'label', columnKey: axis.columnKey } } as const;
      return `${isolate(measureLabelWords(label, table), of, setting)} ${written}`;
    }
    return quoteAnswer(point.name, written, locale);
  };
  return {
    locale,
    tone,
    hasNumbers,
    hasPercentages,
    measure: (series) => measureWords(series, setting),
    areGroupsOfOne: (one, other) => {
      const [first, second] = [one, other].map((series) => measureWords(series, setting));
      const areGroups = first?.group !== undefined && second?.group !== undefined && first.text !== '';
      return areGroups && first.plain === second.plain;
    },
    measuredBy: ({ group, groupCell: _, ...measure }) =>
      group === undefined && setting.figures !== undefined ? WHOLE_SERIES : measure,
    figures: (title) => isolate(labelWords(title), { kind: 'name', source: { of: 'figures' } }, setting),
    amount: (figure) => write(figure, false),
    size: (figure) => write(figure, true),
    counted: (figure, forms) =>
      keeper.mark(writeCount(figure.value, forms, locale), { kind: 'figure', figure, isSize: true }),
    name: (point, axis) => name(point, axis),
    shortName: (point, other, axis) => name(point, axis, isSameYear(point, other) ? 'short' : 'full'),
    year: (point, axis) => {
      const { rowIndex } = point;
      const isHeading = axis.columnKey === undefined;
      const source = isHeading
        ? ({ of: 'year', columnKey: point.columnKey } as const)
        : ({ of: 'year', columnKey: axis.columnKey ?? '', rowIndex } as const);
      const iso = isHeading ? isoOf(point.name) : point.name;
      return keeper.mark(grammar.period(iso.slice(0, YEAR_DIGITS), 'full'), { kind: 'name', source });
    },
    names: (points, axis) =>
      writeList(
        points.slice(0, MOST_NAMES).map((point) => name(point, axis)),
        locale,
      ),
    season: (season, place) =>
      keeper.mark(grammar.cycle(season, place), { kind: 'name', source: { of: 'season', season, place } }),
    way: (word, figure, against) =>
      keeper.mark(word, { kind: 'direction', figure, ...(against === undefined ? {} : { against }) }),
    multiple: (word, figure) => keeper.mark(word, { kind: 'multiple', figure }),
    extreme: (word, side, at, among) => keeper.mark(word, { kind: 'extreme', side, at, among }),
    rank: (word, figure) => keeper.mark(word, { kind: 'rank', figure }),
    isKnown: (series) => known !== undefined && seriesKey(known) === seriesKey(series),
    pick(slot, choices) {
      const choice = choices[hashText(`${slot} ${seed}`) % choices.length];
      if (choice === undefined) throw new RangeError(`nothing to choose from for ${slot}`);
      return choice;
    },
  };
}

/** What all series together are called: as the axis of values is titled. */
function wholeWords(title: string, setting: SpeechSetting): MeasureWords {
  const plain = labelWords(title);
  const text = isolate(setting.grammar.label(plain, false), { kind: 'name', source: { of: 'figures' } }, setting);
  return { text, group: undefined, plain, isName: false, isPeriod: false };
}

function measureWords(series: SeriesName, setting: SpeechSetting): MeasureWords {
  const { grammar, nameLabels, periodLabels, figures } = setting;
  if (series.isWhole === true && figures !== undefined) return wholeWords(figures, setting);
  const isPeriod = series.measure !== '' && periodLabels.has(series.columnKey);
  const isName = nameLabels.has(series.columnKey) && !isPeriod;
  const plain = measureLabelWords(series.measure, setting.table);
  const period = isPeriod ? grammar.period(isoOf(plain), 'full') : undefined;
  const written = series.measure === '' ? '' : (period ?? grammar.label(plain, isName));
  const source = { of: 'label', columnKey: series.columnKey } as const;
  // A column of the figures that the axis of values is titled with is a group of them.
  const groupOf = (name: string): MeasureWords | undefined =>
    isName && figures !== undefined ? { ...wholeWords(figures, setting), group: name } : undefined;
  const text =
    written === '' ? '' : quoteAnswer(written, isolate(written, { kind: 'name', source }, setting), setting.locale);
  const group =
    series.group === undefined || series.groupCell === undefined
      ? undefined
      : quoteAnswer(
          series.group,
          isolate(shorten(series.group), { kind: 'name', source: { of: 'cell', ...series.groupCell } }, setting),
          setting.locale,
        );
  return groupOf(text) ?? { text, group, plain, isName, isPeriod };
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;
const LEFT_TO_RIGHT = /[^\P{L}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** A name, marked; one that runs against its sentence is set apart, so that what stands beside it stays in its place. */
function isolate(name: string, claim: Claim, { keeper, locale }: SpeechSetting): string {
  const marked = keeper.mark(name, claim);
  const isAgainst = locale === 'AR' ? LEFT_TO_RIGHT.test(name) : RIGHT_TO_LEFT.test(name);
  return isAgainst ? `\u2068${marked}\u2069` : marked;
}

function isSameYear(point: Point, other: Point): boolean {
  return /^\d{4}-/.test(point.name) && point.name.slice(0, 4) === other.name.slice(0, 4);
}

type Known = { readonly grammar: Grammar; readonly table: TypedTable };

/** A point in words. Periods without a year are named in the language, other texts stand as they are. */
export function writePoint(point: Point, axis: AxisName, form: 'full' | 'short', { grammar, table }: Known): string {
  const name = shorten(point.name);
  if (axis.kind === 'time') return grammar.period(axis.columnKey === undefined ? isoOf(name) : name, form);
  if (axis.kind !== 'cycle') return name;
  const season = SEASON_OF[axis.grain];
  const column = table.columns.find(({ key }) => key === axis.columnKey);
  const place =
    column === undefined ? parseColumn([name], { label: '' }).times?.[0] : column.typed.times?.[point.rowIndex];
  const isNamed = column === undefined || column.typed.format !== 'day_month';
  return season === undefined || place === undefined || !isNamed || !isPlace(season, place) || isCounted(name, season)
    ? name
    : grammar.cycle(season, place);
}

const SEASON_OF: Readonly<Record<string, 'month' | 'quarter' | 'day'>> = {
  month: 'month',
  quarter: 'quarter',
  day: 'day',
};
const PLACES = { month: 12, quarter: 4, day: 7 } as const;

function isPlace(season: keyof typeof PLACES, place: number): boolean {
  return Number.isInteger(place) && place >= 0 && place < PLACES[season];
}

/** "Month 5" and "Day 3" count from wherever the table begins. */
function isCounted(name: string, season: string): boolean {
  return season !== 'quarter' && /\p{Nd}/u.test(name);
}

/** A heading that is a period, as ISO text. */
function isoOf(heading: string): string {
  return String(parseColumn([heading], { label: '' }).values[0] ?? heading);
}
