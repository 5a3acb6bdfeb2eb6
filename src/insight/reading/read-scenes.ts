import type { ChartType } from '../../chart/chart-type.ts';
import { namingKeyOf, readColumns } from '../../chart/read-columns.ts';
import { withNatures } from '../../table/column-nature.ts';
import { parseColumn } from '../../table/parse-column.ts';
import type { TableColumn, TypedTable } from '../../table/parse-table.ts';
import { countsRows } from '../../table/profile/counted-rows.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import type { CellReference, ColumnUnit, StepGrain } from '../figure.ts';
import type { AxisName } from '../insight.ts';
import { periodsOf } from '../operations.ts';
import { createFigureMaker, numberAt } from '../recompute.ts';
import { perNumbers } from '../statistics/per-numbers.ts';
import { bondsOf } from './bonds.ts';
import { columnSeries, IMPORTANCE_STEP, numbersAt, type RowOrder, type Source } from './column-series.ts';
import { columnUnit } from './column-unit.ts';
import { numberScene } from './number-scene.ts';
import { type MeasuredBy, natureOfMeasure, type Scene, type Series } from './series.ts';

/** Types that place each measure along an axis of its own. */
const OWN_AXES: ReadonlySet<ChartType> = new Set(['scatter', 'bubble']);

/** A column with what is known of it. */
type KnownColumn = { readonly column: TableColumn; readonly profile: ColumnProfile };

/** More series than these are not looked at: nobody reads them off a chart. */
export const MOST_SERIES = 16;
const MOST_HEADED_ROWS = 100;
const FEWEST_HEADINGS = 2;

/**
 * The ways to look at a table: its series along the axis that the chart type reads (or that the table has), and, where the
 * headings are periods, each row along them; along the numbers of another column, where they are an axis. Rows of totals are left out.
 */
export function readScenes(table: TypedTable, profile: TableProfile, { type, figures }: MeasuredBy): readonly Scene[] {
  const columns = new Map(table.columns.map((column) => [column.index, column]));
  const totals = new Set(profile.totalRows);
  const rows: number[] = [];
  for (let row = 0; row < table.rowCount; row++) if (!totals.has(row)) rows.push(row);
  const drawn = drawnColumns(table, type);
  const all = profile.columns.filter(({ role, number }) => role === 'measure' && number?.isCoordinate !== true);
  const told = all.filter((profileOf) => !isNumbering(profileOf, columns.get(profileOf.index), rows));
  const shown = (told.length > 0 ? told : all).filter(({ key }) => drawn.measures?.has(key) ?? true);
  const hasOneScale = type === undefined || !OWN_AXES.has(type);
  const source: Source = {
    table,
    profile,
    columns,
    measures: shown.length > 0 ? shown : told.length > 0 ? told : all,
    rows,
    bonds: bondsOf(profile),
    hasOneScale,
    type,
    figures,
  };
  if (source.measures.length === 0) return [];
  const along = numberScene(source, drawn.along);
  if (along?.hasOneScale === true) return [along];
  const axis = findAxisColumn(source, drawn.along);
  // Years side by side over months: each year is a series, and no month is one along them.
  const isOverTime = axis?.profile.time !== undefined;
  const headed = isOverTime ? undefined : headedScene(source, axis);
  const main = profile.long === undefined ? wideScene(source, axis) : longScene(source, profile.long);
  return [headed, main, along].filter((scene) => scene !== undefined);
}

/** A column that counts the rows is where they stand and nothing that was measured. */
function isNumbering(
  { number, label }: ColumnProfile,
  column: TableColumn | undefined,
  rows: readonly number[],
): boolean {
  if (column === undefined || number?.isEvenlySpaced !== true) return false;
  return countsRows(label, numbersAt(column.typed, rows));
}

type Drawn = { readonly along?: string; readonly measures?: ReadonlySet<string> };

function drawnColumns(table: TypedTable, type: ChartType | undefined): Drawn {
  if (type === undefined || type === 'table') return {};
  const reading = readColumns(type, withNatures(table.columns));
  const { along, size, series } = reading;
  const measures = new Set([...series, ...(size === undefined ? [] : [size]), ...(along === undefined ? [] : [along])]);
  const named = namingKeyOf(reading);
  return { measures, ...(named === undefined ? {} : { along: named }) };
}

function knownColumn({ columns }: Source, profile: ColumnProfile | undefined): KnownColumn | undefined {
  const column = profile === undefined ? undefined : columns.get(profile.index);
  return profile === undefined || column === undefined ? undefined : { column, profile };
}

/** The column that the chart lays rows along; else a column that names each row once, time first; else any of time or names. */
function findAxisColumn(source: Source, along: string | undefined): KnownColumn | undefined {
  const naming = source.profile.columns.filter(({ role }) => role !== 'measure' && role !== 'empty');
  const found =
    naming.find(({ key }) => key === along) ??
    naming.find(({ role, isUnique }) => role === 'time' && isUnique) ??
    naming.find(({ isUnique }) => isUnique) ??
    naming.find(({ role }) => role === 'time') ??
    naming[0];
  return knownColumn(source, found);
}

function orderRows(rows: readonly number[], axis: KnownColumn | undefined): RowOrder {
  const times = axis?.column.typed.times;
  const time = axis?.profile.time;
  if (times === undefined || time === undefined) return inRowOrder(rows, axis?.profile.isUnique !== false);
  const at = (row: number): number => times[row] ?? Number.NaN;
  const dated = rows.filter((row) => !Number.isNaN(at(row)));
  const isInOrder = time.isCyclic ? countFalls(dated, at) <= 1 : time.isAscending;
  const ordered = isInOrder ? dated : [...dated].sort((left, right) => at(left) - at(right));
  const isWhole = ordered.length === times.length && areInPlace(ordered);
  const moments = isWhole ? times : Float64Array.from(ordered, at);
  const { positions, isOnce } = placesOf(moments)(time);
  return { rows: ordered, isWhole, positions, isOnce, isDated: !time.isCyclic };
}

/** Where moments lie along an axis, for each way to count its periods once. */
const placesOf = perNumbers((moments) => {
  const isOnce = new Set(moments).size === moments.length;
  const known = new Map<StepGrain, Float64Array>();
  return ({ isCyclic, grain }: { readonly isCyclic: boolean; readonly grain: StepGrain }) => {
    const positions = known.get(grain) ?? (isCyclic ? unrolled(moments) : periodsOf(moments, grain));
    known.set(grain, positions);
    return { isOnce, positions };
  };
});

/** Places in a cycle that go on where it begins anew: November, December, January as 10, 11, 12. */
function unrolled(places: Float64Array): Float64Array {
  let ahead = 0;
  return places.map((place, at) => {
    const before = places[at - 1] ?? place;
    if (place < before) ahead += before + 1 - place;
    return place + ahead;
  });
}

/** Rows in the order in which their names first come in the table, so that the series of long data lie side by side. */
function byName(rows: readonly number[], axis: KnownColumn, places: ReadonlyMap<unknown, number>): RowOrder {
  const at = (row: number): number => places.get(axis.column.typed.values[row]) ?? 0;
  const ordered = [...rows].sort((left, right) => at(left) - at(right));
  return { rows: ordered, isWhole: false, positions: Float64Array.from(ordered, at), isOnce: true, isDated: false };
}

function inRowOrder(rows: readonly number[], isOnce: boolean): RowOrder {
  const positions = new Float64Array(rows.length);
  for (let place = 0; place < rows.length; place++) positions[place] = place;
  return { rows, isWhole: areInPlace(rows), positions, isOnce, isDated: false };
}

/** True for the first rows of a table, one after the other. */
function areInPlace(rows: readonly number[]): boolean {
  for (let place = 0; place < rows.length; place++) if (rows[place] !== place) return false;
  return true;
}

/** Steps back: one is where the year ends. */
function countFalls(rows: readonly number[], at: (row: number) => number): number {
  let falls = 0;
  for (let place = 1; place < rows.length; place++) if (at(rows[place] ?? 0) < at(rows[place - 1] ?? 0)) falls++;
  return falls;
}

const WEEKDAYS = 7;

/** Months, quarters and numbered weeks go on; weekdays and hours of the day only return. */
function goesOn({ profile }: KnownColumn): boolean {
  const { time, distinct } = profile;
  if (time === undefined) return false;
  if (!time.isCyclic) return true;
  const isClock = time.grain === 'hour' || time.grain === 'minute' || time.grain === 'second';
  return !isClock && (time.grain !== 'day' || distinct > WEEKDAYS);
}

/** The name of an axis, `isOnce` where rows stand once for each of its periods. */
function axisName(axis: KnownColumn | undefined, isOnce: boolean): AxisName {
  if (axis === undefined) return { kind: 'none', grain: 'order' };
  const { time, text, key, label } = axis.profile;
  const base = { columnKey: key, label };
  if (time !== undefined) {
    const named: AxisName = { ...base, kind: time.isCyclic ? 'cycle' : 'time', grain: time.grain };
    return isOnce && time.isRegular && time.gaps === 0 ? { ...named, isEveryPeriod: true } : named;
  }
  return { ...base, kind: text === undefined || text.order === 'none' ? 'category' : 'ordered', grain: 'order' };
}

/** The scene of an axis column, for whatever series lie along it. */
function columnScene(
  { table, hasOneScale }: Source,
  axis: KnownColumn | undefined,
  isOnce: boolean,
): Omit<Scene, 'series' | 'isCourse' | 'isUnique' | 'isCut'> {
  const key = axis?.profile.key;
  const isTimed = axis?.profile.time?.isCyclic === false;
  return {
    axis: axisName(axis, isOnce),
    hasPeriodsAsSeries: false,
    hasOneScale,
    maker: createFigureMaker(table),
    nameOf: ({ rowIndex }) => String(axis?.column.typed.values[rowIndex] ?? ''),
    ...(isTimed && key !== undefined ? { momentOf: ({ rowIndex }) => ({ rowIndex, columnKey: key }) } : {}),
  };
}

function isOfStages({ type }: Source, { profile }: KnownColumn): boolean {
  return profile.time === undefined && (type === 'funnel' || profile.text?.order === 'stages');
}

function wideScene(source: Source, axis: KnownColumn | undefined): Scene {
  const { profile, measures } = source;
  const order = orderRows(source.rows, axis);
  const periods = profile.headerTime !== undefined;
  const isTotal = ({ index }: ColumnProfile): boolean => profile.totalColumns?.includes(index) === true;
  const latestFirst = [...measures.filter((measure) => !isTotal(measure))].reverse();
  const ranked = periods ? [...latestFirst, ...measures.filter(isTotal)] : measures;
  const isStaged = order.isOnce && axis !== undefined && isOfStages(source, axis);
  return {
    ...columnScene(source, axis, order.isOnce),
    isCourse: isStaged || (axis !== undefined && goesOn(axis) && order.isOnce),
    isStaged,
    ...(profile.isMatrix === true ? { isMatrix: true } : {}),
    isUnique: order.isOnce,
    hasPeriodsAsSeries: periods && axis?.profile.time === undefined,
    isCut: ranked.length > MOST_SERIES,
    series: ranked
      .slice(0, MOST_SERIES)
      .map((measure, place) =>
        columnSeries(source, measure, { order: besideItself(order, { source, measure, axis }), place }),
      ),
  };
}

/** The rows of a thing set against others: what it is beside itself is no news. */
function besideItself(
  all: RowOrder,
  {
    source: { profile },
    measure: { label },
    axis,
  }: { readonly source: Source; readonly measure: ColumnProfile; readonly axis: KnownColumn | undefined },
): RowOrder {
  if (profile.isMatrix !== true || axis === undefined) return all;
  const isOther = (row: number | undefined): boolean => String(axis.column.typed.values[row ?? -1]) !== label;
  return {
    ...all,
    rows: all.rows.filter(isOther),
    isWhole: false,
    positions: all.positions.filter((_, place) => isOther(all.rows[place])),
  };
}

/** Long data: one series of the first measure for each value of the column that names them. */
function longScene(source: Source, long: NonNullable<TableProfile['long']>): Scene {
  const axis = knownColumn(
    source,
    source.profile.columns.find(({ index }) => index === long.key),
  );
  const naming = source.columns.get(long.series);
  const groups = Map.groupBy(source.rows, (row) => naming?.typed.values[row] ?? null);
  const [measure] = source.measures;
  const names = new Map<unknown, number>([...new Set(axis?.column.typed.values)].map((value, place) => [value, place]));
  const order = (rows: readonly number[]): RowOrder =>
    axis === undefined || axis.profile.time !== undefined ? orderRows(rows, axis) : byName(rows, axis, names);
  const orders = [...groups].flatMap(([group, rows]) =>
    group === null || naming === undefined
      ? []
      : [
          {
            group: { group: String(group), groupCell: { rowIndex: rows[0] ?? 0, columnKey: naming.key } },
            order: order(rows),
          },
        ],
  );
  const periods = axis?.profile.distinct;
  const isOnce = orders.every(({ order: { isOnce, rows } }) => isOnce && rows.length === periods);
  return {
    ...columnScene(source, axis, isOnce),
    isCourse: axis !== undefined && goesOn(axis) && orders.every(({ order }) => order.isOnce),
    isUnique: true,
    isCut: orders.length > MOST_SERIES,
    series:
      measure === undefined
        ? []
        : orders
            .slice(0, MOST_SERIES)
            .map(({ group, order }, place) => columnSeries(source, measure, { order, place, group })),
  };
}

/** Headings that are periods: each row is a series along them. */
function headedScene(whole: Source, axis: KnownColumn | undefined): Scene | undefined {
  const { profile, table } = whole;
  const measures = whole.measures.filter(({ index }) => profile.totalColumns?.includes(index) !== true);
  const source = { ...whole, measures };
  if (profile.headerTime === undefined || measures.length < FEWEST_HEADINGS) return undefined;
  const labels = new Map(measures.map(({ key, label }) => [key, label]));
  const moments = parseColumn([...labels.values()], { label: '' }).times ?? new Float64Array(0);
  const { grain, isCyclic } = profile.headerTime;
  const places = measures.map((_, place) => place);
  const positions = isCyclic ? Float64Array.from(places) : periodsOf(moments, grain);
  const rows = source.rows.slice(0, MOST_HEADED_ROWS);
  return {
    axis: { kind: isCyclic ? 'cycle' : 'time', grain, isEveryPeriod: isConsecutive(positions) },
    isCourse: true,
    isUnique: true,
    hasPeriodsAsSeries: false,
    isCut: rows.length < source.rows.length,
    hasOneScale: true,
    maker: createFigureMaker(table),
    nameOf: ({ columnKey }) => labels.get(columnKey) ?? columnKey,
    series: rows.map((row, place) => rowSeries(source, axis, { row, place, positions })),
  };
}

/** True where each lies one after the one before. */
const isConsecutive = (positions: Float64Array): boolean =>
  positions.every((position, at) => at === 0 || position - (positions[at - 1] ?? 0) === 1);

function rowSeries(
  source: Source,
  axis: KnownColumn | undefined,
  { row, place, positions }: { readonly row: number; readonly place: number; readonly positions: Float64Array },
): Series {
  const cells: CellReference[] = [];
  const values: number[] = [];
  const places: number[] = [];
  for (const [at, { index, key }] of source.measures.entries()) {
    const column = source.columns.get(index);
    const value = column === undefined ? Number.NaN : numberAt(column.typed, row);
    if (!Number.isFinite(value)) continue;
    cells.push({ rowIndex: row, columnKey: key });
    values.push(value);
    places.push(positions[at] ?? at);
  }
  const [measure] = source.measures;
  const group = axis?.column.typed.values[row];
  const column = measure === undefined ? undefined : source.columns.get(measure.index);
  const unit: ColumnUnit = measure === undefined ? { columnKey: '', format: 'decimal' } : columnUnit(column, measure);
  const nature = measure === undefined ? undefined : natureOfMeasure(measure, unit, source);
  return {
    name: {
      measure: '',
      columnKey: unit.columnKey,
      ...(group === undefined || group === null || axis === undefined
        ? {}
        : { group: String(group), groupCell: { rowIndex: row, columnKey: axis.column.key } }),
    },
    unit,
    nature: nature ?? {
      isAdditive: false,
      isStock: false,
      isPercentage: false,
      hasTrueZero: false,
      isPartToWhole: false,
      isSignedChange: false,
    },
    values: Float64Array.from(values),
    positions: Float64Array.from(places),
    cells,
    cellOf: (place) => cells[place],
    isDated: false,
    isRowShare: false,
    isTotal: false,
    boundTo: new Set(),
    importance: IMPORTANCE_STEP ** Math.min(place, MOST_SERIES),
  };
}
