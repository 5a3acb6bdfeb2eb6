import { EMPTY_CELL } from '../grid/raw-grid.ts';
import type { SourceCell, Span } from '../source-table.ts';
import { trimSpan } from './lines.ts';

/** The cell that stands between two offsets of a text, blanks around it left out. */
export function cutCell(text: string, from: number, to: number): SourceCell {
  const { start, end } = trimSpan(text, from, to);
  return start === end ? EMPTY_CELL : { text: text.slice(start, end), spans: [{ start, end }] };
}

/** One cell made of the pieces of a wrapped one, joined by a space. */
export function joinCells(pieces: readonly SourceCell[]): SourceCell {
  const filled = pieces.filter((piece) => piece.text !== '');
  const [first] = filled;
  if (first === undefined) return EMPTY_CELL;
  if (filled.length === 1) return first;
  return { text: filled.map((piece) => piece.text).join(' '), spans: filled.flatMap((piece) => piece.spans) };
}

/** The stretch from the first to the last place of a grid's cells; undefined where nothing is filled. */
export function spanOfRows(rows: readonly (readonly SourceCell[])[]): Span | undefined {
  let start = Number.POSITIVE_INFINITY;
  let end = -1;
  for (const row of rows) {
    for (const { spans } of row) {
      for (const span of spans) {
        if (span.start < start) start = span.start;
        if (span.end > end) end = span.end;
      }
    }
  }
  return end < 0 ? undefined : { start, end };
}
