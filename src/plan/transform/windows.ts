import { addCleanly, cleanSum } from '../table/clean-number.ts';
import type { WindowOperation } from './transform.ts';

/** The numbers of a table, the rows of one group in their order, and where the results go, by row. */
export type Along = {
  readonly numbers: Float64Array;
  readonly rows: Int32Array;
  readonly size: number;
  readonly direction: 'ascending' | 'descending';
  readonly into: Float64Array;
};

/**
 * What is computed along the rows of one group. Empty cells take no part: a running total goes on over them, a moving average
 * is of the filled ones. A moving average begins where there are enough rows.
 */
export const WINDOWS = {
  runningTotal: addUp,
  movingAverage: averageAlong,
  rank: rankAlong,
  difference: (along) => compareAlong(along, (value, before) => addCleanly(value, -before)),
  percentChange: (along) => compareAlong(along, changeInPercent),
  shareOfTotal: (along) => divideAll(along, sumOf(along)),
  indexTo100: (along) => divideAll(along, firstOf(along)),
  differenceFromMean: (along) => takeFromAll(along, meanOf(along)),
} as const satisfies Record<Exclude<WindowOperation, 'lag'>, (along: Along) => void>;

function changeInPercent(value: number, before: number): number {
  return before === 0 ? Number.NaN : ((value - before) * 100) / Math.abs(before);
}

/** A sum that keeps what adding up doubles loses (Neumaier, 1974). */
class ExactSum {
  private sum = 0;
  private lost = 0;
  private amount = 0;

  add(value: number): void {
    this.amount += Math.abs(value);
    const sum = this.sum + value;
    this.lost += Math.abs(this.sum) >= Math.abs(value) ? this.sum - sum + value : value - sum + this.sum;
    this.sum = sum;
  }

  get value(): number {
    return cleanSum(this.sum + this.lost, this.amount);
  }
}

function addUp({ numbers, rows, into }: Along): void {
  const sum = new ExactSum();
  let isEmpty = true;
  for (const row of rows) {
    const value = numbers[row] ?? Number.NaN;
    if (!Number.isNaN(value)) {
      sum.add(value);
      isEmpty = false;
    }
    into[row] = isEmpty ? Number.NaN : sum.value;
  }
}

function averageAlong({ numbers, rows, size, into }: Along): void {
  const sum = new ExactSum();
  let count = 0;
  const take = (row: number | undefined, sign: 1 | -1) => {
    const value = row === undefined ? Number.NaN : (numbers[row] ?? Number.NaN);
    if (Number.isNaN(value)) return;
    sum.add(value * sign);
    count += sign;
  };
  for (let place = 0; place < rows.length; place++) {
    take(rows[place], 1);
    if (place >= size) take(rows[place - size], -1);
    if (place >= size - 1 && count > 0) into[rows[place] ?? 0] = sum.value / count;
  }
}

/** Equal values share a rank, and the next one counts them all: 1, 2, 2, 4. */
function rankAlong({ numbers, rows, direction, into }: Along): void {
  const filled = rows.filter((row) => !Number.isNaN(numbers[row]));
  const sorted = Float64Array.from(filled, (row) => numbers[row] ?? 0).sort();
  const ranks = new Map<number, number>();
  const count = sorted.length;
  for (let place = 0; place < count; place++) {
    const at = direction === 'ascending' ? place : count - 1 - place;
    const value = sorted[at] ?? 0;
    if (!ranks.has(value)) ranks.set(value, place + 1);
  }
  for (const row of filled) into[row] = ranks.get(numbers[row] ?? 0) ?? Number.NaN;
}

function compareAlong({ numbers, rows, size, into }: Along, compare: (value: number, before: number) => number): void {
  for (let place = size; place < rows.length; place++) {
    const row = rows[place] ?? 0;
    into[row] = compare(numbers[row] ?? Number.NaN, numbers[rows[place - size] ?? 0] ?? Number.NaN);
  }
}

/** Each value as a percentage of one number. */
function divideAll({ numbers, rows, into }: Along, whole: number): void {
  for (const row of rows) into[row] = whole === 0 ? Number.NaN : ((numbers[row] ?? Number.NaN) * 100) / whole;
}

/** How far each value lies above one number. */
function takeFromAll({ numbers, rows, into }: Along, from: number): void {
  for (const row of rows) into[row] = addCleanly(numbers[row] ?? Number.NaN, -from);
}

function meanOf(along: Along): number {
  const filled = along.rows.filter((row) => !Number.isNaN(along.numbers[row]));
  return sumOf(along) / filled.length;
}

function sumOf({ numbers, rows }: Along): number {
  const sum = new ExactSum();
  for (const row of rows) {
    const value = numbers[row] ?? Number.NaN;
    if (!Number.isNaN(value)) sum.add(value);
  }
  return sum.value;
}

function firstOf({ numbers, rows }: Along): number {
  for (const row of rows) {
    const value = numbers[row] ?? Number.NaN;
    if (!Number.isNaN(value)) return value;
  }
  return Number.NaN;
}
