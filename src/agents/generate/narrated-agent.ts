import { PARSING_LOCALE_OF } from '../../chart/locale.ts';
import type { AgentContext, Progress } from '../agent.ts';
import { breathe } from '../breathe.ts';
import type { ChangeInput, ChangeResult } from '../change/change-result.ts';
import { keepNarrative } from '../narrate/keep-narrative.ts';
import { tellStale } from '../narrate/kept/tell-stale.ts';
import type { NarrativeLevel } from '../narrate/level.ts';
import { generate } from './agent.ts';

/** An instruction with the level of the narrative that goes with what comes of it. */
export type NarratedInput = ChangeInput & { readonly level: NarrativeLevel };

/**
 * What `generate` does, and the texts of the chart with it: those of the level are written, and the ones that are its own renewed. A
 * wish that changed nothing leaves the texts alone. What somebody's own text says and the changed data no longer bear out is told.
 */
export async function* generateNarrated(
  input: NarratedInput,
  context: AgentContext,
): AsyncGenerator<Progress, ChangeResult, void> {
  const result = yield* generate(input, context);
  const isLeft = input.userPrompt !== undefined && result.config === input.config;
  if (isLeft) return result;
  await breathe(context.signal);
  const { locale, isLocaleExplicit } = context;
  const parsingLocale = isLocaleExplicit ? PARSING_LOCALE_OF[locale] : undefined;
  const config = keepNarrative(input.config, result.config, { level: input.level, locale, parsingLocale });
  return tellStale({ ...result, config }, { before: input.config, locale, parsingLocale });
}
