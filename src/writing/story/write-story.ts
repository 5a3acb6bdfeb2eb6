import type { Locale } from '../../chart/locale.ts';
import type { Insight, SeriesName } from '../../insight/insight.ts';
import type { TypedTable } from '../../table/parse-table.ts';
import type { TableProfile } from '../../table/profile.ts';
import { type ClaimedText, type ClaimKeeper, capitaliseMarked, createClaimKeeper, plainOf } from './claim.ts';
import type { Clause, Grammar, Speech, Teller, Tone } from './grammar.ts';
import { grammarOf } from './grammar-of.ts';
import { directionOfMessage, type Message, type MessageKind, seriesKey, seriesOf } from './message.ts';
import { planStory, type StoryFocus, type StoryPlan } from './plan-story.ts';
import { createSpeech, type SpeechSetting } from './speech.ts';
import { axisOf, readScope, type StoryScope, toGrammarScope } from './story-scope.ts';

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
  readonly hasNumbers: boolean;
  /** Sentences of the caption. */
  readonly sentences?: number;
  /** Letters of each text at most. */
  readonly longest?: number;
  /** Words of each text at most. */
  readonly mostWords?: number;
  /** The fields that these bounds hold for; absent for all. */
  readonly bounded?: readonly StoryField[];
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
};

/** The texts, each with what it states. A field that was not asked for is absent, and so is one there is nothing to say in. */
export type Story = {
  readonly fields: { readonly [Field in StoryField]?: ClaimedText };
  readonly plan: StoryPlan;
};

/** The plain manner: what is written where nobody asks for another. */
export function plainWish(locale: Locale, fields: readonly StoryField[]): StoryWish {
  return {
    locale,
    fields,
    tone: 'neutral',
    focus: [],
    hasNumbers: true,
    isQuestion: false,
    isShort: false,
    standsAlone: false,
  };
}

const LONGEST_TITLE = 90;
const LONGEST_JOINED = 130;

/** Tells what the data say: title, subtitle and caption. The same matter and wish give the same texts. Never throws. */
export function writeStory(matter: StoryMatter, wish: StoryWish): Story {
  const grammar = grammarOf(wish.locale);
  const plan = planStory(matter.insights, wish.focus);
  const scope = readScope(matter, plan, grammar);
  const keeper = createClaimKeeper();
  const seed = `${seedOf(matter)} ${wish.tone}`;
  const setting = (known: SeriesName | undefined, slot: string): SpeechSetting => ({
    locale: wish.locale,
    grammar,
    table: matter.table,
    tone: wish.tone,
    hasNumbers: wish.hasNumbers,
    precision: wish.tone === 'formal' ? 'exact' : 'round',
    keeper,
    seed: `${seed} ${slot}`,
    nameLabels: scope.nameLabels,
    known,
  });
  const work: Work = { matter, wish, grammar, plan, scope, keeper, setting };
  const write = { title: writeTitle, subtitle: writeSubtitle, caption: writeCaption };
  const fields = wish.fields.map((field) => [field, write[field](work)] as const);
  return { plan, fields: Object.fromEntries(fields.filter(([, text]) => text !== undefined && text.text !== '')) };
}

type Work = {
  readonly matter: StoryMatter;
  readonly wish: StoryWish;
  readonly grammar: Grammar;
  readonly plan: StoryPlan;
  readonly scope: StoryScope;
  readonly keeper: ClaimKeeper;
  readonly setting: (known: SeriesName | undefined, slot: string) => SpeechSetting;
};

/** What makes two tables different to a reader: labels, names and first values. */
function seedOf({ table, insights }: StoryMatter): string {
  const [first] = insights;
  const labels = table.columns.map(({ label }) => label);
  const cells = table.columns.map(({ typed }) => String(typed.values[0] ?? ''));
  return [...labels, ...cells, table.rowCount, first?.kind ?? ''].join('|');
}

type SomeTellers = { readonly [K in MessageKind]?: Teller<K> };

/** How a grammar tells a message: along an axis of numbers in words that know no time. */
function tellersOf(grammar: Grammar, manner: 'titles' | 'sentences' | 'details', message: Message): SomeTellers {
  const tellers: SomeTellers = grammar[manner];
  return axisOf(message)?.kind === 'number' ? { ...tellers, ...grammar.alongNumbers[manner] } : tellers;
}

function clausesOf<Kind extends MessageKind>(
  tellers: SomeTellers,
  message: Message & { readonly kind: Kind },
  speech: Speech,
): readonly Clause[] {
  // The teller of a kind takes the message of that kind.
  const tell = tellers[message.kind] as Teller<MessageKind> | undefined;
  return tell?.(message as never, speech) ?? [];
}

function writeTitle(work: Work): ClaimedText | undefined {
  const { plan, grammar, wish, keeper } = work;
  const speech = createSpeech(work.setting(undefined, 'title'));
  if (wish.isQuestion && plan.headline !== undefined) {
    return keeper.finish(grammar.asQuestion(grammar.questions(plan.headline, speech)));
  }
  const plain = grammar.plainTitle(toGrammarScope(work.scope, grammar, speech), speech);
  const told =
    plan.headline === undefined ? [] : clausesOf(tellersOf(grammar, 'titles', plan.headline), plan.headline, speech);
  const title = choose(told, wish, speech) ?? choose(plain, wish, speech) ?? shortest([...told, ...plain]);
  return title === undefined ? undefined : keeper.finish(capitaliseMarked(title));
}

/** The bounds that were asked for one field. */
export function boundsOf(wish: StoryWish, field: StoryField): Pick<StoryWish, 'longest' | 'mostWords'> {
  const { longest, mostWords, bounded } = wish;
  if (bounded !== undefined && !bounded.includes(field)) return {};
  return { ...(longest === undefined ? {} : { longest }), ...(mostWords === undefined ? {} : { mostWords }) };
}

/** True for a text within the bounds that were asked for. */
export function fitsWish(text: string, { longest, mostWords }: Pick<StoryWish, 'longest' | 'mostWords'>): boolean {
  const words = text.split(' ').filter((word) => word !== '').length;
  return text.length <= (longest ?? Number.POSITIVE_INFINITY) && words <= (mostWords ?? Number.POSITIVE_INFINITY);
}

/** A clause that fits, by the hash of the data. The last of several is for titles that would not fit otherwise. */
function choose(clauses: readonly Clause[], wish: StoryWish, speech: Speech): string | undefined {
  const bounds = { longest: LONGEST_TITLE, ...boundsOf(wish, 'title') };
  const texts = clauses.map((clause) => clause()).filter((text) => fitsWish(plainOf(text), bounds));
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
  const speech = createSpeech({ ...work.setting(undefined, 'subtitle'), hasNumbers: true });
  const clauses = grammar.scope(toGrammarScope(work.scope, grammar, speech), speech);
  const bounds = { longest: LONGEST_SUBTITLE, ...boundsOf(wish, 'subtitle') };
  const text = clauses.map((clause) => clause()).find((one) => fitsWish(plainOf(one), bounds)) ?? shortest(clauses);
  return text === undefined ? undefined : keeper.finish(capitaliseMarked(text));
}

type Told = { readonly text: string; readonly message: Message };

const DEFAULT_SENTENCES = 3;

function writeCaption(work: Work): ClaimedText | undefined {
  const { grammar, wish, keeper } = work;
  const told = tellSupport(work);
  if (told.length === 0) return undefined;
  const most = wish.sentences ?? DEFAULT_SENTENCES;
  const sentences = toSentences(told, most, work).map((clause) => grammar.sentence(clause));
  let kept = sentences;
  while (kept.length > 1 && !fitsWish(plainOf(kept.join(' ')), boundsOf(wish, 'caption'))) kept = kept.slice(0, -1);
  return keeper.finish(kept.join(' '));
}

/** The clauses of the caption: the figures behind the title, then what else there is to say. */
function tellSupport(work: Work): readonly Told[] {
  const { plan, grammar, wish } = work;
  const told: Told[] = [];
  let known: SeriesName | undefined;
  let { support } = plan;
  const tell = (message: Message, tellers: SomeTellers): void => {
    const isLoose = message.kind === 'growth' && told.at(-1)?.message.kind !== 'course';
    const speech = createSpeech(work.setting(isLoose ? undefined : known, `caption ${told.length}`));
    const clauses = clausesOf(tellers, message, speech);
    if (clauses.length === 0) return;
    told.push({ text: speech.pick('clause', clauses)(), message });
    known = seriesOf(message);
  };
  if (plan.headline !== undefined) {
    known = wish.standsAlone || wish.isQuestion ? undefined : seriesOf(plan.headline);
    const details = tellersOf(grammar, 'details', plan.headline);
    const hasDetails = details[plan.headline.kind] !== undefined;
    const isWhole = wish.standsAlone || wish.isQuestion || !hasDetails;
    const both = isWhole ? sideBySide(plan.headline, plan.support[0]) : undefined;
    tell(both ?? plan.headline, isWhole ? tellersOf(grammar, 'sentences', both ?? plan.headline) : details);
    if (both !== undefined) support = support.slice(1);
  }
  for (const message of support) tell(message, tellersOf(grammar, 'sentences', message));
  return told;
}

/** Two steady courses over the same time in one message, so that the time is named once. */
function sideBySide(one: Message, other: Message | undefined): Message | undefined {
  if (one.kind !== 'course' || other?.kind !== 'course' || !one.isSteady || !other.isSteady) return undefined;
  const [first, second] = [one.change, other.change];
  const ends = [first.from, first.to, second.from, second.to].map(({ points }) => points[0]?.name);
  const isSame = ends[0] === ends[2] && ends[1] === ends[3];
  return isSame && first.direction !== 'flat' && second.direction !== 'flat'
    ? { kind: 'courses', first, second }
    : undefined;
}

/** At most so many sentences: clauses are joined where two are too many for their room, or where they go opposite ways. */
function toSentences(told: readonly Told[], most: number, work: Work): readonly string[] {
  const speech = createSpeech(work.setting(undefined, 'join'));
  const sentences: string[] = [];
  for (let at = 0; at < told.length && sentences.length < most; at++) {
    const one = told[at];
    const next = told[at + 1];
    if (one === undefined) break;
    const relation = next === undefined ? undefined : relationOf(one.message, next.message);
    const isListed = relation === 'contrast' && [one.text, next?.text ?? ''].some((text) => /[,،]/.test(text));
    const isRoomy =
      next !== undefined && !isListed && plainOf(one.text).length + plainOf(next.text).length <= LONGEST_JOINED;
    const isNeeded = told.length - at > most - sentences.length;
    if (next !== undefined && relation !== undefined && isRoomy && (isNeeded || relation === 'contrast')) {
      sentences.push(work.grammar.join(one.text, next.text, relation, speech));
      at++;
    } else sentences.push(one.text);
  }
  return sentences;
}

/** How two messages belong together; undefined where they are better told apart. */
function relationOf(one: Message, other: Message): 'contrast' | 'addition' | undefined {
  const [left, right] = [directionOfMessage(one), directionOfMessage(other)];
  const isSame = seriesKey(seriesOf(one)) === seriesKey(seriesOf(other));
  if (left !== undefined && right !== undefined && left !== right && left !== 'flat' && right !== 'flat')
    return 'contrast';
  return isSame ? 'addition' : undefined;
}
