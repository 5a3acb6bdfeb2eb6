import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Reading } from '../../language/understanding.ts';
import { applyPlan } from '../../plan/apply-plan.ts';
import type { PlanOptions, PlanOutcome } from '../../plan/outcome.ts';
import { StepError } from '../../plan/step-error.ts';
import { showsTheSame } from './is-same-chart.ts';

/** A reading that was carried out, and what came of it. */
export type CarriedOut = {
  readonly reading: Reading;
  readonly outcome: PlanOutcome;
  /** How many rows the chart was made anew of; absent where the plan began with the chart's own rows. */
  readonly remadeOf?: number;
  /** The type that gave way to another, though nobody asked for one, since it cannot show the rows. */
  readonly wanted?: ChartType;
};

/** What became of the readings of a wish: the best that can be carried out, another that comes to something else, or why none can. */
export type Attempt = {
  readonly done: CarriedOut | undefined;
  readonly other: CarriedOut | undefined;
  /** Why the best reading can't be carried out, where it can't. */
  readonly failure: StepError | undefined;
};

/**
 * Carries out the best reading that can be carried out, and the next one too where it comes to another chart. Throws only what
 * `options.signal` throws.
 */
export function carryOut(config: GraphConfig, readings: readonly Reading[], options: PlanOptions): Attempt {
  const done: CarriedOut[] = [];
  let failure: StepError | undefined;
  const remade = options.over === undefined ? {} : { remadeOf: options.over.rows.length };
  for (const reading of readings) {
    const outcome = attempt(config, reading, options);
    if (outcome instanceof StepError) failure ??= outcome;
    else if (done.every((one) => !showsTheSame(one.outcome.config, outcome.config)))
      done.push({ reading, outcome, ...remade });
    if (done.length === 2) break;
  }
  return { done: done[0], other: done[1], failure };
}

function attempt(config: GraphConfig, { plan }: Reading, options: PlanOptions): PlanOutcome | StepError {
  try {
    return applyPlan(config, plan, options);
  } catch (error) {
    if (error instanceof StepError) return error;
    throw error;
  }
}
