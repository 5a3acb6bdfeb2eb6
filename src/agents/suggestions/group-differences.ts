import { type KruskalWallis, kruskalWallis } from '../../insight/statistics/kruskal-wallis.ts';
import { median } from '../../insight/statistics/median.ts';
import { groupRows } from '../../plan/table/group-rows.ts';
import { startOfPeriod } from '../../plan/table/periods.ts';
import type { PreparedPart, PreparedShape } from '../../writing/suggestions/data-preparation.ts';
import type { Base } from './view-candidate.ts';

/** Differences that chance makes as often as this are no news. */
const MOST_CHANCE = 0.05;
const FEWEST_ROWS = 8;

/** How far the rows behind averages of groups differ. Each shape is tested once. */
export type GroupDifferences = {
  /**
   * True for averages of groups whose rows do not differ in level (Kruskal and Wallis, 1952): that one of them is the highest is so
   * of any rows, however they are grouped.
   */
  readonly isByChance: (shape: PreparedShape) => boolean;
  /** How much of the differences between rows lies between the groups that a shape averages, 0 to 1; 0 where it averages none. */
  readonly differenceOf: (shape: PreparedShape) => number;
};

/** The differences between groups of the rows of a base. */
export function createGroupDifferences(base: Base): GroupDifferences {
  const known = new Map<PreparedShape, KruskalWallis | undefined>();
  const testOf = (shape: PreparedShape): KruskalWallis | undefined => {
    if (!known.has(shape)) known.set(shape, testGroups(shape, base));
    return known.get(shape);
  };
  const isByChance = (shape: PreparedShape): boolean => (testOf(shape)?.pValue ?? 0) > MOST_CHANCE;
  return { isByChance, differenceOf: (shape) => (isByChance(shape) ? 0 : (testOf(shape)?.effect ?? 0)) };
}

type Groups = { readonly codes: Int32Array; readonly count: number };

/** The rows by the periods of their moments; rows without a moment or a value belong nowhere. */
function groupPeriods(times: Float64Array | undefined, part: PreparedPart, isEmpty: Uint8Array): Groups {
  const codes = new Int32Array(times?.length ?? 0);
  const known = new Map<number, number>();
  for (const [row, time] of (times ?? []).entries()) {
    if (Number.isNaN(time)) isEmpty[row] = 1;
    if (isEmpty[row] === 1) continue;
    const start = startOfPeriod(time, part);
    const code = known.get(start) ?? known.size;
    known.set(start, code);
    codes[row] = code;
  }
  return { codes, count: known.size };
}

/** Rows of levels by what a shape averages them over; `count` groups hold a row. */
type Levels = { readonly values: Float64Array; readonly codes: Int32Array; readonly count: number };

function readLevels(shape: PreparedShape, { table }: Base): Levels | undefined {
  if (shape.kind !== 'gathered') return undefined;
  const [measure] = shape.measures;
  if (measure?.operation !== 'mean') return undefined;
  const columnOf = (key: string): Base['table']['columns'][number] | undefined =>
    table.columns.find((column) => column.key === key);
  const numbers = columnOf(measure.column.key)?.typed.numbers;
  const names = columnOf(shape.by.key);
  const across = shape.across === undefined ? undefined : columnOf(shape.across.key);
  if (numbers === undefined || names === undefined) return undefined;
  const isEmpty = new Uint8Array(numbers.length);
  for (let row = 0; row < numbers.length; row++) if (Number.isNaN(numbers[row])) isEmpty[row] = 1;
  const { part } = shape.by;
  const along =
    part === undefined ? groupRows([names], table.rowCount, isEmpty) : groupPeriods(names.typed.times, part, isEmpty);
  const series = across === undefined ? undefined : groupRows([across], table.rowCount, isEmpty);
  const filled = Array.from(numbers.keys()).filter((row) => isEmpty[row] === 0);
  const codes = filled.map((row) => (along.codes[row] ?? 0) + along.count * (series?.codes[row] ?? 0));
  const known = new Map([...new Set(codes)].map((code, place) => [code, place]));
  const values = Float64Array.from(filled, (row) => numbers[row] ?? Number.NaN);
  return {
    values:
      series === undefined
        ? values
        : withoutLevels(
            values,
            Int32Array.from(filled, (row) => series.codes[row] ?? 0),
          ),
    codes: Int32Array.from(codes, (code) => known.get(code) ?? 0),
    count: known.size,
  };
}

/** Values less the median of their series: that one lies above another says nothing of where either went. */
function withoutLevels(values: Float64Array, series: Int32Array): Float64Array {
  const places = Map.groupBy(series.keys(), (place) => series[place] ?? 0);
  const medians = new Map(
    [...places].map(([code, own]) => [code, median(Float64Array.from(own, (place) => values[place] ?? 0))] as const),
  );
  return values.map((value, place) => value - (medians.get(series[place] ?? 0) ?? 0));
}

/** Averages of so few rows are told from chance by no test. */
const UNTESTED: KruskalWallis = { statistic: 0, pValue: 1, effect: 0 };

/** The test of the rows behind averages of groups; undefined for other shapes, and for groups of one row each, which are what they are. */
function testGroups(shape: PreparedShape, base: Base): KruskalWallis | undefined {
  const levels = readLevels(shape, base);
  if (levels === undefined) return undefined;
  const { values, codes, count } = levels;
  if (values.length < FEWEST_ROWS || values.length === count) return undefined;
  return values.length < 2 * count ? UNTESTED : kruskalWallis(values, codes, count);
}
