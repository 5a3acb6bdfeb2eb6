import type { TypedColumn, ValueGroups } from '../../table/column.ts';
import { NumberTable } from '../../table/profile/number-table.ts';
import { groupTexts } from '../../table/profile/text-groups.ts';
import { groupValues } from '../../table/profile/value-groups.ts';
import type { PlanColumn } from './plan-column.ts';

/** Equal values of a column numbered: for each row the number of its value, -1 for an empty cell, all below `size`. */
export type Codes = { readonly codes: Int32Array; readonly size: number };

/** Rows gathered by equal values: for each row its group, or -1; groups are numbered in order of first appearance. */
export type Grouping = {
  readonly codes: Int32Array;
  /** The first row of each group. */
  readonly firstRows: Int32Array;
  readonly count: number;
};

const DAY_MS = 86_400_000;
/** A table for all pairs of codes is made where it has at most this many places for each row. */
const DENSE_PLACES = 4;

/**
 * Numbers the equal values of a column. Numbers and dates are equal by value, whatever their notation; texts by their letters,
 * blanks at the ends and the way accents are stored left out. Cells that are not of the column's kind are equal by their text.
 */
export function codesOf({ typed }: PlanColumn): Codes {
  const found = codesOfValues(typed);
  return typed.misfits.length === 0 ? found : withMisfits(found, typed);
}

function codesOfValues(typed: TypedColumn): Codes {
  const { groups, times, numbers, values, decimals = 0 } = typed;
  if (groups !== undefined) return unified(groups);
  const figures = times ?? numbers;
  if (figures !== undefined) {
    const step = times === undefined ? 10 ** -decimals : DAY_MS;
    const { codes, distinct } = new NumberTable(figures.length).group({ numbers: figures, step });
    return { codes, size: distinct };
  }
  if (typed.kind !== 'text') {
    const { codes, distinct } = groupValues(values);
    return { codes, size: distinct };
  }
  const { codes, distinct } = groupTexts(values.map((value) => (typeof value === 'string' ? normalText(value) : null)));
  return { codes, size: distinct };
}

/** A text in the one form in which equal letters are stored alike. */
export function normalText(text: string): string {
  return IS_ASCII.test(text) ? text : text.normalize('NFC');
}

const IS_ASCII = /^[ -~]*$/;

/** Places whose texts differ only in how accents are stored become one. */
function unified({ codes, texts }: ValueGroups): Codes {
  const places = new Map<string, number>();
  const map = new Int32Array(texts.length);
  for (let place = 0; place < texts.length; place++) {
    const text = normalText(texts[place] ?? '');
    const known = places.get(text);
    map[place] = known ?? place;
    if (known === undefined) places.set(text, place);
  }
  const size = texts.length;
  return places.size === size ? { codes, size } : { codes: codes.map((code) => map[code] ?? -1), size };
}

function withMisfits({ codes, size }: Codes, { misfits }: TypedColumn): Codes {
  const all = codes.slice();
  const places = new Map<string, number>();
  for (const { row, text } of misfits) {
    const place = places.get(text) ?? size + places.size;
    places.set(text, place);
    all[row] = place;
  }
  return { codes: all, size: size + places.size };
}

/**
 * Gathers rows by the values of some columns; empty cells are one value more. All rows are one group where no column is given.
 * Rows that `skip` marks with 1 have no group.
 */
export function groupRows(columns: readonly PlanColumn[], rowCount: number, skip?: Uint8Array): Grouping {
  const [first, ...others] = columns.map(codesOf);
  let joint: Codes = first === undefined ? oneCode(rowCount) : withEmpty(first);
  for (const other of others) joint = joinCodes(joint, withEmpty(other));
  return inOrder(joint, skip);
}

function oneCode(rowCount: number): Codes {
  return { codes: new Int32Array(rowCount), size: 1 };
}

/** The same codes with one of their own for empty cells. */
function withEmpty({ codes, size }: Codes): Codes {
  return codes.includes(-1)
    ? { codes: codes.map((code) => (code < 0 ? size : code)), size: size + 1 }
    : { codes, size };
}

/** One code for each pair of codes that stand in one row; -1 where either is. */
export function joinCodes(left: Codes, right: Codes): Codes {
  const rowCount = left.codes.length;
  const places = left.size * right.size;
  const codes = new Int32Array(rowCount);
  const isDense = places <= DENSE_PLACES * rowCount + 1024;
  if (isDense) {
    for (let row = 0; row < rowCount; row++) {
      const [one, other] = [left.codes[row] ?? -1, right.codes[row] ?? -1];
      codes[row] = one < 0 || other < 0 ? -1 : one * right.size + other;
    }
    return { codes, size: places };
  }
  const known = new Map<number, number>();
  for (let row = 0; row < rowCount; row++) {
    const [one, other] = [left.codes[row] ?? -1, right.codes[row] ?? -1];
    if (one < 0 || other < 0) codes[row] = -1;
    else {
      const pair = one * right.size + other;
      const code = known.get(pair) ?? known.size;
      if (code === known.size) known.set(pair, code);
      codes[row] = code;
    }
  }
  return { codes, size: known.size };
}

/** Codes numbered anew in order of first appearance. */
function inOrder({ codes, size }: Codes, skip: Uint8Array | undefined): Grouping {
  const renumbered = new Int32Array(codes.length);
  const map = new Int32Array(size).fill(-1);
  const firstRows: number[] = [];
  for (let row = 0; row < codes.length; row++) {
    if (skip !== undefined && skip[row] === 1) {
      renumbered[row] = -1;
      continue;
    }
    const code = codes[row] ?? 0;
    let place = map[code] ?? -1;
    if (place < 0) {
      place = firstRows.length;
      map[code] = place;
      firstRows.push(row);
    }
    renumbered[row] = place;
  }
  return { codes: renumbered, firstRows: Int32Array.from(firstRows), count: firstRows.length };
}

/** The rows of each group, group after group in the order of the rows: those of group g from `starts[g]` to `starts[g + 1]`. */
export type GroupedRows = { readonly rows: Int32Array; readonly starts: Int32Array };

/** Puts rows side by side by their group; rows without one are left out. `order` is the order of the rows, as they stand where absent. */
export function rowsByGroup(codes: Int32Array, count: number, order?: Int32Array): GroupedRows {
  const starts = new Int32Array(count + 1);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? -1;
    if (code >= 0) starts[code + 1] = (starts[code + 1] ?? 0) + 1;
  }
  for (let group = 0; group < count; group++) starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0);
  const next = starts.slice();
  const rows = new Int32Array(starts[count] ?? 0);
  for (let place = 0; place < codes.length; place++) {
    const row = order === undefined ? place : (order[place] ?? 0);
    const code = codes[row] ?? -1;
    if (code < 0) continue;
    const at = next[code] ?? 0;
    rows[at] = row;
    next[code] = at + 1;
  }
  return { rows, starts };
}
