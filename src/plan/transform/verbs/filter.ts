import { compileCondition } from '../../expression/compile-expression.ts';
import { keepMarked } from '../../table/pick-rows.ts';
import { rowChunks } from '../../table/row-chunks.ts';
import type { Step } from '../step.ts';

/** Keeps the rows for which the condition is true. Where a cell it needs is empty it has no answer, and the row goes. */
export const filter: Step<'filter'> = (table, { where }, context) => {
  const { at } = compileCondition(where, table);
  const marks = new Uint8Array(table.rowCount);
  let undecided = 0;
  for (const { from, to } of rowChunks(table.rowCount, context)) {
    for (let row = from; row < to; row++) {
      const truth = at(row);
      if (truth === 1) marks[row] = 1;
      else if (truth !== 0) undecided++;
    }
  }
  return { table: keepMarked(table, marks), did: { undecided } };
};
