import type { GraphConfig } from '../../chart/graph-config.ts';
import { PARSING_LOCALE_OF } from '../../chart/locale.ts';
import { applyPlan } from '../../plan/apply-plan.ts';
import { readSource } from '../../plan/source/chart-source.ts';
import { changeTexts } from '../../writing/change/write-change.ts';
import { writeSteps } from '../../writing/plan/write-steps.ts';
import type { AgentContext, Progress } from '../agent.ts';
import { breathe } from '../breathe.ts';
import { carryOut } from '../change/carry-out.ts';
import {
  type ChangeInput,
  type ChangeResult,
  isUnchanged,
  toAlreadySo,
  toRefusal,
  toResult,
} from '../change/change-result.ts';
import { consultModel, withNote } from '../change/consult-model.ts';
import { createTypeJudge } from '../change/judge-type.ts';
import { keepSource } from '../change/keep-source.ts';
import { readTurn, type Turn } from '../change/read-turn.ts';
import { undoTurn } from '../change/undo-turn.ts';
import { tellStale } from '../narrate/kept/tell-stale.ts';
import { hasEffect, TIDY_PLAN } from './tidy-plan.ts';

type Run = AsyncGenerator<Progress, ChangeResult, void>;

/**
 * Changes the data of a chart as an instruction says; the drawing follows only where it must. Without an instruction the data
 * is tidied. An instruction that can't be carried out changes nothing, and the message says which words failed. Texts of the chart stay;
 * what they say that the changed data no longer bear out is told.
 */
export async function* mutate(input: ChangeInput, context: AgentContext): Run {
  const { config, userPrompt, nowMs } = input;
  const { locale, isLocaleExplicit, signal } = context;
  const { progress } = changeTexts(locale);
  const parsingLocale = isLocaleExplicit ? PARSING_LOCALE_OF[locale] : undefined;
  const kept = { before: config, locale, parsingLocale };
  if (userPrompt === undefined) return tellStale(yield* tidy(input, context), kept);
  yield { message: progress.reading };
  await breathe(signal);
  const options = { locale, signal, ...(parsingLocale === undefined ? {} : { parsingLocale }) };
  const read = readTurn(userPrompt, config, { locale, parsingLocale, purpose: 'data', nowMs }, options);
  await breathe(signal);
  const consultation = { wish: userPrompt, config, purpose: 'data', options } as const;
  const { turn, note } = yield* consultModel(read, consultation, context);
  return withNote(tellStale(yield* answerTurn(turn, config, context), kept), note, context);
}

/** Carries out what was understood, or says why nothing can be. */
async function* answerTurn(turn: Turn, config: GraphConfig, context: AgentContext): Run {
  const { locale, isLocaleExplicit, signal } = context;
  const { progress } = changeTexts(locale);
  const parsingLocale = isLocaleExplicit ? PARSING_LOCALE_OF[locale] : undefined;
  const options = { locale, signal, ...(parsingLocale === undefined ? {} : { parsingLocale }) };
  const { readings, unknown, over } = turn;
  if (turn.undoes === true) return undoTurn(config, turn.source, options);
  if (readings.length === 0) return toRefusal(config, { failure: undefined, unknown }, locale);
  yield { message: progress.changing };
  const { done, other, failure } = carryOut(config, readings, {
    ...options,
    judgeType: createTypeJudge(parsingLocale),
    ...(over === undefined ? {} : { over }),
  });
  await breathe(signal);
  if (done === undefined) return toRefusal(config, { failure, unknown }, locale);
  if (isUnchanged(config, done.outcome)) return toAlreadySo(config, { done, other }, locale);
  return toResult({ before: config, turn, done, other }, locale);
}

/** What a careful person does to any table before charting it, and says of it what it did. */
async function* tidy({ config }: ChangeInput, { locale, isLocaleExplicit, signal }: AgentContext): Run {
  const texts = changeTexts(locale);
  yield { message: texts.progress.changing };
  await breathe(signal);
  const outcome = applyPlan(config, TIDY_PLAN, {
    locale,
    signal,
    ...(isLocaleExplicit ? { parsingLocale: PARSING_LOCALE_OF[locale] } : {}),
  });
  if (isUnchanged(config, outcome)) return { config, response: { message: texts.tidy.nothing, steps: [] } };
  const steps = writeSteps({ ...outcome, steps: outcome.steps.filter(hasEffect) }, locale);
  const turn = { before: config, after: outcome.config, steps: outcome.steps.filter(hasEffect) };
  const kept = keepSource({ ...turn, source: readSource(config), isRemade: false });
  return { config: kept.config, response: { message: [texts.tidy.done, ...steps].join(' '), steps } };
}
