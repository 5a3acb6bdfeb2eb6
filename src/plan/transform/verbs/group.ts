import { aggregateColumn, NUMERIC_AGGREGATES } from '../../aggregate/aggregate-column.ts';
import { compileCondition } from '../../expression/compile-expression.ts';
import { currencyNotes, unreadableNotes } from '../../table/column-numbers.ts';
import { findColumn, findColumns } from '../../table/find-column.ts';
import { type Grouping, groupRows } from '../../table/group-rows.ts';
import { textColumn } from '../../table/made-column.ts';
import { nameOf, type PlanColumn, redefine } from '../../table/plan-column.ts';
import { type PlanTable, tableOfNewRows } from '../../table/plan-table.ts';
import { checkSize } from '../../table/row-chunks.ts';
import { settleKey } from '../../table/settle-column.ts';
import { badArgument, checkNewKeys } from '../check-argument.ts';
import type { DataNote } from '../facts.ts';
import { droppedNotes, totalsNotes } from '../notes.ts';
import type { Step } from '../step.ts';
import type { Measure } from '../transform.ts';

/** One row for each combination of `by`, with its measures. Rows that sum up others take no part, and hidden columns go. */
export const group: Step<'group'> = (table, { by, measures }, context) => {
  const keys = findColumns(table, [...new Set(by)]);
  if (keys.length + measures.length === 0)
    throw badArgument('measures', measures, 'at least one measure or column to group by');
  checkNewKeys(
    measures.map(({ as }) => as),
    keys,
  );
  const grouping = groupRows(keys, table.rowCount, table.totals);
  const idle = idleIntervals(keys, measures, grouping);
  const count = keys.length === 0 ? 1 : grouping.count + idle.length;
  checkSize(count, keys.length + measures.length, context);
  const groups = { ...grouping, count };
  const columns = keys.map((key) => withIntervals(settleKey(key, grouping.firstRows), idle));
  const used = measures.map((measure) => ({ measure, column: measuredColumn(table, measure) }));
  for (const { measure, column } of used) {
    context.signal?.throwIfAborted();
    columns.push(measureColumn(table, { measure, column }, groups));
  }
  const sources = used.flatMap(({ column }) => column ?? []);
  return {
    table: tableOfNewRows(count, columns),
    did: {
      by: keys.map(nameOf),
      measures: used.map(({ measure: { as, operation }, column }) => ({
        as,
        operation,
        ...(column === undefined ? {} : { column: nameOf(column) }),
      })),
    },
    notes: [...totalsNotes(table), ...measureNotes(table, used), ...droppedNotes(table, [...keys, ...sources])],
  };
};

/** From so many intervals on, those without a row are left out: nobody sees them. */
const MOST_INTERVALS = 100;

/** The intervals that no row falls into, where rows are counted in each: a distribution shows its gaps. */
function idleIntervals(
  keys: readonly PlanColumn[],
  measures: readonly Measure[],
  { firstRows }: Grouping,
): readonly string[] {
  const [key, ...others] = keys;
  const intervals = key?.intervals ?? [];
  const isCounted =
    others.length === 0 && measures.length > 0 && measures.every(({ operation }) => operation === 'count');
  if (key === undefined || !isCounted || intervals.length > MOST_INTERVALS) return [];
  const met = new Set(Array.from(firstRows, (row) => key.cells[row]));
  // Rows may have been taken away at the ends since the intervals were made: gaps lie between rows.
  const places = intervals.flatMap((interval, at) => (met.has(interval) ? [at] : []));
  const between = intervals.slice(places[0] ?? 0, (places.at(-1) ?? -1) + 1);
  return between.filter((interval) => !met.has(interval));
}

function withIntervals(column: PlanColumn, idle: readonly string[]): PlanColumn {
  if (idle.length === 0) return column;
  const texts = [...column.cells, ...idle].map((cell) => (typeof cell === 'string' ? cell : null));
  return redefine(textColumn(column, texts), column.definition);
}

type Measured = { readonly measure: Measure; readonly column: PlanColumn | undefined };

function measuredColumn(table: PlanTable, { column }: Measure): PlanColumn | undefined {
  return column === undefined ? undefined : findColumn(table, column);
}

function measureColumn(table: PlanTable, { measure, column }: Measured, groups: Grouping): PlanColumn {
  const { operation, percentile, where, as } = measure;
  const taking = where === undefined ? groups : { ...groups, codes: restricted(table, groups.codes, where) };
  return aggregateColumn(as, { operation, column, percentile }, taking);
}

/** The groups of the rows that meet a condition; the other rows have none. */
function restricted(table: PlanTable, codes: Int32Array, where: NonNullable<Measure['where']>): Int32Array {
  const { at } = compileCondition(where, table);
  return codes.map((code, row) => (code >= 0 && at(row) === 1 ? code : -1));
}

/** What the measures left out: each column is told of once. */
function measureNotes({ totals }: PlanTable, used: readonly Measured[]): readonly DataNote[] {
  const numeric = used.filter(({ measure }) => NUMERIC_AGGREGATES.has(measure.operation));
  const columns = new Set(numeric.flatMap(({ column }) => column ?? []));
  return [...columns].flatMap((column) => [...unreadableNotes(column, 'number', totals), ...currencyNotes(column)]);
}
