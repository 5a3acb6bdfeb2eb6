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

/** Gathers equal values by a `Map`, whose hashing nobody can foresee. Values for which `hasGroup` is false have no group. */
export function groupByMap<Value>(values: ArrayLike<Value>, hasGroup: (value: Value | undefined) => boolean): Groups {
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

/** Gathers equal texts and truth values; null has no group. */
export function groupValues(values: readonly unknown[]): Groups {
  return groupByMap(values, (value) => value !== null);
}

/** The groups of the rows that `keep` marks with 1; the others have none. Codes below 0 have no group. */
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

/** Groups whose rows and sizes are known. */
export function toGroups(codes: Int32Array, counts: Int32Array): Groups {
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
