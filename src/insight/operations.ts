import { pearson } from '../table/profile/correlation.ts';
import { periodOf } from '../table/profile/time-statistics.ts';
import type { Operation, StepGrain } from './figure.ts';
import { gini, herfindahl } from './statistics/inequality.ts';
import { mannKendall } from './statistics/mann-kendall.ts';
import { median } from './statistics/median.ts';
import { spearman } from './statistics/ranks.ts';
import { mean, sum } from './statistics/spread.ts';
import { theilSenSlope } from './statistics/theil-sen.ts';

/** What an operation is given: the values of the first group of cells, those of the rest, and the step of time. */
export type Operands = { readonly head: Float64Array; readonly tail: Float64Array; readonly grain: StepGrain };

const first = (values: Float64Array): number => values[0] ?? Number.NaN;
const second = (values: Float64Array): number => values[1] ?? Number.NaN;
const last = (values: Float64Array): number => values[values.length - 1] ?? Number.NaN;

/** What each operation computes. Differences and changes run from the first cell to the second, those of two groups from the second group to the first; `sum-for-each` is the sum of all cells for each of the first group; shares and rates are in percent. */
export const COMPUTATIONS = {
  value: ({ head }) => first(head),
  sum: ({ head }) => sum(head),
  mean: ({ head }) => mean(head),
  median: ({ head }) => median(head),
  difference: ({ head }) => second(head) - first(head),
  'relative-change': ({ head }) => ((second(head) - first(head)) / first(head)) * 100,
  ratio: ({ head }) => first(head) / second(head),
  rises: ({ head }) => countSteps(head, 1),
  falls: ({ head }) => countSteps(head, -1),
  count: ({ head }) => head.length,
  'count-empty': ({ head }) => head.filter(Number.isNaN).length,
  'filled-share': ({ head }) => (head.filter((value) => !Number.isNaN(value)).length / head.length) * 100,
  herfindahl: ({ head }) => herfindahl(head),
  gini: ({ head }) => gini(head),
  tau: ({ head }) => mannKendall(head).tau,
  'share-of-sum': ({ head, tail }) => (sum(head) / sum(tail)) * 100,
  'share-shift': ({ head, tail }) => firstShare(tail) - firstShare(head),
  rank: ({ head, tail }) => 1 + tail.filter((value) => value > first(head)).length,
  'distance-to-mean': ({ head, tail }) => first(head) - mean(tail),
  'distance-to-median': ({ head, tail }) => first(head) - median(tail),
  spearman: ({ head, tail }) => spearman(head, tail) ?? Number.NaN,
  pearson: ({ head, tail }) => pearson(head, tail) ?? Number.NaN,
  'spearman-of-changes': ({ head, tail }) => spearman(changesOf(head), changesOf(tail)) ?? Number.NaN,
  'pearson-of-changes': ({ head, tail }) => pearson(changesOf(head), changesOf(tail)) ?? Number.NaN,
  'sum-for-each': ({ head, tail }) => (sum(head) + sum(tail)) / head.length,
  'difference-of-sums': ({ head, tail }) => sum(head) - sum(tail),
  'difference-of-means': ({ head, tail }) => mean(head) - mean(tail),
  'change-of-sums': ({ head, tail }) => (sum(head) / sum(tail) - 1) * 100,
  'change-of-means': ({ head, tail }) => (mean(head) / mean(tail) - 1) * 100,
  slope: ({ head, tail, grain }) => theilSenSlope(head, periodsOf(tail, grain)),
  'compound-growth': ({ head, tail, grain }) => compoundGrowth(head, periodsOf(tail, grain)),
  elapsed: ({ tail, grain }) => elapsed(periodsOf(tail, grain)),
  'missing-periods': ({ tail, grain }) => countMissing(periodsOf(tail, grain)),
} as const satisfies Record<Operation['name'], (operands: Operands) => number>;

/** The share of the first of several values in their sum, in percent. */
function firstShare(values: Float64Array): number {
  return (first(values) / sum(values)) * 100;
}

/** How many values lie above the one before them, or below it where the sign is -1. */
export function countSteps(values: Float64Array, sign: 1 | -1): number {
  let count = 0;
  for (let place = 1; place < values.length; place++) {
    if (((values[place] ?? 0) - (values[place - 1] ?? 0)) * sign > 0) count++;
  }
  return count;
}

/** The difference of each value to the one before it. */
export function changesOf(values: Float64Array): Float64Array {
  const changes = new Float64Array(Math.max(0, values.length - 1));
  for (let place = 0; place < changes.length; place++) changes[place] = (values[place + 1] ?? 0) - (values[place] ?? 0);
  return changes;
}

/** The numbers of the periods that moments lie in; places in an order stay as they are. */
export function periodsOf(moments: Float64Array, grain: StepGrain): Float64Array {
  return grain === 'order' ? moments : moments.map((moment) => periodOf(moment, grain));
}

const elapsed = (periods: Float64Array): number => last(periods) - first(periods);

/** The one rate, in percent, that leads from the first value to the last in as many equal steps as lie between: CAGR for years. */
function compoundGrowth(values: Float64Array, periods: Float64Array): number {
  return ((last(values) / first(values)) ** (1 / elapsed(periods)) - 1) * 100;
}

/** Whole periods skipped between moments that rise. */
function countMissing(periods: Float64Array): number {
  let missing = 0;
  for (let place = 1; place < periods.length; place++) {
    missing += Math.max(0, Math.round((periods[place] ?? 0) - (periods[place - 1] ?? 0)) - 1);
  }
  return missing;
}
