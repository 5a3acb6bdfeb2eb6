import type { DocumentContent, DocumentReading, ReadingStep, ScannedPage } from './document-reading.ts';
import { EMPTY_CELL } from './grid/raw-grid.ts';
import type { AreaPlace, Doubt, SheetPlace, SourceCell, SourceColumn, SourceTable } from './source-table.ts';
import type { Writing } from './writing.ts';

/** A table on its way between processes: its head first, then its rows in batches. */
export type TablePiece =
  | { readonly kind: 'head'; readonly table: Omit<SourceTable, 'rows'> }
  | {
      readonly kind: 'rows';
      readonly width: number;
      /** The different texts of the cells. */
      readonly texts: readonly string[];
      /** Row after row, `width` cells each: which of the texts each holds. */
      readonly cells: Uint32Array;
      /** Where each stands in a sheet: row times `COLUMNS` plus column; -1 for none. */
      readonly places: Float64Array;
      /** Where each stands on a page or in a picture: page (0 for none), left, top, width and height; empty for sheets. */
      readonly areas: Float64Array;
    };

/** What the task of a reader may give: its tables in pieces, and what else it has to say. */
export type DocumentPiece =
  | TablePiece
  | { readonly kind: 'step'; readonly step: ReadingStep }
  | { readonly kind: 'scan'; readonly scan: ScannedPage }
  | { readonly kind: 'writing'; readonly writing: Writing }
  | { readonly kind: 'doubt'; readonly doubt: Doubt };

/** Cells of a batch: few enough that taking one holds nobody up. */
const BATCH_CELLS = 10_000;
const BATCH_CHARACTERS = 500_000;
const NOWHERE = -1;
/** More columns than any sheet has. */
const COLUMNS = 32_768;
/** Numbers that an area is sent as. */
const AREA_LENGTH = 5;
/** The page of a cell without an area; a picture, which has no pages, has 0. */
const NO_AREA = -1;

/** Takes a table apart for its way to another process. */
export function* toPieces({ rows, ...head }: SourceTable): Generator<TablePiece, void, void> {
  yield { kind: 'head', table: { ...head, columns: head.columns.map(withPlainHeading) } };
  const width = head.columns.length;
  let batch = new Batch(width);
  for (const row of rows) {
    for (let column = 0; column < width; column += 1) batch.add(row[column] ?? EMPTY_CELL);
    if (!batch.isFull) continue;
    yield batch.toPiece();
    batch = new Batch(width);
  }
  if (!batch.isEmpty) yield batch.toPiece();
}

/** What a reader keeps in its cells beside what every cell has may be nothing that can be sent. */
function withPlainHeading(column: SourceColumn): SourceColumn {
  if (column.heading === undefined) return column;
  const heading = column.heading.map(({ text, spans, place, area }) => ({
    text,
    spans,
    ...(place === undefined ? {} : { place }),
    ...(area === undefined ? {} : { area }),
  }));
  return { ...column, heading };
}

class Batch {
  readonly #width: number;
  readonly #textAt = new Map<string, number>();
  readonly #cells: number[] = [];
  readonly #places: number[] = [];
  readonly #areas: number[] = [];
  #hasAreas = false;
  #characters = 0;

  constructor(width: number) {
    this.#width = width;
  }

  get isEmpty(): boolean {
    return this.#cells.length === 0;
  }

  get isFull(): boolean {
    return this.#cells.length >= BATCH_CELLS || this.#characters >= BATCH_CHARACTERS;
  }

  add({ text, place, area }: SourceCell): void {
    if (area !== undefined && !this.#hasAreas) {
      this.#hasAreas = true;
      for (let i = 0; i < this.#cells.length; i += 1) this.#areas.push(NO_AREA, 0, 0, 0, 0);
    }
    this.#cells.push(this.#indexOf(text));
    this.#places.push(place === undefined ? NOWHERE : place.row * COLUMNS + place.column);
    if (this.#hasAreas) this.#areas.push(...toNumbers(area));
  }

  #indexOf(text: string): number {
    const known = this.#textAt.get(text);
    if (known !== undefined) return known;
    const index = this.#textAt.size;
    this.#textAt.set(text, index);
    this.#characters += text.length;
    return index;
  }

  toPiece(): TablePiece {
    return {
      kind: 'rows',
      width: this.#width,
      texts: [...this.#textAt.keys()],
      cells: Uint32Array.from(this.#cells),
      places: Float64Array.from(this.#places),
      areas: Float64Array.from(this.#areas),
    };
  }
}

function toNumbers(area: AreaPlace | undefined): readonly number[] {
  if (area === undefined) return [NO_AREA, 0, 0, 0, 0];
  const { left, top, width, height } = area.box;
  return [area.page ?? 0, left, top, width, height];
}

/** Puts what a task gives together again: steps are passed on as they come, tables joined in the order of their pieces. */
export async function* joinReading(pieces: AsyncIterable<DocumentPiece>): DocumentReading {
  const tables: (Omit<SourceTable, 'rows'> & { readonly rows: (readonly SourceCell[])[] })[] = [];
  const scans: ScannedPage[] = [];
  const writing: Writing[] = [];
  const doubts: Doubt[] = [];
  const known = new KnownCells();
  for await (const piece of pieces) {
    if (piece.kind === 'step') yield piece.step;
    else if (piece.kind === 'scan') scans.push(piece.scan);
    else if (piece.kind === 'writing') writing.push(piece.writing);
    else if (piece.kind === 'doubt') doubts.push(piece.doubt);
    else if (piece.kind === 'head') tables.push({ ...piece.table, rows: [] });
    else pushRows(tables.at(-1)?.rows ?? [], piece, known);
  }
  return { tables, scans, writing, doubts } satisfies DocumentContent;
}

type Rows = Extract<TablePiece, { kind: 'rows' }>;

function pushRows(
  rows: (readonly SourceCell[])[],
  { width, texts, cells, places, areas }: Rows,
  known: KnownCells,
): void {
  const plain = texts.map((text) => known.cellOf(text));
  for (let from = 0; from < cells.length; from += width) {
    const row = new Array<SourceCell>(width).fill(EMPTY_CELL);
    for (let i = 0; i < width; i += 1) {
      const cell = plain[cells[from + i] ?? 0] ?? EMPTY_CELL;
      const place = places[from + i] ?? NOWHERE;
      const area = place === NOWHERE ? toArea(areas, (from + i) * AREA_LENGTH) : undefined;
      if (place !== NOWHERE) row[i] = new PlacedCell(cell.text, place);
      else row[i] = area === undefined ? cell : { text: cell.text, spans: NO_SPANS, area };
    }
    rows.push(row);
  }
}

/** Different texts that are remembered, so that cells without a place that say the same are one. */
const MOST_KNOWN = 100_000;

class KnownCells {
  readonly #cells = new Map<string, SourceCell>();

  cellOf(text: string): SourceCell {
    if (text === '') return EMPTY_CELL;
    const known = this.#cells.get(text);
    if (known !== undefined) return known;
    const cell = { text, spans: NO_SPANS };
    if (this.#cells.size < MOST_KNOWN) this.#cells.set(text, cell);
    return cell;
  }
}

const NO_SPANS: readonly [] = [];

function toArea(areas: Float64Array, from: number): AreaPlace | undefined {
  if (areas.length === 0) return undefined;
  const [page = NO_AREA, left = 0, top = 0, width = 0, height = 0] = areas.subarray(from, from + AREA_LENGTH);
  if (page === NO_AREA) return undefined;
  const box = { left, top, width, height };
  return page === 0 ? { box } : { page, box };
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

  get place(): SheetPlace {
    return { row: Math.floor(this.#place / COLUMNS), column: this.#place % COLUMNS };
  }
}
