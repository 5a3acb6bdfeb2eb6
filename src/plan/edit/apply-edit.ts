import type { PlanStep } from '../plan.ts';
import { addAnnotation } from './add-annotation.ts';
import type { ChartView } from './chart-view.ts';
import type { ChartEdit, EditOf, EditVerb } from './edit.ts';
import type { Edited } from './edit-facts.ts';
import { removeAnnotations } from './remove-annotations.ts';
import { removeReferenceLines } from './remove-reference-lines.ts';
import { resetLook } from './reset-look.ts';
import { setContent } from './set-content.ts';
import { setField } from './set-field.ts';
import { setReferenceLine } from './set-reference-line.ts';
import { setSource } from './set-source.ts';
import { setType } from './set-type.ts';
import { styleSeries } from './style-series.ts';
import { swapAxes } from './swap-axes.ts';

type Editors = { readonly [Verb in EditVerb]: (view: ChartView, edit: EditOf<Verb>) => Edited<Verb> };

const EDITORS: Editors = {
  setType,
  setField,
  setContent,
  setSource,
  styleSeries,
  addAnnotation,
  removeAnnotations,
  setReferenceLine,
  removeReferenceLines,
  swapAxes,
  resetLook,
};

/** The names of the chart edits. */
export const EDIT_VERBS = Object.keys(EDITORS) as readonly EditVerb[];

/** True for an edit of the drawing, as opposed to a transform of the data. */
export function isEditStep(step: PlanStep): step is ChartEdit {
  return Object.hasOwn(EDITORS, step.verb);
}

/**
 * Makes one edit. The patch is minimal: what the edit does not name is the very same object as before, and an edit that
 * changes nothing gives the chart itself. Throws an `EditError`, or a `PlanError` for a column that is not there.
 */
export function applyEdit(view: ChartView, edit: ChartEdit): Edited {
  // Each editor takes the edit of its own name, which the compiler cannot follow through the table.
  const editor = EDITORS[edit.verb] as (view: ChartView, edit: ChartEdit) => Edited;
  return editor(view, edit);
}
