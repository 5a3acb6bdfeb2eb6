import type { GraphConfig } from '../chart/graph-config.ts';
import { readSource } from '../plan/source/chart-source.ts';
import type { Language } from './lexicon/lexicon-index.ts';
import { FREE_SENSES, type Sense } from './lexicon/senses.ts';
import { linkWords } from './links/link-words.ts';
import type { Situation } from './understanding.ts';

const SHARES: ReadonlySet<Sense> = new Set<Sense>(['shareWord', 'percentage', 'asPercentages', 'shareOfTotal']);
const BESIDE: ReadonlySet<Sense> = new Set<Sense>([
  ...FREE_SENSES,
  ...(['as', 'in', 'with', 'of', 'instead', 'valuesWord', 'convertVerb', 'and', 'swapVerb'] as const),
]);

/** The same said in full, of one figure and of figures that are stacked. */
const IN_FULL: Readonly<Record<Language, { readonly one: string; readonly stacked: string }>> = {
  en: { one: 'as a percentage of the total', stacked: '100% stacked' },
  pt: { one: 'em percentagem do total', stacked: 'empilhado a 100%' },
  ar: { one: 'كنسبة من الإجمالي', stacked: 'مكدس 100%' },
};

/**
 * "Show it as shares", "in percent" said of a chart and of nothing in it, in words that say of what: its figures are meant, each as a
 * share of them all, and of its stack where they are stacked or parts of one figure. Undefined for wishes that say more, or something else, and where there are
 * figures of several kinds.
 */
export function sharesInFull(wish: string, situation: Situation): string | undefined {
  const { config, purpose, profile } = situation;
  if (purpose !== 'chart' || config.type === 'table' || situation.before !== undefined) return undefined;
  const isOne = profile.columns.filter(({ role }) => role === 'measure').length === 1;
  const isStacked = config.type === 'stackedColumn' || config.type === 'stackedBar';
  const { tokens, over, language } = linkWords(wish, situation);
  const says = (at: number, wanted: ReadonlySet<Sense>): boolean =>
    (over[at] ?? []).some(({ target }) => target.kind === 'sense' && wanted.has(target.sense));
  const words = tokens.flatMap(({ kind }, at) => (kind === 'word' ? [at] : []));
  // "Percentage of A" names what is in the chart.
  const isNamed = over.flat().some(({ target }) => target.kind === 'column' || target.kind === 'value');
  const isAll = !isNamed && words.every((at) => says(at, SHARES) || says(at, BESIDE));
  if (!isAll || !words.some((at) => says(at, SHARES))) return undefined;
  if (isOne) return IN_FULL[language].one;
  return isStacked || areParts(config) ? IN_FULL[language].stacked : undefined;
}

/** True where an earlier wish parted one figure that adds up among the series: together they are a whole, however they are drawn. */
function areParts(config: GraphConfig): boolean {
  const steps = readSource(config)?.plans.at(-1)?.steps ?? [];
  const parted = steps.flatMap((step) => (step.verb === 'pivotWider' ? [step.values] : []));
  return steps.some(
    (step) =>
      step.verb === 'group' &&
      step.measures.some(({ operation, as }) => ADDING.has(operation) && parted.includes(as.key)),
  );
}

const ADDING: ReadonlySet<string> = new Set(['sum', 'count']);
