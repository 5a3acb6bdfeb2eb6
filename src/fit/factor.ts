import type { ChartType } from '../chart/chart-type.ts';
import type { RuleId } from './weights.ts';

/** What a factor does to a score. A `deal-breaker` disqualifies; `family` is the bonus of the family asked for. */
export const FACTOR_KINDS = ['deal-breaker', 'pro', 'con', 'family', 'specificity', 'continuity'] as const;

/** One of the kinds of factor. */
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** What a rule found, for the words of its reason: labels of columns, counts, lists of labels. */
export type Facts = Readonly<Record<string, string | number | readonly string[]>>;

/** One rule that spoke about one type, with what it adds to the score. */
export type FitFactor = {
  readonly rule: RuleId;
  readonly kind: FactorKind;
  readonly weight: number;
  readonly facts: Facts;
};

/** Whether a type can be drawn truthfully from the data. */
export type Verdict = 'ok' | 'disqualified';

/** One type's place in the ranking. `score` is the exact sum of the weights of its factors. */
export type FitEntry = {
  readonly rank: number;
  readonly type: ChartType;
  readonly score: number;
  readonly verdict: Verdict;
  readonly factors: readonly FitFactor[];
};
