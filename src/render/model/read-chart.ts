import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { type NaturedColumn, readColumns } from '../../chart/read-columns.ts';
import { type Direction, isMostlyRightToLeft } from '../../chart/text-direction.ts';
import { withNatures } from '../../table/column-nature.ts';
import { findJointNames } from '../../table/joint-names.ts';
import { parseTable } from '../../table/parse-table.ts';
import { findTotalRows } from '../../table/profile/totals-rows.ts';
import { numberStyleOf } from '../format/number-style.ts';
import type { ChartModel, ModelColumn, Series, UnusableModel, UnusableReason } from './chart-model.ts';
import { type CategoryAxis, readCategories } from './read-categories.ts';
import { fieldOf, maybeNumberWithin, maybeOneOf } from './read-fields.ts';
import { readPlainText } from './read-plain-text.ts';
import { readSettings } from './settings.ts';

/** How many columns of numbers a type needs at least, and what it makes of its rows. */
type TypeReading = {
  readonly fewest: number;
  /** True where lines run along the axis, so that rows stand at their time or number. */
  readonly isContinuous?: boolean;
  /** True where values are drawn as parts of a whole, so that none can be below zero. */
  readonly isParts?: boolean;
  /** True where rows that sum up others belong into the picture. */
  readonly showsTotals?: boolean;
};

const LENGTHS: TypeReading = { fewest: 1 };

const READINGS = {
  line: { ...LENGTHS, isContinuous: true },
  areaStacked: { ...LENGTHS, isContinuous: true },
  bar: LENGTHS,
  groupedBar: LENGTHS,
  stackedBar: LENGTHS,
  '100StackedBar': LENGTHS,
  column: LENGTHS,
  groupedColumn: LENGTHS,
  stackedColumn: LENGTHS,
  '100StackedColumn': LENGTHS,
  combo: LENGTHS,
  pie: { ...LENGTHS, isParts: true },
  donut: { ...LENGTHS, isParts: true },
  funnel: { ...LENGTHS, isParts: true },
  waterfall: { ...LENGTHS, showsTotals: true },
  heatmap: LENGTHS,
  mekko: { ...LENGTHS, isParts: true },
  scatter: { fewest: 2 },
  bubble: { fewest: 3 },
  table: { fewest: 0, showsTotals: true },
} as const satisfies Record<ChartType, TypeReading>;

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
  const reading: TypeReading = READINGS[config.type];
  const table = parseTable(config.data);
  const natured = withNatures(table.columns);
  const natures = new Map(natured.map(({ key, nature }) => [key, nature]));
  const columns = table.columns.map(
    ({ key, label, typed }): ModelColumn => ({ key, label, typed, nature: natures.get(key) ?? 'empty' }),
  );
  const direction = directionOfChart(config, columns, locale);
  const unusable = { kind: 'unusable', type: config.type, locale, direction, config } as const;
  if (table.rowCount === 0 || columns.length === 0) return { ...unusable, reason: 'no-rows' };
  const typed = columns.map((column) => column.typed);
  const roles = rolesOf(config.type, natured, columns);
  const totalRows = new Set(findTotalRows(typed, table.rowCount));
  const { axis, leftOut } = withoutTotals(
    readCategories(roles.naming, besideNames(roles, columns, table.rowCount, totalRows), {
      rowCount: table.rowCount,
      locale,
      isContinuous: reading.isContinuous === true,
      totalRows,
    }),
    reading.showsTotals === true ? new Set() : totalRows,
  );
  const drawn = [roles.x, ...roles.series, roles.size].filter((column) => column !== undefined);
  if (drawn.length < reading.fewest) {
    return { ...unusable, reason: drawn.length === 0 ? 'no-numbers' : 'too-few-numbers' };
  }
  const settings = readSettings(config);
  const sorted = settings.sortBars && SORTABLE.has(config.type) ? sortByValue(axis, roles.series) : axis;
  const shared = shareOut(roles, sorted);
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

/** What the columns are to a type. */
type ColumnRoles = {
  /** What names the rows. */
  readonly naming: ModelColumn | undefined;
  /** What dots lie along. */
  readonly x: ModelColumn | undefined;
  readonly series: readonly ModelColumn[];
  readonly size: ModelColumn | undefined;
};

function rolesOf(type: ChartType, natured: readonly NaturedColumn[], columns: readonly ModelColumn[]): ColumnRoles {
  const { along, series, size, names } = readColumns(type, natured);
  const columnOf = (key: string | undefined): ModelColumn | undefined => columns.find((column) => column.key === key);
  const drawn = series.flatMap((key) => columnOf(key) ?? []);
  if (DOTS.has(type)) return { naming: columnOf(names), x: columnOf(along), series: drawn, size: columnOf(size) };
  // The rows of a table have the names that they have beside bars.
  const naming = type === 'table' ? readColumns('bar', natured).along : along;
  return { naming: columnOf(naming), x: undefined, series: drawn, size: undefined };
}

/** The names that tell apart what the first names do not. Periods that come again are not told apart by names: they are courses. */
function besideNames(
  { naming, x }: ColumnRoles,
  columns: readonly ModelColumn[],
  rowCount: number,
  totalRows: ReadonlySet<number>,
): readonly ModelColumn[] {
  if (naming?.typed.kind !== 'text' || x !== undefined) return [];
  const rows = Array.from({ length: rowCount }, (_, row) => row).filter((row) => !totalRows.has(row));
  const names = columns.filter(
    (column) => column !== naming && column.nature === 'text' && column.typed.kind === 'text',
  );
  return findJointNames(naming, names, rows);
}

const DOTS: ReadonlySet<ChartType> = new Set(['scatter', 'bubble']);

function shareOut(
  { x, series, size }: ColumnRoles,
  axis: CategoryAxis,
): Pick<ChartModel, 'series' | 'xSeries' | 'sizeSeries'> {
  const rows = axis.categories.map(({ rowIndex }) => rowIndex);
  return {
    xSeries: x && toSeries(x, 0, rows),
    sizeSeries: size && toSeries(size, 0, rows),
    series: series.map((column, index) => toSeries(column, index, rows)),
  };
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
    // Codes have digits and no thousands, as years do.
    style: column.nature === 'code' ? { kind: 'year' } : numberStyleOf(column.typed),
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
