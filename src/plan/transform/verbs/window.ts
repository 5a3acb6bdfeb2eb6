import { currencyNotes, numbersOf, unreadableNotes } from '../../table/column-numbers.ts';
import { findColumn, findColumns } from '../../table/find-column.ts';
import { groupRows, rowsByGroup } from '../../table/group-rows.ts';
import { lookOf, type NumberLook, numberColumn, PERCENT, PLAIN, withoutDecimals } from '../../table/made-column.ts';
import { nameOf } from '../../table/plan-column.ts';
import { withColumn } from '../../table/plan-table.ts';
import { checkSize } from '../../table/row-chunks.ts';
import { settleColumn } from '../../table/settle-column.ts';
import { sortRows } from '../../table/sort-rows.ts';
import { wholeNumber } from '../check-argument.ts';
import { totalsNotes } from '../notes.ts';
import type { Step } from '../step.ts';
import type { TransformOf, WindowOperation } from '../transform.ts';
import { type Along, WINDOWS } from '../windows.ts';

const LOOK_OF = {
  runningTotal: (look) => look,
  movingAverage: withoutDecimals,
  rank: () => PLAIN,
  difference: (look) => look,
  percentChange: () => PERCENT,
  shareOfTotal: () => PERCENT,
  indexTo100: () => PLAIN,
  differenceFromMean: withoutDecimals,
} as const satisfies Record<Exclude<WindowOperation, 'lag'>, (look: NumberLook) => NumberLook>;

const USUAL_AVERAGE = 3;

/**
 * A figure computed along the rows of each combination of `per`, in the order of `orderBy`. The rows stay where they are. Rows
 * that sum up others take no part.
 */
export const window: Step<'window'> = (table, transform, context) => {
  const { operation, as, orderBy = [], per = [], direction = 'descending' } = transform;
  const column = findColumn(table, transform.column);
  checkSize(table.rowCount, table.columns.length + 1, context);
  const size = sizeOf(transform);
  const grouping = groupRows(findColumns(table, per), table.rowCount, table.totals);
  const order = orderBy.length === 0 ? undefined : sortRows(table, orderBy, context);
  const { rows, starts } = rowsByGroup(grouping.codes, grouping.count, order?.rows);
  const groups = Array.from({ length: grouping.count }, (_, group) => rows.subarray(starts[group], starts[group + 1]));
  const made =
    operation === 'lag'
      ? settleColumn(as, column, lagRows(groups, size, table.rowCount))
      : numberColumn(as, alongGroups(groups, WINDOWS[operation]), LOOK_OF[operation](lookOf(column.typed)));
  return {
    table: withColumn(table, made),
    did: {
      operation,
      column: nameOf(column),
      as,
      orderBy: order?.by ?? [],
      groups: grouping.count,
      empty: countEmpty(made.cells),
    },
    notes: [...totalsNotes(table), ...unreadableNotes(column, 'number', table.totals), ...currencyNotes(column)],
  };

  function alongGroups(all: readonly Int32Array[], compute: (along: Along) => void): Float64Array {
    const numbers = numbersOf(column);
    const into = new Float64Array(table.rowCount).fill(Number.NaN);
    for (const group of all) {
      context.signal?.throwIfAborted();
      compute({ numbers, rows: group, size, direction, into });
    }
    return into;
  }
};

function sizeOf({ operation, size }: TransformOf<'window'>): number {
  return wholeNumber('size', size ?? (operation === 'movingAverage' ? USUAL_AVERAGE : 1), 1);
}

/** For each row the row so many steps before it in its group; -1 for none. */
function lagRows(groups: readonly Int32Array[], size: number, rowCount: number): Int32Array {
  const lagged = new Int32Array(rowCount).fill(-1);
  for (const rows of groups) {
    for (let place = size; place < rows.length; place++) lagged[rows[place] ?? 0] = rows[place - size] ?? -1;
  }
  return lagged;
}

function countEmpty(cells: readonly unknown[]): number {
  let count = 0;
  for (const cell of cells) if (cell === null || cell === undefined) count++;
  return count;
}
