import type { Insight } from '../../insight/insight.ts';
import { type ClaimedText, capitaliseMarked, createClaimKeeper, plainOf } from './claim.ts';
import type { Clause, Grammar, Speech } from './grammar.ts';
import { grammarOf } from './grammar-of.ts';
import type { Message } from './message.ts';
import { planStory, type StoryPlan } from './plan-story.ts';
import { createSpeech } from './speech.ts';
import { figuresIn, readScope, toGrammarScope } from './story-scope.ts';
import { planWishOf, type StoryField, type StoryMatter, type StoryWish } from './story-wish.ts';
import { clausesOf, tellersOf, type Work } from './story-work.ts';
import { isWithin, misfitOf } from './text-bounds.ts';
import { writeCaption } from './write-caption.ts';

/** The texts, each with what it states. A field that was not asked for is absent, and so is one there is nothing to say in. */
export type Story = {
  readonly fields: { readonly [Field in StoryField]?: ClaimedText };
  readonly plan: StoryPlan;
};

const LONGEST_TITLE = 90;

/** Tells what the data say: title, subtitle and caption. The same matter and wish give the same texts. Never throws. */
export function writeStory(matter: StoryMatter, wish: StoryWish): Story {
  const grammar = grammarOf(wish.locale);
  const plan = planStory(tellable(matter, wish, grammar), planWishOf(wish));
  const scope = readScope(matter, plan, grammar);
  const keeper = createClaimKeeper();
  const seed = `${seedOf(matter)} ${wish.tone}`;
  const setting: Work['setting'] = (field, known, slot = field) => ({
    locale: wish.locale,
    grammar,
    table: matter.table,
    tone: wish.tone,
    hasNumbers: wish.hasNumbers && !wish.numberless.includes(field),
    hasPercentages: wish.hasPercentages,
    precision: wish.isExact || wish.tone === 'formal' ? 'exact' : 'round',
    keeper,
    seed: `${seed} ${slot}`,
    nameLabels: scope.nameLabels,
    periodLabels: scope.periodLabels,
    figures: scope.figures,
    known,
  });
  const work: Work = { matter, wish, grammar, plan, scope, keeper, setting };
  const title = wish.fields.includes('title') ? writeTitle(work) : undefined;
  const texts = {
    title: () => title,
    subtitle: () => writeSubtitle(work),
    caption: () => writeCaption(work, title?.text),
  } as const satisfies Record<StoryField, () => ClaimedText | undefined>;
  const fields = wish.fields.map((field) => [field, texts[field]()] as const);
  return { plan, fields: Object.fromEntries(fields.filter(([, text]) => text !== undefined && text.text !== '')) };
}

/**
 * What may be told: that groups of one measure move together is no news, unless somebody asks; and of all of them together, where the
 * chart says what they are figures of.
 */
function tellable(matter: StoryMatter, { focus }: StoryWish, grammar: Grammar): readonly Insight[] {
  const areGroups = figuresIn(matter, grammar) !== undefined;
  const isTold = (insight: Insight): boolean =>
    insight.kind === 'correlation'
      ? !areGroups || focus.includes('relation')
      : areGroups || !('series' in insight && insight.series.isWhole === true);
  return matter.insights.filter(isTold);
}

/** What makes two tables different to a reader: labels, names and first values. */
function seedOf({ table, insights }: StoryMatter): string {
  const [first] = insights;
  const labels = table.columns.map(({ label }) => label);
  const cells = table.columns.map(({ typed }) => String(typed.values[0] ?? ''));
  return [...labels, ...cells, table.rowCount, first?.kind ?? ''].join('|');
}

function writeTitle(work: Work): ClaimedText | undefined {
  const { plan, grammar, wish, keeper } = work;
  const speech = createSpeech(work.setting('title'));
  if (wish.isQuestion && plan.headline !== undefined) {
    return keeper.finish(grammar.asQuestion(grammar.questions(plan.headline, speech)));
  }
  const plain = grammar.plainTitle(toGrammarScope(work.scope, grammar, speech), speech);
  const titlesOf = (message: Message): readonly Clause[] =>
    clausesOf(tellersOf(grammar, 'titles', message), message, { speech, keeper });
  const told = plan.headline === undefined ? [] : titlesOf(plan.headline);
  // What fits no bound that was asked for gives way to the next fact that does.
  const others = wish.bounds.title === undefined || plan.headline === undefined ? [] : plan.support.map(titlesOf);
  const title =
    [told, ...others, plain].map((clauses) => choose(clauses, wish, speech)).find((text) => text !== undefined) ??
    shortest([...told, ...plain]);
  return title === undefined ? undefined : keeper.finish(capitaliseMarked(title));
}

/** A clause that fits, by the hash of the data. The last of several is for titles that would not fit otherwise. */
function choose(clauses: readonly Clause[], wish: StoryWish, speech: Speech): string | undefined {
  const bounds = { longest: LONGEST_TITLE, ...wish.bounds.title };
  const within = clauses.map((clause) => clause()).filter((text) => isWithin(plainOf(text), bounds));
  const fitting = within.filter((text) => misfitOf(plainOf(text), bounds) === undefined);
  const texts = fitting.length > 0 ? fitting : within;
  if (texts.length === 0) return undefined;
  if (wish.isShort) return shortest(texts.map((text) => () => text));
  const rich = texts.length > 1 ? texts.slice(0, -1) : texts;
  return speech.pick('clause', rich);
}

function shortest(clauses: readonly Clause[]): string | undefined {
  return clauses.map((clause) => clause()).sort((one, other) => plainOf(one).length - plainOf(other).length)[0];
}

const LONGEST_SUBTITLE = 160;

function writeSubtitle(work: Work): ClaimedText | undefined {
  const { grammar, wish, keeper } = work;
  const speech = createSpeech({ ...work.setting('subtitle'), hasNumbers: true });
  const clauses = grammar.scope(toGrammarScope(work.scope, grammar, speech), speech);
  const bounds = { longest: LONGEST_SUBTITLE, ...wish.bounds.subtitle };
  const text = clauses.map((clause) => clause()).find((one) => isWithin(plainOf(one), bounds)) ?? shortest(clauses);
  return text === undefined ? undefined : keeper.finish(capitaliseMarked(text));
}
