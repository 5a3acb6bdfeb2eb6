import type { Item } from '../tokens/item.ts';
import type { WordItem } from '../tokens/words.ts';
import type { Constituent, NounGroup } from './constituent.ts';
import { type FrameDraft, setPhrase, setPlace, setTime } from './frame-draft.ts';
import { isMeasure } from './noun-slots.ts';
import { type Phrase, phraseOf, wholePhrase } from './phrase.ts';

/** What the clause has before its figure, and the items behind it. */
export type Around = {
  readonly items: readonly Item[];
  readonly isPercent: boolean;
  /** True where the noun right behind the figure is the whole. */
  readonly isOfNext: boolean;
  readonly hasVerb: boolean;
  readonly hasSubject: boolean;
  /** True where nothing but a comma or a joining word stands right before the figure. */
  readonly isParted: boolean;
};

/** The words behind the figure: what it counts, whose share it is, what was done, where and when. */
export function takeAfter(draft: FrameDraft, parts: readonly Constituent[], around: Around): void {
  const { source } = draft.context;
  const verbAt = parts.findIndex(({ kind }) => kind === 'verb');
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'time' && isOwnTime(draft, part, around)) setTime(draft, part.time, false);
    else if (part.kind === 'place') takePlace(draft, part, around);
    else if (part.kind === 'side') setPhrase(draft, 'object', phraseOf(part.group.words));
    else if (part.kind === 'of' && index === 0 && isCountedOf(part, draft)) takeCounted(draft, part.group, false);
    else if (part.kind === 'of') takeOf(draft, part, index > 0 && verbAt >= 0 && verbAt < index);
    else if (part.kind === 'noun' && index === 0 && around.isOfNext)
      setPhrase(draft, 'of', wholePhrase(part.group, source));
    else if (part.kind === 'noun' && index === 0) takeCounted(draft, part.group, around.isPercent);
    else if (part.kind === 'noun' && verbAt >= 0 && verbAt < index && !draft.slots.has('object')) {
      setPhrase(draft, 'object', wholePhrase(part.group, source));
    }
  }
  const verb = parts[verbAt];
  const isSubject = !around.hasVerb && !around.hasSubject;
  const denied = isSubject ? denialOf(around.items) : undefined;
  if (denied !== undefined) {
    draft.slots.delete('object');
    draft.slots.set('answer', denied);
  }
  if (verb?.kind !== 'verb' || !isSubject) return;
  if (denied === undefined) setPhrase(draft, 'answer', answerOf(around.items, verb.words));
  if (verb.class !== 'light') setPhrase(draft, 'verb', phraseOf(verb.words));
}

/** "it closed in March and 15 came in April": a time of an act before gives way to the figure's own of the same grain. */
function isOwnTime({ time }: FrameDraft, part: Extract<Constituent, { kind: 'time' }>, { isParted }: Around): boolean {
  return time === undefined || (isParted && time.grain === part.time.grain && !part.time.isRelative);
}

/**
 * "48% من الأصوات": behind an Arabic share the whole; "62% من الشباب الهاتف": and what was chosen, without a word between;
 * a noun without the article can't belong to one that has it.
 */
function takePlace(
  draft: FrameDraft,
  part: Extract<Constituent, { kind: 'place' }>,
  { isPercent: isShare, hasVerb, hasSubject }: Around,
): void {
  const [whole, ...chosen] = part.group.words;
  const isWhole = draft.context.lexicon.language === 'ar' && isShare && part.preposition.roles.has('base');
  if (!isWhole || whole === undefined) {
    setPlace(draft, part, false);
    return;
  }
  const isDefinite = ({ fold }: WordItem): boolean => fold.startsWith('ال');
  const isApart = chosen.every(isDefinite) || (isDefinite(whole) && !chosen.some(isDefinite));
  const isSplit = hasVerb && !hasSubject && chosen.length > 0 && isApart;
  setPhrase(draft, 'of', isSplit ? phraseOf([whole]) : phraseOf(part.group.words));
  if (isSplit) setPhrase(draft, 'object', phraseOf(chosen));
}

/** "2,3 milhões de espectadores": behind a Portuguese scale the noun comes with a preposition. */
function isCountedOf({ group }: Extract<Constituent, { kind: 'of' }>, { context, scaled }: FrameDraft): boolean {
  return scaled && context.lexicon.language === 'pt' && /^\p{Ll}/u.test(group.words[0]?.text ?? '');
}

function takeOf(draft: FrameDraft, part: Extract<Constituent, { kind: 'of' }>, isBehindVerb: boolean): void {
  if (isBehindVerb) setPlace(draft, part, false);
  else setPhrase(draft, 'of', wholePhrase(part.group, draft.context.source));
}

/** The noun right behind a figure is what it counts; behind a percentage it is what has the share. */
function takeCounted(draft: FrameDraft, group: NounGroup, isShare: boolean): void {
  const isUnit = group.words[0]?.roles.has('unit') === true;
  if (isShare && !isMeasure(group.words.at(-1))) setPhrase(draft, 'object', wholePhrase(group, draft.context.source));
  else setPhrase(draft, 'unit', isUnit ? unitPhrase(group.words) : countedPhrase(group, draft.context.source));
  if (group.of !== undefined && !isShare) setPhrase(draft, 'of', wholePhrase(group.of, draft.context.source));
}

function countedPhrase(group: NounGroup, source: string): Phrase | undefined {
  const phrase = phraseOf(group.words);
  const long = group.of === undefined ? undefined : wholePhrase(group, source);
  return phrase === undefined || long === undefined ? phrase : { ...phrase, long };
}

/** The words of a unit of measure, without what may follow them ("metres high"). */
function unitPhrase(words: readonly WordItem[]): Phrase | undefined {
  const end = words.findIndex((word) => !word.roles.has('unit'));
  const phrase = phraseOf(end < 0 ? words : words.slice(0, end));
  return phrase === undefined ? undefined : { ...phrase, isUnit: true };
}

/** What all those counted do, from the first verb that says so to the end: "work from home". */
function answerOf(items: readonly Item[], verb: readonly WordItem[]): Phrase | undefined {
  const at = items.findIndex(
    (item) =>
      item.kind === 'word' &&
      (item.roles.has('verb') ? !SAYING.test(item.fold) : item === verb[0] && item.roles.size === 0),
  );
  const words = items.slice(Math.max(0, at)).filter((item) => item.kind === 'word');
  return at < 0 || words.length < 2 ? undefined : phraseOf(words);
}

const DENYING =
  /^(?:not|never|no longer|do not|don't|didn't|doesn't|aren't|isn't|weren't|won't|cannot|can't|nao|nunca|nem|لم|لا|لن|ليس|ليسوا)$/;

/** "do not drink coffee": with its denial, and the word before it where that is part of the verb. */
function denialOf(items: readonly Item[]): Phrase | undefined {
  const at = items.findIndex((item) => item.kind === 'word' && DENYING.test(item.fold.replaceAll('’', "'")));
  const before = items[at - 1];
  const start = before?.kind === 'word' && before.roles.has('light') ? at - 1 : at;
  return at < 0 ? undefined : phraseOf(items.slice(start).filter((item) => item.kind === 'word'));
}

const SAYING =
  /^(?:said|says?|answered|described|thinks?|thought|know|knew|disse|disseram|dizem|responderam|respondeu|قال|قالت|قالوا|اجاب|يري|يرى)$/;
