import type { StoryField } from '../../writing/story/story-wish.ts';
import { EFFORTS } from '../agent.ts';

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
} as const satisfies Record<NarrativeLevel, readonly StoryField[]>;
