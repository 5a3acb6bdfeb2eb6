import { type KruskalWallis, kruskalWallis } from '../../insight/statistics/kruskal-wallis.ts';
import { median } from '../../insight/statistics/median.ts';
import { groupRows, rowsByGroup } from '../../plan/table/group-rows.ts';
import { startOfPeriod } from '../../plan/table/periods.ts';
import type { PlanColumn } from '../../plan/table/plan-column.ts';
import { takeNumbers } from '../../plan/table/take-typed.ts';
import { remembering } from '../../table/notation/remembering.ts';
import { isFlag } from '../../table/profile/is-flag.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import type { PreparedGroup, PreparedPart, PreparedShape } from '../../writing/suggestions/data-preparation.ts';
import type { Base } from './view-candidate.ts';

/** Differences that chance makes as often as this are no news; many groupings are tried of one table. */
const MOST_CHANCE = 0.01;
const FEWEST_ROWS = 8;
/** Measures of one table of which the answer is remembered. */
const MOST_MEASURES = 50;

/** How far the rows behind averages of groups differ. Each shape is tested once. */
export type GroupDifferences = {
  /**
   * True for averages of groups whose rows do not differ in level (Kruskal and Wallis, 1952): that one of them is the highest is so
   * of any rows, however they are grouped.
   */
  readonly isByChance: (shape: PreparedShape) => boolean;
  /**
   * How much of the differences between rows lies between the groups that a shape averages, 0 to 1; 0 where it averages none, and for
   * what names settle: that products have prices of their own is no finding.
   */
  readonly differenceOf: (shape: PreparedShape) => number;
};

/** The differences between groups of the rows of a base. */
export function createGroupDifferences(base: Base): GroupDifferences {
  const known = new Map<PreparedShape, KruskalWallis | undefined>();
  const groups = createGroups(base);
  const testOf = (shape: PreparedShape): KruskalWallis | undefined => {
    if (!known.has(shape)) known.set(shape, testGroups(shape, base, groups));
    return known.get(shape);
  };
  const isByChance = (shape: PreparedShape): boolean => (testOf(shape)?.pValue ?? 0) > MOST_CHANCE;
  const settledBy = remembering((measure) => namesThatSettle(measure, base, groups), MOST_MEASURES);
  const differenceOf = (shape: PreparedShape): number => {
    const measure = averagedBy(shape);
    if (measure === undefined || shape.kind !== 'gathered' || isByChance(shape)) return 0;
    const { twins, owners } = settledBy(measure);
    return owners.length > 0 || twins.includes(shape.by.key) ? 0 : (testOf(shape)?.effect ?? 0);
  };
  return { isByChance, differenceOf };
}

/** The key of what a shape averages. */
function averagedBy(shape: PreparedShape): string | undefined {
  const [measure] = shape.kind === 'gathered' ? shape.measures : [];
  return measure?.operation === 'mean' ? measure.column.key : undefined;
}

/** Keys of columns in all rows of each name of which a measure is the same. */
type SettledBy = {
  /** What has it as its own: products that have prices. */
  readonly owners: readonly string[];
  /** What tells it once more: words for what is so or not, or for the steps of a scale. */
  readonly twins: readonly string[];
};

function namesThatSettle(measure: string, { table, examined }: Base, groupsOf: GroupsOf): SettledBy {
  const { columns } = examined.profile;
  const numbers = table.columns.find(({ key }) => key === measure)?.typed.numbers;
  const isTold = columns.some((column) => column.key === measure && isFlag(column));
  const settling = columns.filter((names) => {
    const isRepeated = names.distinct > 1 && 2 * names.distinct <= table.rowCount;
    const groups = numbers && names.role === 'category' && isRepeated ? groupsOf(names) : undefined;
    return numbers !== undefined && groups !== undefined && isOneInEach(numbers, groups);
  });
  const isTwin = ({ text }: ColumnProfile): boolean => isTold || text?.order !== 'none';
  const keyOf = ({ key }: ColumnProfile): string => key;
  return {
    twins: settling.filter(isTwin).map(keyOf),
    owners: settling.filter((names) => !isTwin(names)).map(keyOf),
  };
}

function isOneInEach(numbers: Float64Array, { codes, count }: Groups): boolean {
  const first = new Float64Array(count).fill(Number.NaN);
  return numbers.every((value, row) => {
    const code = codes[row] ?? -1;
    if (code < 0 || Number.isNaN(value)) return true;
    if (Number.isNaN(first[code])) first[code] = value;
    return first[code] === value;
  });
}

/** For each row its group, or -1; all groups below `count`. */
type Groups = { readonly codes: Int32Array; readonly count: number };
type GroupsOf = (group: PreparedGroup) => Groups | undefined;

/** The rows of a base by names or periods. Each grouping is made once, for whatever is averaged over it. */
function createGroups({ table }: Base): GroupsOf {
  const known = new Map<string, Groups | undefined>();
  return ({ key, part }) => {
    const name = `${part ?? ''} ${key}`;
    if (!known.has(name)) {
      const column = table.columns.find((one) => one.key === key);
      const groups = part === undefined ? column && groupRows([column], table.rowCount) : groupPeriods(column, part);
      known.set(name, groups);
    }
    return known.get(name);
  };
}

/** The rows by the periods of their moments; rows without a moment belong nowhere. */
function groupPeriods(column: PlanColumn | undefined, part: PreparedPart): Groups | undefined {
  const times = column?.typed.times;
  if (times === undefined) return undefined;
  const codes = new Int32Array(times.length).fill(-1);
  const known = new Map<number, number>();
  for (let row = 0; row < times.length; row++) {
    const time = times[row] ?? Number.NaN;
    if (Number.isNaN(time)) continue;
    const start = startOfPeriod(time, part);
    const code = known.get(start) ?? known.size;
    known.set(start, code);
    codes[row] = code;
  }
  return { codes, count: known.size };
}

/** Rows of levels by what a shape averages them over; every one of `count` groups holds a row. */
type Levels = { readonly values: Float64Array; readonly codes: Int32Array; readonly count: number };

function readLevels(shape: PreparedShape, { table }: Base, groupsOf: GroupsOf): Levels | undefined {
  if (shape.kind !== 'gathered') return undefined;
  const measure = averagedBy(shape);
  const numbers = table.columns.find(({ key }) => key === measure)?.typed.numbers;
  if (numbers === undefined) return undefined;
  const along = groupsOf(shape.by);
  const series = shape.across === undefined ? ONE_SERIES : groupsOf(shape.across);
  if (along === undefined || series === undefined) return undefined;
  const rows = filledRows(numbers, along);
  // The very numbers of the column are ranked once, whatever they are averaged over.
  const values = rows.length === numbers.length ? numbers : takeNumbers(numbers, rows);
  const places = new Int32Array(along.count * series.count).fill(-1);
  const codes = new Int32Array(rows.length);
  let count = 0;
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] ?? 0;
    const pair = (along.codes[row] ?? 0) + along.count * (series.codes[row] ?? 0);
    if (places[pair] === -1) places[pair] = count++;
    codes[place] = places[pair] ?? 0;
  }
  return { values: series === ONE_SERIES ? values : withoutLevels(values, rows, series), codes, count };
}

const ONE_SERIES: Groups = { codes: new Int32Array(0), count: 1 };

/** The rows that have a value and a group. */
function filledRows(numbers: Float64Array, { codes }: Groups): Int32Array {
  const rows = new Int32Array(numbers.length);
  let count = 0;
  for (let row = 0; row < numbers.length; row++)
    if (!Number.isNaN(numbers[row]) && (codes[row] ?? -1) >= 0) rows[count++] = row;
  return rows.subarray(0, count);
}

/** Values less the median of their series: that one lies above another says nothing of where either went. */
function withoutLevels(values: Float64Array, rows: Int32Array, { codes, count }: Groups): Float64Array {
  const seriesOf = rows.map((row) => codes[row] ?? 0);
  const { rows: places, starts } = rowsByGroup(seriesOf, count);
  const medians = Array.from({ length: count }, (_, group) =>
    median(takeNumbers(values, places.subarray(starts[group], starts[group + 1]))),
  );
  const distances = new Float64Array(values.length);
  for (let place = 0; place < values.length; place++)
    distances[place] = (values[place] ?? 0) - (medians[seriesOf[place] ?? 0] ?? 0);
  return distances;
}

/** Averages of so few rows are told from chance by no test. */
const UNTESTED: KruskalWallis = { statistic: 0, pValue: 1, effect: 0 };

/** The test of the rows behind averages of groups; undefined for other shapes, and for groups of one row each, which are what they are. */
function testGroups(shape: PreparedShape, base: Base, groupsOf: GroupsOf): KruskalWallis | undefined {
  const levels = readLevels(shape, base, groupsOf);
  if (levels === undefined) return undefined;
  const { values, codes, count } = levels;
  if (values.length < FEWEST_ROWS || values.length === count) return undefined;
  return values.length < 2 * count ? UNTESTED : kruskalWallis(values, codes, count);
}
