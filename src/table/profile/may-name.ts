import type { TypedColumn } from '../column.ts';
import type { LabelFacts } from '../reading/column-label.ts';
import { isGroupLabel, isIdentifierLabel, isPerhapsIdentifierLabel } from './measure-words.ts';
import { isCycleLabel } from './number-cycles.ts';
import { areCodes } from './roles.ts';

/** True where whole numbers may be no figures but name rows, or places in a cycle, and texts may be codes. All their values decide. */
export function mayName(typed: TypedColumn, facts: LabelFacts): boolean {
  if (typed.kind === 'text') return isIdentifierLabel(facts) || areCodes(typed);
  return isIdentifierLabel(facts) || isPerhapsIdentifierLabel(facts) || isGroupLabel(facts) || isCycleLabel(facts);
}
