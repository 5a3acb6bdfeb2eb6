import { type ChartFamily, servesFamily } from '../chart/chart-family.ts';
import { CHART_TYPES, type ChartType } from '../chart/chart-type.ts';
import type { TableProfile } from '../table/profile.ts';
import type { FitEntry, FitFactor, Verdict } from './factor.ts';
import { RULES } from './rules/all-rules.ts';
import { viewTable } from './view.ts';
import { WEIGHTS } from './weights.ts';

/** What the caller may ask of a ranking: types of the family get a bonus, and only the types of `among` are ranked. */
export type RankOptions = {
  readonly chartFamily?: ChartFamily | undefined;
  readonly among?: readonly ChartType[];
};

type Weighed = Pick<FitFactor, 'kind' | 'weight'>;

const isDealBreaker = ({ kind }: Weighed): boolean => kind === 'deal-breaker';

/** Deal-breakers first, then by how much each factor moves the score. */
function tellMostFirst(left: Weighed, right: Weighed): number {
  const byVerdict = Number(isDealBreaker(right)) - Number(isDealBreaker(left));
  return byVerdict || Math.abs(right.weight) - Math.abs(left.weight);
}

/** The rules with their weights, what tells most first: neither depends on a table. */
const WEIGHED = RULES.map((rule) => ({ ...rule, weight: WEIGHTS[rule.id] })).sort(tellMostFirst);

/** One factor for each rule that spoke, what tells most first; types of one rule share it. */
function collectFactors(
  profile: TableProfile,
  ranked: readonly ChartType[],
): ReadonlyMap<ChartType, readonly FitFactor[]> {
  const view = viewTable(profile);
  const factorsOf = new Map<ChartType, FitFactor[]>(ranked.map((type) => [type, []]));
  for (const { id, kind, types, weight, check } of WEIGHED) {
    if (!types.some((type) => factorsOf.has(type))) continue;
    const facts = check(view);
    if (facts === undefined) continue;
    const factor = { rule: id, kind, weight, facts };
    for (const type of types) factorsOf.get(type)?.push(factor);
  }
  return factorsOf;
}

/** The bonus of the family asked for. A type that can't be drawn gets none, so the bonus never lifts it. */
function familyFactor(chartFamily: ChartFamily): FitFactor {
  return {
    rule: 'family-asked-for',
    kind: 'family',
    weight: WEIGHTS['family-asked-for'],
    facts: { family: chartFamily },
  };
}

type Judged = {
  readonly type: ChartType;
  readonly score: number;
  readonly verdict: Verdict;
  readonly factors: readonly FitFactor[];
};

function judge(type: ChartType, spoken: readonly FitFactor[], bonus: FitFactor | undefined): Judged {
  const verdict = spoken.some(isDealBreaker) ? 'disqualified' : 'ok';
  const factors = bonus === undefined || verdict === 'disqualified' ? spoken : [...spoken, bonus].sort(tellMostFirst);
  return { type, score: factors.reduce((sum, { weight }) => sum + weight, 0), verdict, factors };
}

/**
 * Ranks all 20 chart types, or some, by how well they fit a table, best first, `rank` from 1. Every type that can be drawn stands
 * before every one that can't; ties keep the order of the contract's enumeration. The same profile always gives the
 * same ranking.
 */
export function rankCharts(profile: TableProfile, { chartFamily, among }: RankOptions = {}): FitEntry[] {
  const ranked = among === undefined ? CHART_TYPES : CHART_TYPES.filter((type) => among.includes(type));
  const factorsOf = collectFactors(profile, ranked);
  const bonus = chartFamily && familyFactor(chartFamily);
  const judged = ranked.map((type) =>
    judge(type, factorsOf.get(type) ?? [], chartFamily && servesFamily(type, chartFamily) ? bonus : undefined),
  );
  judged.sort(
    (a, b) => Number(a.verdict === 'disqualified') - Number(b.verdict === 'disqualified') || b.score - a.score,
  );
  return judged.map((entry, index) => ({ rank: index + 1, ...entry }));
}
