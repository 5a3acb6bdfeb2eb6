import type { SeriesName } from '../../insight/insight.ts';
import { type ClaimedText, plainOf } from './claim.ts';
import { directionOfMessage, type Message, seriesKey, seriesOf } from './message.ts';
import { createSpeech } from './speech.ts';
import { clausesOf, type SomeTellers, tellersOf, type Work } from './story-work.ts';
import { isWithin, misfitOf, type TextBounds } from './text-bounds.ts';

const LONGEST_JOINED = 130;

type Told = { readonly text: string; readonly message: Message };

const DEFAULT_SENTENCES = 3;
const MOST_SENTENCES = 8;

/** What bears the title out, in as many sentences as are asked for and as there are facts for. */
export function writeCaption(work: Work, title: string | undefined): ClaimedText | undefined {
  const { grammar, wish, keeper } = work;
  const told = tellSupport(work);
  if (told.length === 0) {
    const alone = gatheringNote(work, 0);
    return alone === undefined ? undefined : keeper.finish(alone);
  }
  const bounds = wish.bounds.caption ?? {};
  const isLong = bounds.shortest !== undefined || bounds.leastWords !== undefined;
  const most = wish.sentences ?? (isLong ? MOST_SENTENCES : Math.max(DEFAULT_SENTENCES, wish.leastSentences ?? 0));
  const sentences = toSentences(told, most, work).map((clause) => grammar.sentence(clause));
  const kept = withinBounds(sentences, bounds);
  const note = gatheringNote(work, sentences.length);
  const text = kept ?? shorterThan(sentences[0] ?? '', { work, title });
  return keeper.finish(note === undefined ? text : `${text} ${note}`);
}

/** How the figures came from the rows, where no subtitle says it and behind so many sentences there is room for one more. */
function gatheringNote({ matter: { gathering }, grammar, wish, setting }: Work, told: number): string | undefined {
  const { sentences = told + 1, bounds, fields } = wish;
  if (gathering === undefined || fields.includes('subtitle') || told >= sentences || bounds.caption !== undefined)
    return undefined;
  if (!wish.hasNumbers || wish.numberless.includes('caption')) return undefined;
  return grammar.sentence(grammar.gathered(gathering, createSpeech(setting('caption', undefined, 'gathered'))));
}

/** As many sentences from the first as keep the bounds; else one that does; else as many as are not too long. */
function withinBounds(sentences: readonly string[], bounds: TextBounds): string | undefined {
  const prefixes = sentences.map((_, at) => sentences.slice(0, sentences.length - at).join(' '));
  return (
    [...prefixes, ...sentences].find((text) => misfitOf(plainOf(text), bounds) === undefined) ??
    prefixes.find((text) => isWithin(plainOf(text), bounds))
  );
}

/**
 * A sentence that fits where the usual ones do not: the fact of the title in full, else another in full or in the words of titles; else
 * the shortest there is.
 */
function shorterThan(
  text: string,
  { work, title }: { readonly work: Work; readonly title: string | undefined },
): string {
  const { plan, grammar, wish, keeper } = work;
  const headline = plan.headline === undefined ? [] : [plan.headline];
  const bounds = wish.bounds.caption ?? {};
  const isTitle = (sentence: string): boolean =>
    title !== undefined && plainOf(sentence) === plainOf(grammar.sentence(title));
  const speech = createSpeech(work.setting('caption', undefined, 'brief'));
  const tell = (manner: 'sentences' | 'titles', messages: readonly Message[]): readonly string[] =>
    messages.flatMap((message) =>
      clausesOf(tellersOf(grammar, manner, message), message, { speech, keeper }).map((clause) =>
        grammar.sentence(clause()),
      ),
    );
  const own = [
    ...tell('sentences', [...headline, ...plan.support]),
    ...tell('titles', [...plan.support, ...headline]),
  ].filter((sentence) => !isTitle(sentence));
  const fitting = own.find((sentence) => isWithin(plainOf(sentence), bounds));
  return fitting ?? [text, ...own].sort((one, other) => plainOf(one).length - plainOf(other).length)[0] ?? text;
}

/** The clauses of the caption: the figures behind the title, then what else there is to say. */
function tellSupport(work: Work): readonly Told[] {
  const { plan, grammar, wish } = work;
  const told: Told[] = [];
  let known: SeriesName | undefined;
  let { support } = plan;
  const tell = (message: Message, tellers: SomeTellers): void => {
    const isLoose = message.kind === 'growth' && told.at(-1)?.message.kind !== 'course';
    const speech = createSpeech(work.setting('caption', isLoose ? undefined : known, `caption ${told.length}`));
    const clauses = clausesOf(tellers, message, { speech, keeper: work.keeper });
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
  const speech = createSpeech(work.setting('caption', undefined, 'join'));
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
    const isSpare = told.length - at - 1 + sentences.length >= (work.wish.leastSentences ?? 0);
    const isJoined = relation !== undefined && isRoomy && (isNeeded || (relation === 'contrast' && isSpare));
    if (next !== undefined && relation !== undefined && isJoined) {
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
