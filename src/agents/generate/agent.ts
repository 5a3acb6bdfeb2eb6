import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { type Locale, PARSING_LOCALE_OF, type ParsingLocale } from '../../chart/locale.ts';
import type { FitEntry, FitFactor } from '../../fit/factor.ts';
import { type ForeignChart, foreignChartIn } from '../../language/foreign-charts.ts';
import type { Assumption, Reading } from '../../language/understanding.ts';
import { applyPlan } from '../../plan/apply-plan.ts';
import { isEditStep } from '../../plan/edit/apply-edit.ts';
import type { PlanNotice } from '../../plan/follow/notice.ts';
import type { PlanOptions, PlanOutcome } from '../../plan/outcome.ts';
import type { MadePlan } from '../../plan/source/chart-source.ts';
import type { TransformVerb } from '../../plan/transform/transform.ts';
import { changeTexts, sayNames } from '../../writing/change/write-change.ts';
import { writeFactor } from '../../writing/fit/write-ranking.ts';
import { writeChartType } from '../../writing/plan/write-steps.ts';
import type { AgentContext, Progress } from '../agent.ts';
import { breathe } from '../breathe.ts';
import { type CarriedOut, carryOut } from '../change/carry-out.ts';
import {
  type ChangeInput,
  type ChangeResult,
  isUnchanged,
  toAlreadySo,
  toRefusal,
  toResult,
  unchanged,
} from '../change/change-result.ts';
import { consultModel, withNote } from '../change/consult-model.ts';
import { findObstacle, isMisfit, nearestType, profileData, rankData } from '../change/judge-type.ts';
import { readTurn, type Turn } from '../change/read-turn.ts';
import { undoTurn } from '../change/undo-turn.ts';
import { chooseType, FAMILY_FOR } from './choose-type.ts';
import { baseOf, type DrawSetting, prepareFor } from './draw-first.ts';
import { drawThenMark, partWish } from './draw-then-mark.ts';
import { fitType } from './fit-type.ts';
import { widenSeries } from './widen-series.ts';

type Run = AsyncGenerator<Progress, ChangeResult, void>;

/**
 * Changes a chart as an instruction says: its look, its type, and its data as far as the picture needs it. Without an
 * instruction, and for one that names nothing of the data, it gets the type that fits best. A type that can't show the data is refused with the reason, and the nearest that
 * can is named; what can't be carried out changes nothing.
 */
export async function* generate(input: ChangeInput, context: AgentContext): Run {
  const { config, userPrompt, nowMs } = input;
  const { locale, isLocaleExplicit, signal } = context;
  const { progress } = changeTexts(locale);
  const parsingLocale = isLocaleExplicit ? PARSING_LOCALE_OF[locale] : undefined;
  const options = { locale, signal, ...(parsingLocale === undefined ? {} : { parsingLocale }) };
  if (userPrompt === undefined) return yield* fitType(input, context);
  yield { message: progress.reading };
  await breathe(signal);
  const setting = { locale, parsingLocale, purpose: 'chart', nowMs } as const;
  const read = readTurn(userPrompt, config, setting, options);
  await breathe(signal);
  const answer = (chart: GraphConfig, wish: string, turn = readTurn(wish, chart, setting, options)): Run =>
    answerRead(turn, { wish, config: chart, options, nowMs }, context);
  const parted = partWish(read, config, setting, options);
  return yield* parted === undefined ? answer(config, userPrompt, read) : drawThenMark(config, parted, answer, locale);
}

/** A wish that was read, and the chart that it is of. */
type ReadWish = {
  readonly wish: string;
  readonly config: GraphConfig;
  readonly options: PlanOptions;
  readonly nowMs: number;
};

/** Answers a wish that was read, by a model where one is to help. */
async function* answerRead(read: Turn, { wish, config, options, nowMs }: ReadWish, context: AgentContext): Run {
  const consultation = { wish, config, purpose: 'chart', options } as const;
  const { turn, note } = yield* consultModel(read, consultation, context);
  const foreign = turn.undoes === true ? undefined : foreignChartIn(wish);
  if (foreign !== undefined && turn.readings.length === 0)
    return withNote(refuseForeign(foreign, config, context), note, context);
  if (read.wantsAnyChart === true && turn.readings.length === 0)
    return withNote(yield* fitType({ config, userPrompt: wish, nowMs }, context), note, context);
  const answer = withNote(yield* answerTurn(turn, config, context), note, context);
  return foreign?.isOfSpread === true ? withForeign(answer, foreign, context) : answer;
}

/** Carries out what was understood and gives it the type that shows it, or says why nothing can be done. */
async function* answerTurn(turn: Turn, config: GraphConfig, context: AgentContext): Run {
  const { locale, isLocaleExplicit, signal } = context;
  const { progress } = changeTexts(locale);
  const parsingLocale = isLocaleExplicit ? PARSING_LOCALE_OF[locale] : undefined;
  const options = { locale, signal, ...(parsingLocale === undefined ? {} : { parsingLocale }) };
  const { readings, unknown, over } = turn;
  if (turn.undoes === true) return undoTurn(config, turn.source, options);
  if (readings.length === 0) return toRefusal(config, { failure: undefined, unknown }, locale);
  yield { message: progress.changing };
  const prepared =
    turn.source === undefined
      ? readings.map((one) => withRows(one, config, { locale, parsingLocale, signal }))
      : readings;
  const { done, other, failure } = carryOut(config, prepared, over === undefined ? options : { ...options, over });
  await breathe(signal);
  if (done === undefined) return toRefusal(config, { failure, unknown }, locale);
  const settled = settleType(config, done, { options, parsingLocale, locale, last: turn.source?.plans.at(-1) });
  if (typeof settled === 'string') return unchanged(config, settled, locale);
  if (isUnchanged(config, settled.outcome)) return toAlreadySo(config, { done: settled, other }, locale);
  const drawn = drawSeries(config, settled, { options, parsingLocale, locale });
  return toResult({ before: config, turn, done: drawn, other }, locale);
}

/** A wish that names a type and nothing else, for rows which that type cannot show as they are: with the steps that prepare them. */
function withRows(reading: Reading, { data }: GraphConfig, setting: DrawSetting): Reading {
  const { plan, assumptions, insists } = reading;
  const type = plan.steps.find((step) => step.verb === 'setType')?.type;
  if (type === undefined || insists === true || !plan.steps.every(isEditStep)) return reading;
  const prepared = prepareFor(type, baseOf(data, setting));
  if (prepared === undefined) return reading;
  const { steps, measure } = prepared;
  const chosen: readonly Assumption[] = measure === undefined ? [] : [{ kind: 'measure', column: measure }];
  return { ...reading, plan: { steps: [...steps, ...plan.steps] }, assumptions: [...assumptions, ...chosen] };
}

/** Says that what is shown is none of the kind that was named. */
function withForeign(answer: ChangeResult, { name }: ForeignChart, { locale }: AgentContext): ChangeResult {
  const told = changeTexts(locale).foreignType(name, undefined, sayNames(locale));
  return { ...answer, response: { ...answer.response, message: `${answer.response.message} ${told}` } };
}

/** The answer to a wish for a kind of chart that there is not: the nearest that can show the data. */
function refuseForeign(
  { name, nearest }: ForeignChart,
  config: GraphConfig,
  { locale, isLocaleExplicit }: AgentContext,
): ChangeResult {
  const parsingLocale = isLocaleExplicit ? PARSING_LOCALE_OF[locale] : undefined;
  const type = nearest.find((one) => findObstacle(one, config.data, parsingLocale) === undefined);
  const offer = type === undefined ? undefined : writeChartType(type, locale);
  return unchanged(config, changeTexts(locale).foreignType(name, offer, sayNames(locale)), locale);
}

type TypeSetting = {
  /** What was last made of the rows behind the chart. */
  readonly last?: MadePlan | undefined;
  readonly options: PlanOptions;
  readonly parsingLocale: ParsingLocale | undefined;
  readonly locale: Locale;
};

/**
 * Sees to it that the type shows the data. A type that was named and can't is refused: the reason comes back. One that nobody
 * named is chosen where the wish asks for a picture of other data.
 */
function settleType(before: GraphConfig, done: CarriedOut, setting: TypeSetting): CarriedOut | string {
  const { outcome, reading } = done;
  const { last } = setting;
  const after = outcome.config;
  if (after.data === before.data && after.type === before.type && reading.task === undefined) return done;
  if (isRowsOfTable(before, done, last !== undefined)) return done;
  const ranking = rankFor(after, reading.task, setting.parsingLocale);
  const obstacle = findObstacle(after.type, after.data, setting.parsingLocale);
  if (after.type !== before.type) {
    if (obstacle === undefined || reading.insists === true) return done;
    return refuseType(after.type, { obstacle, ranking, locale: setting.locale });
  }
  const isWanted = reading.suits.length === 0 || reading.suits.includes(before.type);
  // Nobody asked for another type: what cannot stay gives way to the one that comes nearest.
  const isForced = before.type !== 'table' && reading.task === undefined && reading.suits.length === 0;
  // The highest few of a course are no course.
  const isRanked = isForced && COURSES.has(before.type) && isLimited(outcome);
  const isRecord = isOneRecord(outcome);
  const isLost =
    isRecord || isRanked || (isForced && !arePicked(outcome) && hasLostFit(before, ranking, setting.parsingLocale));
  const isKept = before.type !== 'table' && reading.task === undefined && isWanted && obstacle === undefined && !isLost;
  const next = isRecord
    ? 'table'
    : isRanked
      ? 'bar'
      : isForced
        ? nearestType(before.type, ranking)
        : chooseType(ranking, reading)?.type;
  const wanted =
    last !== undefined && last.type === before.type && reading.task === undefined ? last.wanted : undefined;
  const canReturn =
    wanted !== undefined &&
    !isMisfit(wanted, ranking) &&
    findObstacle(wanted, after.data, setting.parsingLocale) === undefined;
  const chosen = canReturn && (isKept || isForced) ? wanted : isKept ? undefined : next;
  // What gave way comes back with rows that it can show.
  const left = isForced && !canReturn && chosen !== undefined ? { wanted: wanted ?? before.type } : {};
  if (chosen === undefined || chosen === after.type)
    return wanted === undefined || canReturn ? done : { ...done, wanted };
  const made = done.outcome.steps.flatMap((step) => (step.kind === 'transform' ? [step.transform] : []));
  const then = applyPlan(after, { steps: [{ verb: 'setType', type: chosen }] }, { ...setting.options, made });
  return { ...withStep(done, then), ...left };
}

/** True for a type that fitted the rows before and no longer does: a line over dates, once its points are names. */
function hasLostFit(
  { type, data }: GraphConfig,
  ranking: readonly FitEntry[],
  locale: ParsingLocale | undefined,
): boolean {
  return isMisfit(type, ranking) && !isMisfit(type, rankData(data, { locale }));
}

/** Transforms that pick, order or name rows and columns as they are. */
const PICKING: ReadonlySet<TransformVerb> = new Set([
  'filter',
  'limit',
  'sort',
  'rename',
  'distinct',
  'dropEmpty',
  'dropTotals',
  'removeOutliers',
  'sample',
]);
/** Columns that one picture shows. */
const MOST_SHOWN = 4;

/** Rows that a wish picks from a wide table, or from one that an earlier wish made, are still a table: nobody asked for a picture of them. */
function isRowsOfTable(before: GraphConfig, { outcome, reading }: CarriedOut, isMade: boolean): boolean {
  const { config } = outcome;
  const isTable =
    before.type === 'table' && config.type === 'table' && (isMade || config.data.columns.length > MOST_SHOWN);
  return isTable && arePicked(outcome) && reading.task === undefined && reading.suits.length === 0;
}

/** True where the rows and columns that are left are as they were: what is drawn of them is the same picture. */
function arePicked({ steps }: PlanOutcome): boolean {
  return steps.every((step) => step.kind === 'transform' && PICKING.has(step.transform.verb));
}

/** Long data in the form that the type draws, where the wish touched either: one column for each series. */
function drawSeries(before: GraphConfig, done: CarriedOut, { options, parsingLocale }: TypeSetting): CarriedOut {
  const after = done.outcome.config;
  if (after.type === before.type && after.data === before.data) return done;
  const profile = profileData(after.data, parsingLocale);
  // Of the highest few rows each is looked at under its own name.
  if (isLimited(done.outcome) && profile.columns.some(({ kind, isUnique }) => kind === 'text' && isUnique)) return done;
  const widened = widenSeries(profile, after.type);
  return widened === undefined ? done : withStep(done, applyPlan(after, { steps: [widened] }, options));
}

const COURSES: ReadonlySet<ChartType> = new Set(['line', 'areaStacked']);

/** True where some rows were picked by their rank, and none was made of others. */
function isLimited(outcome: PlanOutcome): boolean {
  const verbs = outcome.steps.flatMap((step) => (step.kind === 'transform' ? [step.transform.verb] : []));
  return verbs.includes('limit') && verbs.every((verb) => PICKING.has(verb));
}

/** True for one row that was picked out of many, with more columns than a picture shows: its fields are read. */
function isOneRecord(outcome: PlanOutcome): boolean {
  const { columns, rows } = outcome.config.data;
  return isLimited(outcome) && rows.length === 1 && columns.length > MOST_SHOWN;
}

function withStep(done: CarriedOut, then: PlanOutcome): CarriedOut {
  const { outcome } = done;
  // What was to be said of the type before is said of no other.
  const known = outcome.notices.filter((notice) => !('type' in notice) || notice.type === then.config.type);
  const told = new Set(known.map((notice) => JSON.stringify(notice)));
  const isNews = (notice: PlanNotice): boolean => !told.has(JSON.stringify(notice));
  const steps = [...outcome.steps, ...then.steps];
  return {
    ...done,
    outcome: { config: then.config, steps, notices: [...known, ...then.notices.filter(isNews)] },
  };
}

function rankFor({ data }: GraphConfig, task: Reading['task'], locale: ParsingLocale | undefined): readonly FitEntry[] {
  return rankData(data, { locale, ...(task === undefined ? {} : { chartFamily: FAMILY_FOR[task] }) });
}

type Refusal = { readonly obstacle: FitFactor; readonly ranking: readonly FitEntry[]; readonly locale: Locale };

function refuseType(type: ChartType, { obstacle, ranking, locale }: Refusal): string {
  const texts = changeTexts(locale);
  const { reason } = writeFactor(obstacle, locale);
  const nearest = nearestType(type, ranking);
  const offer = nearest === undefined ? undefined : writeChartType(nearest, locale);
  return `${texts.unsuited(writeChartType(type, locale), reason, offer)} ${texts.insist}`;
}
