import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Constituent, NounGroup } from './constituent.ts';
import { readConstituents } from './constituents.ts';
import type { Frame } from './frame.ts';
import { type FrameDraft, setMeasure, setPhrase, setPlace, setShortened, setSubject, setTime } from './frame-draft.ts';
import { isMeasure } from './noun-slots.ts';
import { phraseOf, wholePhrase } from './phrase.ts';
import type { Segment } from './segments.ts';

/** Times and places of the pieces before the figure's own hold for it too; a subject there counts where its own has none. */
export function takeAdverbials(draft: FrameDraft, parts: readonly Constituent[]): void {
  for (const part of parts) {
    if (part.kind === 'time') setTime(draft, part.time, true);
    if (part.kind === 'verb') return;
    if (part.kind === 'place' && !part.preposition.roles.has('class')) setPlace(draft, part, true);
    if (part.kind === 'of')
      setPhrase(draft, 'of', phraseOf(part.group.words.filter(({ roles }) => !roles.has('counter'))));
  }
}

type Heading = Pick<Frame, 'heading' | 'listedBy'>;

/** "Sales by region: …": the words before a colon name the measure, and what the list is by. */
export function takeHeading(
  draft: FrameDraft,
  { pieces, opening }: Segment,
  earlier: readonly (readonly Constituent[])[],
): Heading {
  const openers = [...pieces.slice(1).map(({ opener }) => opener), opening];
  const parts = earlier[openers.lastIndexOf('colon')];
  if (parts === undefined) return {};
  const group = lastGroup(parts);
  if (group !== undefined && !draft.slots.has('measure')) setMeasure(draft, group);
  const listed = parts.find((part) => part.kind === 'place' && part.preposition.roles.has('class'));
  const listedBy = listed?.kind === 'place' ? wholePhrase(listed.group, draft.context.source) : undefined;
  const heading = group === undefined || parts.some(({ kind }) => kind === 'verb') ? undefined : phraseOf(group.words);
  return { ...(listedBy === undefined ? {} : { listedBy }), ...(heading === undefined ? {} : { heading }) };
}

/** What may stand before a figure whose subject is in a piece before: "…, 2022 and 2023 was". */
const WITHOUT_SUBJECT: ReadonlySet<Constituent['kind']> = new Set(['lead', 'verb', 'compare', 'time', 'and']);

/** The words before the figure in its own piece: subject, verb, measure, places, times. */
export function takeBefore(draft: FrameDraft, parts: readonly Constituent[], segment: Segment): void {
  const { lexicon } = draft.context;
  const verbAt = parts.findIndex(({ kind }) => kind === 'verb');
  const head = verbAt < 0 ? parts : parts.slice(0, verbAt);
  const beside = besideOf(parts);
  let subject = beside?.group ?? lastGroup(head);
  for (const part of parts) {
    if (part.kind === 'time') setTime(draft, part.time, true);
    if (part.kind === 'place' && part !== beside) setPlace(draft, part, true);
    if (part.kind === 'of' && subject === undefined && verbAt !== 0) setShortened(draft, part);
  }
  const behindVerb = verbAt < 0 ? undefined : lastGroup(parts.slice(verbAt));
  if (isNamedLast(parts, behindVerb)) subject = behindVerb;
  if (lexicon.language === 'ar' && subject === undefined && behindVerb !== undefined)
    takeVerbFirst(draft, parts.slice(verbAt));
  else if (behindVerb !== undefined && isMeasure(behindVerb.words.at(lexicon.isHeadFirst ? 0 : -1)))
    setMeasure(draft, behindVerb);
  const hasOwn =
    subject !== undefined ||
    draft.subject !== undefined ||
    draft.isShortened ||
    parts.some(({ kind }) => kind === 'pronoun');
  const needsEarlier =
    segment.opening === 'bracket' ||
    (parts.every(({ kind }) => WITHOUT_SUBJECT.has(kind)) &&
      (verbAt >= 0 || parts.every(({ kind }) => kind !== 'time')));
  if (!hasOwn && needsEarlier) subject = earlierSubject(segment, lexicon);
  if (subject !== undefined) setSubject(draft, subject);
}

/** "…, with the Liberals on 24%": a thing that comes beside the one before has a figure of its own. */
function besideOf(parts: readonly Constituent[]): Extract<Constituent, { kind: 'place' }> | undefined {
  const [first, second] = parts;
  const isBeside =
    first?.kind === 'place' && /^(?:with|com|مع)$/.test(first.preposition.fold) && second?.kind === 'lead';
  return isBeside && parts.length === 2 ? first : undefined;
}

/** "The tallest is the Burj Khalifa at 828 m": the name behind the verb has the figure. */
function isNamedLast(parts: readonly Constituent[], group: NounGroup | undefined): boolean {
  const last = parts.at(-1);
  const before = parts.at(-2);
  if (last?.kind !== 'lead' || before?.kind !== 'noun' || before.group !== group) return false;
  return (
    last.word.roles.has('link') && !last.word.roles.has('genitive') && /^\p{Lu}/u.test(group?.words[0]?.text ?? '')
  );
}

/** The last noun group outside prepositions; groups joined by "and" ("research and development") are one. */
function lastGroup(parts: readonly Constituent[]): NounGroup | undefined {
  let found: NounGroup | undefined;
  parts.forEach((part, index) => {
    if (part.kind !== 'noun') return;
    const join = parts[index - 1];
    const isJoined = found !== undefined && join?.kind === 'and' && parts[index - 2]?.kind === 'noun';
    found = isJoined ? { ...part.group, words: [...(found?.words ?? []), join.word, ...part.group.words] } : part.group;
  });
  return found;
}

/** In a clause that begins with its verb the first group is the subject; a measure behind it is what it has. */
function takeVerbFirst(draft: FrameDraft, parts: readonly Constituent[]): void {
  const groups = parts.flatMap((part) => (part.kind === 'noun' ? [part.group] : []));
  const [first, second] = groups;
  if (first !== undefined) setSubject(draft, first);
  if (second !== undefined && isMeasure(second.words[0])) setMeasure(draft, second);
}

/** "Lisbon, the capital, had 545,000" and "Heathrow (7.9 million)": the subject stands in a piece before. */
function earlierSubject({ pieces, opening }: Segment, lexicon: Lexicon): NounGroup | undefined {
  const read = pieces.map((piece) => readConstituents(piece.items, lexicon, 'apart'));
  if (opening === 'bracket') {
    const last = read.at(-1)?.at(-1);
    return last?.kind === 'noun' || last?.kind === 'place' ? last.group : undefined;
  }
  for (const parts of read) {
    const verbAt = parts.findIndex(({ kind }) => kind === 'verb');
    const group = lastGroup(verbAt < 0 ? parts : parts.slice(0, verbAt));
    if (group !== undefined && parts[0]?.kind !== 'place') return group;
  }
  return undefined;
}
