import type { Locale } from '../../chart/locale.ts';
import { measureLabel, windowLabel } from '../../language/holes/labels.ts';
import type { Measure, Transform } from '../../plan/transform/transform.ts';
import type { DataPreparation, PreparedMeasure, PreparedShape } from '../../writing/suggestions/data-preparation.ts';

type Kind = PreparedShape['kind'];
type ShapeOf<K extends Kind> = Extract<PreparedShape, { readonly kind: K }>;

const PERIOD = 'suggested period';
const GROWTH = 'suggested growth';

const PLANS: { readonly [K in Kind]: (shape: ShapeOf<K>, locale: Locale) => readonly Transform[] } = {
  'as-is': () => [],
  columns: ({ columns }) => [{ verb: 'select', columns: columns.map(({ key }) => key) }],
  transposed: ({ labels }) => [{ verb: 'transpose', labels: labels.key, as: { key: PERIOD, label: labels.label } }],
  'top-rows': ({ column, count }) => {
    const by = { column: column.key, direction: 'descending' } as const;
    return [
      { verb: 'limit', count, from: 'start', by },
      { verb: 'sort', by: [by] },
    ];
  },
  'top-groups': ({ by, measure, count }, locale) => {
    const figure = toMeasure(measure, 0, locale);
    const order = { column: figure.as.key, direction: 'descending' } as const;
    return [
      { verb: 'group', by: [by.key], measures: [figure] },
      { verb: 'limit', count, from: 'start', by: order },
      { verb: 'sort', by: [order] },
    ];
  },
  bins: ({ column, count }, locale) => {
    const as = { key: PERIOD, label: column.label };
    return [
      { verb: 'bin', column: column.key, count, as },
      { verb: 'group', by: [as.key], measures: [toMeasure({ operation: 'count' }, 0, locale)] },
      { verb: 'sort', by: [{ column: as.key, direction: 'ascending', order: 'natural' }] },
    ];
  },
  gathered: gatheredPlan,
};

/** The steps of a preparation, in the plan's vocabulary; new columns are labelled as the language room labels them. */
export function toPlan({ where, shape }: DataPreparation, locale: Locale): readonly Transform[] {
  // Each plan takes the shape of its own kind, which the compiler cannot follow through the table.
  const plan = PLANS[shape.kind] as (shape: PreparedShape, locale: Locale) => readonly Transform[];
  return [...(where === undefined ? [] : [{ verb: 'filter', where } as const]), ...plan(shape, locale)];
}

function gatheredPlan(shape: ShapeOf<'gathered'>, locale: Locale): readonly Transform[] {
  const { by, across, measures, isHighestFirst, isGrowth } = shape;
  const { part } = by;
  const key = part === undefined ? by.key : PERIOD;
  const figures = measures.map((measure, at) => {
    const figure = toMeasure(measure, at, locale);
    // What changes are told of keeps its name.
    return isGrowth ? { ...figure, as: { ...figure.as, label: labelOf(measure) || figure.as.label } } : figure;
  });
  const first = figures[0]?.as.key ?? '';
  const ascending = { column: key, direction: 'ascending', order: 'natural' } as const;
  const steps: Transform[] = [];
  if (part !== undefined) steps.push({ verb: 'truncateTime', column: by.key, part, as: { key, label: by.label } });
  steps.push({ verb: 'group', by: across === undefined ? [key] : [key, across.key], measures: figures });
  if (isGrowth) {
    const as = { key: GROWTH, label: windowLabel(locale, 'percentChange', labelOf(measures[0])) };
    steps.push({ verb: 'window', operation: 'percentChange', column: first, orderBy: [ascending], as });
  }
  if (isHighestFirst) steps.push({ verb: 'sort', by: [{ column: first, direction: 'descending' }] });
  else if (part !== undefined || isGrowth || by.isScaled === true) steps.push({ verb: 'sort', by: [ascending] });
  if (across !== undefined)
    steps.push({ verb: 'pivotWider', keys: [key], names: across.key, values: first, combine: 'sum' });
  return steps;
}

const labelOf = (measure: PreparedMeasure | undefined): string =>
  measure === undefined || measure.operation === 'count' ? '' : measure.column.label;

function toMeasure(measure: PreparedMeasure, at: number, locale: Locale): Measure {
  const key = `suggested figure ${at}`;
  if (measure.operation === 'count') {
    return { operation: 'count', as: { key, label: measureLabel(locale, 'count', undefined) } };
  }
  const { operation, column } = measure;
  return { operation, column: column.key, as: { key, label: measureLabel(locale, operation, column.label) } };
}
