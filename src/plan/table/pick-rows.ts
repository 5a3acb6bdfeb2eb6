import type { PlanTable } from './plan-table.ts';
import { takeRows } from './plan-table.ts';

const MOST_LABELS = 3;

/** The positions of the rows that are marked with 1. */
export function markedRows(marks: Uint8Array): Int32Array {
  let count = 0;
  for (const mark of marks) count += mark;
  const rows = new Int32Array(count);
  let place = 0;
  for (let row = 0; row < marks.length; row++) if (marks[row] === 1) rows[place++] = row;
  return rows;
}

/** The table of the rows that are marked with 1; the table itself where all are. */
export function keepMarked(table: PlanTable, marks: Uint8Array): PlanTable {
  const rows = markedRows(marks);
  return rows.length === table.rowCount ? table : takeRows(table, rows);
}

/** Marks for all rows, 1 where the row counts: 0 for rows of totals. */
export function markWithoutTotals({ rowCount, totals }: PlanTable): Uint8Array {
  const marks = new Uint8Array(rowCount);
  for (let row = 0; row < rowCount; row++) marks[row] = totals?.[row] === 1 ? 0 : 1;
  return marks;
}

/** How many rows sum up others, and what the first few of them are called. */
export function totalsOf({ totals, columns }: PlanTable): {
  readonly count: number;
  readonly labels: readonly string[];
} {
  if (totals === undefined) return { count: 0, labels: [] };
  const rows = markedRows(totals);
  const named = columns.filter(({ isHidden, typed }) => !isHidden && (typed.kind === 'text' || typed.kind === 'date'));
  const labels = Array.from(rows.subarray(0, MOST_LABELS), (row) => {
    const cells = named
      .map(({ cells: own }) => own[row])
      .find((cell) => cell !== null && cell !== undefined && cell !== '');
    return cells === undefined ? '' : String(cells);
  });
  return { count: rows.length, labels: labels.filter((label) => label !== '') };
}
