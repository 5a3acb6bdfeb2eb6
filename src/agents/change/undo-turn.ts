import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { applyPlan } from '../../plan/apply-plan.ts';
import type { PlanOptions } from '../../plan/outcome.ts';
import type { PlanStep } from '../../plan/plan.ts';
import { type ChartSource, digestLook, withoutSource, withSource } from '../../plan/source/chart-source.ts';
import { changeTexts } from '../../writing/change/write-change.ts';
import { writeSourceFact, writeSteps } from '../../writing/plan/write-steps.ts';
import { type ChangeResult, unchanged } from './change-result.ts';
import { nameValues } from './name-values.ts';

/**
 * Takes the last change of the data back: the plan before it is carried out anew over the rows behind the chart. Where the chart
 * carries none, or where its look was changed since, nothing is done and the answer says so.
 */
export function undoTurn(
  config: GraphConfig,
  source: ChartSource | undefined,
  options: PlanOptions & { readonly locale: Locale },
): ChangeResult {
  const texts = changeTexts(options.locale);
  const plan = source?.plans.at(-2);
  if (source === undefined || plan === undefined) return unchanged(config, texts.undo.nothing, options.locale);
  if (digestLook(config) !== source.look) return unchanged(config, texts.undo.look, options.locale);
  const { columns, rows, plans: made } = source;
  const steps: readonly PlanStep[] = [...plan.steps, { verb: 'setType', type: plan.type }];
  const outcome = applyPlan(config, { steps }, { ...options, over: { columns, rows } });
  const plans = made.slice(0, -1);
  const undone = { columns, steps: made.at(-1)?.steps ?? [] };
  const named = nameValues(outcome.config, undone, { columns, steps: plan.steps });
  const back = plans.length < 2 ? withoutSource(named) : withSource(named, { columns, rows, plans });
  const told = writeSteps(
    { ...outcome, steps: outcome.steps.filter(({ kind }) => kind === 'transform') },
    options.locale,
  );
  const said = [writeSourceFact('undone', back.data.rows.length, options.locale), ...told];
  return { config: back, response: { message: said.join(' '), steps: said } };
}
