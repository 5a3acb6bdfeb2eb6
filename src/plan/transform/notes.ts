import { totalsOf } from '../table/pick-rows.ts';
import { nameOf, type PlanColumn } from '../table/plan-column.ts';
import type { PlanTable } from '../table/plan-table.ts';
import type { DataNote } from './facts.ts';

/** Tells of the rows of totals that took no part. */
export function totalsNotes(table: PlanTable): readonly DataNote[] {
  const { count, labels } = totalsOf(table);
  return count === 0 ? [] : [{ kind: 'totalsLeftOut', count, labels }];
}

/** Tells of empty cells in a column that a step goes by. */
export function emptyNotes(column: PlanColumn, count: number): readonly DataNote[] {
  return count === 0 ? [] : [{ kind: 'emptyCells', column: nameOf(column), count }];
}

/**
 * Tells of the columns that rows lost when they were brought together: all but those that a step used. A date whose months took
 * its name is not gone in the eyes of a reader.
 */
export function droppedNotes(table: PlanTable, used: readonly PlanColumn[]): readonly DataNote[] {
  const kept = new Set(used.map(({ label }) => label));
  const gone = table.columns.filter((column) => !used.includes(column) && !kept.has(column.label));
  const hidden = gone.filter(({ isHidden }) => isHidden).map(nameOf);
  const visible = gone.filter(({ isHidden }) => !isHidden).map(nameOf);
  return [
    ...(visible.length === 0 ? [] : [{ kind: 'columnsDropped', columns: visible } as const]),
    ...(hidden.length === 0 ? [] : [{ kind: 'hiddenDropped', columns: hidden } as const]),
  ];
}
