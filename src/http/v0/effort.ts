import { EFFORTS, type Effort } from '../../agents/agent.ts';

/** The values of the deprecated `storytellingEffort`: how rich a narrative is wanted. */
export const NARRATIVE_LEVELS = ['none', ...EFFORTS] as const;

/** How much of a narrative an answer carries. */
export type NarrativeLevel = (typeof NARRATIVE_LEVELS)[number];

/** The fields of `content` that each level produces. */
export const NARRATIVE_FIELDS = {
  none: [],
  low: ['title'],
  medium: ['title', 'caption'],
  high: ['title', 'subtitle', 'caption'],
} as const satisfies Record<NarrativeLevel, readonly string[]>;

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
