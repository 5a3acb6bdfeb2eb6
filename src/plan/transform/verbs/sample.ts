import { markedRows } from '../../table/pick-rows.ts';
import { takeRows } from '../../table/plan-table.ts';
import { wholeNumber } from '../check-argument.ts';
import type { Step } from '../step.ts';

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

/** Numbers from 0 to 1 that hang on the seed alone ("mulberry32", Ettinger, 2017). */
function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
