import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { PARSING_LOCALE_OF, type ParsingLocale } from '../../chart/locale.ts';
import { rankCharts } from '../../fit/rank.ts';
import { showsRows } from '../../fit/shows-rows.ts';
import { applyPlan } from '../../plan/apply-plan.ts';
import type { PlanStep } from '../../plan/plan.ts';
import { readSource } from '../../plan/source/chart-source.ts';
import { toPlanTable } from '../../plan/table/plan-table.ts';
import type { Transform } from '../../plan/transform/transform.ts';
import { examineData } from '../../table/examine-data.ts';
import { changeTexts } from '../../writing/change/write-change.ts';
import { writeFactor } from '../../writing/fit/write-ranking.ts';
import { writeChartType, writeSteps } from '../../writing/plan/write-steps.ts';
import type { AgentContext, Progress } from '../agent.ts';
import { breathe } from '../breathe.ts';
import type { ChangeResult } from '../change/change-result.ts';
import { keepSource } from '../change/keep-source.ts';
import { listCandidates } from '../suggestions/list-candidates.ts';
import { toPlan } from '../suggestions/to-plan.ts';
import { type Base, createLayer, drawCandidate } from '../suggestions/view-candidate.ts';
import { chooseType } from './choose-type.ts';
import { widenSeries } from './widen-series.ts';

/** Without a wish: the type that fits best, the data brought to the form that it draws, and why it fits. */
export async function* fitType(
  config: GraphConfig,
  { locale, isLocaleExplicit, signal }: AgentContext,
): AsyncGenerator<Progress, ChangeResult, void> {
  const texts = changeTexts(locale);
  yield { message: texts.progress.changing };
  await breathe(signal);
  const parsingLocale = isLocaleExplicit ? PARSING_LOCALE_OF[locale] : undefined;
  const base = baseOf(config, { locale, parsingLocale, signal });
  const best = chooseType(base.ranking);
  if (best === undefined) return { config, response: { message: texts.alreadySo } };
  const prepared = prepareFor(best.type, base);
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

type Setting = Pick<Base, 'locale' | 'signal'> & { readonly parsingLocale: ParsingLocale | undefined };

function baseOf(config: GraphConfig, { locale, parsingLocale, signal }: Setting): Base {
  const { data } = config;
  const examined = examineData(data, parsingLocale);
  const whole = toPlanTable(data, parsingLocale === undefined ? {} : { locale: parsingLocale });
  const ranking = rankCharts(examined.profile);
  return { data, whole, table: whole, examined, ranking, carrier: undefined, locale, parsingLocale, signal };
}

/**
 * The steps that bring rows to the form in which a type draws them: series side by side, rows gathered by period or by name, counted, or
 * turned. None where it shows them as they are, or where no way to gather them is found.
 */
function prepareFor(type: ChartType, base: Base): readonly Transform[] {
  const { profile } = base.examined;
  const widened = widenSeries(profile, type);
  if (widened !== undefined) return [widened];
  if (showsRows(type, profile)) return [];
  const lay = createLayer(base);
  for (const candidate of listCandidates({ profile, ranking: base.ranking, wanted: new Set() })) {
    if (!candidate.types.includes(type) || drawCandidate({ ...candidate, types: [type] }, lay) === undefined) continue;
    return toPlan(candidate.preparation, base.locale);
  }
  return [];
}
