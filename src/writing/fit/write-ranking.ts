import type { ChartType } from '../../chart/chart-type.ts';
import type { Locale } from '../../chart/locale.ts';
import type { FactorKind, FitEntry, FitFactor, Verdict } from '../../fit/factor.ts';
import type { RuleId } from '../../fit/weights.ts';
import { LANGUAGE_OF, type Language, TEXTS } from './language.ts';
import { fillTemplate, parseTemplate, type Template } from './template.ts';

/** One factor in words: a short name, and the reason as a sentence in the caller's language. */
export type ChartFitFactor = {
  readonly kind: FactorKind;
  readonly label: string;
  readonly weight: number;
  readonly reason: string;
};

/** One type's place in a ranking, in words. */
export type ChartFitEntry = {
  readonly rank: number;
  readonly type: ChartType;
  readonly score: number;
  readonly verdict: Verdict;
  readonly factors: readonly ChartFitFactor[];
};

const templates = new Map<Language, Map<RuleId, Template>>();

function templateOf(rule: RuleId, language: Language): Template {
  const known = templates.get(language) ?? new Map<RuleId, Template>();
  templates.set(language, known);
  const template = known.get(rule) ?? parseTemplate(TEXTS[language][rule].reason);
  known.set(rule, template);
  return template;
}

/** A factor of the engine in the words of a locale. */
export function writeFactor({ rule, kind, weight, facts }: FitFactor, locale: Locale): ChartFitFactor {
  const language = LANGUAGE_OF[locale];
  return {
    kind,
    label: TEXTS[language][rule].label,
    weight,
    reason: fillTemplate(templateOf(rule, language), facts, locale),
  };
}

/** A ranking in the words of a locale. Types that share a factor share its words, which are written once. */
export function writeRanking(entries: readonly FitEntry[], locale: Locale): readonly ChartFitEntry[] {
  const written = new Map<FitFactor, ChartFitFactor>();
  const inWords = (factor: FitFactor): ChartFitFactor => {
    const known = written.get(factor) ?? writeFactor(factor, locale);
    written.set(factor, known);
    return known;
  };
  return entries.map(({ rank, type, score, verdict, factors }) => ({
    rank,
    type,
    score,
    verdict,
    factors: factors.map(inWords),
  }));
}
