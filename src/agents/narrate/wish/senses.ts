import type { Locale } from '../../../chart/locale.ts';
import type { Tone } from '../../../writing/story/grammar.ts';
import type { StoryFocus } from '../../../writing/story/story-focus.ts';
import type { StoryField } from '../../../writing/story/story-wish.ts';

/** What words of a wish for a narrative may mean, by the kind of thing that they steer. */
export const STORY_SENSES = {
  tone: ['neutral', 'formal', 'punchy', 'executive', 'playful'],
  focus: [
    'rise',
    'fall',
    'growth',
    'extremes',
    'lowest',
    'share',
    'comparison',
    'relation',
    'season',
    'outlier',
    'latest',
    'years',
    'total',
    'average',
  ],
  field: ['title', 'subtitle', 'caption'],
  language: ['EN_US', 'EN_GB', 'PT_PT', 'AR'],
  length: ['short', 'long', 'line', 'sentence', 'character', 'word'],
  form: ['question', 'numbers', 'exact', 'percentages', 'emoji', 'bullets', 'cause', 'forecast'],
  /** Words before what is meant: "only", "keep", "without", "mention". */
  tool: ['only', 'keep', 'without', 'mention', 'compare', 'which', 'lead', 'write'],
} as const satisfies {
  readonly tone: readonly Tone[];
  readonly focus: readonly StoryFocus[];
  readonly field: readonly StoryField[];
  readonly language: readonly Locale[];
  readonly [kind: string]: readonly string[];
};

/** The kinds of senses. */
export type SenseKind = keyof typeof STORY_SENSES;

/** One sense: "tone:punchy". */
export type StorySense = { [Kind in SenseKind]: `${Kind}:${(typeof STORY_SENSES)[Kind][number]}` }[SenseKind];

/** The surface forms of each sense in one language, parted by `|`; empty where the language says it by another word. */
export type StoryLexicon = Readonly<Record<StorySense, string>>;
