import { meanNumbers, percentileNumbers } from '../aggregate/reduce-numbers.ts';
import { cleanNumber } from './clean-number.ts';

/** Which cells are filled, and the rows of each group in their order. */
export type Gaps = { readonly filled: Uint8Array; readonly groups: readonly Int32Array[] };

/** For each empty row the nearest filled row before it (or behind it) in its group; -1 for none, and for filled rows. */
export function fillSources({ filled, groups }: Gaps, method: 'previous' | 'next'): Int32Array {
  const sources = new Int32Array(filled.length).fill(-1);
  for (const rows of groups) {
    let source = -1;
    for (let place = 0; place < rows.length; place++) {
      const row = rows[method === 'previous' ? place : rows.length - 1 - place] ?? 0;
      if (filled[row] === 1) source = row;
      else sources[row] = source;
    }
  }
  return sources;
}

/** The ways to fill empty cells that compute. */
export type NumberFill = 'linear' | 'mean' | 'median';

/** The numbers with those of empty rows computed: between their neighbours, or by the mean or median of their group. */
export function fillNumbers(numbers: Float64Array, { filled, groups }: Gaps, method: NumberFill): Float64Array {
  const full = numbers.slice();
  for (const rows of groups) {
    if (method === 'linear') fillBetween(full, filled, rows);
    else fillCentre(full, filled, rows, method);
  }
  return full;
}

function fillCentre(numbers: Float64Array, filled: Uint8Array, rows: Int32Array, method: 'mean' | 'median'): void {
  const own = Float64Array.from(rows, (row) => numbers[row] ?? Number.NaN);
  const all = { codes: new Int32Array(own.length), count: 1 };
  const [centre = Number.NaN] = method === 'mean' ? meanNumbers(own, all) : percentileNumbers(own, all, 50);
  for (const row of rows) if (filled[row] === 0) numbers[row] = cleanNumber(centre);
}

/** Rows are taken to lie one step apart. */
function fillBetween(numbers: Float64Array, filled: Uint8Array, rows: Int32Array): void {
  let before = -1;
  for (let place = 0; place < rows.length; place++) {
    const value = numbers[rows[place] ?? 0] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    const start = numbers[rows[before] ?? -1] ?? Number.NaN;
    for (let gap = before + 1; before >= 0 && gap < place; gap++) {
      const row = rows[gap] ?? 0;
      if (filled[row] === 0) numbers[row] = cleanNumber(start + ((value - start) * (gap - before)) / (place - before));
    }
    before = place;
  }
}
