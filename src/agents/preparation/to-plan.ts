import type { ChartData } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { measureLabel, turnedLabel, windowLabel } from '../../language/holes/labels.ts';
import { NewKeys } from '../../language/readings/new-keys.ts';
import type { Measure, SortKey, Transform } from '../../plan/transform/transform.ts';
import type { DataPreparation, PreparedMeasure, PreparedShape } from '../../writing/suggestions/data-preparation.ts';

type Kind = PreparedShape['kind'];
type ShapeOf<K extends Kind> = Extract<PreparedShape, { readonly kind: K }>;

/** What the labels of new columns are written in, and the keys that they must not take. */
type Setting = { readonly locale: Locale; readonly keys: NewKeys };

const PLANS: { readonly [K in Kind]: (shape: ShapeOf<K>, setting: Setting) => readonly Transform[] } = {
  'as-is': () => [],
  columns: ({ columns }) => [{ verb: 'select', columns: columns.map(({ key }) => key) }],
  transposed: ({ labels, grain }, { locale, keys }) => [
    { verb: 'transpose', labels: labels.key, as: { key: keys.take('measure'), label: turnedLabel(locale, grain) } },
  ],
  'top-rows': ({ column, count }) => {
    const by = { column: column.key, direction: 'descending' } as const;
    return [
      { verb: 'limit', count, from: 'start', by },
      { verb: 'sort', by: [by] },
    ];
  },
  'top-groups': ({ by, measure, count }, setting) => {
    const figure = toMeasure(measure, setting);
    const order = { column: figure.as.key, direction: 'descending' } as const;
    return [
      { verb: 'group', by: [by.key], measures: [figure] },
      { verb: 'limit', count, from: 'start', by: order },
      { verb: 'sort', by: [order] },
    ];
  },
  bins: ({ column, count }, setting) => {
    const as = { key: setting.keys.take(`${column.key}_range`), label: column.label };
    return [
      { verb: 'bin', column: column.key, count, as },
      { verb: 'group', by: [as.key], measures: [toMeasure({ operation: 'count' }, setting)] },
      { verb: 'sort', by: [{ column: as.key, direction: 'ascending', order: 'natural' }] },
    ];
  },
  gathered: gatheredPlan,
};

/** The steps of a preparation of some data, in the plan's vocabulary; new columns have keys and labels as the language room gives them. */
export function toPlan(
  { where, shape }: DataPreparation,
  { locale, data }: { readonly locale: Locale; readonly data: ChartData },
): readonly Transform[] {
  // Each plan takes the shape of its own kind, which the compiler cannot follow through the table.
  const plan = PLANS[shape.kind] as (shape: PreparedShape, setting: Setting) => readonly Transform[];
  const keys = new NewKeys((data.columns ?? []).map(({ key }) => key));
  return [...(where === undefined ? [] : [{ verb: 'filter', where } as const]), ...plan(shape, { locale, keys })];
}

function gatheredPlan(shape: ShapeOf<'gathered'>, setting: Setting): readonly Transform[] {
  const { by, across, measures, isHighestFirst, isGrowth } = shape;
  const { locale, keys } = setting;
  const { part } = by;
  const key = part === undefined ? by.key : keys.take(`${by.key}_${part}`);
  const figures = measures.map((measure) => {
    const figure = toMeasure(measure, setting);
    // What changes are told of keeps its name.
    return isGrowth ? { ...figure, as: { ...figure.as, label: labelOf(measure) || figure.as.label } } : figure;
  });
  const first = figures[0]?.as.key ?? '';
  const ascending = { column: key, direction: 'ascending', order: 'natural' } as const;
  const steps: Transform[] = [];
  if (part !== undefined) steps.push({ verb: 'truncateTime', column: by.key, part, as: { key, label: by.label } });
  steps.push({ verb: 'group', by: across === undefined ? [key] : [key, across.key], measures: figures });
  if (isGrowth) {
    const as = { key: keys.take('percentChange'), label: windowLabel(locale, 'percentChange', labelOf(measures[0])) };
    steps.push({ verb: 'window', operation: 'percentChange', column: first, orderBy: [ascending], as });
  }
  const isInOrder = part !== undefined || isGrowth || by.isOrdered === true;
  const order: readonly SortKey[] = isHighestFirst
    ? [{ column: first, direction: 'descending' }]
    : [
        ...(isInOrder ? [ascending] : []),
        ...(across?.isOrdered === true ? [{ ...ascending, column: across.key }] : []),
      ];
  if (order.length > 0) steps.push({ verb: 'sort', by: order });
  if (across !== undefined)
    steps.push({ verb: 'pivotWider', keys: [key], names: across.key, values: first, combine: 'sum' });
  return steps;
}

const labelOf = (measure: PreparedMeasure | undefined): string =>
  measure === undefined || measure.operation === 'count' ? '' : measure.column.label;

function toMeasure(measure: PreparedMeasure, { locale, keys }: Setting): Measure {
  if (measure.operation === 'count') {
    return { operation: 'count', as: { key: keys.take('count'), label: measureLabel(locale, 'count', undefined) } };
  }
  const { operation, column } = measure;
  const as = { key: keys.take(`${operation}_${column.key}`), label: measureLabel(locale, operation, column.label) };
  return { operation, column: column.key, as };
}
