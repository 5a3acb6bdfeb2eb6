import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale, ParsingLocale } from '../../chart/locale.ts';
import { viewTable } from '../../fit/view.ts';
import { findInsights } from '../../insight/find-insights.ts';
import { createFigureMaker, type FigureMaker } from '../../insight/recompute.ts';
import { measureLabel } from '../../language/holes/labels.ts';
import { type PlanTable, toPlanTable } from '../../plan/table/plan-table.ts';
import { toChartData } from '../../plan/table/to-chart-data.ts';
import type { Transform } from '../../plan/transform/transform.ts';
import type { ExaminedData } from '../../table/examine-data.ts';
import { parseTable, type TypedTable } from '../../table/parse-table.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import { profileTyped } from '../../table/profile-table.ts';
import type { Gathering } from '../../writing/story/grammar.ts';
import { planStory } from '../../writing/story/plan-story.ts';
import type { StoryFocus } from '../../writing/story/story-focus.ts';
import type { StoryMatter } from '../../writing/story/story-wish.ts';
import type { PreparedShape } from '../../writing/suggestions/data-preparation.ts';
import { PICTURE_OF, type PictureKind } from '../suggestions/candidate.ts';
import { type Examined, examine, examineColumns } from '../suggestions/examine.ts';
import { createGroupDifferences } from '../suggestions/group-differences.ts';
import { listCandidates, MOST_SERIES } from '../suggestions/list-candidates.ts';
import { partialRows } from '../suggestions/partial-periods.ts';
import { areDatedEvents, meetByChance } from '../suggestions/single-events.ts';
import { type Base, run } from '../suggestions/view-candidate.ts';

/** A chart's data, and what is asked of their story. */
export type RecordsSetting = {
  readonly examined: ExaminedData;
  readonly locale: Locale;
  readonly parsingLocale: ParsingLocale | undefined;
  /** Names of points, groups or measures that are asked about. */
  readonly about: readonly string[];
  readonly focus: readonly StoryFocus[];
  readonly most: number;
  /** The ways in which the prompt asks how far courses went. */
  readonly swings: readonly ('up' | 'down')[];
};

type Gathered = Extract<PreparedShape, { readonly kind: 'gathered' }>;
type Way = { readonly shape: Gathered; readonly isOverTime: boolean };

/** Fewer rows can be told one by one. */
const FEWEST_RECORDS = 8;
const FEWEST_PERIODS = 3;
/** Ways to gather the rows that are tried before the first of them is told, whatever it says. */
const MOST_TRIED = 3;
/** Pictures of something else than lengths over names or times. */
const OTHER_PICTURES: ReadonlySet<PictureKind> = new Set(['dots', 'grid', 'steps']);
/** What is asked of groups, and what of a course. */
const OF_GROUPS: ReadonlySet<StoryFocus> = new Set(['share', 'comparison']);
const OF_COURSES: ReadonlySet<StoryFocus> = new Set(['growth', 'rise', 'fall', 'latest', 'season']);

/**
 * What is to be told of records: rows of single events (orders, visits, complaints), many for each date and each name, of which no
 * single one is news. They are added up (levels are averaged) by period or by group, whichever the chart's type shows; the story is
 * that of the table this makes, whose last column counts the rows behind each figure. Periods that the data hold a part of are left
 * out. Undefined for other tables, and where nothing can be gathered.
 */
export function gatherRecords(config: GraphConfig, setting: RecordsSetting): StoryMatter | undefined {
  const { examined, about, focus, most, swings } = setting;
  if (!areRecords(config.type, examined.profile)) return undefined;
  const base = baseOf(config, setting);
  const { isByChance } = createGroupDifferences(base);
  const ways = listWays(config.type, setting);
  // A course that somebody asks for is told, whatever a test says of its averages.
  const isSure = ({ shape, isOverTime }: Way): boolean => (isOverTime && focus.length > 0) || !isByChance(shape);
  let first: StoryMatter | undefined;
  for (const { shape } of ways.filter(isSure).slice(0, MOST_TRIED)) {
    const table = gather(shape, base);
    const laid = table && withoutParts(table, shape, base);
    if (laid === undefined) continue;
    const { operation } = shape.measures[0] ?? {};
    const isMean = operation === 'mean';
    const { table: shown, profile } = examineColumns(
      laid,
      laid.table.columns.slice(0, -1).map(({ key }) => key),
    );
    // An average of averages is none of the rows.
    const insights = findInsights(shown, profile, { type: config.type, about, most, swings }).filter(
      ({ kind }) => !(isMean && kind === 'level'),
    );
    const matter = {
      table: laid.table,
      profile,
      insights,
      gathering: gatheringOf(shape, laid.table, createFigureMaker(laid.table)),
    };
    if (planStory(insights, { focus, asksWhich: false, avoided: [], hasPercentages: true }).headline !== undefined)
      return matter;
    first ??= matter;
  }
  return first;
}

/** True for rows that a chart of lengths would have to gather first. */
function areRecords(type: ChartType, profile: TableProfile): boolean {
  if (profile.rowCount < FEWEST_RECORDS || profile.totalRows.length > 0) return false;
  if (OTHER_PICTURES.has(PICTURE_OF[type]) || profile.headerTime !== undefined) return false;
  return viewTable(profile).axis?.preparation === 'aggregate' || meetByChance(profile) || areDatedEvents(profile);
}

function baseOf({ data }: GraphConfig, { examined, locale, parsingLocale }: RecordsSetting): Base {
  const whole = toPlanTable(data, parsingLocale === undefined ? {} : { locale: parsingLocale });
  const { signal } = new AbortController();
  return { data, whole, table: whole, examined, ranking: [], carrier: undefined, locale, parsingLocale, signal };
}

/** Ways to gather the rows, those first that the prompt names and that the type shows. */
function listWays(type: ChartType, { examined, about, focus }: RecordsSetting): readonly Way[] {
  const { profile, table } = examined;
  const named = new Set(about);
  const groups = new Set(
    table.columns.flatMap(({ key, typed }) =>
      typed.times === undefined && typed.values.some((value) => typeof value === 'string' && named.has(value))
        ? [key]
        : [],
    ),
  );
  const labelled = profile.columns.flatMap(({ key, label }) => (named.has(label) ? [key] : []));
  const isMeasured = profile.columns.some(({ key, role }) => role === 'measure' && labelled.includes(key));
  const wanted = new Set([...labelled, ...(isMeasured ? [] : amountOf(profile)), ...groups]);
  const ways = listCandidates({ profile, ranking: [], wanted }).flatMap(({ preparation: { shape } }) =>
    wayOf(shape, profile),
  );
  const isOfLabelled = ({ shape: { measures } }: Way): boolean =>
    measures.some((one) => one.operation !== 'count' && labelled.includes(one.column.key));
  const told = ways.some(isOfLabelled) ? ways.filter(isOfLabelled) : ways;
  const isCourseFirst = focus.some((one) => OF_COURSES.has(one)) || isOfCourses(type, profile);
  const isByNamed = profile.columns.some(({ key, role }) => role === 'category' && labelled.includes(key));
  const isGroupFirst =
    focus.some((one) => OF_GROUPS.has(one)) || (isByNamed && PICTURE_OF[type] !== 'lines' && focus.length === 0);
  const weigh = ({ shape, isOverTime }: Way): number => {
    const isAskedFor = (key: string | undefined): boolean =>
      key !== undefined && (groups.has(key) || labelled.includes(key));
    const names = [shape.by.key, shape.across?.key].filter(isAskedFor).length;
    const isFitting = isOverTime === (isCourseFirst && !isGroupFirst);
    return names * 2 + (isFitting ? 1 : 0) - (shape.across !== undefined && names === 0 ? 4 : 0);
  };
  return told.toSorted((one, other) => weigh(other) - weigh(one));
}

/** Of whole numbers that add up and name no money, the largest: what was paid for some units comes to more than their number. */
function amountOf({ columns }: TableProfile): readonly string[] {
  const amounts = columns.filter(({ role, number }) => role === 'measure' && number?.isAdditive === true);
  const isPlain = amounts.every(({ currency, number }) => currency === undefined && number?.isInteger === true);
  const meanOf = ({ number }: ColumnProfile): number => number?.mean ?? 0;
  const [largest] = isPlain ? amounts.toSorted((one, other) => meanOf(other) - meanOf(one)) : [];
  return largest === undefined ? [] : [largest.key];
}

/** Lines, layers over time and bars along dates show a course. */
function isOfCourses(type: ChartType, { columns }: TableProfile): boolean {
  const picture = PICTURE_OF[type];
  if (picture === 'lines') return true;
  if (picture === 'slices') return false;
  return columns.find(({ role }) => role === 'time' || role === 'category')?.role === 'time';
}

/** A view as a way to gather all rows; none where it counts rows, tells how figures grow, or shows something else. */
function wayOf(shape: PreparedShape, { columns }: TableProfile): readonly Way[] {
  const whole: PreparedShape =
    shape.kind === 'top-groups'
      ? { kind: 'gathered', by: shape.by, measures: [shape.measure], isHighestFirst: true, isGrowth: false }
      : shape;
  if (whole.kind !== 'gathered' || whole.isGrowth || whole.measures.some(({ operation }) => operation === 'count'))
    return [];
  const time = columns.find(({ key }) => key === whole.by.key)?.time;
  const isOverTime = time !== undefined && !time.isCyclic;
  return isOverTime && whole.across !== undefined && !hasFewSeries(whole.across.key, columns)
    ? []
    : [{ shape: whole, isOverTime }];
}

function hasFewSeries(key: string, columns: readonly ColumnProfile[]): boolean {
  return columns.some((column) => column.key === key && column.distinct <= MOST_SERIES);
}

const KEYS = { period: 'gathered period', figure: 'gathered figure', rows: 'gathered rows' } as const;

/**
 * The table that a shape makes, long where it has series, its last column the number of rows behind each row. Sums keep the label of
 * what they add up.
 */
function gather({ by, across, measures, isHighestFirst }: Gathered, base: Base): PlanTable | undefined {
  const [measure] = measures;
  if (measure === undefined || measure.operation === 'count') return undefined;
  const { operation, column } = measure;
  const key = by.part === undefined ? by.key : KEYS.period;
  const label = operation === 'sum' ? column.label : measureLabel(base.locale, operation, column.label);
  const period: Transform = {
    verb: 'truncateTime',
    column: by.key,
    part: by.part ?? 'day',
    as: { key: KEYS.period, label: by.label },
  };
  const group: Transform = {
    verb: 'group',
    by: across === undefined ? [key] : [key, across.key],
    measures: [
      { operation, column: column.key, as: { key: KEYS.figure, label } },
      { operation: 'count', as: { key: KEYS.rows, label: KEYS.rows } },
    ],
  };
  const order = isHighestFirst
    ? ({ column: KEYS.figure, direction: 'descending' } as const)
    : ({ column: key, direction: 'ascending', order: 'natural' } as const);
  return run([...(by.part === undefined ? [] : [period]), group, { verb: 'sort', by: [order] }], base.whole, base);
}

/** The table without the periods that the data hold a part of; undefined where fewer are left than make a course. */
function withoutParts(
  table: PlanTable,
  shape: Gathered,
  { data, parsingLocale, examined }: Base,
): Examined | undefined {
  const all = examine(table, data, parsingLocale);
  const cut = partialRows(shape, { examined: all }, examined.profile.columns);
  if (cut.size === 0) return all;
  const made = toChartData(table, data);
  const rows = made.rows.filter((_, row) => !cut.has(row));
  if (rows.length < FEWEST_PERIODS) return undefined;
  const typed = parseTable({ ...made, rows }, parsingLocale === undefined ? {} : { locale: parsingLocale });
  return { table: typed, profile: profileTyped(typed) };
}

/** How the rows were gathered, with the number of those that were. */
function gatheringOf({ by, measures }: Gathered, { rowCount }: TypedTable, compute: FigureMaker): Gathering {
  const cells = Array.from({ length: rowCount }, (_, rowIndex) => ({ rowIndex, columnKey: KEYS.rows }));
  return {
    operation: measures[0]?.operation === 'mean' ? 'mean' : 'sum',
    ...(by.part === undefined ? {} : { part: by.part }),
    rows: compute.figure({ name: 'sum' }, cells, { kind: 'count' }),
  };
}
