import { type KruskalWallis, kruskalWallis } from '../../insight/statistics/kruskal-wallis.ts';
import type { PreparedShape } from '../../writing/suggestions/data-preparation.ts';
import type { Base } from './view-candidate.ts';

/** Differences that chance makes as often as this are no news. */
const MOST_CHANCE = 0.05;
const FEWEST_ROWS = 8;

/**
 * True for averages of groups whose rows do not differ in level (Kruskal and Wallis, 1952): that one of them is the highest is so of
 * any rows, however they are grouped.
 */
export function isByChance(shape: PreparedShape, base: Base): boolean {
  const test = testOf(shape, base);
  return test !== undefined && test.pValue > MOST_CHANCE;
}

/** How much of the differences between rows lies between the groups that a shape averages, 0 to 1; 0 where it averages none. */
export function differenceOf(shape: PreparedShape, base: Base): number {
  const test = testOf(shape, base);
  return test === undefined || test.pValue > MOST_CHANCE ? 0 : test.effect;
}

/** The test of the rows behind averages of groups; undefined for other shapes, and for groups of too few rows. */
function testOf(shape: PreparedShape, { table }: Base): KruskalWallis | undefined {
  if (shape.kind !== 'gathered' || shape.by.part !== undefined || shape.across !== undefined) return undefined;
  const [measure] = shape.measures;
  if (measure?.operation !== 'mean') return undefined;
  const numbers = table.columns.find(({ key }) => key === measure.column.key)?.typed.numbers;
  const names = table.columns.find(({ key }) => key === shape.by.key)?.typed.values;
  if (numbers === undefined || names === undefined) return undefined;
  const codes = new Map<unknown, number>();
  const values: number[] = [];
  const groups: number[] = [];
  for (const [row, name] of names.entries()) {
    const value = numbers[row] ?? Number.NaN;
    if (Number.isNaN(value) || name === null) continue;
    const code = codes.get(name) ?? codes.size;
    codes.set(name, code);
    values.push(value);
    groups.push(code);
  }
  // Groups of one row are what they are.
  if (values.length < FEWEST_ROWS || values.length < 2 * codes.size) return undefined;
  return kruskalWallis(Float64Array.from(values), groups, codes.size);
}
