/** Runs this short are put in order by insertion before any are merged. */
const RUN = 8;

/** The places of some numbers, none of them NaN, in the order in which the numbers rise; equal ones keep their order. O(n log n). */
export function risingOrder(values: Float64Array): Uint32Array {
  const count = values.length;
  let from = new Uint32Array(count);
  let into = new Uint32Array(count);
  for (let start = 0; start < count; start += RUN) insertRun(values, from, start, Math.min(start + RUN, count));
  for (let width = RUN; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) mergeRuns(values, from, into, { start, width });
    [from, into] = [into, from];
  }
  return from;
}

function insertRun(values: Float64Array, order: Uint32Array, start: number, end: number): void {
  for (let place = start; place < end; place++) {
    const value = values[place] ?? 0;
    let at = place;
    while (at > start && (values[order[at - 1] ?? 0] ?? 0) > value) {
      order[at] = order[at - 1] ?? 0;
      at--;
    }
    order[at] = place;
  }
}

type Runs = { readonly start: number; readonly width: number };

function mergeRuns(values: Float64Array, from: Uint32Array, into: Uint32Array, { start, width }: Runs): void {
  const middle = Math.min(start + width, from.length);
  const end = Math.min(start + 2 * width, from.length);
  let left = start;
  let right = middle;
  for (let place = start; place < end; place++) {
    const takesLeft =
      left < middle && (right >= end || (values[from[left] ?? 0] ?? 0) <= (values[from[right] ?? 0] ?? 0));
    into[place] = from[takesLeft ? left++ : right++] ?? 0;
  }
}
