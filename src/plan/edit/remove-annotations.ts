import { annotationsOf } from './anchors.ts';
import { ANNOTATION_TYPES, isAnnotationType } from './annotation-fields.ts';
import type { ChartView } from './chart-view.ts';
import type { EditOf } from './edit.ts';
import { EditError } from './edit-error.ts';
import type { Edited } from './edit-facts.ts';
import { isBranch, removePath } from './patch.ts';

/** Takes the remarks of one kind off the chart, or all. */
export function removeAnnotations(
  { config }: ChartView,
  { type }: EditOf<'removeAnnotations'>,
): Edited<'removeAnnotations'> {
  checkAnnotationType(type);
  const present = annotationsOf(config);
  const kept = type === undefined ? [] : present.filter((other) => !isBranch(other) || other.type !== type);
  const count = present.length - kept.length;
  const facts = {
    verb: 'removeAnnotations',
    ...(type === undefined ? {} : { type }),
    count,
    isAlready: count === 0,
  } as const;
  if (count === 0) return { config, facts };
  return { config: kept.length === 0 ? removePath(config, 'annotations') : { ...config, annotations: kept }, facts };
}

/** Throws an `EditError` for the name of a kind of remark that there is not. */
export function checkAnnotationType(type: string | undefined): void {
  if (type === undefined || isAnnotationType(type)) return;
  throw new EditError({
    kind: 'badValue',
    setting: 'annotation.type',
    value: type,
    takes: { kind: 'choice', choices: ANNOTATION_TYPES },
  });
}
