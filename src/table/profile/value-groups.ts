/** Equal values of a column gathered: for each row the place of its value, or -1, and the rows of each place. */
export type Groups = {
  readonly codes: Int32Array;
  readonly counts: Int32Array;
  /** Places in use. */
  readonly distinct: number;
  readonly largest: number;
  /** Rows with a value. */
  readonly filled: number;
};

const SPREAD = 2_654_435_769;

/** Gathers equal numbers; NaN has no group. Places are in order of first appearance. Linear time (open addressing). */
export function groupNumbers(numbers: Float64Array): Groups {
  const size = numbers.length;
  const codes = new Int32Array(size);
  const bits = Math.max(4, 33 - Math.clz32(size));
  const table = new Int32Array(2 ** bits).fill(-1);
  const keys = new Float64Array(size);
  const counts = new Int32Array(size);
  const scratch = new Float64Array(1);
  const words = new Uint32Array(scratch.buffer);
  const mask = table.length - 1;
  let distinct = 0;
  for (let row = 0; row < size; row++) {
    const value = numbers[row] ?? Number.NaN;
    if (Number.isNaN(value)) {
      codes[row] = -1;
      continue;
    }
    scratch[0] = value + 0;
    let slot = Math.imul((words[0] ?? 0) ^ Math.imul(words[1] ?? 0, 0x85ebca6b), SPREAD) >>> (32 - bits);
    let code = table[slot] ?? -1;
    while (code >= 0 && keys[code] !== value) {
      slot = (slot + 1) & mask;
      code = table[slot] ?? -1;
    }
    if (code < 0) {
      code = distinct++;
      table[slot] = code;
      keys[code] = value;
    }
    codes[row] = code;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return toGroups(codes, counts.subarray(0, distinct));
}

/** Gathers equal texts and truth values; null has no group. */
export function groupValues(values: readonly unknown[]): Groups {
  const codes = new Int32Array(values.length);
  const places = new Map<unknown, number>();
  const counts: number[] = [];
  for (let row = 0; row < values.length; row++) {
    const value = values[row];
    if (value === null || value === undefined) {
      codes[row] = -1;
      continue;
    }
    let code = places.get(value);
    if (code === undefined) {
      code = counts.length;
      places.set(value, code);
      counts.push(0);
    }
    codes[row] = code;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return toGroups(codes, Int32Array.from(counts));
}

/** The groups of the rows that `keep` marks with 1; the others have none. */
export function groupsOfKept(codes: Int32Array, places: number, keep: Uint8Array | undefined): Groups {
  const kept = new Int32Array(codes.length);
  const counts = new Int32Array(places);
  for (let row = 0; row < codes.length; row++) {
    const code = keep === undefined || keep[row] === 1 ? Math.max(-1, codes[row] ?? -1) : -1;
    kept[row] = code;
    if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  }
  return toGroups(kept, counts);
}

function toGroups(codes: Int32Array, counts: Int32Array): Groups {
  let distinct = 0;
  let largest = 0;
  let filled = 0;
  for (const count of counts) {
    if (count > 0) distinct++;
    if (count > largest) largest = count;
    filled += count;
  }
  return { codes, counts, distinct, largest, filled };
}
