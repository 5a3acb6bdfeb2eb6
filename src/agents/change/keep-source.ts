import type { ChartType } from '../../chart/chart-type.ts';
import type { ChartData, GraphConfig } from '../../chart/graph-config.ts';
import type { AppliedStep } from '../../plan/outcome.ts';
import { type ChartSource, fits, withoutSource, withSource } from '../../plan/source/chart-source.ts';
import type { Transform, TransformVerb } from '../../plan/transform/transform.ts';
import { type Made, nameValues } from './name-values.ts';

/** What became of a chart's data in one turn. */
export type TurnOutcome = {
  readonly before: GraphConfig;
  readonly after: GraphConfig;
  readonly steps: readonly AppliedStep[];
  /** The rows behind the chart before, where it carried them. */
  readonly source: ChartSource | undefined;
  /** True where the steps began with the rows behind the chart. */
  readonly isRemade: boolean;
  /** The type that gave way, though nobody asked for another. */
  readonly wanted?: ChartType;
};

/** A chart that carries what it was made of as far as it must, and whether that was too much to carry. */
export type KeptSource = { readonly config: GraphConfig; readonly isLeftOut: boolean };

/** Transforms after which rows or columns are gone that a later wish may need. */
const LOSING: ReadonlySet<TransformVerb> = new Set([
  'group',
  'filter',
  'limit',
  'distinct',
  'dropEmpty',
  'dropTotals',
  'removeOutliers',
  'sample',
  'select',
  'drop',
  'pivotWider',
  'transpose',
]);

/**
 * Lets a chart carry the rows it was made of, where a wish brought rows together or took any away: the first rows of the
 * conversation, and the plans that were made of them. A source that no longer belongs to the visible rows is dropped, one that is
 * too large is not taken along.
 */
export function keepSource(outcome: TurnOutcome): KeptSource {
  const { before, source, isRemade, wanted } = outcome;
  if (outcome.after.data === before.data) return { config: outcome.after, isLeftOut: false };
  const steps = transformsOf(outcome);
  const known = source?.plans.at(-1)?.steps ?? [];
  const all = isRemade ? steps : [...known, ...steps];
  const origin: ChartData = source ?? before.data;
  const former: Made | undefined = source && { columns: source.columns, steps: known };
  const after = nameValues(outcome.after, former, { columns: origin.columns, steps: all });
  if (!all.some(({ verb }) => LOSING.has(verb))) return { config: withoutSource(after), isLeftOut: false };
  if (source === undefined && !fits(origin)) return { config: withoutSource(after), isLeftOut: true };
  const { columns, rows } = origin;
  const first = { type: before.type, steps: [] };
  const made = { type: after.type, steps: all, ...(wanted === undefined ? {} : { wanted }) };
  const plans = [...(source?.plans ?? [first]), made];
  return { config: withSource(after, { columns, rows, plans }), isLeftOut: false };
}

/** The transforms of a turn. Axes that changed places are columns in another order. */
function transformsOf({ steps, after }: TurnOutcome): readonly Transform[] {
  const transforms = steps.flatMap((step) => (step.kind === 'transform' ? [step.transform] : []));
  const isSwapped = steps.some((step) => step.kind === 'edit' && step.facts.verb === 'swapAxes');
  if (!isSwapped) return transforms;
  return [...transforms, { verb: 'select', columns: after.data.columns.map(({ key }) => key) }];
}
