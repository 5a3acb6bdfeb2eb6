import type { WordItem } from '../tokens/words.ts';
import { takeAdverbials, takeBefore, takeHeading } from './before-figure.ts';
import { takeAfter } from './behind-figure.ts';
import type { Constituent, VerbClass } from './constituent.ts';
import { readConstituents } from './constituents.ts';
import { compareDirection, isHedged, isLimited, leadOf, type RoleClues, roleOf } from './figure-role.ts';
import { type Frame, HEADING } from './frame.ts';
import type { FrameDraft, ProseContext } from './frame-draft.ts';
import { type Phrase, phraseOf } from './phrase.ts';
import type { Segment } from './segments.ts';

/** Reads one segment by itself: what stands before and after its figure, without what earlier clauses lend it. */
export function readFrame(segment: Segment, sentence: number, context: ProseContext): Frame {
  const { lexicon } = context;
  const before = readConstituents(segment.before, lexicon, 'before');
  const after = readConstituents(segment.after, lexicon, isPercent(segment) ? 'behind-share' : 'behind-count');
  const draft: FrameDraft = {
    context,
    slots: new Map(),
    heads: new Set(),
    scaled: isScaled(segment),
    time: undefined,
    subject: undefined,
    isShortened: false,
  };
  const earlier = segment.pieces.map((piece) => readConstituents(piece.items, lexicon, 'apart'));
  for (const parts of earlier) takeAdverbials(draft, parts);
  takeBefore(draft, before, segment);
  const heading = takeHeading(draft, segment, earlier);
  if (heading.heading !== undefined) draft.slots.set(HEADING, heading.heading);
  const verb = [...before].reverse().find((part) => part.kind === 'verb');
  takeAfter(draft, after, {
    items: segment.after,
    isPercent: isPercent(segment),
    isOfNext: segment.figure.kind === 'quantity' && segment.figure.quantity.isOfNext === true,
    hasVerb: verb !== undefined,
    hasSubject: draft.subject !== undefined,
    isParted: isParted(segment),
  });
  const isAct = isCount(segment) && verb?.kind === 'verb' && verb.words.some(({ roles }) => roles.has('verb'));
  const lead = leadOf(segment.before);
  setWorth(draft, segment, lead);
  const verbPhrase = verb?.kind === 'verb' && verb.class !== 'light' ? phraseOf(verb.words) : undefined;
  if (verbPhrase !== undefined && (isAct || verb?.class === 'verb')) draft.slots.set('verb', verbPhrase);
  const verbClass = isAct ? 'verb' : verb?.class;
  return {
    sentence,
    opener: segment.opener,
    figure: segment.figure,
    slots: draft.slots,
    heads: draft.heads,
    quantity: quantityOf(segment),
    ...(draft.time === undefined ? {} : { time: draft.time }),
    ...(verbClass === undefined ? {} : { verbClass }),
    ...roleParts(segment, { verbClass, lead, after }, verb?.class, verbPhrase),
    ...heading,
    ...subjectParts(draft),
    ...wordsBehindWhole(segment, after),
    isElliptic: before.every(({ kind }) => kind === 'lead' || kind === 'and') && segment.pieces.length === 0,
    isFollowed: isFollowed(segment),
    isShortened: draft.isShortened,
    isAligned: false,
    isLimit: isLimited(segment.before),
  };
}

/** True where the figure comes right behind a comma or a joining word. */
function isParted({ before, opener }: Segment): boolean {
  const last = before.at(-1);
  return last === undefined ? opener !== 'start' : last.kind === 'word' && last.roles.has('and');
}

function quantityOf(segment: Segment): Frame['quantity'] {
  const { figure } = segment;
  return figure.kind === 'quantity' ? { ...figure.quantity, isHedged: isHedged(segment) } : undefined;
}

/** How the figure stands to others, which way, and the word that says so. */
function roleParts(
  segment: Segment,
  clues: RoleClues,
  moveClass: VerbClass | undefined,
  verbPhrase: Phrase | undefined,
): Pick<Frame, 'role' | 'direction' | 'roleWord'> {
  const role = roleOf(segment, clues);
  const direction = moveClass === 'rise' || moveClass === 'fall' ? moveClass : compareDirection(clues.after);
  const roleWord = role === 'change' ? verbPhrase : clues.lead === undefined ? undefined : phraseOf([clues.lead]);
  return {
    ...(role === undefined ? {} : { role }),
    ...(direction === undefined ? {} : { direction }),
    ...(roleWord === undefined ? {} : { roleWord }),
  };
}

/** What of the subject later steps need beside its slots. */
function subjectParts({ subject }: FrameDraft): Pick<Frame, 'whole' | 'complement' | 'isOwner'> {
  return {
    ...(subject?.whole === undefined || subject.measure === undefined ? {} : { whole: subject.whole }),
    ...(subject?.complement === undefined ? {} : { complement: subject.complement }),
    isOwner: subject?.isOwner ?? false,
  };
}

/** The words behind the whole of a share, where nothing but words stands there. */
function wordsBehindWhole({ after: items }: Segment, [first]: readonly Constituent[]): Pick<Frame, 'behindWhole'> {
  const whole = first?.kind === 'of' ? first.group.words.at(-1) : undefined;
  if (whole === undefined) return {};
  const rest = items.slice(items.indexOf(whole) + 1);
  const words = rest.filter((item) => item.kind === 'word');
  const phrase = words.length === rest.length ? phraseOf(words) : undefined;
  return phrase === undefined ? {} : { behindWhole: phrase };
}

/** "14 contracts worth £320,000": the word that links a second figure to the first names what it measures. */
function setWorth({ slots }: FrameDraft, { opener }: Segment, lead: WordItem | undefined): void {
  const isName =
    opener === 'step' &&
    lead?.roles.has('link') === true &&
    !lead.roles.has('preposition') &&
    !lead.roles.has('genitive');
  const phrase = isName && !slots.has('measure') ? phraseOf([lead]) : undefined;
  if (phrase !== undefined) slots.set('measure', phrase);
}

/** True where a word comes right behind the figure that is no preposition or the like. */
function isFollowed({ after: [next] }: Segment): boolean {
  if (next?.kind !== 'word') return false;
  const roles = [
    'preposition',
    'genitive',
    'link',
    'determiner',
    'adverb',
    'respectively',
    'versus',
    'contrast',
  ] as const;
  return !roles.some((role) => next.roles.has(role));
}

const isScaled = ({ figure }: Segment): boolean =>
  figure.kind === 'quantity' && figure.quantity.kind === 'count' && figure.quantity.hasScale;

/** "Lost 3 games" tells an act where "lost 3%" tells a fall. */
const isCount = ({ figure }: Segment): boolean => figure.kind === 'quantity' && figure.quantity.kind === 'count';

const isPercent = ({ figure }: Segment): boolean =>
  figure.kind === 'rest' || (figure.kind === 'quantity' && figure.quantity.kind === 'percent');
