import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { PARSING_LOCALE_OF, type ParsingLocale } from '../../chart/locale.ts';
import type { FitEntry } from '../../fit/factor.ts';
import { rankCharts } from '../../fit/rank.ts';
import { showsRows } from '../../fit/shows-rows.ts';
import { viewTable } from '../../fit/view.ts';
import { applyPlan } from '../../plan/apply-plan.ts';
import type { PlanStep } from '../../plan/plan.ts';
import { readSource } from '../../plan/source/chart-source.ts';
import { toPlanTable } from '../../plan/table/plan-table.ts';
import type { Transform } from '../../plan/transform/transform.ts';
import { examineData } from '../../table/examine-data.ts';
import type { TableProfile } from '../../table/profile.ts';
import { changeTexts } from '../../writing/change/write-change.ts';
import { writeFactor } from '../../writing/fit/write-ranking.ts';
import { writeChartType, writeSteps } from '../../writing/plan/write-steps.ts';
import type { AgentContext, Progress } from '../agent.ts';
import { breathe } from '../breathe.ts';
import type { ChangeResult } from '../change/change-result.ts';
import { keepSource } from '../change/keep-source.ts';
import { type Candidate, PICTURE_OF, type PictureKind } from '../suggestions/candidate.ts';
import { listCandidates } from '../suggestions/list-candidates.ts';
import { areDatedEvents } from '../suggestions/single-events.ts';
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
  const fitting = chooseType(base.ranking);
  if (fitting === undefined) return { config, response: { message: texts.alreadySo } };
  const { entry: best, steps: prepared } = drawFirst(fitting, base);
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

/** Nobody reads more rows than these one by one. */
const MOST_LISTED = 30;

/** A type, and the steps that bring rows to the form in which it draws them. */
type Drawn = { readonly entry: FitEntry; readonly steps: readonly Transform[] };

/**
 * The picture of the type that fits best: of series side by side, of rows gathered by period or by name, counted, or turned, of the
 * measures that one axis can show. As the rows are where it shows them so, or where no way to prepare them is found. A long list is
 * drawn, where it can be, as what is first seen in it.
 */
function drawFirst(fitting: FitEntry, base: Base): Drawn {
  const { profile } = base.examined;
  const { type } = fitting;
  const widened = widenSeries(profile, type);
  if (widened !== undefined) return { entry: fitting, steps: [widened] };
  const isLong = type === 'table' && base.table.rowCount > MOST_LISTED;
  if (!isLong && showsRows(type, profile) && isSeen(type, profile)) return { entry: fitting, steps: [] };
  const lay = createLayer(base);
  const candidates = listCandidates({ profile, ranking: base.ranking, wanted: new Set() });
  const wants = isLong ? isNear : isOfKind(PICTURE_OF[type]);
  for (const candidate of [...candidates.filter(isPaired), ...candidates]) {
    const isExact = candidate.types.includes(type);
    if (!isExact && !wants(candidate)) continue;
    const drawing = drawCandidate(isExact ? { ...candidate, types: [type] } : candidate, lay);
    if (drawing === undefined) continue;
    const entry = isExact ? fitting : drawing.entry;
    return { entry, steps: toPlan(candidate.preparation, base) };
  }
  return { entry: fitting, steps: [] };
}

/** What is further from the first measures and groups of a table says little of it. */
const LEAST_RELEVANCE = 0.8;

const isNear = ({ relevance }: Candidate): boolean => relevance >= LEAST_RELEVANCE;

const isOfKind =
  (kind: PictureKind) =>
  ({ types }: Candidate): boolean =>
    types.every((type) => PICTURE_OF[type] === kind);

/** Two measures that belong beside each other are more than one of them. */
const isPaired = ({ types, preparation }: Candidate): boolean =>
  preparation.shape.kind === 'columns' && types.every((type) => type === 'groupedColumn' || type === 'groupedBar');

const AXIS_OF_EACH: ReadonlySet<PictureKind> = new Set<PictureKind>(['dots', 'table']);

/** True for rows whose measures can all be seen in a picture: on one axis, with no sum beside its parts, and no heap of single events. */
function isSeen(type: ChartType, profile: TableProfile): boolean {
  if (type === 'bubble') return false;
  if (AXIS_OF_EACH.has(PICTURE_OF[type])) return true;
  if (areDatedEvents(profile)) return false;
  const { hasOneScale, measures } = viewTable(profile);
  const isTotalled = (profile.totalColumns ?? []).length > 0;
  return measures.length < 2 || ((hasOneScale || type === 'combo') && !isTotalled);
}
