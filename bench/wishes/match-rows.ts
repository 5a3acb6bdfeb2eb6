import { isSameCell, type PlainCell } from './plain-cell.ts';

/** Rows of comparable cells. */
export type PlainRows = readonly (readonly PlainCell[])[];

/** One column of an answer under one of the ways to read it (as it stands, as a share, as the lower end of an interval). */
export type ReadColumn = readonly PlainCell[];

/** How the columns of the answer may be read for one wanted column: for each column of the answer its readings. */
export type ColumnReadings = readonly (readonly ReadColumn[])[];

const textOf = (row: readonly PlainCell[]): string => row.filter((cell) => typeof cell !== 'number').join('\u0001');
const isSameRow = (left: readonly PlainCell[], right: readonly PlainCell[]): boolean =>
  left.every((cell, at) => isSameCell(cell, right[at] ?? null));

/** Whether two lists hold the same rows, each as often, in any order. */
export function isSameBag(left: PlainRows, right: PlainRows): boolean {
  if (left.length !== right.length) return false;
  const buckets = Map.groupBy(right, textOf);
  return left.every((row) => {
    const bucket = buckets.get(textOf(row)) ?? [];
    const at = bucket.findIndex((other) => isSameRow(row, other));
    if (at >= 0) bucket.splice(at, 1);
    return at >= 0;
  });
}

/** Whether two lists hold the same rows in the same order. */
export const isSameSequence = (left: PlainRows, right: PlainRows): boolean =>
  left.length === right.length && left.every((row, at) => isSameRow(row, right[at] ?? []));

const rowsOf = (columns: readonly ReadColumn[], length: number): PlainRows =>
  Array.from({ length }, (_, at) => columns.map((column) => column[at] ?? null));

const single = (column: ReadColumn): PlainRows => column.map((cell) => [cell]);

/** The columns that stand for the wanted ones, and the answer's rows read so. */
export type Match = { readonly columns: readonly number[]; readonly rows: PlainRows };

type Search = {
  readonly wanted: PlainRows;
  readonly length: number;
  readonly choices: readonly (readonly { readonly at: number; readonly column: ReadColumn }[])[];
  readonly accepts: (rows: PlainRows) => boolean;
};

function search(
  state: Search,
  chosen: readonly { readonly at: number; readonly column: ReadColumn }[],
): Match | undefined {
  const options = state.choices[chosen.length];
  if (options === undefined) {
    const rows = rowsOf(
      chosen.map(({ column }) => column),
      state.length,
    );
    return state.accepts(rows) ? { columns: chosen.map(({ at }) => at), rows } : undefined;
  }
  for (const option of options) {
    if (chosen.some(({ at }) => at === option.at)) continue;
    const match = search(state, [...chosen, option]);
    if (match !== undefined) return match;
  }
  return undefined;
}

/**
 * A one-to-one matching of the wanted columns to columns of the answer under which the rows agree as a bag, and in their
 * order by `accepts`. `readings` gives for each wanted column how the answer's columns may be read.
 */
export function matchColumns(
  wanted: PlainRows,
  readings: readonly ColumnReadings[],
  accepts: (rows: PlainRows) => boolean,
): Match | undefined {
  const length = readings[0]?.[0]?.[0]?.length ?? 0;
  if (length !== wanted.length) return undefined;
  const choices = readings.map((columns, g) => {
    const own = wanted.map((row) => [row[g] ?? null]);
    return columns.flatMap((ways, at) =>
      ways.filter((column) => isSameBag(own, single(column))).map((column) => ({ at, column })),
    );
  });
  return search({ wanted, length, choices, accepts: (rows) => isSameBag(wanted, rows) && accepts(rows) }, []);
}
