import { aggregateColumn } from '../../aggregate/aggregate-column.ts';
import { appendRows } from '../../table/append-rows.ts';
import { currencyNotes, isMeasure, unreadableNotes } from '../../table/column-numbers.ts';
import { nameOf } from '../../table/plan-column.ts';
import { checkSize } from '../../table/row-chunks.ts';
import type { Step } from '../step.ts';

/** Adds one row that brings the numeric columns down, under a label in the first column of text, or else of dates. It counts as a row of totals. */
export const addTotals: Step<'addTotals'> = (table, { operation, label }, context) => {
  checkSize(table.rowCount + 1, table.columns.length, context);
  const visible = table.columns.filter(({ isHidden }) => !isHidden);
  const measures = visible.filter(isMeasure);
  const named = visible.find(({ typed }) => typed.kind === 'text') ?? visible.find((column) => !isMeasure(column));
  const codes = Int32Array.from({ length: table.rowCount }, (_, row) => (table.totals?.[row] === 1 ? -1 : 0));
  const added = appendRows(
    table,
    1,
    (column) => {
      if (column === named) return [label];
      if (!measures.includes(column)) return undefined;
      return aggregateColumn(nameOf(column), { operation, column }, { codes, count: 1 }).cells;
    },
    Uint8Array.of(1),
  );
  return {
    table: added,
    did: { label, operation, columns: measures.map(nameOf) },
    notes: measures.flatMap((column) => [...unreadableNotes(column, 'number', table.totals), ...currencyNotes(column)]),
  };
};
