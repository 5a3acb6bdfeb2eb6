import type { Effort } from '../../agents/agent.ts';
import type { NarrativeLevel } from '../../agents/narrate/level.ts';

export { NARRATIVE_FIELDS, NARRATIVE_LEVELS, type NarrativeLevel } from '../../agents/narrate/level.ts';

/** The two fields of `metadata` that say how much work is wanted. */
export type EffortWish = {
  readonly effort?: Effort | undefined;
  readonly storytellingEffort?: NarrativeLevel | undefined;
};

const DEFAULT_EFFORT: Effort = 'medium';

/** The effort of a call: as given, else from `storytellingEffort` (`none` gives `low`), else medium. */
export function toEffort({ effort, storytellingEffort }: EffortWish): Effort {
  if (effort !== undefined) return effort;
  return storytellingEffort === 'none' ? 'low' : (storytellingEffort ?? DEFAULT_EFFORT);
}

/** The narrative level of a call: `storytellingEffort` where it is given, else the level named like the effort. */
export function toNarrativeLevel({ effort, storytellingEffort }: EffortWish): NarrativeLevel {
  return storytellingEffort ?? effort ?? DEFAULT_EFFORT;
}
