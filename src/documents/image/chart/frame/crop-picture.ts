import type { SourceCell, SourceTable } from '../../../source-table.ts';
import type { PictureReading } from '../../picture-reading.ts';
import type { Pixels } from '../../pixels.ts';
import { type Extent, heightOf, widthOf } from '../raster/raster.ts';

/** The part of a picture within a box. */
export function cropPicture({ width, rgba }: Pixels, box: Extent): Pixels {
  const part = new Uint8Array(4 * widthOf(box) * heightOf(box));
  for (let y = box.top; y < box.bottom; y += 1) {
    const from = 4 * (y * width + box.left);
    part.set(rgba.subarray(from, from + 4 * widthOf(box)), 4 * (y - box.top) * widthOf(box));
  }
  return { width: widthOf(box), height: heightOf(box), rgba: part };
}

/** A reading of the part of a picture within a box, its places in the whole picture. */
export function placeInWhole(
  reading: PictureReading,
  box: Extent,
  { width, height }: Pick<Pixels, 'width' | 'height'>,
): PictureReading {
  const place = (cell: SourceCell): SourceCell => {
    if (cell.area === undefined) return cell;
    const own = cell.area.box;
    return { ...cell, area: { box: { ...own, left: own.left + box.left, top: own.top + box.top } } };
  };
  const placeTable = (table: SourceTable): SourceTable => ({
    ...table,
    picture: { width, height },
    rows: table.rows.map((row) => row.map(place)),
  });
  return { ...reading, tables: reading.tables.map(placeTable) };
}
