import type { RuleId } from '../../fit/weights.ts';

/**
 * The words of one factor. `label` is a short name; `reason` a sentence with the facts of the rule: `{axis}` is a quoted
 * name or a list of quoted names, `{points:periods}` a count with its noun from `nouns.ts`, `{rows}` a bare number. What
 * stands in square brackets is left out where one of its facts is empty.
 */
export type FactorText = { readonly label: string; readonly reason: string };

/** The words of every rule in one language. */
export type FactorTexts = Readonly<Record<RuleId, FactorText>>;
