import type { TypedColumn } from '../column.ts';
import { type ClosingRun, closingRuns, LONGEST_RUN, type Measure, type OpenRow, toMeasure } from './closing-runs.ts';

/** Rows beyond which nobody writes subtotals by hand, and no machine without a word for them. */
const MOST_ROWS = 2000;
const FEWEST_ROWS = 4;
/** Sums of two rows or more, or that say that they are some: else a sum of one row is a mere copy. */
const LEAST_SUMS = 2;
/**
 * What sums that close must tell in all, in decimal digits: a table of chance does so once in ten thousand. Among negative numbers
 * more runs of rows come near a sum; where each calls itself one, little is left to chance.
 */
const LEAST_DIGITS = { ofPositive: 4, ofMixed: 5, ofClaimed: 1 } as const;
/** Digits of a number that two rows next to each other seldom share by chance. */
const COPIED_DIGITS = 2;
/** Ways to part a table that are looked at, and rows that are read for them in all: those that chance opens are few. */
const MOST_TRIES = 16;
const MOST_READ = 4000;

/** The measures of a table; `isMixed` where some of their numbers are below zero. */
type Measures = { readonly all: readonly Measure[]; readonly isMixed: boolean; readonly claimed: ClaimedRows };
/** After so many rows a reading looks whether it can still come to an end. */
const ROWS_BETWEEN_LOOKS = 4;
/** More than rounding may add to a sum, in units of its last digit. */
const ROUNDING = 10;
/** The rows that say of themselves that they sum up others. */
type ClaimedRows = { readonly has: (row: number) => boolean };

/**
 * Positions of the rows that sum up the rows next to them, where the whole table is made of such groups, and groups of groups: each
 * sum above its rows, as budgets and pivot tables tell by indentation alone ("Housing, Rent, Power, Transport, Fuel, Bus"), or each
 * below its rows, as ledgers close them. A last row that sums up all groups belongs to them; then some groups may be single rows. None
 * where a row does not fit.
 */
export function findNestedTotals(
  columns: readonly TypedColumn[],
  rowCount: number,
  claimed: ClaimedRows,
): readonly number[] {
  if (rowCount < FEWEST_ROWS || rowCount > MOST_ROWS) return [];
  const all = columns.flatMap(({ numbers, decimals = 0, format }) =>
    numbers === undefined || format === 'year' ? [] : [toMeasure(numbers, decimals)],
  );
  if (all.length === 0) return [];
  const measures = { all, claimed, isMixed: all.some(({ least }) => least < 0) };
  const last = rowCount - 1;
  const sums =
    partRows(measures, { first: last - 1, step: -1, length: last }, last) ??
    partRows(measures, { first: last, step: -1, length: rowCount }) ??
    // Below a gain and its costs stands what is left: a step of the account, and no second telling of it.
    (measures.isMixed ? [] : partRows(measures, { first: 0, step: 1, length: rowCount }));
  return (sums ?? []).toSorted((left, right) => left - right);
}

/** Rows one after the other, down or up the table. */
type Order = { readonly first: number; readonly step: 1 | -1; readonly length: number };
/** A table that is read up to a row: what is open there, and the sums so far. */
type Reading = { readonly at: number; readonly open: OpenRow | undefined; readonly sums: Sums | undefined };
/** A sum with those found before it. */
type Sums = { readonly row: number; readonly run: ClosingRun; readonly before: Sums | undefined };

/**
 * The rows that sum up those before them in an order of reading, so that in the end none but sums is open, or a closing row sums up
 * what is; undefined where there is no such way.
 */
function partRows(measures: Measures, order: Order, closing?: number): readonly number[] | undefined {
  const waiting: Reading[] = [{ at: 0, open: undefined, sums: undefined }];
  const most = Math.min(MOST_TRIES, Math.ceil(MOST_READ / order.length));
  for (let tries = 0; tries < most; tries += 1) {
    const start = waiting.shift();
    if (start === undefined) return undefined;
    const end = readOn(measures, order, start, waiting);
    if (end.at < order.length) continue;
    if (isPlain(measures, end)) return undefined;
    const sums = closing === undefined ? endsInSums(measures, end) : closeAll(measures, end, closing);
    if (sums !== undefined && isTold(sums, measures)) return sums.map(({ row }) => row);
  }
  return undefined;
}

/**
 * Reads to the end, each row as what it is most likely, or until no sum can take up what is open; what else a row may be is left
 * waiting.
 */
function readOn(measures: Measures, order: Order, start: Reading, waiting: Reading[]): Reading {
  let reading = start;
  while (reading.at < order.length) {
    const row = order.first + order.step * reading.at;
    const before = reading;
    const runs = byLikelihood(closingRuns(measures.all, row, before.open, measures.isMixed));
    const [likeliest = takeSingle(before, row), ...others] = runs.map((run) =>
      run === 'single' ? takeSingle(before, row) : takeSum(before, row, run),
    );
    waiting.push(...others);
    reading = likeliest;
    if (reading.at % ROWS_BETWEEN_LOOKS === 0 && isOutOfReach(measures, reading.open)) return reading;
  }
  return reading;
}

/** True where a row is open that no sum can take up any more, in any measure, for what was read since. */
function isOutOfReach({ all, isMixed }: Measures, open: OpenRow | undefined): boolean {
  if (isMixed) return hasMoreSingles(all, open, 2 * LONGEST_RUN.ofMixed);
  const telling = all.filter(({ most }) => most > 0);
  const left = telling.map(({ most, unit }) => most + unit * ROUNDING);
  for (let item = open; item !== undefined; item = item.below) {
    const { row } = item;
    telling.forEach(({ numbers }, at) => {
      left[at] = (left[at] ?? 0) - (numbers[row] || 0);
    });
    if (left.every((value) => value < 0)) return hasMoreSingles(all, item, 0);
  }
  return false;
}

function hasMoreSingles(all: readonly Measure[], open: OpenRow | undefined, than: number): boolean {
  let count = 0;
  for (let item = open; item !== undefined && count <= than; item = item.below) if (isSingle(all, item)) count += 1;
  return count > than;
}

/** The shortest sum first, then a row by itself; one that says no more than the row before it is a sum of that where it says much. */
function byLikelihood(runs: readonly ClosingRun[]): readonly (ClosingRun | 'single')[] {
  const sums = runs.filter(({ size }) => size > 1);
  const copies = runs.filter(({ size }) => size <= 1);
  const isSaid = copies.some(({ digits }) => digits >= COPIED_DIGITS);
  return isSaid ? [...sums, ...copies, 'single'] : [...sums, 'single', ...copies];
}

function takeSingle({ at, open, sums }: Reading, row: number): Reading {
  return { at: at + 1, open: { row, isSum: false, below: open }, sums };
}

function takeSum({ at, sums }: Reading, row: number, run: ClosingRun): Reading {
  return { at: at + 1, open: { row, isSum: true, below: run.below }, sums: { row, run, before: sums } };
}

function listSums(last: Sums | undefined): readonly Sums[] {
  const all: Sums[] = [];
  for (let sums = last; sums !== undefined; sums = sums.before) all.push(sums);
  return all;
}

/** Rows of a table so small that one row read otherwise may part all of it anew. */
const FEW_ROWS = 40;

/** True where many rows were read and most are in no group: there chance made the others. */
function isPlain({ all }: Measures, { at, open }: Reading): boolean {
  return at > FEW_ROWS && hasMoreSingles(all, open, at / 2);
}

/** True for a row that is no sum and in which something was measured. */
function isSingle(all: readonly Measure[], { row, isSum }: OpenRow): boolean {
  return !isSum && all.some(({ numbers }) => (numbers[row] || 0) !== 0);
}

/** The sums of a reading, where none but sums, and rows in which nothing was measured, are open. */
function endsInSums({ all }: Measures, { open, sums }: Reading): readonly Sums[] | undefined {
  for (let item = open; item !== undefined; item = item.below) if (isSingle(all, item)) return undefined;
  return listSums(sums);
}

/** The sums of a reading, and a row that sums up all that is open. */
function closeAll({ all, isMixed }: Measures, { open, sums }: Reading, row: number): readonly Sums[] | undefined {
  const run = closingRuns(all, row, open, isMixed).find(({ below }) => below === undefined);
  if (run === undefined || sums === undefined) return undefined;
  // With a sum of one group alone it is no mere copy of it: it tells that its rows count once.
  return listSums({ row, run: { ...run, size: Math.max(run.size, LEAST_SUMS) }, before: sums });
}

function isTold(sums: readonly Sums[], { isMixed, claimed }: Measures): boolean {
  const digits = sums.reduce((all, { run }) => all + (run.size > 1 ? run.digits : 0), 0);
  const isOne = ({ row, run }: Sums): boolean => run.size > 1 || claimed.has(row);
  const least = sums.every(({ row }) => claimed.has(row)) ? 'ofClaimed' : isMixed ? 'ofMixed' : 'ofPositive';
  return sums.filter(isOne).length >= LEAST_SUMS && digits >= LEAST_DIGITS[least];
}
