import { EMPTY_CELL } from '../grid/raw-grid.ts';
import type { SourceCell, SourceColumn, SourceTable } from '../source-table.ts';
import { MOST_COLUMNS } from './address.ts';

/** A column on its way between processes. */
type SentColumn = SourceColumn & { readonly place?: never };

/** A table on its way between processes: its head first, then its rows in batches. */
export type TablePiece =
  | { readonly kind: 'head'; readonly table: Omit<SourceTable, 'rows'> & { readonly columns: readonly SentColumn[] } }
  | {
      readonly kind: 'rows';
      readonly width: number;
      /** Row after row, `width` texts each. */
      readonly texts: readonly string[];
      /** Where each stands: row times `MOST_COLUMNS` plus column; -1 for an empty cell. */
      readonly places: Float64Array;
    };

/** Cells of a batch: few enough that taking one holds nobody up. */
const BATCH_CELLS = 10_000;
const BATCH_CHARACTERS = 500_000;
const NOWHERE = -1;

/** Takes a table apart for its way to another process. */
export function* toPieces({ rows, ...head }: SourceTable): Generator<TablePiece, void, void> {
  yield { kind: 'head', table: head };
  const width = head.columns.length;
  let texts: string[] = [];
  let places: number[] = [];
  let characters = 0;
  for (const row of rows) {
    for (let column = 0; column < width; column += 1) {
      const { text, place } = row[column] ?? EMPTY_CELL;
      texts.push(text);
      places.push(place === undefined ? NOWHERE : place.row * MOST_COLUMNS + place.column);
      characters += text.length;
    }
    if (texts.length < BATCH_CELLS && characters < BATCH_CHARACTERS) continue;
    yield { kind: 'rows', width, texts, places: Float64Array.from(places) };
    [texts, places, characters] = [[], [], 0];
  }
  if (texts.length > 0) yield { kind: 'rows', width, texts, places: Float64Array.from(places) };
}

/** Puts tables together again, in the order in which their pieces come. */
export async function joinPieces(pieces: AsyncIterable<TablePiece>): Promise<readonly SourceTable[]> {
  const tables: (Omit<SourceTable, 'rows'> & { readonly rows: (readonly SourceCell[])[] })[] = [];
  for await (const piece of pieces) {
    if (piece.kind === 'head') tables.push({ ...piece.table, rows: [] });
    else pushRows(tables.at(-1)?.rows ?? [], piece);
  }
  return tables;
}

type Rows = Extract<TablePiece, { kind: 'rows' }>;

function pushRows(rows: (readonly SourceCell[])[], { width, texts, places }: Rows): void {
  for (let from = 0; from < texts.length; from += width) {
    rows.push(Array.from({ length: width }, (_, i) => toCell(texts[from + i] ?? '', places[from + i] ?? NOWHERE)));
  }
}

const NO_SPANS: readonly [] = [];

function toCell(text: string, place: number): SourceCell {
  return place === NOWHERE ? EMPTY_CELL : new PlacedCell(text, place);
}

/** A cell that knows its place as one number: large tables have millions of them. */
class PlacedCell implements SourceCell {
  readonly text: string;
  readonly #place: number;

  constructor(text: string, place: number) {
    this.text = text;
    this.#place = place;
  }

  get spans(): readonly [] {
    return NO_SPANS;
  }

  get place(): { readonly row: number; readonly column: number } {
    return { row: Math.floor(this.#place / MOST_COLUMNS), column: this.#place % MOST_COLUMNS };
  }
}
