import { type Constituent, readConstituents } from './constituents.ts';
import type { FigureRole, Frame, SlotName } from './frame.ts';
import type { Item, WordItem } from './items.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { isMeasure, type NounSlots, nounSlots } from './noun-slots.ts';
import { type Phrase, phraseOf, wholePhrase } from './phrase.ts';
import type { Segment } from './segments.ts';
import type { TimePhrase } from './times.ts';

/** What the stages of one paragraph share. */
export type ProseContext = { readonly lexicon: Lexicon; readonly source: string };

type Draft = {
  readonly context: ProseContext;
  readonly slots: Map<SlotName, Phrase>;
  readonly heads: Set<SlotName | 'time'>;
  /** True where the figure counts by a scale: "milhões". */
  readonly scaled: boolean;
  time: TimePhrase | undefined;
  subject: NounSlots | undefined;
  isShortened: boolean;
};

/** Reads one segment by itself: what stands before and after its figure, without what earlier clauses lend it. */
export function readFrame(segment: Segment, sentence: number, context: ProseContext): Frame {
  const { lexicon } = context;
  const before = readConstituents(segment.before, lexicon, 'before');
  const after = readConstituents(segment.after, lexicon, isPercent(segment) ? 'behind-share' : 'behind-count');
  const draft: Draft = {
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
  const listedBy = takeHeading(draft, segment, earlier);
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
    ...(listedBy === undefined ? {} : { listedBy }),
    ...(draft.subject?.whole === undefined || draft.subject.measure === undefined
      ? {}
      : { whole: draft.subject.whole }),
    ...(draft.subject?.complement === undefined ? {} : { complement: draft.subject.complement }),
    isOwner: draft.subject?.isOwner ?? false,
    isElliptic: before.every(({ kind }) => kind === 'lead' || kind === 'and') && segment.pieces.length === 0,
    isShortened: draft.isShortened,
    isAligned: false,
    isLimit: isLimited(segment.before),
  };
}

/** "14 contracts worth £320,000": the word that links a second figure to the first names what it measures. */
function setWorth({ slots }: Draft, { opener }: Segment, lead: WordItem | undefined): void {
  const isName =
    opener === 'step' &&
    lead?.roles.has('link') === true &&
    !lead.roles.has('preposition') &&
    !lead.roles.has('genitive');
  const phrase = isName && !slots.has('measure') ? phraseOf([lead]) : undefined;
  if (phrase !== undefined) slots.set('measure', phrase);
}

const isScaled = ({ figure }: Segment): boolean =>
  figure.kind === 'quantity' && figure.quantity.kind === 'count' && figure.quantity.hasScale;

/** "Lost 3 games" tells an act where "lost 3%" tells a fall. */
const isCount = ({ figure }: Segment): boolean => figure.kind === 'quantity' && figure.quantity.kind === 'count';

/** True right behind "between", or behind a verb such as "ranges". */
function isLimited(items: readonly Item[]): boolean {
  return items.some((item, index) => {
    if (item.kind !== 'word' || !item.roles.has('range')) return false;
    return index === items.length - 1 || !item.roles.has('preposition');
  });
}

const isPercent = ({ figure }: Segment): boolean =>
  figure.kind === 'rest' || (figure.kind === 'quantity' && figure.quantity.kind === 'percent');

/** "Sales by region: …": the words before a colon name the measure, and what the list is by. */
function takeHeading(
  draft: Draft,
  { pieces, opening }: Segment,
  earlier: readonly (readonly Constituent[])[],
): Phrase | undefined {
  const openers = [...pieces.slice(1).map(({ opener }) => opener), opening];
  const parts = earlier[openers.lastIndexOf('colon')];
  if (parts === undefined) return undefined;
  const group = lastGroup(parts);
  if (group !== undefined && !draft.slots.has('measure')) setMeasure(draft, group);
  const listed = parts.find((part) => part.kind === 'place' && part.preposition.roles.has('class'));
  return listed?.kind === 'place' ? wholePhrase(listed.group, draft.context.source) : undefined;
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

const SAYING =
  /^(?:said|says?|answered|described|thinks?|thought|know|knew|disse|disseram|dizem|responderam|respondeu|قال|قالت|قالوا|اجاب|يري|يرى)$/;

/** Times and places of the pieces before the figure's own hold for it too; a subject there counts where its own has none. */
function takeAdverbials(draft: Draft, parts: readonly Constituent[]): void {
  for (const part of parts) {
    if (part.kind === 'time') setTime(draft, part.time, true);
    if (part.kind === 'verb') return;
    if (part.kind === 'place' && !part.preposition.roles.has('class')) setPlace(draft, part, true);
    if (part.kind === 'of')
      setPhrase(draft, 'of', phraseOf(part.group.words.filter(({ roles }) => !roles.has('counter'))));
  }
}

function setTime(draft: Draft, time: TimePhrase, isHead: boolean): void {
  draft.time = time;
  if (isHead) draft.heads.add('time');
}

/** Nouns that only place a figure in the text or in time: "at the end of", "in addition". */
const EMPTY_PLACES =
  /^(?:end|beginning|start|course|addition|particular|general|fact|case|period|terms|total|average|line|contrast|comparison|turn|place|all|fim|final|inicio|total|media|caso|periodo|comparacao|conjunto|نهايه|بدايه|المتوسط|المجموع|الفتره|المقابل)$/;

function setPlace(draft: Draft, part: Extract<Constituent, { kind: 'place' | 'of' }>, isHead: boolean): void {
  const { context, slots, heads } = draft;
  const [first] = part.group.words;
  if (first === undefined || EMPTY_PLACES.test(first.fold) || first.roles.has('counter')) return;
  const phrase = wholePhrase(part.group, context.source);
  if (phrase === undefined) return;
  const name: SlotName = `at:${plainPreposition(part.preposition)}`;
  slots.set(name, phrase);
  if (isHead) heads.add(name);
}

/** Portuguese prepositions without the article in them, so that "na", "no" and "em" are one. */
const CONTRACTIONS: ReadonlyMap<string, string> = new Map(
  [
    'em|no na nos nas num numa',
    'por|pelo pela pelos pelas',
    'a|ao à às aos',
    'de|do da dos das',
    'para|pro pra',
    'to|into',
  ].flatMap((line) => {
    const [plain = '', forms = ''] = line.split('|');
    return forms.split(' ').map((form): [string, string] => [form, plain]);
  }),
);

function plainPreposition({ fold }: WordItem): string {
  return CONTRACTIONS.get(fold) ?? fold;
}

/** The words before the figure in its own piece: subject, verb, measure, places, times. */
function takeBefore(draft: Draft, parts: readonly Constituent[], segment: Segment): void {
  const { lexicon } = draft.context;
  const verbAt = parts.findIndex(({ kind }) => kind === 'verb');
  const head = verbAt < 0 ? parts : parts.slice(0, verbAt);
  let subject = lastGroup(head);
  for (const part of parts) {
    if (part.kind === 'time') setTime(draft, part.time, true);
    if (part.kind === 'place') setPlace(draft, part, true);
    if (part.kind === 'of' && subject === undefined && verbAt !== 0) takeShortened(draft, part);
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
    parts.every(({ kind }) => kind === 'lead' || kind === 'verb' || kind === 'compare');
  if (!hasOwn && needsEarlier) subject = earlierSubject(segment, lexicon);
  if (subject !== undefined) setSubject(draft, subject);
}

/** "The tallest is the Burj Khalifa at 828 m": the name behind the verb has the figure. */
function isNamedLast(parts: readonly Constituent[], group: Parameters<typeof nounSlots>[0] | undefined): boolean {
  const last = parts.at(-1);
  const before = parts.at(-2);
  if (last?.kind !== 'lead' || before?.kind !== 'noun' || before.group !== group) return false;
  return (
    last.word.roles.has('link') && !last.word.roles.has('genitive') && /^\p{Lu}/u.test(group?.words[0]?.text ?? '')
  );
}

/** The last noun group outside prepositions; groups joined by "and" are one subject. */
function lastGroup(parts: readonly Constituent[]): Extract<Constituent, { kind: 'noun' }>['group'] | undefined {
  let found: Extract<Constituent, { kind: 'noun' }>['group'] | undefined;
  parts.forEach((part, index) => {
    if (part.kind !== 'noun') return;
    const isJoined = found !== undefined && parts[index - 1]?.kind === 'and';
    found =
      isJoined && found !== undefined
        ? { ...part.group, words: joinedWords(found.words, part.group.words) }
        : part.group;
  });
  return found;
}

/** "research and development" as one name: the joining word is put back between the two. */
function joinedWords(left: readonly WordItem[], right: readonly WordItem[]): readonly WordItem[] {
  return [...left, ...right];
}

/** In a clause that begins with its verb the first group is the subject; a measure behind it is what it has. */
function takeVerbFirst(draft: Draft, parts: readonly Constituent[]): void {
  const groups = parts.flatMap((part) => (part.kind === 'noun' ? [part.group] : []));
  const [first, second] = groups;
  if (first !== undefined) setSubject(draft, first);
  if (second !== undefined && isMeasure(second.words[0])) setMeasure(draft, second);
}

function takeShortened(draft: Draft, part: Extract<Constituent, { kind: 'of' }>): void {
  const phrase = wholePhrase(part.group, draft.context.source);
  if (phrase === undefined) return;
  draft.slots.set('entity', phrase);
  draft.heads.add('entity');
  draft.isShortened = true;
}

function setMeasure(draft: Draft, group: Parameters<typeof nounSlots>[0]): void {
  const { measure, whole } = nounSlots(group, draft.context.lexicon, draft.context.source);
  const phrase = measure === undefined ? undefined : (whole ?? measure);
  if (phrase !== undefined) draft.slots.set('measure', phrase);
}

function setSubject(draft: Draft, group: Parameters<typeof nounSlots>[0]): void {
  const subject = nounSlots(group, draft.context.lexicon, draft.context.source);
  draft.subject = subject;
  for (const name of ['entity', 'measure'] as const) {
    const phrase = subject[name];
    if (phrase === undefined) continue;
    draft.slots.set(name, phrase);
    draft.heads.add(name);
  }
}

/** "Lisbon, the capital, had 545,000" and "Heathrow (7.9 million)": the subject stands in a piece before. */
function earlierSubject({ pieces, opening }: Segment, lexicon: Lexicon): Parameters<typeof nounSlots>[0] | undefined {
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

type Around = {
  readonly items: readonly Item[];
  readonly isPercent: boolean;
  readonly hasVerb: boolean;
  readonly hasSubject: boolean;
};

/** The words behind the figure: what it counts, whose share it is, what was done, where and when. */
function takeAfter(draft: Draft, parts: readonly Constituent[], around: Around): void {
  const { source } = draft.context;
  const verbAt = parts.findIndex(({ kind }) => kind === 'verb');
  parts.forEach((part, index) => {
    if (part.kind === 'time' && draft.time === undefined) setTime(draft, part.time, false);
    if (part.kind === 'place') takePlace(draft, part, around);
    if (part.kind === 'side') setPhrase(draft, 'object', phraseOf(part.group.words));
    if (part.kind === 'of' && index === 0 && isCountedOf(part, draft)) return takeCounted(draft, part.group, false);
    if (part.kind === 'of') takeOf(draft, part, index > 0 && verbAt >= 0 && verbAt < index);
    if (part.kind !== 'noun') return;
    if (index === 0) takeCounted(draft, part.group, around.isPercent);
    else if (verbAt >= 0 && verbAt < index && !draft.slots.has('object'))
      setPhrase(draft, 'object', wholePhrase(part.group, source));
  });
  const verb = parts[verbAt];
  if (verb?.kind !== 'verb' || around.hasVerb || around.hasSubject) return;
  setPhrase(draft, 'answer', answerOf(around.items, verb.words));
  if (verb.class !== 'light') setPhrase(draft, 'verb', phraseOf(verb.words));
}

/** "62% من الشباب الهاتف": behind the whole an Arabic clause names what was chosen without a word between. */
function takePlace(
  draft: Draft,
  part: Extract<Constituent, { kind: 'place' }>,
  { isPercent: isShare, hasVerb, hasSubject }: Around,
): void {
  const [whole, ...chosen] = part.group.words;
  const isSplit =
    draft.context.lexicon.language === 'ar' && isShare && hasVerb && !hasSubject && part.preposition.roles.has('base');
  if (!isSplit || whole === undefined || !chosen.every(({ fold }) => fold.startsWith('ال')))
    return setPlace(draft, part, false);
  setPhrase(draft, 'of', phraseOf([whole]));
  setPhrase(draft, 'object', phraseOf(chosen));
}

function setPhrase(draft: Draft, name: SlotName, phrase: Phrase | undefined): void {
  if (phrase !== undefined) draft.slots.set(name, phrase);
}

/** "2,3 milhões de espectadores": behind a Portuguese scale the noun comes with a preposition. */
function isCountedOf({ group }: Extract<Constituent, { kind: 'of' }>, { context, scaled }: Draft): boolean {
  return scaled && context.lexicon.language === 'pt' && /^\p{Ll}/u.test(group.words[0]?.text ?? '');
}

function takeOf(draft: Draft, part: Extract<Constituent, { kind: 'of' }>, isBehindVerb: boolean): void {
  if (isBehindVerb) setPlace(draft, part, false);
  else setPhrase(draft, 'of', wholePhrase(part.group, draft.context.source));
}

/** The noun right behind a figure is what it counts; behind a percentage it is what has the share. */
function takeCounted(draft: Draft, group: Parameters<typeof nounSlots>[0], isShare: boolean): void {
  const isUnit = group.words[0]?.roles.has('unit') === true;
  if (isShare && !isMeasure(group.words.at(-1))) setPhrase(draft, 'object', wholePhrase(group, draft.context.source));
  else setPhrase(draft, 'unit', isUnit ? unitPhrase(group.words) : countedPhrase(group, draft.context.source));
  if (group.of !== undefined && !isShare) setPhrase(draft, 'of', wholePhrase(group.of, draft.context.source));
}

function countedPhrase(group: Parameters<typeof nounSlots>[0], source: string): Phrase | undefined {
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

/** The preposition or linking word right before the figure. */
function leadOf(items: readonly Item[]): WordItem | undefined {
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index];
    if (item?.kind !== 'word') return undefined;
    if (
      item.roles.has('versus') ||
      (['from', 'to', 'by', 'link', 'genitive'] as const).some((role) => item.roles.has(role))
    )
      return item;
    if (!item.roles.has('hedge') && !item.roles.has('determiner') && !item.roles.has('adverb')) return undefined;
  }
  return undefined;
}

type RoleClues = {
  readonly verbClass: Frame['verbClass'];
  readonly lead: WordItem | undefined;
  readonly after: readonly Constituent[];
};

function roleOf({ opener, before }: Segment, { verbClass, lead, after }: RoleClues): FigureRole | undefined {
  const isVersus = opener === 'versus' || (lead?.roles.has('versus') === true && !lead.roles.has('hedge'));
  if (isVersus) return 'versus';
  if (compareDirection(after) !== undefined) return 'change';
  const isMove = verbClass === 'rise' || verbClass === 'fall';
  if (lead?.roles.has('to') === true && (isMove || before.length === 1 || opener === 'step')) return 'to';
  if (lead?.roles.has('from') === true && !lead.roles.has('genitive')) return 'from';
  if (lead?.roles.has('from') === true && isMove) return 'from';
  if (!isMove) return verbClass === undefined ? undefined : 'level';
  return lead === undefined || lead.roles.has('by') || lead.roles.has('genitive') ? 'change' : 'level';
}

function compareDirection(after: readonly Constituent[]): 'rise' | 'fall' | undefined {
  const [first, second] = after;
  const compare = first?.kind === 'compare' ? first : second?.kind === 'compare' ? second : undefined;
  return compare === undefined ? undefined : compare.isMore ? 'rise' : 'fall';
}

/** True where a word such as "about" or "more than" stands right before the figure, or "or so" behind it. */
function isHedged({ before }: Segment): boolean {
  for (let index = before.length - 1; index >= 0; index--) {
    const item = before[index];
    if (item?.kind === 'mark') return /^[~≈<>]$/.test(item.text);
    if (item?.kind !== 'word') return false;
    if (item.roles.has('hedge')) return true;
    if (
      !(
        item.roles.has('link') ||
        item.roles.has('determiner') ||
        item.roles.has('adverb') ||
        item.roles.has('preposition')
      )
    )
      return false;
  }
  return false;
}
