import type { Cell } from '../../chart/graph-config.ts';
import type { ChartModel } from './chart-model.ts';
import { fieldOf } from './read-fields.ts';

/**
 * The row an anchor (`{rowIndex, rowValue?}`) means, as a position in `data.rows`. A `rowValue` pins it to its category: where the row
 * at `rowIndex` has another one, the first row of that category is meant. Nothing where there is no such row.
 */
export function findRow(model: ChartModel, anchor: unknown): number | undefined {
  const rowIndex = fieldOf(anchor, 'rowIndex');
  const hasIndex =
    typeof rowIndex === 'number' && Number.isInteger(rowIndex) && rowIndex >= 0 && rowIndex < model.rowCount;
  const pinned = fieldOf(anchor, 'rowValue');
  if (!isCell(pinned) || model.categoryColumn === undefined) return hasIndex ? rowIndex : undefined;
  const isPinned = createCategoryTest(model, String(pinned).trim());
  if (hasIndex && isPinned(rowIndex)) return rowIndex;
  for (let row = 0; row < model.rowCount; row++) if (isPinned(row)) return row;
  return undefined;
}

const isCell = (value: unknown): value is Exclude<Cell, null> =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number' || typeof value === 'boolean';

/** A category is known by its cell as it came, as it was read, or as the picture writes it. */
function createCategoryTest(model: ChartModel, wanted: string): (row: number) => boolean {
  const { categoryColumn, categories, config } = model;
  const labels = new Map(categories.map(({ rowIndex, label }) => [rowIndex, label]));
  const key = categoryColumn?.key ?? '';
  return (row) => {
    const forms = [fieldOf(config.data.rows[row], key), categoryColumn?.typed.values[row], labels.get(row)];
    return forms.some((form) => form !== null && form !== undefined && String(form).trim() === wanted);
  };
}
