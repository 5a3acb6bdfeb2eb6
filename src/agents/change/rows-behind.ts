import type { ColumnDefinition, GraphConfig } from '../../chart/graph-config.ts';
import { applyPlan } from '../../plan/apply-plan.ts';
import type { PlanOptions } from '../../plan/outcome.ts';
import type { ColumnName } from '../../plan/plan-error.ts';
import type { ChartSource } from '../../plan/source/chart-source.ts';
import { splitSteps } from '../../plan/source/split-steps.ts';
import { StepError } from '../../plan/step-error.ts';
import type { Transform } from '../../plan/transform/transform.ts';

/** Rows that were brought together for a chart, as far as they were worked on and picked before, and the steps from the source to them. */
export type RowsBehind = { readonly config: GraphConfig; readonly steps: readonly Transform[] };

/** The rows that a chart's rows were brought together from; undefined where they are the rows themselves, more or fewer. */
export function rowsBehind(config: GraphConfig, source: ChartSource, options: PlanOptions): RowsBehind | undefined {
  const { prepare, shape } = splitSteps(source.plans.at(-1)?.steps ?? []);
  if (shape.every(({ verb }) => verb !== 'group')) return undefined;
  const steps = [
    ...prepare,
    ...shape.slice(
      0,
      shape.findIndex(({ verb }) => verb !== 'filter'),
    ),
  ];
  const { columns, rows } = source;
  const whole = { type: config.type, data: { columns, rows } };
  try {
    return { config: steps.length === 0 ? whole : applyPlan(whole, { steps }, options).config, steps };
  } catch (error) {
    if (error instanceof StepError) return undefined;
    throw error;
  }
}

/** The columns of some data as they are called. */
export function columnNames(columns: readonly ColumnDefinition[]): readonly ColumnName[] {
  return columns.map(({ key, label = key }) => ({ key, label }));
}
