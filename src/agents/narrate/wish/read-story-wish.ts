import type { Locale } from '../../../chart/locale.ts';
import { linkWords } from '../../../language/links/link-words.ts';
import { stemWord } from '../../../language/text/stem.ts';
import { tokenize } from '../../../language/text/tokens.ts';
import { foldWords } from '../../../table/notation/characters.ts';
import type { TypedTable } from '../../../table/parse-table.ts';
import type { TableProfile } from '../../../table/profile.ts';
import type { Tone } from '../../../writing/story/grammar.ts';
import type { StoryFocus } from '../../../writing/story/story-focus.ts';
import type { StoryField } from '../../../writing/story/story-wish.ts';
import { findNames } from './find-names.ts';
import { findUnread } from './find-unread.ts';
import { findOtherLanguages } from './other-languages.ts';
import { fieldNear, type LengthRequest, readLengths } from './read-lengths.ts';
import { STORY_SENSES, type StorySense } from './senses.ts';
import { isDenied, partition, type Sighting, toolsBefore, valuesOf } from './sighting.ts';
import { linkStorySenses, type SenseLink } from './story-index.ts';

/** What a prompt asks of a narrative. Fields that it says nothing of are absent or empty. */
export type StoryRequest = {
  readonly tone?: Tone;
  /** Words of tones that exclude each other, the one that was taken first. */
  readonly clashing: readonly string[];
  readonly focus: readonly StoryFocus[];
  /** Kinds of facts that the story is not to tell. */
  readonly avoidedFocus: readonly StoryFocus[];
  /** True where the prompt asks which of several went farthest: "who grew the most?". */
  readonly asksWhich: boolean;
  /** Names as they stand in the table, of columns and of cells. */
  readonly about: readonly string[];
  /** Names of the table that the story is not to tell of. */
  readonly avoided: readonly string[];
  /** Names that the prompt asks about and that the data do not hold. */
  readonly unknown: readonly string[];
  readonly lengths: LengthRequest;
  readonly isShort: boolean;
  readonly isQuestion: boolean;
  /** The texts that are to have no numbers. */
  readonly numberless: readonly StoryField[];
  /** Whether changes are to be told in percent; undefined where nothing is said. */
  readonly hasPercentages: boolean | undefined;
  readonly wantsEmoji: boolean;
  /** True where numbers are to be written as exactly as the data hold them. */
  readonly isExact: boolean;
  readonly wantsBullets: boolean;
  /** True where the prompt asks why something happened. */
  readonly wantsCauses: boolean;
  /** True where the prompt asks what comes after the data. */
  readonly wantsForecast: boolean;
  /** Languages that are asked for and that nothing is written in, as the prompt names them. */
  readonly otherLanguages: readonly string[];
  readonly language?: Locale;
  /** The only fields to write, where the prompt limits them. */
  readonly only: readonly StoryField[];
  readonly wanted: readonly StoryField[];
  readonly kept: readonly StoryField[];
  /** Stretches of words that mean nothing here: a manner, perhaps, that nobody taught us. */
  readonly unread: readonly string[];
};

/** What a prompt is read against. */
export type StorySituation = {
  readonly table: TypedTable;
  readonly profile: TableProfile;
  readonly locale: Locale;
  /** Names of what the chart shows that no column bears: what is measured, and what the columns are. */
  readonly subjects?: readonly string[];
};

/** Reads what a prompt asks of a narrative: words of its own lexicon, and the links of the language room to the table. */
export function readStoryWish(prompt: string, situation: StorySituation): StoryRequest {
  const { table, profile, locale, subjects = [] } = situation;
  const linked = linkWords(prompt, { table, profile, purpose: 'data', locale });
  const all = linkStorySenses(linked);
  const lengths = readLengths(linked, all);
  const senses = all.filter(({ start, end }) => !isWithin(lengths.places, start, end));
  const sighting = { linked, senses, taken: lengths.places };
  const named = findNames(sighting, table);
  const [language] = valuesOf(senses, 'language');
  const labels = new Set(profile.columns.flatMap(({ label }) => foldWords(label).split(' ')));
  const isOfLabel = ({ sense, start }: SenseLink): boolean =>
    (sense === 'focus:total' || sense === 'focus:average') && labels.has(linked.tokens[start]?.folded ?? '');
  const free = senses.filter((link) => !named.places.has(link.start) && !isOfLabel(link));
  const otherLanguages = language === undefined ? findOtherLanguages(linked) : [];
  const [wanted, denied] = partition(free, (link) => !isDenied(sighting, link));
  const has = (links: readonly SenseLink[], sense: StorySense): boolean => links.some((link) => link.sense === sense);
  return {
    ...readTone(sighting, wanted),
    ...(language === undefined ? {} : { language }),
    focus: orderFocus([...focusOf(wanted), ...(namesYears(linked) ? (['years'] as const) : [])]),
    avoidedFocus: orderFocus(focusOf(denied)),
    asksWhich: has(wanted, 'tool:which') && wanted.some(({ sense }) => MOVING.has(sense)),
    about: named.about,
    avoided: named.avoided,
    unknown: named.unknown.filter((name) => !otherLanguages.includes(name)),
    otherLanguages,
    lengths: { ...sentencesOf(sighting, wanted, denied), ...lengths },
    isShort: has(wanted, 'length:short'),
    isQuestion: has(wanted, 'form:question'),
    numberless: numberlessOf(sighting, denied),
    isExact: has(wanted, 'form:exact'),
    wantsBullets: has(wanted, 'form:bullets'),
    wantsCauses: has(wanted, 'form:cause'),
    wantsForecast: has(wanted, 'form:forecast'),
    hasPercentages: has(denied, 'form:percentages') ? false : has(wanted, 'form:percentages') || undefined,
    wantsEmoji: has(wanted, 'form:emoji'),
    ...readFields(sighting, lengths),
    unread: findUnread(sighting, named, wordsIn(subjects)).filter(
      (words) => !otherLanguages.some((name) => words.includes(name)),
    ),
  };
}

/** The words of some names, folded, in the singular and the plural. */
const wordsIn = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => tokenize(name).flatMap(({ folded }) => [folded, stemWord(folded)])));

/** Specific kinds before general ones. */
const FOCUS_ORDER: readonly StoryFocus[] = [
  'years',
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
  'total',
  'average',
];

const orderFocus = (focus: readonly StoryFocus[]): readonly StoryFocus[] =>
  FOCUS_ORDER.filter((one) => focus.includes(one));

/** Kinds of facts that some words ask for; a word that names a column or cell ("growth") asks for that, and is none of them. */
function focusOf(links: readonly SenseLink[]): readonly StoryFocus[] {
  const has = (sense: StorySense): boolean => links.some((link) => link.sense === sense);
  const told = links.filter((link) => !isOfMove(link, links));
  return [
    ...valuesOf(told, 'focus'),
    ...(has('tool:compare') ? (['comparison'] as const) : []),
    // Of courses side by side one is ahead, of names one is the highest.
    ...(has('tool:lead') ? (['comparison', 'extremes'] as const) : []),
  ];
}

const YEAR = /^(?:19|20)\d\d$/;

/** True for a prompt that sets two years against each other: "2024 vs 2023". */
function namesYears({ tokens }: Sighting['linked']): boolean {
  return new Set(tokens.flatMap(({ folded }) => (YEAR.test(folded) ? [folded] : []))).size > 1;
}

/** Kinds of facts of which one may go farther than another. */
const MOVING: ReadonlySet<StorySense> = new Set<StorySense>(['focus:rise', 'focus:fall', 'focus:growth']);
const MOVES: ReadonlySet<StorySense> = new Set<StorySense>(['focus:rise', 'focus:fall']);

/** True for "biggest" beside "drop": it asks for a move, and not for the highest value. */
function isOfMove({ sense, start, end }: SenseLink, links: readonly SenseLink[]): boolean {
  if (sense !== 'focus:extremes' && sense !== 'focus:lowest') return false;
  return links.some((other) => MOVES.has(other.sense) && (other.start === end || other.end === start));
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

const LONG_SENTENCES = 6;

/** "Short" is one sentence, "long" six, "not too long" two; a count says more, and a short title leaves the caption as it is. */
function sentencesOf(
  { linked, senses }: Sighting,
  wanted: readonly SenseLink[],
  denied: readonly SenseLink[],
): Pick<LengthRequest, 'sentences'> {
  const words = linked.tokens.map(({ folded }) => folded);
  const isWanted = (sense: StorySense): boolean =>
    wanted.some((link) => link.sense === sense && fieldNear({ senses, words }, link) !== 'title');
  if (isWanted('length:short')) return { sentences: 1 };
  if (isWanted('length:long')) return { sentences: LONG_SENTENCES };
  return denied.some(({ sense }) => sense === 'length:long') ? { sentences: 2 } : {};
}

/** The texts without numbers: those that a refusal names, else all. */
function numberlessOf({ linked, senses }: Sighting, denied: readonly SenseLink[]): readonly StoryField[] {
  const words = linked.tokens.map(({ folded }) => folded);
  const refusals = denied.filter(({ sense }) => sense === 'form:numbers');
  return refusals.flatMap((link) => fieldNear({ senses, words }, link) ?? STORY_SENSES.field);
}

function isWithin(places: ReadonlySet<number>, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (places.has(at)) return true;
  return false;
}

/** True for how a text is to be, right behind its name: "keep the title short" keeps no title. */
function isManner({ linked }: Sighting, field: SenseLink, next: SenseLink): boolean {
  const between = linked.tokens.slice(field.end, next.start);
  return (
    /^(?:length|tone|form):/.test(next.sense) && between.length < 2 && between.every(({ kind }) => kind === 'word')
  );
}

function readFields(
  sighting: Sighting,
  { bounds }: Pick<LengthRequest, 'bounds'>,
): Pick<StoryRequest, 'only' | 'wanted' | 'kept'> {
  const fields: { only: StoryField[]; wanted: StoryField[]; kept: StoryField[] } = { only: [], wanted: [], kept: [] };
  const { senses } = sighting;
  for (const link of senses) {
    const field = STORY_SENSES.field.find((one) => link.sense === `field:${one}`);
    if (field === undefined) continue;
    const tools = toolsBefore(sighting, link);
    const next = senses[senses.indexOf(link) + 1];
    const isOnlyBehind = next?.sense === 'tool:only' && next.start - link.end <= 1;
    const isShaped = bounds[field] !== undefined || (next !== undefined && isManner(sighting, link, next));
    if ((tools.includes('tool:keep') && !isShaped) || tools.includes('tool:without')) fields.kept.push(field);
    else if (tools.includes('tool:only') || isOnlyBehind) fields.only.push(field);
    else fields.wanted.push(field);
  }
  return fields;
}
