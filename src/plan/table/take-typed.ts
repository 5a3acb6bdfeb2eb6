import type { CellNote, TypedColumn, ValueGroups } from '../../table/column.ts';
import { withLazyValues } from '../../table/reading/lazy-values.ts';

/** The values at the given positions, in their order. */
export function takeNumbers(values: Float64Array, rows: Int32Array): Float64Array {
  const taken = new Float64Array(rows.length);
  for (let place = 0; place < rows.length; place++) taken[place] = values[rows[place] ?? -1] ?? Number.NaN;
  return taken;
}

/** The cells at the given positions, in their order. */
export function takeCells<Cell>(cells: readonly Cell[], rows: Int32Array): readonly Cell[] {
  const taken = new Array<Cell>(rows.length);
  // Positions are of this column: every one of them holds a cell.
  for (let place = 0; place < rows.length; place++) taken[place] = cells[rows[place] ?? 0] as Cell;
  return taken;
}

/**
 * The rows of a typed column at the given positions. What was found over all rows holds on: kind, format, how open notations
 * were read.
 */
export function takeTyped(typed: TypedColumn, rows: Int32Array): TypedColumn {
  const { numbers, times, groups, misfits, placeholders } = typed;
  return withLazyValues(() => takeCells(typed.values, rows), {
    ...withoutValues(typed),
    misfits: takeNotes(misfits, rows),
    placeholders: takeNotes(placeholders, rows),
    ...(numbers === undefined ? {} : { numbers: takeNumbers(numbers, rows) }),
    ...(times === undefined ? {} : { times: takeNumbers(times, rows) }),
    ...(groups === undefined ? {} : { groups: takeGroups(groups, rows) }),
  });
}

/** Everything known of a column but its values, which are often not made yet and would be made by asking. */
function withoutValues(typed: TypedColumn): Omit<TypedColumn, 'values'> {
  const fields: Partial<Record<keyof TypedColumn, unknown>> = {};
  // The keys of a typed column are the fields of its type.
  for (const field of Object.keys(typed) as (keyof TypedColumn)[]) if (field !== 'values') fields[field] = typed[field];
  return fields as Omit<TypedColumn, 'values'>;
}

function takeGroups({ codes, texts }: ValueGroups, rows: Int32Array): ValueGroups {
  const taken = new Int32Array(rows.length);
  const counts = new Array<number>(texts.length).fill(0);
  for (let place = 0; place < rows.length; place++) {
    const code = codes[rows[place] ?? -1] ?? -1;
    taken[place] = code;
    if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  }
  return { codes: taken, texts, counts };
}

function takeNotes(notes: readonly CellNote[], rows: Int32Array): readonly CellNote[] {
  if (notes.length === 0) return notes;
  const textOf = new Map(notes.map(({ row, text }) => [row, text]));
  const taken: CellNote[] = [];
  for (let place = 0; place < rows.length; place++) {
    const text = textOf.get(rows[place] ?? -1);
    if (text !== undefined) taken.push({ row: place, text });
  }
  return taken;
}

/** Positions of positions: where rows that were taken once are taken again. The rows themselves where none were. */
export function takePositions(positions: Int32Array | undefined, rows: Int32Array): Int32Array {
  return positions === undefined ? rows : rows.map((row) => positions[row] ?? -1);
}
