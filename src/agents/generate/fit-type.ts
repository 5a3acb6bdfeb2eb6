import { PARSING_LOCALE_OF } from '../../chart/locale.ts';
import { linkWords } from '../../language/links/link-words.ts';
import { applyPlan } from '../../plan/apply-plan.ts';
import type { PlanStep } from '../../plan/plan.ts';
import { readSource } from '../../plan/source/chart-source.ts';
import { changeTexts } from '../../writing/change/write-change.ts';
import { writeFactor } from '../../writing/fit/write-ranking.ts';
import { writeChartType, writeSteps } from '../../writing/plan/write-steps.ts';
import type { AgentContext, Progress } from '../agent.ts';
import { breathe } from '../breathe.ts';
import { type ChangeInput, type ChangeResult, toRefusal } from '../change/change-result.ts';
import { keepSource } from '../change/keep-source.ts';
import { readEmphasis } from '../suggestions/read-emphasis.ts';
import { chooseType } from './choose-type.ts';
import { baseOf, drawFirst, drawFor } from './draw-first.ts';

/**
 * Without a wish, or for one that names nothing of the data: the type that fits best, the data brought to the form that it draws, and
 * why it fits. A wish may say what the picture is for ("show the distribution"); where the data offer none of that nothing is changed.
 */
export async function* fitType(
  { config, userPrompt, nowMs }: ChangeInput,
  { locale, isLocaleExplicit, signal }: AgentContext,
): AsyncGenerator<Progress, ChangeResult, void> {
  const texts = changeTexts(locale);
  yield { message: texts.progress.changing };
  await breathe(signal);
  const parsingLocale = isLocaleExplicit ? PARSING_LOCALE_OF[locale] : undefined;
  const base = baseOf(config.data, { locale, parsingLocale, signal });
  const { table, profile } = base.examined;
  const situation = { config, table, profile, locale, purpose: 'chart', now: nowMs } as const;
  const goals = userPrompt === undefined ? [] : readEmphasis(linkWords(userPrompt, situation)).goals;
  const fitting = chooseType(base.ranking);
  if (fitting === undefined) return { config, response: { message: texts.alreadySo } };
  const drawn = goals.length === 0 ? drawFirst(fitting, base) : drawFor(goals, base);
  if (drawn === undefined) return toRefusal(config, { failure: undefined, unknown: [] }, locale);
  const { entry: best, steps: prepared } = drawn;
  const steps: readonly PlanStep[] = [...prepared, { verb: 'setType', type: best.type }];
  const options = { locale, signal, ...(parsingLocale === undefined ? {} : { parsingLocale }) };
  const outcome = applyPlan(config, { steps }, options);
  const merit = best.factors.find(({ kind }) => kind === 'pro');
  const reason = merit === undefined ? '' : writeFactor(merit, locale).reason;
  const told =
    prepared.length === 0
      ? []
      : writeSteps({ ...outcome, steps: outcome.steps.filter(({ kind }) => kind === 'transform') }, locale);
  const chosen = texts.chosen(writeChartType(best.type, locale), reason).trim();
  const turn = { before: config, after: outcome.config, steps: outcome.steps };
  const kept = keepSource({ ...turn, source: readSource(config), isRemade: false });
  return { config: kept.config, response: { message: [chosen, ...told].join(' '), steps: [...told, chosen] } };
}
