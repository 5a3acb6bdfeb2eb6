/** How often the values of a column come. */
export type ValueCounts = {
  /** Values that differ from each other. */
  readonly distinct: number;
  /** Rows of the most frequent one. */
  readonly largest: number;
  /** Rows with a value. */
  readonly filled: number;
  /** Each number once, in order of first appearance, where numbers were counted. */
  readonly keys?: Float64Array;
};

/** Equal values of a column gathered: for each row the place of its value, or -1, and the rows of each place. */
export type Groups = ValueCounts & { readonly codes: Int32Array; readonly counts: Int32Array };

/** Slots of a table for each number that may come. */
const LEAST_ROOM = 1.31;
const SPREAD = 2_654_435_769;
/** Steps a number may take to find its place, on average, before the table is taken for one made to collide. */
const MOST_STEPS = 8;

/** The size of a table, as a power of two, that stays emptier than three in four. */
function tableBits(size: number): number {
  return Math.max(4, Math.ceil(Math.log2(size * LEAST_ROOM)));
}

/**
 * Room in which the numbers of one column after another are counted. Open addressing is linear for numbers as they come; numbers
 * chosen to collide are counted by a `Map`, whose hashing cannot be foreseen.
 */
export class NumberTable {
  /** A column's numbers, to be reordered at will until the next column. */
  readonly scratch: Float64Array;
  private readonly bits: number;
  private readonly slots: Int32Array;
  private readonly keys: Float64Array;
  private readonly counts: Int32Array;
  private readonly double = new Float64Array(1);
  private readonly words = new Uint32Array(this.double.buffer);

  constructor(size: number) {
    this.bits = tableBits(size);
    this.slots = new Int32Array(2 ** this.bits);
    this.keys = new Float64Array(size);
    this.counts = new Int32Array(size);
    this.scratch = new Float64Array(size);
  }

  /** Counts equal numbers, NaN left out. `keys` is a view that holds until the next call. */
  count(numbers: Float64Array): ValueCounts {
    return this.tally(numbers, undefined) ?? groupByMap(numbers, (number) => !Number.isNaN(number));
  }

  /** Gathers equal numbers; NaN has no group. Places are in order of first appearance. */
  group(numbers: Float64Array): Groups {
    const codes = new Int32Array(numbers.length);
    const found = this.tally(numbers, codes);
    if (found === undefined) return groupByMap(numbers, (number) => !Number.isNaN(number));
    const { distinct } = found;
    return { ...found, codes, counts: this.counts.slice(0, distinct), keys: this.keys.slice(0, distinct) };
  }

  /** Fills keys, counts and, where they are given, codes; undefined where too many numbers collide. */
  private tally(numbers: Float64Array, codes: Int32Array | undefined): ValueCounts | undefined {
    const { slots, keys, counts, double, words } = this;
    const shift = 32 - this.bits;
    const mask = slots.length - 1;
    slots.fill(-1);
    let distinct = 0;
    let largest = 0;
    let filled = 0;
    let stepsLeft = (numbers.length + 64) * MOST_STEPS;
    for (let row = 0; row < numbers.length; row++) {
      const value = numbers[row] ?? Number.NaN;
      if (Number.isNaN(value)) {
        if (codes !== undefined) codes[row] = -1;
        continue;
      }
      double[0] = value + 0;
      let slot = Math.imul((words[0] ?? 0) ^ Math.imul(words[1] ?? 0, 0x85ebca6b), SPREAD) >>> shift;
      let code = slots[slot] ?? -1;
      while (code >= 0 && keys[code] !== value) {
        slot = (slot + 1) & mask;
        code = slots[slot] ?? -1;
        if (--stepsLeft < 0) return undefined;
      }
      if (code < 0) {
        code = distinct++;
        slots[slot] = code;
        keys[code] = value;
        counts[code] = 0;
      }
      const count = (counts[code] ?? 0) + 1;
      counts[code] = count;
      if (count > largest) largest = count;
      filled++;
      if (codes !== undefined) codes[row] = code;
    }
    return { distinct, largest, filled, keys: keys.subarray(0, distinct) };
  }
}

/** Gathers equal texts and truth values; null has no group. */
export function groupValues(values: readonly unknown[]): Groups {
  return groupByMap(values, (value) => value !== null);
}

/** Gathers equal texts of a long column whose texts mostly differ; null has no group. Faster than a `Map` where few are equal. */
export function groupTexts(values: readonly unknown[]): Groups {
  const size = values.length;
  const codes = new Int32Array(size);
  const bits = tableBits(size);
  const table = new Int32Array(2 ** bits).fill(-1);
  const hashes = new Int32Array(size);
  const firstRows = new Int32Array(size);
  const counts = new Int32Array(size);
  const mask = table.length - 1;
  let distinct = 0;
  let stepsLeft = (size + 64) * MOST_STEPS;
  for (let row = 0; row < size; row++) {
    const text = values[row];
    if (typeof text !== 'string') {
      if (text !== null) return groupValues(values);
      codes[row] = -1;
      continue;
    }
    const hash = hashOf(text);
    let slot = hash >>> (32 - bits);
    let code = table[slot] ?? -1;
    while (code >= 0 && (hashes[code] !== hash || values[firstRows[code] ?? 0] !== text)) {
      slot = (slot + 1) & mask;
      code = table[slot] ?? -1;
      if (--stepsLeft < 0) return groupValues(values);
    }
    if (code < 0) {
      code = distinct++;
      table[slot] = code;
      hashes[code] = hash;
      firstRows[code] = row;
    }
    codes[row] = code;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return toGroups(codes, counts.subarray(0, distinct));
}

/** Code units of each end of a text that its hash reads. */
const HASHED = 16;

function hashOf(text: string): number {
  const { length } = text;
  let hash = length;
  for (let index = 0; index < length; index++) {
    if (index === HASHED && length > 2 * HASHED) index = length - HASHED;
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x5bd1e995);
  }
  return Math.imul(hash ^ (hash >>> 15), SPREAD) | 0;
}

function groupByMap<Value>(values: ArrayLike<Value>, hasGroup: (value: Value | undefined) => boolean): Groups {
  const codes = new Int32Array(values.length);
  const places = new Map<Value | undefined, number>();
  const counts: number[] = [];
  for (let row = 0; row < values.length; row++) {
    const value = values[row];
    if (!hasGroup(value)) {
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
