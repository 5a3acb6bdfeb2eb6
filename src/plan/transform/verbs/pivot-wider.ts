import { aggregateColumn, NUMERIC_AGGREGATES } from '../../aggregate/aggregate-column.ts';
import { currencyNotes, filledRows, unreadableNotes } from '../../table/column-numbers.ts';
import { findColumn, findColumns } from '../../table/find-column.ts';
import { type Grouping, groupRows, rowsByGroup } from '../../table/group-rows.ts';
import { renamed } from '../../table/made-column.ts';
import { newKeys } from '../../table/new-keys.ts';
import { createColumn, nameOf, type PlanColumn } from '../../table/plan-column.ts';
import { tableOfNewRows } from '../../table/plan-table.ts';
import { checkSize } from '../../table/row-chunks.ts';
import { settleKey } from '../../table/settle-column.ts';
import { rankColumn } from '../../table/sort-rows.ts';
import { takeCells, takeTyped } from '../../table/take-typed.ts';
import { droppedNotes, emptyNotes } from '../notes.ts';
import type { Step } from '../step.ts';

/**
 * One column for each value of `names`, and one row for each combination of `keys`. Columns stand in the order that dates, numbers and
 * ranked words have of their own, else in order of first appearance. Cells that meet are combined. Rows without a name are left out.
 */
export const pivotWider: Step<'pivotWider'> = (table, transform, context) => {
  const keys = findColumns(table, [...new Set(transform.keys)]);
  const names = findColumn(table, transform.names);
  const values = findColumn(table, transform.values);
  const named = filledRows(names);
  const unnamed = named.map((mark) => 1 - mark);
  const rows = groupRows(keys, table.rowCount, unnamed);
  const columns = inOwnOrder(groupRows([names], table.rowCount, unnamed), names);
  checkSize(rows.count, keys.length + columns.count, context);
  const labels = labelsOf(names, columns.firstRows);
  const made = newKeys(
    labels,
    keys.map(({ key }) => key),
  ).map((key, place) => ({ key, label: labels[place] ?? key }));
  const cells = new Int32Array(table.rowCount).fill(-1);
  for (let row = 0; row < cells.length; row++) {
    const code = rows.codes[row] ?? -1;
    if (code >= 0) cells[row] = (columns.codes[row] ?? 0) * rows.count + code;
  }
  const whole = aggregateColumn(
    nameOf(values),
    { operation: transform.combine, column: values },
    { codes: cells, count: rows.count * columns.count },
  );
  const pivoted = made.map((name, place) => sliceOf(whole, name, place * rows.count, rows.count));
  const sizes = rowsByGroup(cells, rows.count * columns.count).starts;
  const isNumeric = NUMERIC_AGGREGATES.has(transform.combine);
  return {
    table: tableOfNewRows(rows.count, [...keys.map((key) => settleKey(key, rows.firstRows)), ...pivoted]),
    did: {
      names: nameOf(names),
      values: nameOf(values),
      made,
      met: countMet(sizes),
      empty: pivoted.reduce((count, column) => count + filledRows(column).filter((mark) => mark === 0).length, 0),
    },
    notes: [
      ...emptyNotes(
        names,
        unnamed.reduce((count, mark) => count + mark, 0),
      ),
      ...(isNumeric ? [...unreadableNotes(values, 'number', unnamed), ...currencyNotes(values)] : []),
      ...droppedNotes(table, [...keys, names, values]),
    ],
  };
};

/** Groups numbered anew by the order that their values have of their own; those of plain words stay as they are. */
function inOwnOrder(groups: Grouping, names: PlanColumn): Grouping {
  const { ranks, order } = rankColumn(names, 'natural');
  if (order === 'letters') return groups;
  const rankOf = (group: number): number => ranks[groups.firstRows[group] ?? 0] ?? 0;
  const rising = Array.from({ length: groups.count }, (_, group) => group).sort(
    (one, other) => rankOf(one) - rankOf(other),
  );
  const places = new Int32Array(groups.count);
  for (const [place, group] of rising.entries()) places[group] = place;
  return {
    count: groups.count,
    codes: groups.codes.map((code) => (code < 0 ? code : (places[code] ?? 0))),
    firstRows: Int32Array.from(rising, (group) => groups.firstRows[group] ?? 0),
  };
}

/** What the cells say that name the columns: dates as ISO text of their grain. */
function labelsOf(names: PlanColumn, rows: Int32Array): readonly string[] {
  return Array.from(rows, (row) => String(names.typed.values[row] ?? names.cells[row]));
}

/** Some cells of a long column as a column of their own. */
function sliceOf(
  whole: PlanColumn,
  { key, label }: { readonly key: string; readonly label: string },
  from: number,
  count: number,
): PlanColumn {
  const rows = Int32Array.from({ length: count }, (_, place) => from + place);
  return createColumn({
    key,
    label,
    definition: renamed(whole, { key, label }),
    isHidden: false,
    isOriginal: false,
    makeCells: () => takeCells(whole.cells, rows),
    makeTyped: () => takeTyped(whole.typed, rows),
  });
}

/** Rows that share their cell with a row before them. */
function countMet(starts: Int32Array): number {
  let met = 0;
  for (let group = 1; group < starts.length; group++)
    met += Math.max(0, (starts[group] ?? 0) - (starts[group - 1] ?? 0) - 1);
  return met;
}
