import { compileCondition } from '../../expression/compile-expression.ts';
import { keepMarked } from '../../table/pick-rows.ts';
import type { PlanTable } from '../../table/plan-table.ts';
import { rowChunks } from '../../table/row-chunks.ts';
import { totalsNotes } from '../notes.ts';
import type { Step } from '../step.ts';

/**
 * Keeps the rows for which the condition is true. Where a cell it needs is empty it has no answer, and the row goes. A row that
 * sums up others goes with the first of them that goes, since it would sum up rows that are no longer there; it stays where
 * rows of totals are all that the condition keeps.
 */
export const filter: Step<'filter'> = (table, { where }, context) => {
  const { at } = compileCondition(where, table);
  const marks = new Uint8Array(table.rowCount);
  let [kept, undecided] = [0, 0];
  for (const { from, to } of rowChunks(table.rowCount, context)) {
    for (let row = from; row < to; row++) {
      const truth = at(row);
      if (truth === 1) {
        marks[row] = 1;
        kept++;
      } else if (truth !== 0) undecided++;
    }
  }
  const isStale = kept > 0 && kept < table.rowCount && dropStaleTotals(table, marks, kept);
  return { table: keepMarked(table, marks), did: { undecided }, notes: isStale ? totalsNotes(table) : [] };
};

/** Unmarks rows of totals where some of the rows they sum up are not kept; true where there was one to unmark. */
function dropStaleTotals({ totals, rowCount }: PlanTable, marks: Uint8Array, kept: number): boolean {
  if (totals === undefined) return false;
  let [all, keptTotals] = [0, 0];
  for (let row = 0; row < rowCount; row++) {
    if (totals[row] !== 1) continue;
    all++;
    if (marks[row] === 1) keptTotals++;
  }
  const keptOthers = kept - keptTotals;
  if (keptTotals === 0 || keptOthers === 0 || keptOthers === rowCount - all) return false;
  for (let row = 0; row < rowCount; row++) if (totals[row] === 1) marks[row] = 0;
  return true;
}
