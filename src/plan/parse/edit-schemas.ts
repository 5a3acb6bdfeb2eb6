import { z } from 'zod';
import { CHART_TYPES } from '../../chart/chart-type.ts';
import { TREND_METHODS } from '../../chart/trend-method.ts';
import { checkAnnotation } from '../edit/add-annotation.ts';
import { ANNOTATION_TYPES, fieldsOf, isAnnotationType } from '../edit/annotation-fields.ts';
import { checkValue } from '../edit/check-value.ts';
import { type Anchor, type EditOf, type EditVerb, type NewAnnotation, REFERENCE_LINES } from '../edit/edit.ts';
import { EditError } from '../edit/edit-error.ts';
import { EDIT_FIELD_PATHS, EDIT_FIELDS, type EditFieldPath } from '../edit/edit-fields.ts';
import { isBranch } from '../edit/patch.ts';
import { checkField } from '../edit/set-field.ts';
import { WATERFALL_PARTS } from '../edit/style-series.ts';
import { type ColumnScope, createColumnSchema } from './column-scope.ts';
import { findChoice, lettersOf, looseChoice, looseCount, looseNumber, toNumber, toTruth } from './loose.ts';

/** The schema of each chart edit. */
export type EditSchemas = { readonly [Verb in EditVerb]: z.ZodType<EditOf<Verb>> };

const verb = <Verb extends EditVerb>(name: Verb) => z.literal(name);
const maybe = z.exactOptional;
const textOrNull = z.string().nullable();

/** The schemas of all chart edits over the columns of a scope. */
export function createEditSchemas(scope: ColumnScope): EditSchemas {
  const column = createColumnSchema(scope);
  return {
    setType: z.object({ verb: verb('setType'), type: looseChoice(CHART_TYPES) }),
    setField: createFieldSchema(),
    setContent: z.object({
      verb: verb('setContent'),
      part: looseChoice(['title', 'subtitle', 'caption']),
      text: textOrNull,
    }),
    setSource: z.object({ verb: verb('setSource'), label: maybe(textOrNull), url: maybe(textOrNull) }),
    styleSeries: z.object({ verb: verb('styleSeries'), target: createTargetSchema(column), look: lookSchema }),
    addAnnotation: z.object({ verb: verb('addAnnotation'), annotation: createAnnotationSchema(column) }),
    removeAnnotations: z.object({ verb: verb('removeAnnotations'), type: maybe(looseChoice(ANNOTATION_TYPES)) }),
    setReferenceLine: z.object({ verb: verb('setReferenceLine'), referenceLine: createLineSchema(column) }),
    removeReferenceLines: z.object({
      verb: verb('removeReferenceLines'),
      line: maybe(looseChoice(REFERENCE_LINES)),
    }),
    swapAxes: z.object({ verb: verb('swapAxes') }),
    resetLook: z.object({ verb: verb('resetLook') }),
  };
}

type Column = ReturnType<typeof createColumnSchema>;

const lookSchema = z.object({
  customColor: maybe(textOrNull),
  paletteColorId: maybe(textOrNull),
  lineStyle: maybe(looseChoice(['solid', 'dashed', 'dotted']).nullable()),
  fillStyle: maybe(textOrNull),
});

/** A field by its path, whatever its case and punctuation, with a value that it takes. */
function createFieldSchema(): EditSchemas['setField'] {
  const given = z.object({ verb: verb('setField'), field: z.string(), value: z.unknown() });
  return given.transform(({ field, value }, context): EditOf<'setField'> => {
    return complain(context, () => {
      const path = checkField(EDIT_FIELD_PATHS.find((known) => lettersOf(known) === lettersOf(field)) ?? field);
      const meant = value === undefined ? null : toFieldValue(path, value);
      if (meant !== null) checkValue(path, EDIT_FIELDS[path].values, meant);
      // The check has just passed: what is left is a value of a field.
      return { verb: 'setField', field: path, value: meant as EditOf<'setField'>['value'] };
    });
  });
}

function toFieldValue(path: EditFieldPath, value: unknown): unknown {
  const { values } = EDIT_FIELDS[path];
  if (values.kind === 'number') return toNumber(value);
  if (values.kind === 'boolean') return toTruth(value);
  if (values.kind === 'choice' && typeof value === 'string') return findChoice(value, values.choices) ?? value;
  return value;
}

function createTargetSchema(column: Column): z.ZodType<EditOf<'styleSeries'>['target']> {
  return z.preprocess(
    (value) => (typeof value === 'string' && value !== 'every' ? { kind: 'series', column: value } : toTarget(value)),
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('series'), column }),
      z.object({ kind: z.literal('slice'), rowIndex: looseCount(0) }),
      z.object({ kind: z.literal('waterfall'), part: looseChoice(WATERFALL_PARTS) }),
      z.object({ kind: z.literal('every') }),
    ]),
  );
}

const toTarget = (value: unknown): unknown => (value === 'every' ? { kind: 'every' } : value);

function createLineSchema(column: Column): z.ZodType<EditOf<'setReferenceLine'>['referenceLine']> {
  const label = maybe(z.string());
  return z.discriminatedUnion('line', [
    z.object({
      line: z.literal('goalLine'),
      value: looseNumber,
      label,
      axis: looseChoice(['x', 'y']).prefault('y'),
    }),
    z.object({
      line: z.literal('trendline'),
      method: looseChoice(TREND_METHODS).prefault('linear'),
      columnKey: maybe(column),
    }),
    z.object({ line: z.literal('averageLine'), columnKey: maybe(column), label }),
  ]);
}

function createAnnotationSchema(column: Column): z.ZodType<NewAnnotation> {
  const anchor = z.object({ rowIndex: looseCount(0), columnKey: column });
  const given = z.looseObject({
    type: looseChoice(ANNOTATION_TYPES),
    at: maybe(anchor),
    start: maybe(anchor),
    end: maybe(anchor),
  });
  return given.transform((value, context): NewAnnotation => {
    return complain(context, () => {
      const { type, at, start, end } = value;
      const names = isAnnotationType(type) ? Object.keys(fieldsOf(type)) : [];
      const fields = Object.fromEntries(names.flatMap((name) => (name in value ? [[name, value[name]]] : [])));
      const places = { at, start, end };
      const anchors = Object.fromEntries(anchorsNeeded(type).map((name) => [name, places[name]]));
      const remark: Readonly<Record<string, unknown>> = { type, ...fields, ...anchors };
      assertRemark(remark);
      return remark;
    });
  });
}

const ANCHORED: ReadonlySet<unknown> = new Set(['sticker', 'tooltip', 'highlight']);

/** The anchors that a kind of remark needs. */
function anchorsNeeded(type: unknown): readonly ('at' | 'start' | 'end')[] {
  if (ANCHORED.has(type)) return ['at'];
  return type === 'difference-arrow' ? ['start', 'end'] : [];
}

/** Holds a remark against what its kind takes: every anchor it needs, and every field. Throws for what is at fault. */
function assertRemark(remark: Readonly<Record<string, unknown>>): asserts remark is NewAnnotation {
  for (const name of anchorsNeeded(remark.type)) {
    if (!isAnchor(remark[name])) throw new TypeError(`it needs ${name}: {rowIndex, columnKey}`);
  }
  checkAnnotation(remark);
}

function isAnchor(value: unknown): value is Anchor {
  return isBranch(value) && typeof value.rowIndex === 'number' && typeof value.columnKey === 'string';
}

/** Turns what a check throws into a complaint of the schema. */
function complain<Result>(context: z.RefinementCtx, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof EditError || error instanceof TypeError)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
}
