import type { GraphConfig } from '../../chart/graph-config.ts';
import { PARSING_LOCALE_OF } from '../../chart/locale.ts';
import { changeTexts } from '../../writing/change/write-change.ts';
import { modelTexts } from '../../writing/model/model-texts.ts';
import { narrateTexts, writeKept, writeNarrated } from '../../writing/narrate/write-narrated.ts';
import { STORY_FIELDS } from '../../writing/story/story-wish.ts';
import type { AgentContext, Progress } from '../agent.ts';
import { breathe } from '../breathe.ts';
import { consultStory } from './consult-story.ts';
import { findUnborne } from './kept/find-stale.ts';
import { NARRATIVE_FIELDS, type NarrativeLevel } from './level.ts';
import { takeGivenTexts } from './wish/given-texts.ts';
import { readBrief, tellNarrative, toDirected } from './write-narrative.ts';

/** A chart, what its story should be about, and how rich it is wanted. */
export type NarrateInput = {
  readonly config: GraphConfig;
  readonly userPrompt: string;
  readonly level: NarrativeLevel;
};

/** The chart with its narrative, and what is to be said of it. */
export type NarrateResult = { readonly config: GraphConfig; readonly response: { readonly message: string } };

/**
 * Writes into `content` what the data say: the fields of the level, as the prompt steers them, and the texts that it gives word for
 * word. Fields that are not written stay as they came; the level `none` leaves the chart as it is. What the prompt asks for and can't be had is said in the message, and so
 * is a model that was to help and did not, and a number that the data do not give in a text that stays.
 */
export async function* narrate(
  { config, userPrompt, level }: NarrateInput,
  context: AgentContext,
): AsyncGenerator<Progress, NarrateResult, void> {
  const { locale, isLocaleExplicit, signal } = context;
  const texts = narrateTexts(locale);
  if (level === 'none') return { config, response: { message: texts.none } };
  yield { message: changeTexts(locale).progress.reading };
  await breathe(signal);
  yield { message: texts.writing };
  const given = takeGivenTexts(userPrompt);
  const worded = Object.entries(given.texts).map(([field, text]) => [field, toDirected(text, locale)] as const);
  const chart = withContent(config, Object.fromEntries(worded));
  const brief = readBrief(chart, {
    fields: NARRATIVE_FIELDS[level],
    given: STORY_FIELDS.filter((field) => given.texts[field] !== undefined),
    locale,
    prompt: given.rest,
    ...(isLocaleExplicit ? { parsingLocale: PARSING_LOCALE_OF[locale] } : {}),
  });
  await breathe(signal);
  const { texts: told, note } = yield* consultStory(userPrompt, brief, context);
  const narrative = tellNarrative(brief, told);
  const parsingLocale = isLocaleExplicit ? PARSING_LOCALE_OF[locale] : undefined;
  const kept = writeKept('unborne', findUnborne(chart, narrative.content, parsingLocale), locale);
  const said = [...kept, ...(note === undefined ? [] : [modelTexts(locale).notes[note]])];
  return {
    config: withContent(chart, narrative.content),
    response: { message: [writeNarrated({ ...narrative, given: given.texts }, locale), ...said].join(' ') },
  };
}

/** A chart with some texts in place of those it had. */
export function withContent(config: GraphConfig, content: Readonly<Record<string, unknown>>): GraphConfig {
  if (Object.keys(content).length === 0) return config;
  const { content: before } = config;
  const own = typeof before === 'object' && before !== null ? before : {};
  return { ...config, content: { ...own, ...content } };
}
