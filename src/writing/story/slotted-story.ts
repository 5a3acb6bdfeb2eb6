import type { Fact } from '../../insight/insight.ts';
import { type ClaimedText, capitaliseMarked, createClaimKeeper, plainOf, withoutMarks } from './claim.ts';
import { type FactSlots, factSlots } from './fact-slots.ts';
import type { Speech } from './grammar.ts';
import { grammarOf } from './grammar-of.ts';
import type { Message } from './message.ts';
import { planStory } from './plan-story.ts';
import { createSpeech } from './speech.ts';
import { readScope } from './story-scope.ts';
import { planWishOf, type StoryMatter, type StoryWish } from './story-wish.ts';

/** A fact as it is shown to somebody who is to word it. */
export type ShownFact = {
  readonly number: number;
  /** The fact in a sentence of our own. */
  readonly says: string;
  /** What each slot will read; of slots that take a word, nothing. */
  readonly slots: Readonly<Record<string, string | null>>;
};

/** Facts to be worded by somebody else, and what makes texts of the wording. */
export type SlottedStory = {
  readonly facts: readonly ShownFact[];
  /** A wording with its slots filled, or a complaint fit to be sent back. */
  readonly fill: (wording: string) => ClaimedText | { readonly complaint: string };
};

const SLOT = /\{\s*(\d{1,2})\.([a-z]+(?:\.[a-z]+)?)(?::([^{}:]{1,30}))?\s*\}/gu;
const SENTENCE_END = /(?<=[.!?؟])\s+/u;

/** The facts that a story would be told of, each with its slots. */
export function slotStory(matter: StoryMatter, wish: StoryWish): SlottedStory {
  const grammar = grammarOf(wish.locale);
  const plan = planStory(matter.insights, planWishOf(wish));
  const scope = readScope(matter, plan, grammar);
  const keeper = createClaimKeeper();
  const speech = createSpeech({
    locale: wish.locale,
    grammar,
    table: matter.table,
    tone: 'neutral',
    hasNumbers: wish.hasNumbers,
    hasPercentages: wish.hasPercentages,
    precision: 'round',
    keeper,
    seed: '',
    nameLabels: scope.nameLabels,
    periodLabels: scope.periodLabels,
    figures: undefined,
    known: undefined,
  });
  const messages = plan.headline === undefined ? [] : [plan.headline, ...plan.support];
  const facts = messages.flatMap(factsOf).flatMap((fact) => {
    const slots = factSlots(fact, speech);
    return slots === undefined ? [] : [{ slots, says: saysOf(fact, speech) }];
  });
  return {
    facts: facts.map(({ slots, says }, place) => ({ number: place + 1, says, slots: shown(slots) })),
    fill: (wording) => {
      const filled = fillSlots(
        wording,
        facts.map(({ slots }) => slots),
      );
      return typeof filled === 'string' ? keeper.finish(capitaliseMarked(filled)) : filled;
    },
  };
}

function factsOf(message: Message): readonly Fact[] {
  if (message.kind === 'course' || message.kind === 'last-step') return [message.change];
  if (message.kind === 'courses') return [message.first, message.second];
  return message.kind === 'pair' ? [] : [message.fact];
}

function saysOf(fact: Fact, speech: Speech): string {
  const { sentences } = grammarOf(speech.locale);
  const [clause] =
    fact.kind === 'change'
      ? sentences.course({ kind: 'course', change: fact, isSteady: false }, speech)
      : fact.kind === 'extremes'
        ? sentences.extremes({ kind: 'extremes', fact, part: 'both' }, speech)
        : fact.kind === 'share'
          ? sentences.share({ kind: 'share', fact }, speech)
          : fact.kind === 'outlier'
            ? sentences.outlier({ kind: 'outlier', fact }, speech)
            : [];
  return clause === undefined ? '' : plainOf(clause());
}

const shown = (slots: FactSlots): ShownFact['slots'] =>
  Object.fromEntries(
    Object.entries(slots).map(([name, { write, takesWord }]) => [name, takesWord ? null : plainOf(write(''))]),
  );

type Used = { readonly fact: number; readonly name: string; readonly slot: FactSlots[string]; readonly word: string };

function fillSlots(wording: string, facts: readonly FactSlots[]): string | { readonly complaint: string } {
  const sentences: string[] = [];
  for (const sentence of withoutMarks(wording).trim().split(SENTENCE_END)) {
    const used: Used[] = [];
    const unknown: string[] = [];
    const text = sentence.replace(SLOT, (written, number: string, name: string, word: string | undefined) => {
      const slot = facts[Number(number) - 1]?.[name];
      if (slot === undefined || slot.takesWord !== (word !== undefined)) {
        unknown.push(written);
        return '';
      }
      used.push({ fact: Number(number), name, slot, word: (word ?? '').trim() });
      return slot.write((word ?? '').trim());
    });
    if (unknown.length > 0 || /[{}]/.test(text)) {
      return { complaint: `${unknown[0] ?? sentence.slice(0, 80)} is no slot of these facts` };
    }
    const complaint = complainOfUse(used);
    if (complaint !== undefined) return { complaint: `${complaint}: ${sentence.slice(0, 200)}` };
    sentences.push(text);
  }
  return sentences.join(' ');
}

/** What is said of one place must not be given to another: names, values and words of a sentence come in the same order of places. */
function complainOfUse(used: readonly Used[]): string | undefined {
  if (used.length === 0) return 'a sentence has no slot';
  if (new Set(used.map(({ fact }) => fact)).size > 1) return 'a sentence has slots of two facts';
  const orders = (['name', 'value', 'word'] as const)
    .map((role) => used.flatMap(({ slot }) => (slot.role === role && slot.of !== undefined ? [slot.of] : [])).join())
    .filter((order) => order !== '');
  if (new Set(orders).size > 1) return 'names, values and words do not belong together';
  const isFromLater = used.some(({ name }) => name.startsWith('to.')) && firstOf(used, 'to.') < firstOf(used, 'from.');
  if (isFromLater && used.some(({ name }) => name.startsWith('from.'))) return 'what comes later is named first';
  const isSized = used.some(({ name }) => name === 'by') && !used.some(({ name }) => name === 'way');
  return isSized ? 'the slot "by" needs the slot "way" in its sentence' : undefined;
}

function firstOf(used: readonly Used[], prefix: string): number {
  const place = used.findIndex(({ name }) => name.startsWith(prefix));
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}
