import { markedRows } from '../../table/pick-rows.ts';
import { takeRows } from '../../table/plan-table.ts';
import { wholeNumber } from '../check-argument.ts';
import type { Step } from '../step.ts';
import { createRandom } from './create-random.ts';

/** Rows drawn without replacement, in their order (selection sampling, Knuth, "The Art of Computer Programming" 3.4.2, S). */
export const sample: Step<'sample'> = (table, { count, seed }) => {
  const wanted = Math.min(wholeNumber('count', count, 0), table.rowCount);
  const random = createRandom(seed);
  const marks = new Uint8Array(table.rowCount);
  let left = wanted;
  for (let row = 0; row < table.rowCount && left > 0; row++) {
    if (random() * (table.rowCount - row) >= left) continue;
    marks[row] = 1;
    left--;
  }
  return { table: takeRows(table, markedRows(marks)), did: { count: wanted } };
};
