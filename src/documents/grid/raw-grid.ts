import type { Doubt, Notice, ReadMethod, SourceCell, Span } from '../source-table.ts';

/**
 * Cells in rows as a reader found them, before it is known which rows are titles, headers, data or notes. Rows may
 * differ in length. A cell that spans several rows or columns stands in each as one and the same object.
 */
export type RawGrid = {
  readonly method: ReadMethod;
  readonly span: Span;
  readonly rows: readonly (readonly SourceCell[])[];
  /** How many rows on top are headers, where the format itself says so; 0 says that there are none. */
  readonly headerRows?: number;
  readonly title?: string;
  /** How sure the reader is of the cells' edges, 0 to 1. */
  readonly certainty: number;
  readonly doubts?: readonly Doubt[];
  readonly notices?: readonly Notice[];
  /** The decimal mark that the format fixes, as JSON does for its numbers. */
  readonly decimalMark?: '.' | ',';
  /** The decimal mark that the dialect makes likely, as semicolons between cells do. */
  readonly likelyDecimalMark?: '.' | ',';
};

/** The cell that stands where a short row has none. */
export const EMPTY_CELL: SourceCell = { text: '', spans: [] };

/** How many cells a row holds when empty ones at its end are not counted. */
export function filledLength(row: readonly SourceCell[]): number {
  let length = row.length;
  while (length > 0 && row[length - 1]?.text === '') length -= 1;
  return length;
}

/** How many cells of a row hold something. */
export function countFilled(row: readonly SourceCell[]): number {
  let filled = 0;
  for (const cell of row) if (cell.text !== '') filled += 1;
  return filled;
}
