import { takeAdverbials, takeBefore, takeHeading } from './before-figure.ts';
import { takeAfter } from './behind-figure.ts';
import { readConstituents } from './constituents.ts';
import { compareDirection, isHedged, isLimited, leadOf, roleOf } from './figure-role.ts';
import { type Frame, HEADING } from './frame.ts';
import type { FrameDraft, ProseContext } from './frame-draft.ts';
import { phraseOf } from './phrase.ts';
import type { Segment } from './segments.ts';
import type { WordItem } from './words.ts';

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
    hasVerb: verb !== undefined,
    hasSubject: draft.subject !== undefined,
  });
  const isAct = verb?.kind === 'verb' && verb.words.some(({ roles }) => roles.has('verb')) && isCount(segment);
  const lead = leadOf(segment.before);
  setWorth(draft, segment, lead);
  const verbPhrase = verb?.kind === 'verb' && verb.class !== 'light' ? phraseOf(verb.words) : undefined;
  if (verbPhrase !== undefined && (isAct || verb?.class === 'verb')) draft.slots.set('verb', verbPhrase);
  const role = roleOf(segment, { verbClass: isAct ? 'verb' : verb?.class, lead, after });
  const direction = verb?.class === 'rise' || verb?.class === 'fall' ? verb.class : compareDirection(after);
  const roleWord = role === 'change' ? verbPhrase : lead === undefined ? undefined : phraseOf([lead]);
  return {
    sentence,
    opener: segment.opener,
    figure: segment.figure,
    slots: draft.slots,
    heads: draft.heads,
    quantity:
      segment.figure.kind === 'quantity' ? { ...segment.figure.quantity, isHedged: isHedged(segment) } : undefined,
    ...(draft.time === undefined ? {} : { time: draft.time }),
    ...(role === undefined ? {} : { role }),
    ...(direction === undefined ? {} : { direction }),
    ...(verb === undefined ? {} : { verbClass: isAct ? 'verb' : verb.class }),
    ...(roleWord === undefined ? {} : { roleWord }),
    ...heading,
    ...(draft.subject?.whole === undefined || draft.subject.measure === undefined
      ? {}
      : { whole: draft.subject.whole }),
    ...(draft.subject?.complement === undefined ? {} : { complement: draft.subject.complement }),
    isOwner: draft.subject?.isOwner ?? false,
    isElliptic: before.every(({ kind }) => kind === 'lead' || kind === 'and') && segment.pieces.length === 0,
    isFollowed: isFollowed(segment),
    isShortened: draft.isShortened,
    isAligned: false,
    isLimit: isLimited(segment.before),
  };
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
