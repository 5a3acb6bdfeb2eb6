import type { ChartFamily } from '../../chart/chart-family.ts';
import type { ChartData } from '../../chart/graph-config.ts';
import { PARSING_LOCALE_OF } from '../../chart/locale.ts';
import { rankCharts } from '../../fit/rank.ts';
import { profileTable } from '../../table/profile-table.ts';
import { type ChartFitEntry, writeRanking } from '../../writing/fit/write-ranking.ts';
import type { AgentContext, Progress } from '../agent.ts';

/** A table to be judged, and the family of charts the caller would rather have. */
export type EvaluateInput = {
  readonly data: ChartData;
  readonly chartFamily?: ChartFamily | undefined;
};

/** Every chart type, best first, with its reasons in the caller's language. */
export type EvaluateResult = { readonly ranking: readonly ChartFitEntry[] };

/**
 * Ranks every chart type by how well it fits a table: by rules alone, without a language model and without progress.
 * A locale settles ambiguous notations only where the request named it; it always sets the language of the reasons.
 */
// biome-ignore lint/correctness/useYield: an agent of the contract that has no progress to tell
export async function* evaluate(
  { data, chartFamily }: EvaluateInput,
  { locale, isLocaleExplicit }: AgentContext,
): AsyncGenerator<Progress, EvaluateResult, void> {
  const profile = profileTable(data, isLocaleExplicit ? { locale: PARSING_LOCALE_OF[locale] } : {});
  return { ranking: writeRanking(rankCharts(profile, { chartFamily }), locale) };
}
