import type { LabelFacts } from '../reading/column-label.ts';
import { isIdentifierLabel, isPerhapsIdentifierLabel } from './measure-words.ts';
import { isCycleLabel } from './number-cycles.ts';

/** True where whole numbers below a label may be no figures: they name rows, or places in a cycle. Their values decide. */
export function mayName(facts: LabelFacts): boolean {
  return isIdentifierLabel(facts) || isPerhapsIdentifierLabel(facts) || isCycleLabel(facts);
}
