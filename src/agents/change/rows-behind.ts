import type { GraphConfig } from '../../chart/graph-config.ts';
import { applyPlan } from '../../plan/apply-plan.ts';
import { columnsIn } from '../../plan/check/columns-used.ts';
import type { PlanOptions } from '../../plan/outcome.ts';
import type { ChartSource } from '../../plan/source/chart-source.ts';
import { splitSteps } from '../../plan/source/split-steps.ts';
import { StepError } from '../../plan/step-error.ts';
import type { Transform } from '../../plan/transform/transform.ts';

/** Rows that were brought together for a chart, as far as they were worked on and picked before, and the steps from the source to them. */
export type RowsBehind = { readonly config: GraphConfig; readonly steps: readonly Transform[] };

/**
 * The rows that a chart's rows were brought together from; undefined where they are the rows themselves, more or fewer, and where
 * what was done to them fails.
 */
export function rowsBehind(config: GraphConfig, source: ChartSource, options: PlanOptions): RowsBehind | undefined {
  const { prepare, shape } = splitSteps(source.plans.at(-1)?.steps ?? []);
  const gathering = shape.findIndex(({ verb }) => verb === 'group');
  if (gathering < 0) return undefined;
  const steps = [...prepare, ...conditionsOf(shape.slice(0, gathering))];
  const { columns, rows } = source;
  const prepared = prepareRows({ type: config.type, data: { columns, rows } }, steps, options);
  return prepared && { config: prepared, steps };
}

/** The rows of a chart after some steps; undefined where these cannot be carried out, as rows read in another locale may not suit them. */
export function prepareRows(
  { type, data }: GraphConfig,
  steps: readonly Transform[],
  options: PlanOptions,
): GraphConfig | undefined {
  if (steps.length === 0) return { type, data };
  try {
    return applyPlan({ type, data }, { steps }, options).config;
  } catch (error) {
    if (error instanceof StepError) return undefined;
    throw error;
  }
}

/** The conditions on rows among the steps before they are gathered, and the periods and ranges that a condition is on. */
function conditionsOf(steps: readonly Transform[]): readonly Transform[] {
  const isTested = (key: string, after: number): boolean =>
    steps.slice(after + 1).some((step) => step.verb === 'filter' && columnsIn(step.where).includes(key));
  return steps.filter((step, at) => {
    if (step.verb !== 'truncateTime' && step.verb !== 'bin') return step.verb === 'filter';
    return isTested(step.as.key, at);
  });
}
