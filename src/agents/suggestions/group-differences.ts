import { type KruskalWallis, kruskalWallis } from '../../insight/statistics/kruskal-wallis.ts';
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

/** The test of the rows behind averages of groups; undefined for other shapes, and for groups of too few rows. */
function testGroups(shape: PreparedShape, { table }: Base): KruskalWallis | undefined {
  if (shape.kind !== 'gathered' || shape.across !== undefined) return undefined;
  const [measure] = shape.measures;
  if (measure?.operation !== 'mean') return undefined;
  const numbers = table.columns.find(({ key }) => key === measure.column.key)?.typed.numbers;
  const names = table.columns.find(({ key }) => key === shape.by.key);
  if (numbers === undefined || names === undefined) return undefined;
  const isEmpty = new Uint8Array(numbers.length);
  for (let row = 0; row < numbers.length; row++) if (Number.isNaN(numbers[row])) isEmpty[row] = 1;
  const { part } = shape.by;
  const { codes, count } =
    part === undefined ? groupRows([names], table.rowCount, isEmpty) : groupPeriods(names.typed.times, part, isEmpty);
  const filled = isEmpty.includes(1) ? numbers.filter((_, row) => isEmpty[row] === 0) : numbers;
  // Groups of one row are what they are.
  if (filled.length < FEWEST_ROWS || filled.length < 2 * count) return undefined;
  const groups = codes.filter((_, row) => isEmpty[row] === 0);
  return kruskalWallis(filled, groups, count);
}
