import type { GraphConfig } from '../../chart/graph-config.ts';
import { PARSING_LOCALE_OF, type ParsingLocale } from '../../chart/locale.ts';
import { rankCharts } from '../../fit/rank.ts';
import type { Situation } from '../../language/understanding.ts';
import { readSource } from '../../plan/source/chart-source.ts';
import { columnNames } from '../../plan/table/plan-column.ts';
import { toPlanTable } from '../../plan/table/plan-table.ts';
import { examineData } from '../../table/examine-data.ts';
import { writeUnknown } from '../../writing/change/write-change.ts';
import { modelTexts } from '../../writing/model/model-texts.ts';
import { SUGGESTION_TEXTS } from '../../writing/suggestions/suggestion-texts.ts';
import type { AgentContext, Progress } from '../agent.ts';
import { breathe } from '../breathe.ts';
import { rowsBehind } from '../change/rows-behind.ts';
import { chooseSuggestions } from './choose-suggestions.ts';
import { consultViews } from './consult-views.ts';
import { describeTable } from './describe-table.ts';
import { NO_STEER, readPrompt, type Steer } from './read-prompt.ts';
import type { Suggestion } from './suggestion.ts';
import { type Base, type Drawing, drawingOf, run, withRows } from './view-candidate.ts';

/** A chart whose data are to be shown in other ways. */
export type SuggestionsInput = {
  readonly config: GraphConfig;
  /** What is wanted; undefined where the views are left to the service. */
  readonly userPrompt: string | undefined;
  /** How many views to aim for at most, from 1. */
  readonly maxSuggestionCount: number;
  /** Milliseconds since 1970 UTC, for "this year" and the like. */
  readonly nowMs: number;
};

/** Views worth making, best first; none where there are no rows. */
export type SuggestionsResult = { readonly suggestions: readonly Suggestion[] };

/**
 * Suggests different views of some data, the prompt steering. Each request has been read back and carried out as `mutate` would, its
 * type fits the outcome, and every figure of its summary has been computed anew. Data that no chart can show are suggested as a
 * table; data without rows get no suggestion. What the prompt asks for and is not there is told as progress, and so is a model that
 * was to help and did not.
 */
export async function* suggest(
  input: SuggestionsInput,
  context: AgentContext,
): AsyncGenerator<Progress, SuggestionsResult, void> {
  const { config } = input;
  const { locale, isLocaleExplicit, signal } = context;
  const texts = SUGGESTION_TEXTS[locale];
  yield { message: texts.progress.looking };
  await breathe(signal);
  const parsingLocale = isLocaleExplicit ? PARSING_LOCALE_OF[locale] : undefined;
  const source = readSource(config);
  const options = { locale, signal, ...(parsingLocale === undefined ? {} : { parsingLocale }) };
  const behind = source && rowsBehind(config, source, options)?.config;
  const carrier = source === undefined ? undefined : config;
  const views = viewsOf({ config, carrier }, input, context);
  if (behind === undefined) return yield* views;
  const shown = shownIn(config, parsingLocale);
  const others = yield* viewsOf({ config: behind, carrier, shown }, input, context);
  return others.suggestions.length > 0 ? others : yield* views;
}

/** The chart whose rows are viewed, the one that carries them where they are behind it, and what that shows. */
type Subject = {
  readonly config: GraphConfig;
  readonly carrier: GraphConfig | undefined;
  readonly shown?: Drawing | undefined;
};

async function* viewsOf(
  { config, carrier, shown }: Subject,
  { userPrompt, maxSuggestionCount: most, nowMs }: SuggestionsInput,
  context: AgentContext,
): AsyncGenerator<Progress, SuggestionsResult, void> {
  const { locale, isLocaleExplicit, signal } = context;
  const texts = SUGGESTION_TEXTS[locale];
  const parsingLocale = isLocaleExplicit ? PARSING_LOCALE_OF[locale] : undefined;
  const options = parsingLocale === undefined ? {} : { locale: parsingLocale };
  const { table, profile } = examineData(config.data, parsingLocale);
  if (profile.rowCount === 0 || profile.columns.every(({ role }) => role === 'empty')) return { suggestions: [] };
  const whole = toPlanTable(config.data, options);
  const isBehind = carrier !== undefined && carrier !== config;
  const all: Base = {
    data: config.data,
    whole,
    table: whole,
    examined: { table, profile },
    ranking: rankCharts(profile),
    carrier,
    isBehind,
    locale,
    parsingLocale,
    signal,
  };
  const situation: Situation = { config, table, profile, locale, purpose: 'data', now: nowMs };
  await breathe(signal);
  const steer = userPrompt === undefined ? NO_STEER : readPrompt(userPrompt, { ...situation, purpose: 'chart' });
  await breathe(signal);
  const parts = { base: all, steer, situation, most, ...(shown === undefined ? {} : { shown }) };
  const { views, note } = yield* consultViews(userPrompt ?? '', parts, context);
  if (note !== undefined) yield { message: modelTexts(locale).notes[note] };
  if (steer.unknown.length > 0 && views.length === 0)
    yield { message: `${writeUnknown(steer.unknown, [], locale)} ${texts.unheeded}` };
  else if (steer.grasp === 'none' && steer.wanted.size === 0 && views.length === 0)
    yield { message: `${texts.unrelated} ${texts.unheeded}` };
  await breathe(signal);
  yield { message: texts.progress.weighing };
  const tries = [...narrowed(all, steer), { base: all, steer: { ...steer, where: undefined } }];
  for (const attempt of tries) {
    const suggestions = await chooseSuggestions({ ...parts, ...attempt, proposed: views });
    if (suggestions.length > 0) return { suggestions };
  }
  if (isBinding(steer)) {
    yield { message: `${texts.unmet} ${texts.unheeded}` };
    const open = { ...NO_STEER, wanted: steer.wanted, unwanted: steer.unwanted };
    const suggestions = await chooseSuggestions({ ...parts, steer: open });
    if (suggestions.length > 0) return { suggestions };
  }
  return { suggestions: isBehind ? [] : [describeTable({ table, profile }, locale)] };
}

/** What a chart shows of its own rows; undefined for a type that cannot be drawn of them. */
function shownIn({ type, data }: GraphConfig, locale: ParsingLocale | undefined): Drawing | undefined {
  const examined = examineData(data, locale);
  const { profile } = examined;
  const columns = columnNames(data.columns);
  const preparation = { shape: { kind: 'columns', columns } } as const;
  const candidate = { goal: 'comparison', preparation, types: [type], about: [], relevance: 0 } as const;
  const result = toPlanTable(data, locale === undefined ? {} : { locale });
  return drawingOf(candidate, { result, examined, rank: (among) => rankCharts(profile, { among }) });
}

/** True for a prompt that leaves views out by their types or by what they are for. */
function isBinding({ types, goals, isOnly }: Steer): boolean {
  return types.length > 0 || (isOnly && goals.length > 0);
}

/** The rows that the prompt keeps, where it keeps some and leaves others out. */
function narrowed(base: Base, steer: Steer): readonly { readonly base: Base; readonly steer: Steer }[] {
  if (steer.where === undefined) return [];
  const table = run([{ verb: 'filter', where: steer.where }], base.whole, base);
  if (table === undefined || table.rowCount === 0 || table.rowCount === base.whole.rowCount) return [];
  return [{ base: withRows(base, table), steer }];
}
