import type { Locale } from '../../chart/locale.ts';
import type { Insight } from '../../insight/insight.ts';
import type { TypedTable } from '../../table/parse-table.ts';
import type { TableProfile } from '../../table/profile.ts';
import type { Gathering, Tone } from './grammar.ts';
import type { PlanWish } from './plan-story.ts';
import type { StoryFocus } from './story-focus.ts';
import type { TextBounds } from './text-bounds.ts';

/** The texts of a chart. */
export const STORY_FIELDS = ['title', 'subtitle', 'caption'] as const;

/** One of the texts. */
export type StoryField = (typeof STORY_FIELDS)[number];

/** How a story is to be told. */
export type StoryWish = {
  readonly locale: Locale;
  readonly fields: readonly StoryField[];
  readonly tone: Tone;
  readonly focus: readonly StoryFocus[];
  /** True where the one that went farthest of several is asked for. */
  readonly asksWhich: boolean;
  /** Kinds of facts that are not to be told. */
  readonly avoidedFocus: readonly StoryFocus[];
  readonly hasNumbers: boolean;
  /** True for numbers as exact as the data hold them, whatever the tone. */
  readonly isExact: boolean;
  /** Texts without numbers where others have them. */
  readonly numberless: readonly StoryField[];
  /** False where changes are to be told in their own unit; columns of percentages stay what they are. */
  readonly hasPercentages: boolean;
  /** Sentences of the caption at most, and at least. */
  readonly sentences?: number;
  readonly leastSentences?: number;
  /** What is asked of the letters and words of each text. */
  readonly bounds: Readonly<Partial<Record<StoryField, TextBounds>>>;
  readonly isQuestion: boolean;
  /** True for a title as short as there is. */
  readonly isShort: boolean;
  /** True where the caption must say what the title would have. */
  readonly standsAlone: boolean;
};

/** What a story is told of. */
export type StoryMatter = {
  readonly table: TypedTable;
  readonly profile: TableProfile;
  readonly insights: readonly Insight[];
  /** What all measures are figures of, by the title of the axis of values: their labels are then names of groups. */
  readonly figures?: string;
  /** Where the table was made of rows of single events: how. */
  readonly gathering?: Gathering;
};

/** The plain manner: what is written where nobody asks for another. */
export function plainWish(locale: Locale, fields: readonly StoryField[]): StoryWish {
  return {
    locale,
    fields,
    tone: 'neutral',
    focus: [],
    asksWhich: false,
    avoidedFocus: [],
    hasNumbers: true,
    isExact: false,
    numberless: [],
    hasPercentages: true,
    bounds: {},
    isQuestion: false,
    isShort: false,
    standsAlone: false,
  };
}

/** Facts beside the headline where a longer text is asked for. */
const LONG_SUPPORT = 7;
const USUAL_SUPPORT = 3;

/** What a wish asks of the choice of facts: as many as its sentences need. */
export function planWishOf({ focus, asksWhich, avoidedFocus, hasPercentages, bounds, ...wish }: StoryWish): PlanWish {
  const { shortest, leastWords } = bounds.caption ?? {};
  const isLong = shortest !== undefined || leastWords !== undefined;
  const sentences = Math.min(LONG_SUPPORT, Math.max(wish.sentences ?? 0, wish.leastSentences ?? 0));
  const mostSupport = isLong ? LONG_SUPPORT : Math.max(USUAL_SUPPORT, sentences);
  return { focus, asksWhich, avoided: avoidedFocus, hasPercentages, mostSupport };
}
