import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { type Direction, isMostlyRightToLeft } from '../../chart/text-direction.ts';
import { withNatures } from '../../table/column-nature.ts';
import { parseTable } from '../../table/parse-table.ts';
import { findTotalRows } from '../../table/profile/totals-rows.ts';
import { numberStyleOf } from '../format/number-style.ts';
import type { ChartModel, ModelColumn, Series, UnusableModel, UnusableReason } from './chart-model.ts';
import { type CategoryAxis, readCategories } from './read-categories.ts';
import { fieldOf, maybeNumberWithin, maybeOneOf } from './read-fields.ts';
import { readPlainText } from './read-plain-text.ts';
import { readSettings } from './settings.ts';

/** How a type shares out the columns of numbers, and how many it needs at least. */
type ColumnReading = {
  readonly roles: 'all' | 'first' | 'x-and-series' | 'x-y-size' | 'none';
  readonly fewest: number;
  /** True where lines run along the axis, so that rows stand at their time or number. */
  readonly isContinuous?: boolean;
  /** True where values are drawn as parts of a whole, so that none can be below zero. */
  readonly isParts?: boolean;
  /** True where rows that sum up others belong into the picture. */
  readonly showsTotals?: boolean;
};

const ALL: ColumnReading = { roles: 'all', fewest: 1 };
const FIRST: ColumnReading = { roles: 'first', fewest: 1 };

/** `graph-config.md`, "How a type reads its columns", as data. */
const READINGS = {
  line: { ...ALL, isContinuous: true },
  areaStacked: { ...ALL, isContinuous: true },
  bar: ALL,
  groupedBar: ALL,
  stackedBar: ALL,
  '100StackedBar': ALL,
  column: ALL,
  groupedColumn: ALL,
  stackedColumn: ALL,
  '100StackedColumn': ALL,
  combo: ALL,
  pie: { ...FIRST, isParts: true },
  donut: { ...FIRST, isParts: true },
  funnel: { ...FIRST, isParts: true },
  waterfall: { ...FIRST, showsTotals: true },
  heatmap: ALL,
  mekko: { ...ALL, isParts: true },
  scatter: { roles: 'x-and-series', fewest: 2 },
  bubble: { roles: 'x-y-size', fewest: 3 },
  table: { roles: 'none', fewest: 0, showsTotals: true },
} as const satisfies Record<ChartType, ColumnReading>;

/** The types that `sortBars` is for. */
const SORTABLE: ReadonlySet<ChartType> = new Set([
  'bar',
  'groupedBar',
  'stackedBar',
  '100StackedBar',
  'column',
  'groupedColumn',
  'stackedColumn',
  '100StackedColumn',
]);

/**
 * Reads a chart into what is drawn: categories, series of numbers, settings. Cells are typed by `parseTable`; hidden columns are
 * left out. Data that can't be drawn gives a model that says why. Never throws.
 */
export function readChart(config: GraphConfig, locale: Locale): ChartModel | UnusableModel {
  const reading: ColumnReading = READINGS[config.type];
  const table = parseTable(config.data);
  const natures = new Map(withNatures(table.columns).map(({ key, nature }) => [key, nature]));
  const columns = table.columns.map(
    ({ key, label, typed }): ModelColumn => ({ key, label, typed, nature: natures.get(key) ?? 'empty' }),
  );
  const direction = directionOfChart(config, columns, locale);
  const unusable = { kind: 'unusable', type: config.type, locale, direction, config } as const;
  if (table.rowCount === 0 || columns.length === 0) return { ...unusable, reason: 'no-rows' };
  const typed = columns.map((column) => column.typed);
  const totalRows = new Set(findTotalRows(typed, table.rowCount));
  const { axis, leftOut } = withoutTotals(
    readCategories(columns, {
      rowCount: table.rowCount,
      isDots: areDots(reading),
      locale,
      isContinuous: reading.isContinuous === true,
      totalRows,
    }),
    reading.showsTotals === true ? new Set() : totalRows,
  );
  const numberColumns = numbersBeside(columns, reading, axis);
  if (numberColumns.length < reading.fewest) {
    return { ...unusable, reason: numberColumns.length === 0 ? 'no-numbers' : 'too-few-numbers' };
  }
  const settings = readSettings(config);
  const sorted = settings.sortBars && SORTABLE.has(config.type) ? sortByValue(axis, numberColumns) : axis;
  const shared = shareOut(numberColumns, reading, sorted);
  const fault = reading.isParts === true ? faultOfParts(shared.series) : undefined;
  if (fault !== undefined) return { ...unusable, reason: fault };
  return {
    kind: 'chart',
    type: config.type,
    locale,
    direction,
    columns,
    rowCount: table.rowCount,
    categories: sorted.categories,
    categoryColumn: axis.column,
    axisKind: axis.kind,
    ...shared,
    totalRows,
    totalsLeftOut: leftOut,
    settings,
    numberFormat: readNumberFormat(config),
    config,
  };
}

const areDots = ({ roles }: ColumnReading): boolean => roles === 'x-and-series' || roles === 'x-y-size';

/** The rows without those that sum up others, which would be drawn beside their own parts; all where nothing else is left. */
function withoutTotals(
  axis: CategoryAxis,
  totalRows: ReadonlySet<number>,
): { readonly axis: CategoryAxis; readonly leftOut: readonly string[] } {
  const categories = axis.categories.filter(({ rowIndex }) => !totalRows.has(rowIndex));
  if (categories.length === 0 || categories.length === axis.categories.length) return { axis, leftOut: [] };
  const leftOut = axis.categories.filter(({ rowIndex }) => totalRows.has(rowIndex)).map(({ label }) => label);
  return { axis: { ...axis, categories }, leftOut };
}

/** Why values can't be parts of a whole. */
function faultOfParts(series: readonly Series[]): UnusableReason | undefined {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  if (values.some((value) => value < 0)) return 'negative-parts';
  return values.some((value) => value > 0) ? undefined : 'no-parts';
}

/**
 * The columns of numbers that are drawn; codes only where too few others are. Dots draw the one that would otherwise name the rows,
 * and lie along time beside one measure.
 */
function numbersBeside(
  columns: readonly ModelColumn[],
  reading: ColumnReading,
  axis: CategoryAxis,
): readonly ModelColumn[] {
  const isDots = areDots(reading);
  const numeric = columns.filter(({ typed }) => typed.numbers !== undefined && (isDots || typed.format !== 'year'));
  const measures = numeric.filter(({ nature, typed }) => nature === 'number' || typed.format === 'year');
  const drawn = measures.length >= reading.fewest ? measures : numeric;
  if (!isDots) return drawn.filter((column) => column !== axis.column);
  const moments = columns.find(({ typed }) => typed.times !== undefined && typed.isCyclic !== true);
  return measures.length === 1 && moments !== undefined ? [moments, ...measures] : drawn;
}

function shareOut(
  columns: readonly ModelColumn[],
  { roles }: ColumnReading,
  axis: CategoryAxis,
): Pick<ChartModel, 'series' | 'xSeries' | 'sizeSeries'> {
  const rows = axis.categories.map(({ rowIndex }) => rowIndex);
  const all = columns.map((column, index) => toSeries(column, index, rows));
  const renumbered = (series: readonly Series[]): readonly Series[] =>
    series.map((one, index) => ({ ...one, index, styleKey: `series${index + 1}` }));
  if (roles === 'x-and-series') return { xSeries: all[0], sizeSeries: undefined, series: renumbered(all.slice(1)) };
  if (roles === 'x-y-size') return { xSeries: all[0], sizeSeries: all[2], series: renumbered(all.slice(1, 2)) };
  const series = roles === 'none' ? [] : roles === 'first' ? all.slice(0, 1) : all;
  return { xSeries: undefined, sizeSeries: undefined, series };
}

/** Sums and ratios of larger numbers are beyond what floats hold, those of smaller ones are zero. */
const LARGEST = 1e290;
const SMALLEST = 1e-290;

function toDrawable(value: number): number | null {
  if (!(Math.abs(value) < LARGEST)) return null;
  return Math.abs(value) < SMALLEST ? 0 : value;
}

/** The largest sum of a row first; rows without a value last, and equal ones as they come. */
function sortByValue(axis: CategoryAxis, columns: readonly ModelColumn[]): CategoryAxis {
  const sumOf = ({ rowIndex }: { readonly rowIndex: number }): number => {
    const values = columns.map(({ typed }) => typed.numbers?.[rowIndex] ?? Number.NaN).filter(Number.isFinite);
    return values.length === 0 ? Number.NEGATIVE_INFINITY : values.reduce((sum, value) => sum + value, 0);
  };
  const sums = new Map(axis.categories.map((category) => [category, sumOf(category)]));
  const sizeOf = (category: (typeof axis.categories)[number]): number => sums.get(category) ?? 0;
  const compare = (one: number, other: number): number => (one === other ? 0 : other - one);
  return { ...axis, categories: axis.categories.toSorted((one, other) => compare(sizeOf(one), sizeOf(other))) };
}

function toSeries(column: ModelColumn, index: number, rows: readonly number[]): Series {
  const { numbers, times } = column.typed;
  const isTime = numbers === undefined && times !== undefined;
  const drawn = numbers ?? times;
  const values = rows.map((row) => toDrawable(drawn?.[row] ?? Number.NaN));
  return {
    index,
    styleKey: `series${index + 1}`,
    columnKey: column.key,
    label: column.label,
    values,
    style: numberStyleOf(column.typed),
    ...(isTime ? { isTime } : {}),
  };
}

/** Mirrored in Arabic, and where the words of the chart itself are mostly Arabic, whoever looks at it. */
function directionOfChart(config: GraphConfig, columns: readonly ModelColumn[], locale: Locale): Direction {
  if (locale === 'AR') return 'rtl';
  const content = config.content;
  const words = [readPlainText(fieldOf(content, 'title')), ...columns.map(({ label }) => label)];
  const cells = columns.flatMap(({ typed }) => (typed.kind === 'text' ? typed.values.slice(0, 50) : []));
  return isMostlyRightToLeft([...words, ...cells.map(String)]) ? 'rtl' : 'ltr';
}

function readNumberFormat(config: GraphConfig): ChartModel['numberFormat'] {
  const format = fieldOf(config.appearance, 'numberFormat');
  const places = maybeNumberWithin(fieldOf(format, 'decimalPlaces'), [0, 10]);
  return {
    abbreviation: maybeOneOf(fieldOf(format, 'abbreviation'), ['auto', 'k', 'm', 'b', 'none']) ?? 'auto',
    decimalPlaces: places === undefined ? 'auto' : Math.round(places),
  };
}
