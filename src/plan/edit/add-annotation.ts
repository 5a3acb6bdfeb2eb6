import { isDeepStrictEqual } from 'node:util';
import { toDocument } from '../../chart/rich-text.ts';
import { anchorsOf, annotationsOf, checkAnchor, nameAnchor, nextId, pinAnchor } from './anchors.ts';
import { ANNOTATION_TYPES, fieldsOf, isAnnotationType } from './annotation-fields.ts';
import type { ChartView } from './chart-view.ts';
import { checkValue } from './check-value.ts';
import type { EditOf, NewAnnotation } from './edit.ts';
import { EditError } from './edit-error.ts';
import type { Edited } from './edit-facts.ts';
import { isBranch } from './patch.ts';

/** Fields that the format keeps as documents. */
const DOCUMENT_FIELDS: ReadonlySet<string> = new Set(['caption', 'content']);

/** Puts a remark on the chart, behind those there are. One that is there already is not put there twice. */
export function addAnnotation(view: ChartView, { annotation }: EditOf<'addAnnotation'>): Edited<'addAnnotation'> {
  const { config, table } = view;
  checkAnnotation(annotation);
  const places = anchorsOf(annotation);
  for (const place of places) checkAnchor(table, place);
  const present = annotationsOf(config);
  const fields = toFields(view, annotation);
  const twin = present.find((other) => isBranch(other) && isSameRemark(other, fields));
  const id = isBranch(twin) && typeof twin.id === 'string' ? twin.id : nextId(present);
  const anchors = places.map((place) => nameAnchor(view, place));
  const facts = { verb: 'addAnnotation', type: annotation.type, id, anchors, isAlready: twin !== undefined } as const;
  if (twin !== undefined) return { config, facts };
  return { config: { ...config, annotations: [...present, { id, ...fields }] }, facts };
}

/** Throws an `EditError` for a remark of an unknown kind, or with a field that does not take its value. */
export function checkAnnotation(annotation: Readonly<Record<string, unknown>>): void {
  const { type } = annotation;
  if (!isAnnotationType(type)) {
    throw new EditError({
      kind: 'badValue',
      setting: 'annotation.type',
      value: annotation,
      takes: { kind: 'choice', choices: ANNOTATION_TYPES },
    });
  }
  const given = new Map<string, unknown>(Object.entries(annotation));
  for (const [name, { setting, takes, isOptional }] of Object.entries(fieldsOf(type))) {
    const value = given.get(name);
    if (value !== undefined || isOptional !== true) checkValue(setting, takes, value);
  }
}

function toFields(view: ChartView, annotation: NewAnnotation): Readonly<Record<string, unknown>> {
  const given = new Map<string, unknown>(Object.entries(annotation));
  const fields: Record<string, unknown> = { type: annotation.type };
  for (const name of Object.keys(fieldsOf(annotation.type))) {
    const value = given.get(name);
    if (value !== undefined) fields[name] = DOCUMENT_FIELDS.has(name) ? toDocument(String(value)) : value;
  }
  if ('at' in annotation) return { ...fields, ...pinAnchor(view, annotation.at) };
  if (annotation.type !== 'difference-arrow') return fields;
  return { ...fields, start: pinAnchor(view, annotation.start), end: pinAnchor(view, annotation.end) };
}

/** True where a remark has every field of another; ids and what an editor keeps beside them do not matter. */
function isSameRemark(other: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(fields).every(([name, value]) => isDeepStrictEqual(other[name], value));
}
