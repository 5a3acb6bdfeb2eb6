import type { Measure, Transform } from '../../plan/transform/transform.ts';
import { withKeys } from '../grammar/expressions.ts';
import type { MeasureForm } from '../grammar/meaning.ts';
import type { MadeColumn } from '../grammar/rule.ts';
import { measureLabel } from '../holes/labels.ts';
import type { MadeMeasure, ShapedColumn } from './shaped-columns.ts';
import type { Workshop } from './workshop.ts';

/** What rows are brought down to, the steps that divide what was added up, and the columns that come of it. */
export type GroupFigures = {
  readonly measures: readonly Measure[];
  readonly steps: readonly Transform[];
  readonly columns: readonly ShapedColumn[];
};

/**
 * The figures of groups that have the keys: "profit margin by category" is the quotient of two sums, and no average of the quotients
 * of rows.
 */
export function figuresOfGroups(
  forms: readonly MeasureForm[],
  keys: readonly string[],
  workshop: Workshop,
): GroupFigures {
  const sums = new Map<number, Measure>();
  const measures: Measure[] = [];
  const divided: Transform[] = [];
  const columns = forms.map((form): ShapedColumn => {
    const quotient = quotientOf(form, workshop);
    if (quotient === undefined) {
      const { measure, column } = measureOf(form, workshop);
      measures.push(measure);
      return column;
    }
    const { sources = [], expression, label } = quotient;
    for (const column of sources)
      if (!sums.has(column)) sums.set(column, measureOf({ operation: 'sum', column }, workshop).measure);
    const added = new Map([...sums].map(([column, { as }]) => [workshop.context.columnOf(column).key, as.key]));
    const key = workshop.keys.take('quotient');
    divided.push({ verb: 'derive', expression: withKeys(expression, added), as: { key, label } });
    return { key, kind: 'measure', operation: 'mean', ...(form.column === undefined ? {} : { source: form.column }) };
  });
  const shown = { verb: 'select', columns: [...keys, ...columns.map(({ key }) => key)] } as const;
  return { measures: [...measures, ...sums.values()], steps: divided.length === 0 ? [] : [...divided, shown], columns };
}

/** A quotient of a group is one of sums; the highest or the middle one is that of a row. */
const OF_SUMS: ReadonlySet<MeasureForm['operation']> = new Set([undefined, 'mean', 'sum']);

/** The made column that is divided once its parts are added up; undefined for a figure of its own. */
function quotientOf({ column, operation }: MeasureForm, { context }: Workshop): MadeColumn | undefined {
  const made = column === undefined ? undefined : context.madeColumns().get(column);
  return made?.sources !== undefined && OF_SUMS.has(operation) ? made : undefined;
}

/** A column of hundreds and zeros, called after what their average tells. */
function holdsRate(column: number, { columnOf, madeColumns }: Workshop['context']): boolean {
  const made = madeColumns().get(column);
  if (made !== undefined) return made.isRate === true;
  const { label, number, distinct } = columnOf(column);
  return distinct <= 2 && number?.max === 100 && number.min === 0 && label.endsWith('(%)');
}

function measureOf(
  { operation = 'count', column, percentile, isAssumed }: MeasureForm,
  { context, keys, situation }: Workshop,
): MadeMeasure {
  const isRows = operation === 'count';
  const profile = column === undefined ? undefined : context.columnOf(column);
  const key = keys.take(profile === undefined || isRows ? operation : `${operation}_${profile.key}`);
  // Sums that nobody asked for by that name keep the name of what they sum.
  const isRate = operation === 'mean' && column !== undefined && holdsRate(column, context);
  const isPlain = isRate || (isAssumed === true && operation === 'sum');
  const label =
    isPlain && profile !== undefined
      ? profile.label
      : measureLabel(situation.locale, operation, isRows ? undefined : profile?.label);
  const as = { key, label };
  return {
    measure: {
      operation,
      ...(profile === undefined || isRows ? {} : { column: profile.key }),
      ...(percentile === undefined ? {} : { percentile }),
      as,
    },
    column: { key, kind: 'measure', operation, ...(column === undefined ? {} : { source: column }) },
  };
}
