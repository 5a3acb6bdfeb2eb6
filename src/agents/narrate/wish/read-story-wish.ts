import type { Locale } from '../../../chart/locale.ts';
import { FREE_SENSES, FUNCTION_SENSES } from '../../../language/lexicon/senses.ts';
import type { Link } from '../../../language/links/link.ts';
import { type LinkedWish, linkWords } from '../../../language/links/link-words.ts';
import { MOMENT_SHAPES } from '../../../table/notation/moment.ts';
import type { TypedTable } from '../../../table/parse-table.ts';
import type { TableProfile } from '../../../table/profile.ts';
import type { Tone } from '../../../writing/story/grammar.ts';
import type { StoryFocus } from '../../../writing/story/plan-story.ts';
import type { StoryField } from '../../../writing/story/story-wish.ts';
import { type LengthRequest, readLengths } from './read-lengths.ts';
import { type SenseKind, STORY_SENSES, type StorySense } from './senses.ts';
import { linkStorySenses, type SenseLink } from './story-index.ts';

/** What a prompt asks of a narrative. Fields that it says nothing of are absent or empty. */
export type StoryRequest = {
  readonly tone?: Tone;
  /** Words of tones that exclude each other, the one that was taken first. */
  readonly clashing: readonly string[];
  readonly focus: readonly StoryFocus[];
  /** Kinds of facts that the story is not to tell. */
  readonly avoidedFocus: readonly StoryFocus[];
  /** Names as they stand in the table, of columns and of cells. */
  readonly about: readonly string[];
  /** Names of the table that the story is not to tell of. */
  readonly avoided: readonly string[];
  /** Names that the prompt asks about and that the data do not hold. */
  readonly unknown: readonly string[];
  readonly lengths: LengthRequest;
  readonly isShort: boolean;
  readonly isQuestion: boolean;
  readonly hasNumbers: boolean;
  /** Whether changes are to be told in percent; undefined where nothing is said. */
  readonly hasPercentages: boolean | undefined;
  readonly wantsEmoji: boolean;
  readonly language?: Locale;
  /** The only fields to write, where the prompt limits them. */
  readonly only: readonly StoryField[];
  readonly wanted: readonly StoryField[];
  readonly kept: readonly StoryField[];
  /** Stretches of words that mean nothing here: a manner, perhaps, that nobody taught us. */
  readonly unread: readonly string[];
};

/** What a prompt is read against. */
export type StorySituation = { readonly table: TypedTable; readonly profile: TableProfile; readonly locale: Locale };

type Sighting = {
  readonly linked: LinkedWish;
  readonly senses: readonly SenseLink[];
  /** Tokens that say how long the texts may be. */
  readonly taken: ReadonlySet<number>;
};

/** Reads what a prompt asks of a narrative: words of its own lexicon, and the links of the language room to the table. */
export function readStoryWish(prompt: string, { table, profile, locale }: StorySituation): StoryRequest {
  const linked = linkWords(prompt, { table, profile, purpose: 'data', locale });
  const all = linkStorySenses(linked);
  const lengths = readLengths(linked, all);
  const senses = all.filter(({ start, end }) => !isWithin(lengths.places, start, end));
  const sighting = { linked, senses, taken: lengths.places };
  const named = findNamed(sighting, table);
  const [language] = valuesOf(senses, 'language');
  const free = senses.filter(({ start }) => !named.places.has(start));
  const [wanted, denied] = partition(free, (link) => !isDenied(sighting, link));
  const has = (links: readonly SenseLink[], sense: StorySense): boolean => links.some((link) => link.sense === sense);
  return {
    ...readTone(sighting, wanted),
    ...(language === undefined ? {} : { language }),
    focus: orderFocus(focusOf(wanted)),
    avoidedFocus: orderFocus(focusOf(denied)),
    about: named.about,
    avoided: named.avoided,
    unknown: named.unknown,
    lengths,
    isShort: has(wanted, 'length:short'),
    isQuestion: has(wanted, 'form:question'),
    hasNumbers: !has(denied, 'form:numbers'),
    hasPercentages: has(denied, 'form:percentages') ? false : has(wanted, 'form:percentages') || undefined,
    wantsEmoji: has(wanted, 'form:emoji'),
    ...readFields(sighting),
    unread: findUnread(sighting, named.places),
  };
}

/** Words that are no sense, no name, no number and no mere filler. */
function findUnread({ linked, senses, taken }: Sighting, named: ReadonlySet<number>): readonly string[] {
  const isUnread = linked.tokens.map(({ kind }, at) => {
    if (kind !== 'word' || named.has(at) || taken.has(at) || senses.some(({ start, end }) => at >= start && at < end))
      return false;
    return !(linked.links[at] ?? []).some(({ target }) => target.kind !== 'word');
  });
  const stretches: string[] = [];
  for (const [at, { text }] of linked.tokens.entries()) {
    if (isUnread[at] !== true) continue;
    if (isUnread[at - 1] === true) stretches.push(`${stretches.pop() ?? ''} ${text}`.trim());
    else stretches.push(text);
  }
  return stretches;
}

function valuesOf<Kind extends SenseKind>(
  senses: readonly SenseLink[],
  kind: Kind,
): readonly (typeof STORY_SENSES)[Kind][number][] {
  const values: readonly (typeof STORY_SENSES)[Kind][number][] = STORY_SENSES[kind];
  return senses.flatMap(({ sense }) => values.filter((value) => sense === `${kind}:${value}`));
}

/** Tools among the three stretches before a link, as far as nothing of another kind stands between. */
function toolsBefore({ senses }: Sighting, link: SenseLink): readonly StorySense[] {
  const place = senses.indexOf(link);
  const before = senses.slice(Math.max(0, place - 2), place).reverse();
  const tools: StorySense[] = [];
  let end = link.start;
  for (const one of before) {
    if (!one.sense.startsWith('tool:') || end - one.end > 2) break;
    tools.push(one.sense);
    end = one.start;
  }
  return tools;
}

/** Specific kinds before general ones. */
const FOCUS_ORDER: readonly StoryFocus[] = [
  'latest',
  'season',
  'outlier',
  'relation',
  'share',
  'comparison',
  'lowest',
  'extremes',
  'fall',
  'rise',
  'growth',
];

const orderFocus = (focus: readonly StoryFocus[]): readonly StoryFocus[] =>
  FOCUS_ORDER.filter((one) => focus.includes(one));

/** Kinds of facts that some words ask for; a word that names a column or cell ("growth") asks for that, and is none of them. */
function focusOf(links: readonly SenseLink[]): readonly StoryFocus[] {
  const compares = links.some(({ sense }) => sense === 'tool:compare');
  return [...valuesOf(links, 'focus'), ...(compares ? (['comparison'] as const) : [])];
}

/** Words between two things that are denied together: "no percentages or emoji" is none of both. */
const TOGETHER: ReadonlySet<string> = new Set(['and', 'or', 'nor', 'e', 'ou', 'nem', 'و', 'او']);

const DEFINITE: ReadonlySet<string> = new Set(['the', 'any', 'o', 'os', 'as']);

/** True behind "without", "no", "do not use", and for what is joined to such a thing of its kind. */
function isDenied(sighting: Sighting, link: SenseLink): boolean {
  if (toolsBefore(sighting, link).includes('tool:without')) return true;
  const { senses, linked } = sighting;
  const before = senses[senses.indexOf(link) - 1];
  if (before === undefined || kindOf(before) !== kindOf(link)) return false;
  const between = linked.tokens.slice(before.end, link.start);
  const [joint, article, ...more] = between;
  const isApart = more.length > 0 || (joint !== undefined && !TOGETHER.has(joint.folded));
  return !isApart && (article === undefined || DEFINITE.has(article.folded)) && isDenied(sighting, before);
}

const kindOf = ({ sense }: SenseLink): string => sense.slice(0, sense.indexOf(':'));

function partition<Item>(
  items: readonly Item[],
  isFirst: (item: Item) => boolean,
): readonly [readonly Item[], readonly Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** Tones that exclude each other; an audience goes with most. */
const CLASHES = {
  neutral: ['punchy', 'playful'],
  formal: ['punchy', 'playful'],
  punchy: ['neutral', 'formal'],
  executive: ['playful'],
  playful: ['neutral', 'formal', 'executive'],
} as const satisfies Record<Tone, readonly Tone[]>;

/** The first tone that is asked for, and the words of another that it excludes. */
function readTone({ linked }: Sighting, wanted: readonly SenseLink[]): Pick<StoryRequest, 'tone' | 'clashing'> {
  const tones = wanted.flatMap((link) => valuesOf([link], 'tone').map((tone) => ({ tone, link })));
  const [first] = tones;
  if (first === undefined) return { clashing: [] };
  const excluded: readonly Tone[] = CLASHES[first.tone];
  const other = tones.find(({ tone }) => excluded.includes(tone));
  const wordsOf = ({ link }: { readonly link: SenseLink }): string =>
    linked.wish
      .slice(linked.tokens[link.start]?.start, linked.tokens[link.end - 1]?.end)
      .replace(/^و(?=[\u0600-\u06ff]{3})/, '');
  return { tone: first.tone, clashing: other === undefined ? [] : [wordsOf(first), wordsOf(other)] };
}

function isWithin(places: ReadonlySet<number>, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (places.has(at)) return true;
  return false;
}

function readFields(sighting: Sighting): Pick<StoryRequest, 'only' | 'wanted' | 'kept'> {
  const fields: { only: StoryField[]; wanted: StoryField[]; kept: StoryField[] } = { only: [], wanted: [], kept: [] };
  const { senses } = sighting;
  for (const link of senses) {
    const field = STORY_SENSES.field.find((one) => link.sense === `field:${one}`);
    if (field === undefined) continue;
    const tools = toolsBefore(sighting, link);
    const next = senses[senses.indexOf(link) + 1];
    const isOnlyBehind = next?.sense === 'tool:only' && next.start - link.end <= 1;
    if (tools.includes('tool:keep') || tools.includes('tool:without')) fields.kept.push(field);
    else if (tools.includes('tool:only') || isOnlyBehind) fields.only.push(field);
    else fields.wanted.push(field);
  }
  return fields;
}

const LEAST_SCORE = 0.85;

/** Names of the table in the prompt, and names that are asked about and are not there. */
function findNamed(
  sighting: Sighting,
  table: TypedTable,
): {
  about: readonly string[];
  avoided: readonly string[];
  unknown: readonly string[];
  places: ReadonlySet<number>;
} {
  const { linked, senses, taken } = sighting;
  const about = new Set<string>();
  const avoided = new Set<string>();
  const unknown: string[] = [];
  const places = new Set<number>();
  const isSense = (at: number): boolean => senses.some(({ start, end }) => at >= start && at < end);
  for (let at = 0; at < linked.tokens.length; at++) {
    if (taken.has(at)) continue;
    const named =
      (linked.links[at] ?? [])
        .filter(isNameLink)
        .sort((one, other) => other.end - one.end || other.score - one.score)[0] ??
      (isSense(at) ? undefined : partOfLabel(linked.links[at] ?? []));
    const moment = (linked.links[at] ?? []).find(({ target }) => target.kind === 'moment');
    const dated = named === undefined && moment !== undefined ? momentName(moment, table) : undefined;
    if (moment !== undefined && dated !== undefined) {
      about.add(dated);
      for (let place = at; place < moment.end; place++) places.add(place);
      at = moment.end - 1;
    } else if (named !== undefined && !(isSense(at) && named.score < 1)) {
      (isDeniedAt(sighting, at) ? avoided : about).add(nameOf(named, table));
      for (let place = at; place < named.end; place++) places.add(place);
      at = named.end - 1;
    } else if (!isSense(at) && isAskedAbout(sighting, at)) unknown.push(linked.tokens[at]?.text ?? '');
  }
  const filled = (names: ReadonlySet<string>): readonly string[] => [...names].filter((name) => name !== '');
  return { about: filled(about), avoided: filled(avoided), unknown, places };
}

/** True behind "do not mention", "nothing about", "without". */
function isDeniedAt({ senses }: Sighting, at: number): boolean {
  const before = senses.filter(({ end }) => end <= at && at - end <= 1).at(-1);
  if (before === undefined) return false;
  if (before.sense === 'tool:without') return true;
  const prior = senses.filter(({ end }) => end <= before.start && before.start - end <= 1).at(-1);
  return before.sense === 'tool:mention' && prior?.sense === 'tool:without';
}

const MONTHS = 12;

/** The last cell of a column of time that a date in the prompt names: "June" is that of the last year. */
function momentName({ target }: Link, { columns, rowCount }: TypedTable): string | undefined {
  if (target.kind !== 'moment') return undefined;
  for (const { typed } of columns) {
    const { times, values } = typed;
    if (times === undefined) continue;
    for (let row = rowCount - 1; row >= 0; row--) {
      const value = values[row];
      const time = times[row] ?? Number.NaN;
      const isSame = value === target.iso || String(value) === target.iso;
      const isCyclic = MOMENT_SHAPES[target.shape].isCyclic;
      const month = typed.isCyclic === true ? time % MONTHS : new Date(time).getUTCMonth();
      const isMonth = typed.grain === 'month' && target.shape === 'month' && month === target.time;
      if (
        isSame ||
        isMonth ||
        (typed.isCyclic === true &&
          isCyclic &&
          typed.grain === MOMENT_SHAPES[target.shape].grain &&
          time === target.time)
      ) {
        return String(value);
      }
    }
  }
  return undefined;
}

function isNameLink({ target, score }: Link): boolean {
  return (target.kind === 'column' || target.kind === 'value') && target.reason !== 'typo' && score >= LEAST_SCORE;
}

/** The one column that a word is part of the label of: "online" of "Online sales"; of "sales" there may be two. */
function partOfLabel(links: readonly Link[]): Link | undefined {
  const parts = links.filter(({ target }) => target.kind === 'column' && target.reason === 'part');
  const columns = new Set(parts.map(({ target }) => (target.kind === 'column' ? target.column : -1)));
  const isFree = links.some(
    ({ target }) => target.kind === 'sense' && (FREE_SENSES.has(target.sense) || FUNCTION_SENSES.has(target.sense)),
  );
  return columns.size === 1 && !isFree ? parts[0] : undefined;
}

function nameOf({ target }: Link, { columns }: TypedTable): string {
  if (target.kind === 'value') return target.value;
  return target.kind === 'column' ? (columns[target.column]?.label ?? '') : '';
}

/** A word that means nothing here and stands behind "mention", "about" or "compare", or is written as a name is. */
function isAskedAbout({ linked, senses }: Sighting, at: number): boolean {
  const token = linked.tokens[at];
  const links = linked.links[at] ?? [];
  if (token === undefined || token.kind !== 'word') return false;
  const isFree = links.some(
    ({ target }) => target.kind === 'sense' && (FREE_SENSES.has(target.sense) || FUNCTION_SENSES.has(target.sense)),
  );
  if (isFree || links.some(({ target }) => target.kind === 'moment' || target.kind === 'number')) return false;
  const isName = links.some(({ target }) => target.kind === 'word' && target.isName);
  return (
    isName ||
    senses.some(
      ({ sense, end }) => (sense === 'tool:mention' || sense === 'tool:compare') && at - end >= 0 && at - end <= 1,
    )
  );
}
