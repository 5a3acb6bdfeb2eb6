import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Reading } from '../../language/understanding.ts';
import { ModelFailure } from '../../models/model-failure.ts';
import { applyPlan } from '../../plan/apply-plan.ts';
import type { PlanOptions, PlanOutcome } from '../../plan/outcome.ts';
import type { Plan } from '../../plan/plan.ts';
import { StepError } from '../../plan/step-error.ts';
import { examineData } from '../../table/examine-data.ts';
import { type ModelNote, modelTexts } from '../../writing/model/model-texts.ts';
import { writeSteps } from '../../writing/plan/write-steps.ts';
import type { AgentContext, Effort, Progress } from '../agent.ts';
import { type PlanRequest, proposePlan, type Trial } from '../model/propose-plan.ts';
import type { ChangeResult } from './change-result.ts';
import type { Turn } from './read-turn.ts';

/** A wish as it is to be carried out, and what is to be said of a model that did not help. */
export type Consulted = { readonly turn: Turn; readonly note?: ModelNote };

/** What a model is consulted about. */
export type Consultation = {
  readonly wish: string;
  readonly config: GraphConfig;
  readonly purpose: 'data' | 'chart';
  readonly options: PlanOptions;
};

/**
 * From this confidence on the built-in mind was right in 96 of 100 wishes, below it in 84, and where it left words out in 58
 * (docs/decisions/0015-two-minds.md; `npm run bench -- minds` measures it anew).
 */
const TRUSTED = 0.97;

/** Below this confidence of the built-in mind a model is asked, where one is set up: at high effort always. */
const SURE_ENOUGH: Readonly<Record<Effort, number>> = { low: 0.6, medium: TRUSTED, high: Number.POSITIVE_INFINITY };

/** The confidence that a checked plan of a model counts with. */
const MODEL_CONFIDENCE = 0.9;

/** Of less than this the built-in reading is no reading beside one of a model. */
const WORTH_TELLING = 0.5;

/**
 * Lets a model read the wish where the built-in mind is not sure enough for the effort. Where both come to the same, the built-in
 * reading stands. Else the one that is more often right comes first, and the other is told as another reading. Where the model has
 * no plan that passes every check, the built-in reading stands, and a note says so. Throws only the signal's reason.
 */
export async function* consultModel(
  turn: Turn,
  consultation: Consultation,
  { models, effort, locale, signal }: AgentContext,
): AsyncGenerator<Progress, Consulted, void> {
  const [best] = turn.readings;
  if (models === undefined || turn.undoes === true) return { turn };
  if (models === 'spent') return { turn, note: 'spent' };
  if (best !== undefined && isSure(best, effort)) return { turn };
  const { asking, stages } = modelTexts(locale);
  yield { message: asking };
  try {
    const making = proposePlan(toRequest(consultation, effort), models.session, signal);
    for (;;) {
      const { done, value } = await making.next();
      if (done !== true) yield { message: stages[value] };
      else return value === undefined ? { turn, note: 'unusable' } : { turn: withModelPlan(turn, value, consultation) };
    }
  } catch (error) {
    if (error instanceof ModelFailure) return { turn, note: 'failed' };
    throw error;
  }
}

function isSure(reading: Reading, effort: Effort): boolean {
  return reading.confidence >= SURE_ENOUGH[effort] && (effort === 'low' || !hasSkipped(reading));
}

function hasSkipped({ assumptions }: Reading): boolean {
  return assumptions.some(({ kind }) => kind === 'skipped');
}

function toRequest({ wish, config, purpose, options }: Consultation, effort: Effort): PlanRequest {
  const { table, profile } = examineData(config.data, options.parsingLocale);
  const tryOut = (plan: Plan): Trial | string => {
    const outcome = tryPlan(config, plan, options);
    if (outcome instanceof StepError) return outcome.message;
    return { told: writeSteps(outcome, 'EN_US'), data: outcome.config.data };
  };
  return { wish, config, table, profile, purpose, tryOut, isCriticised: effort === 'high' };
}

function tryPlan(config: GraphConfig, plan: Plan, options: PlanOptions): PlanOutcome | StepError {
  try {
    return applyPlan(config, plan, options);
  } catch (error) {
    if (error instanceof StepError) return error;
    throw error;
  }
}

/** The turn once a model has read it too. The model's plan begins with the rows that are shown. */
function withModelPlan(turn: Turn, plan: Plan, consultation: Consultation): Turn {
  const [built] = turn.readings;
  if (built !== undefined && comeToTheSame(built, plan, turn, consultation)) return { ...turn, readings: [built] };
  const namesType = plan.steps.some(({ verb }) => verb === 'setType');
  const reading: Reading = { plan, confidence: MODEL_CONFIDENCE, assumptions: [], suits: [], namesType };
  const { over, ...rest } = turn;
  if (built !== undefined && built.confidence >= TRUSTED && !hasSkipped(built)) {
    return over === undefined ? { ...turn, readings: [built, reading] } : turn;
  }
  // Plans that begin with other rows can't be told beside each other.
  const isWorthTelling = over === undefined && built !== undefined && built.confidence >= WORTH_TELLING;
  return { ...rest, readings: isWorthTelling ? [reading, built] : [reading], unknown: [] };
}

/** True where both leave the same cells, in the same order, whatever their columns are called, and draw no two types. */
function comeToTheSame(built: Reading, plan: Plan, { over }: Turn, { config, options }: Consultation): boolean {
  const ours = tryPlan(config, built.plan, over === undefined ? options : { ...options, over });
  const theirs = tryPlan(config, plan, options);
  if (ours instanceof StepError || theirs instanceof StepError) return false;
  const isTypeLeft = !built.namesType || ours.config.type === theirs.config.type;
  return isTypeLeft && cellsOf(ours) === cellsOf(theirs) && lookOf(ours) === lookOf(theirs);
}

function lookOf({ config: { data: _, type: __, ...look } }: PlanOutcome): string {
  return JSON.stringify(look);
}

function cellsOf({ config: { data } }: PlanOutcome): string {
  return JSON.stringify(data.rows.map((row) => data.columns.map(({ key }) => row[key] ?? null)));
}

/** An answer with the note about the model at its end. */
export function withNote(result: ChangeResult, note: ModelNote | undefined, { locale }: AgentContext): ChangeResult {
  if (note === undefined) return result;
  const message = `${result.response.message} ${modelTexts(locale).notes[note]}`;
  return { ...result, response: { ...result.response, message } };
}
