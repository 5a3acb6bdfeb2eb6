import type { ChartFamily } from '../../chart/chart-family.ts';
import type { ChartType } from '../../chart/chart-type.ts';
import type { FitEntry } from '../../fit/factor.ts';
import type { Task } from '../../language/understanding.ts';

/**
 * The types that tell what a task asks for, after the FT Visual Vocabulary. Which of them is for the fit to say; a trend and a
 * relation have one picture that everybody expects.
 */
const TYPES_FOR: Readonly<Record<Task, readonly ChartType[]>> = {
  trend: ['line'],
  share: ['pie', 'donut', '100StackedColumn', '100StackedBar', 'mekko', 'stackedColumn', 'stackedBar'],
  parts: ['pie', 'donut', 'stackedColumn', 'stackedBar', '100StackedColumn', '100StackedBar', 'mekko'],
  compare: ['column', 'bar', 'groupedColumn', 'groupedBar', 'line', 'combo'],
  relation: ['scatter', 'bubble'],
  distribution: ['column', 'bar', 'heatmap', 'scatter'],
  rank: ['bar', 'column', 'groupedBar'],
  deviation: ['column', 'bar', 'groupedColumn', 'waterfall'],
};

/** The family whose types `evaluate` favours for a task. */
export const FAMILY_FOR: Readonly<Record<Task, ChartFamily>> = {
  trend: 'comparison',
  share: 'composition',
  parts: 'composition',
  compare: 'comparison',
  relation: 'relationship',
  distribution: 'distribution',
  rank: 'comparison',
  deviation: 'comparison',
};

/** What a wish says of the type, without naming one. */
type Wanted = { readonly task?: Task; readonly suits: readonly ChartType[] };

/** The type that shows the data best: the first that suits the wish, else the best of those that tell its task, else of all. */
export function chooseType(ranking: readonly FitEntry[], wanted: Wanted = { suits: [] }): FitEntry | undefined {
  const fitting = ranking.filter(({ verdict }) => verdict === 'ok');
  const suited = wanted.suits.flatMap((type) => fitting.filter((entry) => entry.type === type));
  const telling: readonly ChartType[] = wanted.task === undefined ? [] : TYPES_FOR[wanted.task];
  return suited[0] ?? fitting.find(({ type }) => telling.includes(type)) ?? fitting[0];
}
