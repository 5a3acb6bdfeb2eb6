import { isNotAdditiveLabel } from '../../../table/profile/measure-words.ts';
import { readLabel } from '../../../table/reading/column-label.ts';
import { aggregateColumn } from '../../aggregate/aggregate-column.ts';
import { appendRows } from '../../table/append-rows.ts';
import { isMeasure } from '../../table/column-numbers.ts';
import { findColumn, findColumns } from '../../table/find-column.ts';
import { groupRows, rowsByGroup } from '../../table/group-rows.ts';
import { keepMarked } from '../../table/pick-rows.ts';
import { nameOf, type PlanColumn } from '../../table/plan-column.ts';
import type { PlanTable } from '../../table/plan-table.ts';
import { orderByRanks, rankColumn } from '../../table/sort-rows.ts';
import { badArgument, wholeNumber } from '../check-argument.ts';
import type { SortedBy } from '../facts.ts';
import { totalsNotes } from '../notes.ts';
import type { Step, TransformContext } from '../step.ts';
import type { TransformOf } from '../transform.ts';

type Limit = TransformOf<'limit'>;

/**
 * Keeps so many rows, first or last as they stand or by a column, in all or for each combination of `per`. Rows without a value
 * are the last choice. Rows that sum up others do not stand in a ranking.
 */
export const limit: Step<'limit'> = (table, transform, context) => {
  const { by, per = [], rest } = transform;
  const isRanking = by !== undefined || rest !== undefined;
  const skip = isRanking ? table.totals : undefined;
  const grouping = groupRows(findColumns(table, per), table.rowCount, skip);
  const order = by === undefined ? undefined : rankRows(table, by, context);
  const { rows, starts } = rowsByGroup(grouping.codes, grouping.count, order?.rows);
  const marks = new Uint8Array(table.rowCount);
  const restCodes = new Int32Array(table.rowCount).fill(-1);
  let ties = 0;
  for (let group = 0; group < grouping.count; group++) {
    const own = chosenFirst(rows.subarray(starts[group], starts[group + 1]), transform, order?.ranks);
    const from = transform.offset ?? 0;
    const to = Math.min(from + countOf(transform, own.length), own.length);
    for (const [place, row] of own.entries()) {
      if (place >= from && place < to) marks[row] = 1;
      else if (rest !== undefined) restCodes[row] = group;
    }
    if (order !== undefined) ties += countTies(own, order.ranks, to);
  }
  const kept = keepMarked(table, marks);
  const restRows = restCodes.reduce((count, code) => count + (code < 0 ? 0 : 1), 0);
  const gathered = rest === undefined || restRows === 0 ? kept : withRest(kept, table, { rest, restCodes, per });
  return {
    table: gathered,
    did: {
      cut: table.rowCount - kept.rowCount,
      groups: grouping.count,
      ...(order === undefined ? {} : { by: order.by }),
      ...(rest === undefined ? {} : { rest: { label: rest.label, rows: restRows } }),
    },
    notes: [
      ...(isRanking ? totalsNotes(table) : []),
      ...(ties === 0 ? [] : [{ kind: 'tiesCut', count: ties } as const]),
    ],
  };
};

type RankedRows = { readonly rows: Int32Array; readonly ranks: Float64Array; readonly by: SortedBy };

function rankRows(table: PlanTable, by: NonNullable<Limit['by']>, context: TransformContext): RankedRows {
  const column = findColumn(table, by.column);
  const { ranks, order } = rankColumn(column, by.order);
  const signed = by.direction === 'descending' ? ranks.map((rank) => -rank) : ranks;
  const rows = orderByRanks([signed], table.rowCount, context);
  return { rows, ranks, by: { column: nameOf(column), direction: by.direction, order } };
}

/** The rows of a group with those to be kept first. */
function chosenFirst(rows: Int32Array, { from }: Limit, ranks: Float64Array | undefined): Int32Array {
  if (from === 'start') return rows;
  if (ranks === undefined) return rows.toReversed();
  const filled = rows.filter((row) => !Number.isNaN(ranks[row])).toReversed();
  const empty = rows.filter((row) => Number.isNaN(ranks[row]));
  const all = new Int32Array(rows.length);
  all.set(filled);
  all.set(empty, filled.length);
  return all;
}

function countOf({ count, percent, offset = 0 }: Limit, rowCount: number): number {
  wholeNumber('offset', offset, 0);
  if (count !== undefined) return wholeNumber('count', count, 0);
  if (percent === undefined) return rowCount;
  if (!(percent >= 0 && percent <= 100)) throw badArgument('percent', percent, 'from 0 to 100');
  return Math.ceil((rowCount * percent) / 100 - 1e-9);
}

/** Rows behind the last one kept that equal it. */
function countTies(rows: Int32Array, ranks: Float64Array, to: number): number {
  if (to === 0 || to >= rows.length) return 0;
  const last = ranks[rows[to - 1] ?? 0];
  let end = to;
  while (end < rows.length && ranks[rows[end] ?? 0] === last) end++;
  return end - to;
}

type Rest = {
  readonly rest: NonNullable<Limit['rest']>;
  /** The group of each row that was not kept, -1 for the others. */
  readonly restCodes: Int32Array;
  readonly per: readonly string[];
};

/** Adds a row for each group that holds the sums of the rows not kept. What does not add up is left empty. */
function withRest(kept: PlanTable, table: PlanTable, { rest, restCodes, per }: Rest): PlanTable {
  const label = findColumn(table, rest.column);
  const firstRows: number[] = [];
  const places = new Map<number, number>();
  const codes = restCodes.map((group, row) => {
    if (group < 0) return -1;
    const place = places.get(group) ?? places.size;
    if (place === places.size) {
      places.set(group, place);
      firstRows.push(row);
    }
    return place;
  });
  const groups = { codes, count: firstRows.length };
  return appendRows(kept, groups.count, (column) => {
    if (column.key === label.key) return new Array<string>(groups.count).fill(rest.label);
    const source = findColumn(table, column.key);
    if (per.includes(column.key)) return firstRows.map((row) => source.cells[row]);
    return addsUp(source)
      ? aggregateColumn(nameOf(source), { operation: 'sum', column: source }, groups).cells
      : undefined;
  });
}

/** True for amounts that add up: no rates, prices or averages, as far as kind and label say; shares of one whole do. */
function addsUp(column: PlanColumn): boolean {
  if (!isMeasure(column)) return false;
  if (column.typed.kind === 'percentage') return areSharesOfOneWhole(column);
  return !isNotAdditiveLabel(readLabel(column.label));
}

/** As far as rounding to whole per cent leaves a sum off its whole, for the few shares that a picture shows. */
const ROUNDING = 0.01;

/** True for shares, none of them negative, that come to 100 per cent together. */
function areSharesOfOneWhole({ typed: { numbers, isFraction } }: PlanColumn): boolean {
  const shares = (numbers ?? new Float64Array()).filter((share) => !Number.isNaN(share));
  const whole = isFraction === true ? 1 : 100;
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.every((share) => share >= 0) && Math.abs(sum - whole) <= whole * ROUNDING;
}
