import type { SeriesName } from '../../insight/insight.ts';
import type { ClaimKeeper } from './claim.ts';
import type { Clause, Grammar, Speech, Teller } from './grammar.ts';
import type { Message, MessageKind } from './message.ts';
import type { StoryPlan } from './plan-story.ts';
import type { SpeechSetting } from './speech.ts';
import { axisOf, type StoryScope } from './story-scope.ts';
import type { StoryField, StoryMatter, StoryWish } from './story-wish.ts';

/** A story in the making: what the writing of each of its texts needs. */
export type Work = {
  readonly matter: StoryMatter;
  readonly wish: StoryWish;
  readonly grammar: Grammar;
  readonly plan: StoryPlan;
  readonly scope: StoryScope;
  readonly keeper: ClaimKeeper;
  /** The setting of the speech of a text; `slot` tells its sentences apart, where choices are made for each. */
  readonly setting: (field: StoryField, known?: SeriesName, slot?: string) => SpeechSetting;
};

/** How some kinds of messages are said. */
export type SomeTellers = { readonly [K in MessageKind]?: Teller<K> };

/** How a grammar tells a message: along an axis of numbers in words that know no time. */
export function tellersOf(grammar: Grammar, manner: 'titles' | 'sentences' | 'details', message: Message): SomeTellers {
  const tellers: SomeTellers = grammar[manner];
  return axisOf(message)?.kind === 'number' ? { ...tellers, ...grammar.alongNumbers[manner] } : tellers;
}

/** The ways to say a message; where percentages are not wanted, those that state none. */
export function clausesOf<Kind extends MessageKind>(
  tellers: SomeTellers,
  message: Message & { readonly kind: Kind },
  { speech, keeper }: { readonly speech: Speech; readonly keeper: ClaimKeeper },
): readonly Clause[] {
  // The teller of a kind takes the message of that kind.
  const tell = tellers[message.kind] as Teller<MessageKind> | undefined;
  const clauses = tell?.(message as never, speech) ?? [];
  return speech.hasPercentages ? clauses : clauses.filter((clause) => !statesPercentage(clause(), keeper));
}

function statesPercentage(marked: string, keeper: ClaimKeeper): boolean {
  return keeper.finish(marked).claims.some((claim) => claim.kind === 'figure' && claim.figure.unit.kind === 'percent');
}
