import { isFigureShape, isPeriodLabel, shapeOf } from '../../grid/cell-shape.ts';
import { EMPTY_CELL } from '../../grid/raw-grid.ts';
import type { SourceCell } from '../../source-table.ts';
import type { HtmlCell, HtmlRow, HtmlTable } from './html-table.ts';

/** A table laid out: each cell in every place it spans, and which rows on top are headers where the markup says so. */
export type LaidOut = {
  readonly rows: readonly (readonly SourceCell[])[];
  readonly headerRows: number | undefined;
  /** The text of a cell over the whole width on top. */
  readonly title: string | undefined;
  /** Rows below that were one cell over the whole width: headings of sections, notes. */
  readonly banners: number;
  /** Columns left out because no row says anything in them. */
  readonly emptyColumns: number;
};

/** A cell that reaches down from a row above, and for how many rows more. */
type Hanging = { readonly cell: HtmlCell; rowsLeft: number };

/**
 * Lays out the cells of a table by the rules of HTML: `colspan` and `rowspan` repeat a cell. `budget` is the most places
 * that may be filled, so that a short text cannot ask for a huge grid; beyond it, spans count as 1.
 */
export function layOut(table: HtmlTable, budget: number): LaidOut {
  const hanging: (Hanging | undefined)[] = [];
  const placed: HtmlCell[][] = [];
  const kept: HtmlRow[] = [];
  let left = budget;
  for (const row of table.rows) {
    const places = placeRow(row, hanging, left);
    left -= places.length;
    if (row.cells.length === 0) continue;
    placed.push(places);
    kept.push(row);
  }
  return dropSilentParts(placed, kept);
}

function dropSilentParts(placed: readonly (readonly HtmlCell[])[], source: readonly HtmlRow[]): LaidOut {
  const width = placed.reduce((widest, places) => Math.max(widest, places.length), 0);
  const isBanner = placed.map((places) => isBannerRow(places, width));
  const upright = source.filter((_, i) => isBanner[i] !== true);
  const bodies = placed.filter((_, i) => isBanner[i] !== true);
  const counted = countHeaderRows(upright);
  const headerRows = goesOnBelow(bodies, counted) ? counted + 1 : counted;
  const silent = findSilentColumns(placed, width, headerRows);
  const rows = placed
    .filter((_, i) => isBanner[i] !== true)
    .map((places) => places.filter((_, column) => !silent.has(column)).map((place) => place.cell));
  const titles = isBanner.indexOf(false) < 0 ? 0 : isBanner.indexOf(false);
  return {
    rows,
    headerRows: headerRows === 0 ? undefined : headerRows,
    title: titles === 0 ? undefined : placed[0]?.[0]?.cell.text,
    banners: isBanner.filter(Boolean).length - titles,
    emptyColumns: silent.size,
  };
}

const FILLER: HtmlCell = { cell: EMPTY_CELL, isHeader: false, hasPicture: false, columns: 1, rows: 1 };

function placeRow(row: HtmlRow, hanging: (Hanging | undefined)[], budget: number): HtmlCell[] {
  const places: HtmlCell[] = [];
  const takeHanging = (): boolean => {
    const above = hanging[places.length];
    if (above === undefined || above.rowsLeft === 0 || places.length >= budget) return false;
    above.rowsLeft -= 1;
    places.push(above.cell);
    return true;
  };
  for (const cell of row.cells) {
    while (takeHanging());
    const columns = places.length + cell.columns <= budget ? cell.columns : 1;
    for (let i = 0; i < columns; i += 1) {
      hanging[places.length] = cell.rows === 1 ? undefined : { cell, rowsLeft: rowsBelow(cell) };
      places.push(cell);
    }
  }
  while (places.length < Math.min(hanging.length, budget)) if (!takeHanging()) places.push(FILLER);
  while (places.at(-1) === FILLER) places.pop();
  return places;
}

function rowsBelow({ rows }: HtmlCell): number {
  return rows === 0 ? Number.POSITIVE_INFINITY : rows - 1;
}

/** True for a row that one cell spans, or most of: a heading or a note, no data. */
function isBannerRow(places: readonly HtmlCell[], width: number): boolean {
  return width > 1 && places.length > 1 && places.length * 2 > width && places.every((place) => place === places[0]);
}

/** Rows of the `thead`, and rows on top that are header cells all through. */
function countHeaderRows(rows: readonly HtmlRow[]): number {
  let count = 0;
  while (count < rows.length && (rows[count]?.isInHead || rows[count]?.cells.every((cell) => cell.isHeader)))
    count += 1;
  return count === rows.length && count > 1 ? 1 : count;
}

/**
 * True where the row below the header cells names the columns that some of them span, though the markup does not call it a header: words or
 * periods under each of those alone, and figures below.
 */
function goesOnBelow(placed: readonly (readonly HtmlCell[])[], headerRows: number): boolean {
  const [header = [], row = [], ...body] = placed.slice(Math.max(0, headerRows - 1));
  if (headerRows === 0 || body.length === 0) return false;
  const isSpanned = header.map((cell, column) => cell === header[column - 1] || cell === header[column + 1]);
  const isName = ({ cell: { text } }: HtmlCell): boolean => shapeOf(text) === 'word' || isPeriodLabel(text);
  const isBelow = row.every((place, column) => (isSpanned[column] === true ? isName(place) : place.cell.text === ''));
  const hasFigures = body.some((places) =>
    places.some(({ cell }, column) => isSpanned[column] === true && isFigureShape(shapeOf(cell.text))),
  );
  return row.length === header.length && isSpanned.includes(true) && isBelow && hasFigures;
}

/**
 * Columns that no row below the header has a word in and that only decorate: those of pictures, and those at the edges
 * (colour patches, footnote marks, places left for later).
 */
function findSilentColumns(
  placed: readonly (readonly HtmlCell[])[],
  width: number,
  headerRows: number,
): ReadonlySet<number> {
  const speaks = new Uint8Array(width);
  const shows = new Uint8Array(width);
  for (const places of placed.slice(Math.max(1, headerRows))) {
    for (const [column, { cell, hasPicture }] of places.entries()) {
      if (cell.text !== '') speaks[column] = 1;
      if (hasPicture) shows[column] = 1;
    }
  }
  const silent = new Set<number>();
  for (let column = 0; column < width; column += 1) if (speaks[column] === 0 && shows[column] === 1) silent.add(column);
  for (let column = 0; column < width && speaks[column] === 0; column += 1) silent.add(column);
  for (let column = width - 1; column >= 0 && speaks[column] === 0; column -= 1) silent.add(column);
  return silent.size === width ? new Set() : silent;
}
