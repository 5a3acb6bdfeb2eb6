import type { ChartType } from '../../chart/chart-type.ts';
import { valueAxisOf } from '../../chart/read-columns.ts';
import type { ChartEdit } from '../../plan/edit/edit.ts';
import { EDIT_FIELDS, isEditFieldPath } from '../../plan/edit/edit-fields.ts';

/** An axis as edits of a wish name it before the type is settled: by its direction, or by what runs along it. */
export type PathAxis = 'x' | 'y' | 'y2' | 'value' | 'category';

/** A field of an axis. */
export type AxisField = 'label' | 'min' | 'max' | 'scaleType' | 'isReversed' | 'isHidden' | 'tickDisplayMode';

/** Fields that only an axis of numbers has. */
const OF_NUMBERS: ReadonlySet<string> = new Set(['min', 'max', 'scaleType']);

/** The type of the chart when the edits are made; `isTyped` where the wish names it, so that nothing more is to be turned. */
export type SettledType = { readonly type: ChartType; readonly isTyped: boolean };

/**
 * Edits with their axes named as the chart has them: values run along x where bars lie, along y elsewhere, and a range that only
 * one of the two axes can have is given to that one.
 */
export function settleEdits(
  edits: readonly ChartEdit[],
  { type: current, isTyped }: SettledType,
): readonly ChartEdit[] {
  let type = current;
  return edits
    .filter(({ verb }) => verb !== 'swapAxes' || !isTyped)
    .map((edit) => {
      if (edit.verb === 'setType') type = edit.type;
      if (edit.verb === 'setReferenceLine') return settleLine(edit, type);
      return edit.verb === 'setField' ? { ...edit, field: settleField(edit.field, type) } : edit;
    });
}

function settleField(field: string, type: ChartType): string {
  const [branch, axis = '', name = ''] = field.split('.');
  if (branch !== 'axes' || name === '' || axis === 'y2') return field;
  const value = valueAxisOf(type);
  const other = value === 'x' ? 'y' : 'x';
  const path = `axes.${axis === 'value' ? value : axis === 'category' ? other : axis}.${name}`;
  const opposite = path.startsWith('axes.x') ? `axes.y.${name}` : `axes.x.${name}`;
  return OF_NUMBERS.has(name) && !isShown(path, type) && isShown(opposite, type) ? opposite : path;
}

function isShown(path: string, type: ChartType): boolean {
  return isEditFieldPath(path) && EDIT_FIELDS[path].shownOn.includes(type);
}

/** A goal is a value: it stands on the axis of values, and dots alone have two of them. */
function settleLine(edit: Extract<ChartEdit, { verb: 'setReferenceLine' }>, type: ChartType): ChartEdit {
  const { referenceLine } = edit;
  if (referenceLine.line !== 'goalLine' || type === 'scatter' || type === 'bubble') return edit;
  return { ...edit, referenceLine: { ...referenceLine, axis: valueAxisOf(type) } };
}
