import { CHART_TYPES, isChartType } from '../../chart/chart-type.ts';
import { checkAnnotation } from '../edit/add-annotation.ts';
import { isEditStep } from '../edit/apply-edit.ts';
import { checkValue } from '../edit/check-value.ts';
import type { ChartEdit, EditOf, EditVerb } from '../edit/edit.ts';
import { EditError } from '../edit/edit-error.ts';
import { EDIT_FIELDS } from '../edit/edit-fields.ts';
import { checkAnnotationType } from '../edit/remove-annotations.ts';
import { checkField } from '../edit/set-field.ts';
import { checkReferenceLine } from '../edit/set-reference-line.ts';
import { checkLook } from '../edit/style-series.ts';
import type { Plan } from '../plan.ts';
import { type ColumnName, PlanError } from '../plan-error.ts';
import { runStep } from '../step-error.ts';
import { nearestNames } from '../table/find-column.ts';
import type { Transform } from '../transform/transform.ts';
import { columnsAfter } from './columns-after.ts';
import { columnsUsed } from './columns-used.ts';

/**
 * Checks what can be known of a plan before any of it is done: columns exist where the plan alone decides it, new columns have
 * keys of their own, fields take their values. Throws a `StepError` for the first step at fault, with what comes nearest.
 * What the cells decide (kinds, rows) is checked by each step itself.
 */
export function checkPlan(plan: Plan, columns: readonly ColumnName[]): void {
  let known: readonly ColumnName[] | undefined = columns.map(({ key, label }) => ({ key, label }));
  for (const [index, step] of plan.steps.entries()) {
    const before: readonly ColumnName[] | undefined = known;
    if (isEditStep(step)) runStep(index, () => checkEdit(step));
    else known = runStep(index, () => (before === undefined ? undefined : checkTransform(step, before)));
  }
}

/** The columns behind a transform that reads only columns there are and makes none twice. */
function checkTransform(step: Transform, columns: readonly ColumnName[]): readonly ColumnName[] | undefined {
  const keys = new Set(columns.map(({ key }) => key));
  const unknown = columnsUsed(step).find((key) => !keys.has(key));
  if (unknown !== undefined) {
    throw new PlanError({ kind: 'unknownColumn', name: unknown, nearest: findNearest(unknown, columns) });
  }
  const after = columnsAfter(columns, step);
  if (after !== undefined) checkKeys(after);
  return after;
}

function checkKeys(columns: readonly ColumnName[]): void {
  const seen = new Set<string>();
  for (const { key } of columns) {
    if (seen.has(key)) {
      throw new PlanError({ kind: 'badArgument', argument: 'key', value: key, needs: 'the key of no other column' });
    }
    seen.add(key);
  }
}

function findNearest(name: string, columns: readonly ColumnName[]): readonly ColumnName[] {
  const names = columns.flatMap(({ key, label }) => (key === label ? [key] : [label, key]));
  const near = new Set(nearestNames([...new Set(names)], name));
  return columns.filter(({ key, label }) => near.has(key) || near.has(label));
}

type Checkers = { readonly [Verb in EditVerb]?: (edit: EditOf<Verb>) => void };

const CHECKERS: Checkers = {
  setType: ({ type }) => checkType(type),
  setField: ({ field, value }) => {
    const path = checkField(field);
    if (value !== null) checkValue(path, EDIT_FIELDS[path].values, value);
  },
  styleSeries: ({ look }) => checkLook(look),
  addAnnotation: ({ annotation }) => checkAnnotation(annotation),
  removeAnnotations: ({ type }) => checkAnnotationType(type),
  setReferenceLine: ({ referenceLine }) => checkReferenceLine(referenceLine),
};

function checkEdit(edit: ChartEdit): void {
  // Each checker takes the edit of its own name, which the compiler cannot follow through the table.
  const checker = CHECKERS[edit.verb] as ((edit: ChartEdit) => void) | undefined;
  checker?.(edit);
}

function checkType(type: unknown): void {
  if (isChartType(type)) return;
  throw new EditError({
    kind: 'badValue',
    setting: 'chartType',
    value: type,
    takes: { kind: 'choice', choices: CHART_TYPES },
  });
}
