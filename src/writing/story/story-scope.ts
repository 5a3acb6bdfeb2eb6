import type { ColumnUnit, Figure } from '../../insight/figure.ts';
import type { AxisName, Point, SeriesName } from '../../insight/insight.ts';
import { columnUnit } from '../../insight/reading/column-unit.ts';
import { foldWords } from '../../table/notation/characters.ts';
import type { TypedTable } from '../../table/parse-table.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import type { Gathering, Grammar, MeasureWords, Scope, Speech } from './grammar.ts';
import { labelWords } from './label.ts';
import { type Message, seriesOf } from './message.ts';
import type { StoryPlan } from './plan-story.ts';
import type { StoryMatter } from './story-wish.ts';

/** What a chart shows, before it is put into words. */
export type StoryScope = {
  readonly measures: readonly SeriesName[];
  readonly more: number;
  readonly axis: AxisName | undefined;
  readonly from: Point | undefined;
  readonly to: Point | undefined;
  /** The unit that all measures share, where they do. */
  readonly unit: ColumnUnit | undefined;
  readonly rows: Figure;
  readonly gathering: Gathering | undefined;
  /** True where headings are periods: the first of the measures is what names the rows. */
  readonly isOfNames: boolean;
  /** What all measures are figures of, where the chart says so. */
  readonly figures: string | undefined;
  /** Columns whose labels name things set side by side (North, South), not measures. */
  readonly nameLabels: ReadonlySet<string>;
  /** Columns whose labels are periods. */
  readonly periodLabels: ReadonlySet<string>;
};

const MOST_MEASURES = 3;

/** Headings that are periods: what is shown runs along them, whatever is told of one of them. */
function headingAxis({ headerTime, columns }: TableProfile): AxisName | undefined {
  // Years side by side over months are series, and run along the months.
  return headerTime === undefined || columns.some(({ role }) => role === 'time')
    ? undefined
    : { kind: headerTime.isCyclic ? 'cycle' : 'time', grain: headerTime.grain };
}

type Source = Pick<StoryMatter, 'table' | 'profile' | 'gathering' | 'figures'>;

/** True for labels that name things set side by side: several, of which most measure nothing. All are written alike. */
function areNames(measures: readonly ColumnProfile[], grammar: Grammar): boolean {
  const known = measures.filter(({ label }) => grammar.isMeasure(labelWords(label)));
  return measures.length > 1 && known.length * 2 < measures.length;
}

/**
 * What all measures are figures of, by the title of the axis of values: where their labels name things. "EUR million" over exports and
 * imports is a unit.
 */
export function figuresIn({ figures, profile }: Source, grammar: Grammar): string | undefined {
  const measures = profile.columns.filter(({ role }) => role === 'measure');
  if (figures === undefined || measures.length < 2 || headingAxis(profile) !== undefined) return undefined;
  return areNames(measures, grammar) ? figures : undefined;
}

/** What a chart shows: its measures, the axis of its headline, and from when to when it runs. */
export function readScope(source: Source, plan: StoryPlan, grammar: Grammar): StoryScope {
  const { table, profile, gathering } = source;
  const figures = figuresIn(source, grammar);
  const heading = headingAxis(profile);
  const axis =
    heading ??
    axisOf(plan.headline) ??
    plan.support.map(axisOf).find((one) => one !== undefined) ??
    profileAxis(profile);
  const measures = profile.columns.filter(
    ({ role, number, key }) =>
      role === 'measure' && number?.isCoordinate !== true && !(axis?.kind === 'number' && key === axis.columnKey),
  );
  const periods = measures.filter(({ index }) => profile.totalColumns?.includes(index) !== true);
  const totals = new Set(profile.totalRows);
  const rows = Array.from({ length: table.rowCount }, (_, row) => row).filter((row) => !totals.has(row));
  const first = table.columns[0]?.key ?? '';
  const shown = heading === undefined ? measures : [];
  const named = plan.headline === undefined ? undefined : seriesOf(plan.headline);
  const main = shown.filter(({ key }) => key === named?.columnKey);
  const ordered = [...main, ...shown.filter((one) => !main.includes(one))];
  // The name of a single one more is as short as "and more".
  const most = ordered.length === MOST_MEASURES + 1 ? ordered.length : MOST_MEASURES;
  return {
    measures: (heading === undefined ? ordered : namesOf(profile))
      .slice(0, most)
      .map(({ label, key }) => ({ measure: label, columnKey: key })),
    more: Math.max(0, ordered.length - most),
    axis,
    ...(heading === undefined ? endsOf(table, rows, axis) : headingEnds(periods)),
    unit: sharedUnit(table, measures),
    gathering,
    figures,
    isOfNames: heading !== undefined,
    rows: gathering?.rows ?? {
      value: rows.length,
      unit: { kind: 'count' },
      operation: { name: 'count' },
      cells: rows.map((rowIndex) => ({ rowIndex, columnKey: axis?.columnKey ?? first })),
    },
    periodLabels: new Set(profile.headerTime?.isCyclic === false ? periods.map(({ key }) => key) : []),
    nameLabels: new Set(
      figures !== undefined || profile.isMatrix === true || areNames(measures, grammar)
        ? measures.map(({ key }) => key)
        : [],
    ),
  };
}

/** The axis that a message runs along; undefined where it runs along none. */
export function axisOf(message: Message | undefined): AxisName | undefined {
  if (message === undefined) return undefined;
  if (message.kind === 'course' || message.kind === 'last-step') return message.change.axis;
  if (message.kind === 'courses') return message.first.axis;
  if (message.kind === 'pair') return message.upper.axis;
  return 'axis' in message.fact ? message.fact.axis : undefined;
}

function profileAxis({ columns }: TableProfile): AxisName | undefined {
  const found =
    columns.find(({ role }) => role === 'time') ?? columns.find(({ role }) => role === 'category' || role === 'label');
  if (found === undefined) return undefined;
  const kind = found.time === undefined ? 'category' : found.time.isCyclic ? 'cycle' : 'time';
  return { kind, columnKey: found.key, label: found.label, grain: found.time?.grain ?? 'order' };
}

/** The column that names the rows, where headings are periods: what is measured has no heading of its own. */
function namesOf({ columns }: TableProfile): readonly ColumnProfile[] {
  return columns.filter(({ role }) => role === 'category' || role === 'label').slice(0, 1);
}

function headingEnds(measures: readonly ColumnProfile[]): Pick<StoryScope, 'from' | 'to'> {
  const point = (measure: ColumnProfile | undefined): Point | undefined =>
    measure === undefined ? undefined : { name: measure.label, rowIndex: 0, columnKey: measure.key };
  return { from: point(measures[0]), to: point(measures.at(-1)) };
}

/** The first and the last period, where rows lie along time. */
function endsOf(
  table: TypedTable,
  rows: readonly number[],
  axis: AxisName | undefined,
): Pick<StoryScope, 'from' | 'to'> {
  const nothing = { from: undefined, to: undefined };
  const column = axis?.kind === 'time' ? table.columns.find(({ key }) => key === axis.columnKey) : undefined;
  const times = column?.typed.times;
  if (column === undefined || times === undefined) return nothing;
  let [from, to] = [-1, -1];
  for (const row of rows) {
    const time = times[row] ?? Number.NaN;
    if (Number.isNaN(time)) continue;
    if (from < 0 || time < (times[from] ?? 0)) from = row;
    if (to < 0 || time > (times[to] ?? 0)) to = row;
  }
  if (from < 0 || times[from] === times[to]) return nothing;
  const point = (rowIndex: number): Point => ({
    name: String(column.typed.values[rowIndex] ?? ''),
    rowIndex,
    columnKey: column.key,
  });
  return { from: point(from), to: point(to) };
}

function sharedUnit(table: TypedTable, measures: readonly ColumnProfile[]): ColumnUnit | undefined {
  const units = measures.map((measure) =>
    columnUnit(
      table.columns.find(({ index }) => index === measure.index),
      measure,
    ),
  );
  const [first] = units;
  const isSame = units.every(
    (unit) =>
      unit.format === first?.format &&
      unit.currency === first.currency &&
      unit.unit === first.unit &&
      unit.statedScale === first.statedScale,
  );
  return isSame ? first : undefined;
}

/** The scope in the words of a language. */
export function toGrammarScope(scope: StoryScope, grammar: Grammar, speech: Speech): Scope {
  const { axis, from, to, rows, more, gathering, isOfNames, figures } = scope;
  const measures = scope.measures.map((series): MeasureWords => {
    const words = speech.measure(series);
    // What groups are measured by is said once.
    return figures === undefined || words.group === undefined ? words : { ...words, text: words.group };
  });
  const opened = axis?.kind === 'time' ? OPENS_PERIOD.exec(axis.label ?? '')?.[1]?.toLowerCase() : undefined;
  const period =
    opened ??
    (axis?.kind === 'time' ? periodWord(axis, gathering !== undefined, grammar) : undefined) ??
    (axis?.kind === 'cycle' ? cycleWord(axis, grammar) : undefined);
  const label =
    axis?.columnKey === undefined || axis.label === undefined
      ? undefined
      : (period ?? speech.measure({ measure: axis.label, columnKey: axis.columnKey }).text);
  const unit = unitWords(scope.unit, grammar);
  const isSaid = scope.unit?.format === 'percentage' && measures.some(({ plain }) => saysPercent(plain));
  return {
    measures,
    more,
    axis,
    axisLabel: label,
    from,
    to,
    rows,
    gathering,
    figures: figures === undefined ? undefined : speech.figures(figures),
    isOfNames,
    unit: isSaid ? undefined : unit,
  };
}

const PERCENT = /percent|نسب|مئوي/iu;

/** True for a measure that says itself that it is in percent: "Percentage of voters". */
const saysPercent = (plain: string): boolean => PERCENT.test(plain);

/** What opens a label that names when a period begins: "Week of", "Semana de". */
const OPENS_PERIOD = /^(\p{L}+) (?:of|beginning|commencing|starting|ending|de|do|da)$/iu;

/** Labels that say no more than that there are dates, folded. */
const DATES: ReadonlySet<string> = new Set(
  'date dates data datas day dia time timestamp datetime التاريخ تاريخ'.split(' '),
);

/**
 * The period that figures are of, where the label names another: "date" over months, and "opened" or "order date", which name single
 * events and not what these were gathered by.
 */
function periodWord({ grain, label = '' }: AxisName, isGathered: boolean, { periods }: Grammar): string | undefined {
  const isVague =
    grain !== 'day' &&
    foldWords(label)
      .split(' ')
      .some((word) => DATES.has(word));
  const own = Object.entries(periods).find(([part]) => part === grain)?.[1];
  if (!isGathered && !isVague && !namesOther(label, own, Object.values(periods))) return undefined;
  return own;
}

/** What returns along an axis whose label says only that there are dates: "hour" over the hours of a "timestamp". */
function cycleWord({ grain, label = '' }: AxisName, { cycles }: Grammar): string | undefined {
  const isVague = foldWords(label)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => DATES.has(word));
  return isVague ? Object.entries(cycles).find(([part]) => part === grain)?.[1] : undefined;
}

/** True for a label that is another period: "Month" over quarters. */
function namesOther(label: string, own: string | undefined, periods: readonly string[]): boolean {
  const bare = (word: string): string => foldWords(word).replace(/^ال/u, '');
  return own !== undefined && bare(label) !== bare(own) && periods.some((period) => bare(period) === bare(label));
}

function unitWords(unit: ColumnUnit | undefined, grammar: Grammar): string | undefined {
  if (unit === undefined) return undefined;
  return grammar.unit(unit);
}
