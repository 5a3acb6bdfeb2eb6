import { drawsOnOneAxis } from '../../chart/draws-on-one-axis.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale, ParsingLocale } from '../../chart/locale.ts';
import { valueAxisOf } from '../../chart/read-columns.ts';
import { type RichTextDocument, toDocument } from '../../chart/rich-text.ts';
import { findInsights } from '../../insight/find-insights.ts';
import type { Insight, InsightKind } from '../../insight/insight.ts';
import { readPath } from '../../plan/edit/patch.ts';
import { type ChartSource, readSource } from '../../plan/source/chart-source.ts';
import { type ExaminedData, examineData } from '../../table/examine-data.ts';
import type { NarrativeNote } from '../../writing/narrate/write-narrated.ts';
import type { ClaimedText } from '../../writing/story/claim.ts';
import {
  plainWish,
  STORY_FIELDS,
  type StoryField,
  type StoryMatter,
  type StoryWish,
} from '../../writing/story/story-wish.ts';
import { type Story, writeStory } from '../../writing/story/write-story.ts';
import { spreadLabel } from '../change/name-values.ts';
import { type CheckSetting, checkText } from './check/check-text.ts';
import { findNotes } from './find-notes.ts';
import { gatherRecords } from './gather-records.ts';
import { withoutPartialPeriods } from './leave-partial.ts';
import { readStoryWish, type StoryRequest } from './wish/read-story-wish.ts';

/** What a narrative is written for. */
export type NarrativeSetting = {
  readonly fields: readonly StoryField[];
  /** Fields whose texts are given: they are not written. */
  readonly given?: readonly StoryField[];
  /** The language of the texts, unless the prompt asks for another. */
  readonly locale: Locale;
  /** Settles ambiguous notations; absent where the request names none. */
  readonly parsingLocale?: ParsingLocale | undefined;
  /** What is asked of the story. */
  readonly prompt?: string;
};

/** The texts of a chart, each a document, and what is to be said of them. */
export type Narrative = {
  readonly content: { readonly [Field in StoryField]?: RichTextDocument };
  readonly texts: { readonly [Field in StoryField]?: ClaimedText };
  readonly notes: readonly NarrativeNote[];
};

/** Facts that are looked at: more where a prompt may ask for any of them. */
const MOST_INSIGHTS = { unasked: 24, asked: 60 } as const;

/** What a narrative is made of: the facts, how they are to be told, and what the prompt asks. */
export type NarrativeBrief = {
  /** What is told of: the table of the chart, or one that its rows were gathered into. */
  readonly matter: StoryMatter;
  /** The table of the chart. */
  readonly examined: ExaminedData;
  readonly wish: StoryWish;
  readonly request: StoryRequest | undefined;
};

/** What sets series against one another. */
const OF_ONE_AXIS: ReadonlySet<InsightKind> = new Set<InsightKind>(['gap', 'ranking', 'part-to-whole']);

/** Of figures on axes of their own none is ahead of another. */
function soughtIn(config: GraphConfig): (kind: InsightKind) => boolean {
  const hasTwoAxes = readPath(config, 'axes.hasDualYAxis') === true;
  return (kind) => !(hasTwoAxes && OF_ONE_AXIS.has(kind));
}

/** The title of the axis of values, where several columns are drawn along it. */
function figuresOf(config: GraphConfig): { readonly figures?: string } {
  const title = readPath(config, `axes.${valueAxisOf(config.type)}.label`);
  const isSaid = typeof title === 'string' && drawsOnOneAxis(config.type) && /\p{L}/u.test(title);
  return isSaid ? { figures: title } : {};
}

/** All that says what the figures of a chart are: the title of the axis of values, and what the rows behind it were spread from. */
function measuredBy(config: GraphConfig, source: ChartSource | undefined): string {
  const made = source && { columns: source.columns, steps: source.plans.at(-1)?.steps ?? [] };
  return [figuresOf(config).figures, made && spreadLabel(made)].filter((label) => label !== undefined).join(' ');
}

/** What the figures of a chart are, and what the columns of the rows behind it are called: people speak of what was spread, too. */
function subjectsOf(config: GraphConfig, source: ChartSource | undefined): readonly string[] {
  const { figures } = figuresOf(config);
  const behind = source?.columns.map(({ key, label }) => label ?? key) ?? [];
  return figures === undefined ? behind : [figures, ...behind];
}

/** Reads what is to be told of a chart, and how. */
export function readBrief(config: GraphConfig, setting: NarrativeSetting): NarrativeBrief {
  const { parsingLocale, prompt, given = [] } = setting;
  const { table, profile } = examineData(config.data, parsingLocale);
  const source = readSource(config);
  const situation = { table, profile, locale: setting.locale, subjects: subjectsOf(config, source) };
  const request = prompt === undefined ? undefined : readStoryWish(prompt, situation);
  const locale = request?.language ?? setting.locale;
  const asked = request === undefined ? setting.fields : fieldsOf(setting.fields, request);
  const fields = asked.filter((field) => !given.includes(field));
  const wish = toWish({ ...plainWish(locale, fields), standsAlone: !fields.includes('title') }, request);
  const examined = { table, profile };
  const { focus } = wish;
  const sought = {
    about: request?.about ?? [],
    most: MOST_INSIGHTS[request === undefined ? 'unasked' : 'asked'],
    areYearsAsked: focus.includes('years') || wish.asksWhich,
    swings: [
      ...(focus.includes('rise') ? (['up'] as const) : []),
      ...(focus.includes('fall') ? (['down'] as const) : []),
    ],
  };
  const gathered = gatherRecords(config, { ...sought, examined, locale, parsingLocale, focus });
  const told =
    gathered === undefined
      ? (withoutPartialPeriods(config, { source, examined }, parsingLocale) ?? examined)
      : examined;
  const matter = gathered ?? {
    ...told,
    ...figuresOf(config),
    insights: findInsights(told.table, told.profile, {
      type: config.type,
      isSought: soughtIn(config),
      hasWhole: figuresOf(config).figures !== undefined,
      figures: measuredBy(config, source),
      ...sought,
    }),
  };
  const avoided = new Set(request?.avoided);
  const insights =
    avoided.size === 0 ? matter.insights : matter.insights.filter((insight) => !tellsOf(insight, avoided));
  return { matter: { ...matter, insights }, examined, wish: withShares(wish, insights, request), request };
}

/** Percentages that are asked for are shares, where the data have any; changes are told in percent as ever. */
function withShares(wish: StoryWish, insights: readonly Insight[], request: StoryRequest | undefined): StoryWish {
  const isOfShares = request?.hasPercentages === true && wish.focus.length === 0;
  return isOfShares && insights.some(({ kind }) => kind === 'share') ? { ...wish, focus: ['share'] } : wish;
}

/** True for a fact that names one of some points, groups or measures, however deep. */
function tellsOf(part: unknown, names: ReadonlySet<string>): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const isNamed = ['name', 'group', 'measure'].some((field) => {
    const name: unknown = Reflect.get(part, field);
    return typeof name === 'string' && names.has(name);
  });
  return isNamed || Object.entries(part).some(([field, inner]) => field !== 'cells' && tellsOf(inner, names));
}

/**
 * Tells what the data of a chart say, in the fields that are wanted. Every text is read back and checked against the cells before it
 * is given; one that is not borne out gives way to a plainer one, and a field for which none is left stays away. The same chart and
 * setting give the same texts.
 */
export function writeNarrative(config: GraphConfig, setting: NarrativeSetting): Narrative {
  return tellNarrative(readBrief(config, setting));
}

/** Tells a narrative; `worded` are texts that somebody else worded of the same matter, and that were checked as ours are. */
export function tellNarrative(
  { matter, examined, wish, request }: NarrativeBrief,
  worded: Narrative['texts'] = {},
): Narrative {
  const { story, texts: own } = tellChecked(matter, wish);
  const texts = { ...own, ...worded };
  const content = Object.fromEntries(
    Object.entries(texts).map(([field, { text }]) => [field, toDirected(text, wish.locale)]),
  );
  const { table, profile } = examined;
  return {
    content,
    texts,
    notes:
      request === undefined
        ? []
        : findNotes({ request, story, texts, wish, profile, table, hasHelp: Object.keys(worded).length > 0 }),
  };
}

/** The fields of the level, more where the prompt names them, fewer where it says only or keep. */
function fieldsOf(ofLevel: readonly StoryField[], { only, wanted, kept }: StoryRequest): readonly StoryField[] {
  if (ofLevel.length === 0) return [];
  const named = only.length > 0 ? only : [...ofLevel, ...wanted];
  return STORY_FIELDS.filter((field) => named.includes(field) && !kept.includes(field));
}

function toWish(plain: StoryWish, request: StoryRequest | undefined): StoryWish {
  if (request === undefined) return plain;
  const { tone, focus, asksWhich, avoidedFocus, lengths, isShort, isQuestion, isExact, numberless, hasPercentages } =
    request;
  const { sentences, leastSentences, bounds } = lengths;
  return {
    ...plain,
    focus,
    asksWhich,
    avoidedFocus,
    bounds,
    isShort,
    isQuestion,
    isExact,
    hasNumbers: !STORY_FIELDS.every((field) => numberless.includes(field)),
    numberless,
    hasPercentages: hasPercentages ?? true,
    ...(tone === undefined ? {} : { tone }),
    ...(sentences === undefined ? {} : { sentences }),
    ...(leastSentences === undefined ? {} : { leastSentences }),
  };
}

type Checked = { readonly story: Story; readonly texts: Narrative['texts'] };

/** The story as wished; for a field that is not borne out, as told plainly; failing that, what the chart shows and no more. */
function tellChecked(matter: StoryMatter, wish: StoryWish): Checked {
  const story = writeStory(matter, wish);
  const texts: { [Field in StoryField]?: ClaimedText } = {};
  const plainer = [
    () => story,
    () =>
      writeStory(matter, {
        ...plainWish(wish.locale, wish.fields),
        hasNumbers: wish.hasNumbers,
        numberless: wish.numberless,
        hasPercentages: wish.hasPercentages,
      }),
    () => writeStory({ ...matter, insights: [] }, plainWish(wish.locale, wish.fields)),
  ];
  for (const field of wish.fields) {
    for (const tell of plainer) {
      const text = tell().fields[field];
      if (text === undefined || checkText(text.text, text.claims, checkSettingOf(matter, wish)).length > 0) {
        continue;
      }
      texts[field] = text;
      break;
    }
  }
  return { story, texts };
}

/** What the texts of a story are checked against. */
export function checkSettingOf({ table, figures }: StoryMatter, { locale }: StoryWish): CheckSetting {
  return { table, locale, ...(figures === undefined ? {} : { figures }) };
}

/** A text as a document; in Arabic every paragraph runs from right to left, whatever letter it begins with. */
export function toDirected(text: string, locale: Locale): RichTextDocument {
  const document = toDocument(text);
  if (locale !== 'AR') return document;
  return { ...document, content: document.content.map((node) => ({ ...node, attrs: { ...node.attrs, dir: 'rtl' } })) };
}
