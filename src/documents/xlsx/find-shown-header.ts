import type { SheetRow } from './sheet-content.ts';

type Rows = readonly SheetRow[];

/** Which rows of a block its looks show to be headers: `headerRows` of them from row `from` on, below a title. */
export type ShownHeader = { readonly from: number; readonly headerRows: number; readonly title: string | undefined };

const MOST_HEADER_ROWS = 3;

/**
 * Finds the header rows of a block by how it looks: the row with the buttons of a filter, or rows on top that are bold
 * over one that is not. Undefined where it looks alike all over.
 */
export function findShownHeader(rows: Rows, filterRow: number | undefined): ShownHeader | undefined {
  const from = rows.findIndex(({ cells }) => cells.length > 1);
  if (from < 0) return undefined;
  const filtered = rows.findIndex(({ index }) => index === filterRow);
  const last = filtered >= from ? filtered : lastBold(rows, from);
  const headerRows = last - from + 1;
  if (headerRows < 1 || headerRows > MOST_HEADER_ROWS || last === rows.length - 1) return undefined;
  return { from, headerRows, title: rows.slice(0, from).find(({ cells }) => cells.length > 0)?.cells[0]?.text };
}

/** The last of the bold rows from a row on; the one before it where there is none, or where all are bold. */
function lastBold(rows: Rows, from: number): number {
  let row = from;
  while (row < rows.length && rows[row]?.cells.every(({ style }) => style.isBold) === true) row += 1;
  return row === rows.length ? from - 1 : row - 1;
}
