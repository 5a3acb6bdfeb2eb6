import { isPeriodLabel } from '../grid/cell-shape.ts';
import { keepColumns, type SheetCell, type SheetRow } from './sheet-content.ts';
import { cutsOf } from './split-blocks.ts';

type Rows = readonly SheetRow[];

const LEAST_COLUMNS = 2;
/** The share of a table's rows that notes stand beside at most: what stands beside more is a column that nobody named. */
const MOST_NOTED = 1 / 2;

/**
 * Parts the notes off that stand to the right of a table: texts behind an empty column, beside some of its rows, under no label in its
 * header. Elsewhere a text may be a cell of the table.
 */
export function cutNotesBeside(rows: Rows): { readonly rows: Rows; readonly beside: readonly string[] } {
  for (const cut of cutsOf(rows)) {
    const table = rows.flatMap((row) => keepColumns(row, (column) => column < cut) ?? []);
    const notes = rows.flatMap((row) => keepColumns(row, (column) => column >= cut) ?? []);
    if (areNotes(notes, table))
      return { rows: table, beside: notes.flatMap(({ cells }) => cells.map(({ text }) => text)) };
  }
  return { rows, beside: [] };
}

function areNotes(notes: Rows, table: Rows): boolean {
  const head = table.findIndex(({ cells }) => cells.length >= LEAST_COLUMNS);
  const [header, ...body] = head < 0 ? [] : table.slice(head);
  if (header === undefined || !body.some(({ cells }) => cells.some(({ held }) => held === 'number'))) return false;
  const areBelow = notes.every(
    ({ index, cells }) => index > header.index && cells.every(({ held }) => held === 'text'),
  );
  return areBelow && header.cells.every(isLabel) && notes.length <= body.length * MOST_NOTED;
}

/** True for a cell that may name a column. */
function isLabel({ held, text }: SheetCell): boolean {
  return held === 'text' || isPeriodLabel(text);
}
