import type { ChartType } from '../../chart/chart-type.ts';
import type { Sense } from '../../language/lexicon/senses.ts';
import type { LinkedWish } from '../../language/links/link-words.ts';
import type { Goal } from './candidate.ts';

/** What a prompt stresses, whether or not it is a wish by itself. */
export type Emphasis = {
  readonly types: readonly ChartType[];
  readonly goals: readonly Goal[];
  /** Types that it does not want. */
  readonly unwanted: readonly ChartType[];
  /** Goals that it does not want. */
  readonly unwantedGoals: readonly Goal[];
  /** True where it wants nothing beside what it names. */
  readonly isOnly: boolean;
};

/** The types that a word of charts may mean, the plainest first. */
const TYPES_OF_WORD: Partial<Readonly<Record<Sense, readonly ChartType[]>>> = {
  chartLine: ['line'],
  chartArea: ['areaStacked'],
  chartBar: ['bar', 'column', 'groupedBar', 'groupedColumn', 'stackedBar', 'stackedColumn'],
  chartColumn: ['column', 'groupedColumn', 'stackedColumn'],
  chartPie: ['pie', 'donut'],
  chartDonut: ['donut'],
  chartScatter: ['scatter', 'bubble'],
  chartBubble: ['bubble'],
  chartHeatmap: ['heatmap'],
  chartFunnel: ['funnel'],
  chartWaterfall: ['waterfall'],
  chartTable: ['table'],
  chartMekko: ['mekko'],
  chartCombo: ['combo'],
  stacked: ['stackedColumn', 'stackedBar', '100StackedColumn', '100StackedBar', 'areaStacked'],
};

const GOALS_OF_WORD: Partial<Readonly<Record<Sense, readonly Goal[]>>> = {
  trend: ['trend', 'change'],
  overTime: ['trend'],
  relation: ['relationship'],
  relate: ['relationship'],
  distribution: ['distribution'],
  histogram: ['distribution'],
  shareWord: ['composition'],
  compare: ['comparison', 'ranking'],
};

const REFUSALS: ReadonlySet<Sense> = new Set<Sense>(['not', 'without', 'removeVerb']);
/** Words that a refusal reaches: "no bars or pies", "não quero gráficos de tarte". */
const REACH = 4;

/** Reads which pictures and tasks a prompt names, which it refuses, and whether it wants nothing else. */
export function readEmphasis({ links }: LinkedWish): Emphasis {
  const words = links.flatMap((own, at) =>
    own.flatMap(({ target, end }) => (target.kind === 'sense' ? [{ sense: target.sense, at, end }] : [])),
  );
  const refusals = words.filter(({ sense }) => REFUSALS.has(sense));
  const isRefused = (at: number): boolean => refusals.some((one) => at >= one.end && at < one.end + REACH);
  const named = words.filter(({ at }) => !isRefused(at));
  const refused = words.filter(({ at }) => isRefused(at));
  const typesIn = (list: typeof words): readonly ChartType[] =>
    unique(list.flatMap(({ sense }) => TYPES_OF_WORD[sense] ?? []));
  const goalsIn = (list: typeof words): readonly Goal[] =>
    unique(list.flatMap(({ sense }) => GOALS_OF_WORD[sense] ?? []));
  return {
    types: typesIn(named),
    goals: goalsIn(named),
    unwanted: typesIn(refused),
    unwantedGoals: goalsIn(refused),
    isOnly: named.some(({ sense }) => sense === 'only'),
  };
}

function unique<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)];
}
