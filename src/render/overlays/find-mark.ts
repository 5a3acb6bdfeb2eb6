import { findRow } from '../model/find-row.ts';
import { fieldOf } from '../model/read-fields.ts';
import type { Mark } from '../plots/plot-drawing.ts';
import type { OverlayGround } from './overlay.ts';

/**
 * The mark an anchor means: of its row and its column. A column that is not drawn as numbers (the categories themselves) means the
 * first mark of the row; a cell that is not drawn has none.
 */
export function findMark({ model, drawing }: OverlayGround, anchor: unknown): Mark | undefined {
  const row = findRow(model, anchor);
  if (row === undefined) return undefined;
  const columnKey = fieldOf(anchor, 'columnKey');
  const ofRow = drawing.marks.filter(({ rowIndex }) => rowIndex === row);
  const isDrawn = model.series.some((series) => series.columnKey === columnKey);
  return isDrawn ? ofRow.find((mark) => mark.columnKey === columnKey) : ofRow[0];
}
