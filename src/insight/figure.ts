import type { TimeGrain, ValueFormat } from '../table/column.ts';

/** A cell that a figure is computed from: the row from 0 among all rows of the data, totals rows counted. */
export type CellReference = { readonly rowIndex: number; readonly columnKey: string };

/** How the values of a column are written: what a writer needs to write a figure in its unit. */
export type ColumnUnit = {
  readonly columnKey: string;
  readonly format: ValueFormat;
  /** ISO 4217 code. */
  readonly currency?: string;
  /** A unit that follows the numbers ("km"), as written. */
  readonly unit?: string;
  /** Most decimals that any cell of the column is written with. */
  readonly decimals?: number;
  /** The scale that the label states ("in $ millions"); figures stay as the cells are written. */
  readonly statedScale?: string;
};

/**
 * What a figure counts. `column`: as the cells of its column, percentages in percent (12 for "12%", also where cells hold 0.12).
 * `per-period`: the same for each step of time. `percent`: 12 stands for 12 %. `points`: percentage points. `count`: things.
 * `rank`: from 1. `times`: "2.5 times". `coefficient`: a pure number, as r or Gini's.
 */
export type FigureUnit =
  | ({ readonly kind: 'column' } & ColumnUnit)
  | ({ readonly kind: 'per-period'; readonly grain: StepGrain } & ColumnUnit)
  | { readonly kind: 'points-per-period'; readonly grain: StepGrain }
  | { readonly kind: 'percent' | 'points' | 'count' | 'rank' | 'times' | 'coefficient' };

/** What one step along an axis is: a period, or one place in the order of rows. */
export type StepGrain = TimeGrain | 'order';

/** Operations on the values of all cells of a figure. */
const PLAIN_OPERATIONS = [
  'value',
  'sum',
  'mean',
  'median',
  'difference',
  'relative-change',
  'ratio',
  'rises',
  'falls',
  'count',
  'count-empty',
  'filled-share',
  'herfindahl',
  'gini',
  'tau',
] as const;

/** Operations on two groups of cells: the first `parts` cells, and the rest. */
const PARTED_OPERATIONS = [
  'share-of-sum',
  'share-shift',
  'rank',
  'distance-to-mean',
  'distance-to-median',
  'spearman',
  'pearson',
  'spearman-of-changes',
  'pearson-of-changes',
  'sum-for-each',
  'difference-of-sums',
  'difference-of-means',
  'change-of-sums',
  'change-of-means',
] as const;

/** Operations on a first group of values and a second group of moments. */
export const TIMED_OPERATIONS = ['slope', 'compound-growth', 'elapsed', 'missing-periods'] as const;

/** How a figure comes from its cells; `operations.ts` says what each one computes. */
export type Operation =
  | { readonly name: (typeof PLAIN_OPERATIONS)[number] }
  | { readonly name: (typeof PARTED_OPERATIONS)[number]; readonly parts: number }
  | { readonly name: (typeof TIMED_OPERATIONS)[number]; readonly parts: number; readonly grain: StepGrain };

/** A number with the cells and the operation behind it; `recompute` finds it again. */
export type Figure = {
  readonly value: number;
  readonly unit: FigureUnit;
  readonly cells: readonly CellReference[];
  readonly operation: Operation;
};
