import type { SourceCell, SourceTable } from '../source-table.ts';
import { moveWriting, type Writing } from '../writing.ts';
import type { Pixels } from './pixels.ts';

/** A table of a picture that was read at another size, its boxes in whole pixels of the picture as it was sent. */
export function placeInSentPicture(
  table: SourceTable,
  { width, height }: Pick<Pixels, 'width' | 'height'>,
  scale: number,
): SourceTable {
  return {
    ...table,
    picture: sizeAt({ width, height }, scale),
    rows: table.rows.map((row) => row.map((cell) => placeCell(cell, scale))),
  };
}

/** The same for what was read beside tables. */
export function placeWriting(writing: Writing, size: Pick<Pixels, 'width' | 'height'>, scale: number): Writing {
  return { ...moveWriting(writing, (cell) => placeCell(cell, scale)), picture: sizeAt(size, scale) };
}

function sizeAt({ width, height }: Pick<Pixels, 'width' | 'height'>, scale: number): { width: number; height: number } {
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function placeCell(cell: SourceCell, scale: number): SourceCell {
  if (cell.area === undefined) return cell;
  const { left, top, width, height } = cell.area.box;
  const [x, y] = [Math.floor(left * scale), Math.floor(top * scale)];
  const [right, bottom] = [Math.ceil((left + width) * scale), Math.ceil((top + height) * scale)];
  return { ...cell, area: { box: { left: x, top: y, width: right - x, height: bottom - y } } };
}
