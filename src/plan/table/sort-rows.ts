import type { TypedColumn } from '../../table/column.ts';
import type { FoundOrder, SortedBy } from '../transform/facts.ts';
import type { SortKey } from '../transform/transform.ts';
import { findColumn } from './find-column.ts';
import { codesOf } from './group-rows.ts';
import { rankByLetters, rankByList, rankNaturally, type TextRanks } from './natural-order.ts';
import { nameOf, type PlanColumn } from './plan-column.ts';
import type { PlanTable } from './plan-table.ts';
import type { PlanLimits } from './row-chunks.ts';

/** A number for each row by which a column is sorted, NaN for an empty cell, and which order that is. */
export type ColumnRanks = { readonly ranks: Float64Array; readonly order: FoundOrder };

/** Numbers that sort as the column does: the figures of numbers and dates, the places of texts in their order. */
export function rankColumn(column: PlanColumn, order: SortKey['order'] = 'value'): ColumnRanks {
  const { typed } = column;
  const { times, numbers } = typed;
  if (typeof order === 'string') {
    if (times !== undefined) return { ranks: times, order: 'time' };
    if (numbers !== undefined) return { ranks: numbers, order: 'number' };
  }
  if (typed.kind === 'boolean' && typeof order === 'string')
    return {
      ranks: Float64Array.from(typed.values, (value) => (value === null ? Number.NaN : Number(value))),
      order: 'number',
    };
  return rankTexts(column, (texts) => {
    if (typeof order !== 'string') return rankByList(texts, order);
    return order === 'natural' ? rankNaturally(texts) : rankByLetters(texts);
  });
}

/** Ranks the distinct texts of a column, then gives each row the rank of its text. */
function rankTexts(column: PlanColumn, rank: (texts: readonly string[]) => TextRanks): ColumnRanks {
  const { codes, size } = codesOf(column);
  const present: number[] = [];
  const texts: string[] = [];
  const known = new Int32Array(size).fill(-1);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? -1;
    if (code < 0 || known[code] !== -1) continue;
    known[code] = texts.length;
    present.push(code);
    texts.push(textAt(column.typed, column.cells, row));
  }
  const { ranks, order } = rank(texts);
  const byCode = new Float64Array(size);
  for (const [place, code] of present.entries()) byCode[code] = ranks[place] ?? 0;
  const byRow = new Float64Array(codes.length);
  for (let row = 0; row < codes.length; row++) byRow[row] = byCode[codes[row] ?? -1] ?? Number.NaN;
  return { order, ranks: byRow };
}

/** What a cell says: its value, or its own text where it has none. */
function textAt({ groups, values }: TypedColumn, cells: readonly unknown[], row: number): string {
  const text = groups?.texts[groups.codes[row] ?? -1];
  return text ?? String(values[row] ?? cells[row] ?? '');
}

/** Rows in an order, with what it goes by. */
export type SortedRows = { readonly rows: Int32Array; readonly by: readonly SortedBy[] };

/** The rows of a table in the order of some columns. Stable; empty cells come last either way. */
export function sortRows(table: PlanTable, keys: readonly SortKey[], limits: PlanLimits): SortedRows {
  const ranked = keys.map((key) => {
    const column = findColumn(table, key.column);
    return { column, direction: key.direction, ...rankColumn(column, key.order) };
  });
  const ranks = ranked.map(({ ranks: own, direction }) => (direction === 'descending' ? own.map(negate) : own));
  const by = ranked.map(({ column, direction, order }) => ({ column: nameOf(column), direction, order }));
  return { rows: orderByRanks(ranks, table.rowCount, limits), by };
}

function negate(rank: number): number {
  return -rank;
}

/** Rows of a run that is sorted by insertion before runs are merged. */
const RUN = 24;

/** Positions of rows by rising ranks, the first of them first; NaN comes last. A stable merge sort of n log n steps at most. */
export function orderByRanks(ranks: readonly Float64Array[], rowCount: number, { signal }: PlanLimits): Int32Array {
  let rows = new Int32Array(rowCount);
  for (let row = 0; row < rowCount; row++) rows[row] = row;
  const [first, ...others] = ranks;
  if (first === undefined) return rows;
  const isAfter = comparing(first, others);
  for (let from = 0; from < rowCount; from += RUN) insertionSort(rows, from, Math.min(from + RUN, rowCount), isAfter);
  let spare = new Int32Array(rowCount);
  for (let width = RUN; width < rowCount; width *= 2) {
    signal?.throwIfAborted();
    for (let from = 0; from < rowCount; from += 2 * width) mergeRuns(rows, spare, { from, width }, isAfter);
    [rows, spare] = [spare, rows];
  }
  return rows;
}

type IsAfter = (left: number, right: number) => boolean;

/** True where the row on the left must come behind the one on the right. */
function comparing(first: Float64Array, others: readonly Float64Array[]): IsAfter {
  const [second, ...rest] = others;
  const ties: IsAfter | undefined = second === undefined ? undefined : comparing(second, rest);
  return (left, right) => {
    const one = first[left] ?? 0;
    const other = first[right] ?? 0;
    if (one > other) return true;
    if (one < other) return false;
    if (one === other) return ties?.(left, right) ?? false;
    if (Number.isNaN(one) && Number.isNaN(other)) return ties?.(left, right) ?? false;
    return Number.isNaN(one);
  };
}

function insertionSort(rows: Int32Array, from: number, to: number, isAfter: IsAfter): void {
  for (let next = from + 1; next < to; next++) {
    const row = rows[next] ?? 0;
    let place = next;
    while (place > from && isAfter(rows[place - 1] ?? 0, row)) {
      rows[place] = rows[place - 1] ?? 0;
      place--;
    }
    rows[place] = row;
  }
}

type Run = { readonly from: number; readonly width: number };

function mergeRuns(rows: Int32Array, into: Int32Array, { from, width }: Run, isAfter: IsAfter): void {
  const middle = Math.min(from + width, rows.length);
  const end = Math.min(from + 2 * width, rows.length);
  let left = from;
  let right = middle;
  if (middle < end && !isAfter(rows[middle - 1] ?? 0, rows[middle] ?? 0)) {
    into.set(rows.subarray(from, end), from);
    return;
  }
  for (let place = from; place < end; place++) {
    const takesRight = left >= middle || (right < end && isAfter(rows[left] ?? 0, rows[right] ?? 0));
    into[place] = (takesRight ? rows[right++] : rows[left++]) ?? 0;
  }
}
