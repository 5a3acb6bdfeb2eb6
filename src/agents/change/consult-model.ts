import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Reading } from '../../language/understanding.ts';
import { ModelFailure } from '../../models/model-failure.ts';
import { applyPlan } from '../../plan/apply-plan.ts';
import type { PlanOptions } from '../../plan/outcome.ts';
import type { Plan } from '../../plan/plan.ts';
import { StepError } from '../../plan/step-error.ts';
import { parseTable } from '../../table/parse-table.ts';
import { profileTyped } from '../../table/profile-table.ts';
import { type ModelNote, modelTexts } from '../../writing/model/model-texts.ts';
import type { AgentContext, Effort, Progress } from '../agent.ts';
import { proposePlan } from '../model/propose-plan.ts';
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

/** Below this confidence of the built-in mind a model is asked, where one is set up. At low effort: only where it has no reading. */
const SURE_ENOUGH: Readonly<Record<Effort, number>> = { low: 0, medium: 0.8, high: 0.97 };

/** The confidence that a checked plan of a model counts with. */
const MODEL_CONFIDENCE = 0.9;

/**
 * Lets a model read the wish where the built-in mind is not sure enough for the effort. Its plan comes first where it passes every
 * check; else the built-in reading stands, and a note says so. Throws only the signal's reason.
 */
export async function* consultModel(
  turn: Turn,
  consultation: Consultation,
  { models, effort, locale, signal }: AgentContext,
): AsyncGenerator<Progress, Consulted, void> {
  const [best] = turn.readings;
  if (models === undefined || turn.undoes === true) return { turn };
  if (best !== undefined && isSure(best, effort)) return { turn };
  if (models === 'spent') return { turn, note: 'spent' };
  yield { message: modelTexts(locale).asking };
  try {
    const plan = await proposePlan(toRequest(consultation), models.session, signal);
    return plan === undefined ? { turn, note: 'unusable' } : { turn: withModelPlan(turn, plan) };
  } catch (error) {
    if (error instanceof ModelFailure) return { turn, note: 'failed' };
    throw error;
  }
}

function isSure({ confidence, assumptions }: Reading, effort: Effort): boolean {
  const hasSkipped = effort !== 'low' && assumptions.some(({ kind }) => kind === 'skipped');
  return confidence >= SURE_ENOUGH[effort] && !hasSkipped;
}

function toRequest({ wish, config, purpose, options }: Consultation): Parameters<typeof proposePlan>[0] {
  const table = parseTable(config.data, options.parsingLocale === undefined ? {} : { locale: options.parsingLocale });
  const tryOut = (plan: Plan): string | undefined => complaintOf(config, plan, options);
  return { wish, config, table, profile: profileTyped(table), purpose, tryOut };
}

function complaintOf(config: GraphConfig, plan: Plan, options: PlanOptions): string | undefined {
  try {
    applyPlan(config, plan, options);
    return undefined;
  } catch (error) {
    if (error instanceof StepError) return error.message;
    throw error;
  }
}

/** The model's plan begins with the rows that are shown. The built-in reading stays behind it, as another way to read the wish. */
function withModelPlan({ over: _, ...turn }: Turn, plan: Plan): Turn {
  const namesType = plan.steps.some(({ verb }) => verb === 'setType');
  const reading: Reading = { plan, confidence: MODEL_CONFIDENCE, assumptions: [], suits: [], namesType };
  return { ...turn, readings: [reading], unknown: [] };
}

/** An answer with the note about the model at its end. */
export function withNote(result: ChangeResult, note: ModelNote | undefined, { locale }: AgentContext): ChangeResult {
  if (note === undefined) return result;
  const message = `${result.response.message} ${modelTexts(locale).notes[note]}`;
  return { ...result, response: { ...result.response, message } };
}
