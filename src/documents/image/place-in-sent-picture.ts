import type { SourceCell, SourceTable } from '../source-table.ts';
import type { Pixels } from './pixels.ts';

/** A table of a picture that was read at another size, its boxes in whole pixels of the picture as it was sent. */
export function placeInSentPicture(
  table: SourceTable,
  { width, height }: Pick<Pixels, 'width' | 'height'>,
  scale: number,
): SourceTable {
  return {
    ...table,
    picture: { width: Math.round(width * scale), height: Math.round(height * scale) },
    rows: table.rows.map((row) => row.map((cell) => placeCell(cell, scale))),
  };
}

function placeCell(cell: SourceCell, scale: number): SourceCell {
  if (cell.area === undefined) return cell;
  const { left, top, width, height } = cell.area.box;
  const [x, y] = [Math.floor(left * scale), Math.floor(top * scale)];
  const [right, bottom] = [Math.ceil((left + width) * scale), Math.ceil((top + height) * scale)];
  return { ...cell, area: { box: { left: x, top: y, width: right - x, height: bottom - y } } };
}
