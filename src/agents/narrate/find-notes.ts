import { MOST_SERIES } from '../../insight/reading/read-scenes.ts';
import type { TypedTable } from '../../table/parse-table.ts';
import type { TableProfile } from '../../table/profile.ts';
import type { NarrativeNote } from '../../writing/narrate/write-narrated.ts';
import type { ClaimedText } from '../../writing/story/claim.ts';
import { hasFocus } from '../../writing/story/plan-story.ts';
import { isPercentage } from '../../writing/story/points.ts';
import type { StoryField, StoryWish } from '../../writing/story/story-wish.ts';
import { countWords, type Misfit, misfitOf } from '../../writing/story/text-bounds.ts';
import type { Story } from '../../writing/story/write-story.ts';
import type { StoryRequest } from './wish/read-story-wish.ts';

/** What was asked of a narrative, and what came of it. */
export type NoteMatter = {
  readonly request: StoryRequest;
  readonly story: Story;
  readonly texts: Readonly<Partial<Record<StoryField, ClaimedText>>>;
  readonly wish: StoryWish;
  readonly profile: TableProfile;
  readonly table: TypedTable;
  /** True where a model worded it: it saw every word of the prompt. */
  readonly hasHelp: boolean;
};

/** What was asked for and could not be had, in the order in which it is told. */
export function findNotes(matter: NoteMatter): readonly NarrativeNote[] {
  const { request, profile, table, hasHelp } = matter;
  const { unknown, clashing, wantsEmoji } = request;
  const [taken, left] = clashing;
  return [
    ...factNotes(matter),
    ...(unknown.length === 0
      ? []
      : [{ kind: 'unknown-name', names: unknown, known: knownNames(table, profile) } as const]),
    ...(taken === undefined || left === undefined ? [] : [{ kind: 'clashing-tones', taken, left } as const]),
    ...(request.otherLanguages.length === 0
      ? []
      : [{ kind: 'other-language', names: request.otherLanguages } as const]),
    ...seriesNotes(request, profile),
    ...(request.wantsCauses ? [{ kind: 'no-causes' } as const] : []),
    ...(request.wantsForecast ? [{ kind: 'no-forecast' } as const] : []),
    ...(request.wantsBullets ? [{ kind: 'no-bullets' } as const] : []),
    ...lengthNotes(matter),
    ...percentageNotes(matter),
    ...(hasHelp ? [] : unreadNotes(request)),
    ...(wantsEmoji ? [{ kind: 'no-emoji' } as const] : []),
  ];
}

function factNotes({ request, story, profile, table }: NoteMatter): readonly NarrativeNote[] {
  if (table.rowCount === 0 || profile.columns.every(({ role }) => role !== 'measure')) return [{ kind: 'no-data' }];
  const isMissing = request.focus.length > 0 && !request.focus.some((focus) => hasFocus(story.plan, focus));
  return isMissing ? [{ kind: 'nothing-found' }] : [];
}

/** Of more series than are looked at, the one that went farthest may be among the others. */
function seriesNotes({ asksWhich }: StoryRequest, { columns, long }: TableProfile): readonly NarrativeNote[] {
  const groups = long === undefined ? undefined : columns.find(({ index }) => index === long.series)?.distinct;
  const series = groups ?? columns.filter(({ role }) => role === 'measure').length;
  return asksWhich && series > MOST_SERIES ? [{ kind: 'many-series', told: MOST_SERIES, all: series }] : [];
}

const SENTENCE_ENDS = /[.!?؟](?=\s|$)/g;

function lengthNotes({ wish, texts }: NoteMatter): readonly NarrativeNote[] {
  const notes = wish.fields.flatMap((field): readonly NarrativeNote[] => {
    const text = texts[field]?.text ?? '';
    const misfit = misfitOf(text, wish.bounds[field] ?? {});
    return misfit === undefined ? [] : [MISFITS[misfit](field, text)];
  });
  const caption = texts.caption?.text;
  const sentences = caption?.match(SENTENCE_ENDS)?.length ?? 0;
  const isShort = caption !== undefined && sentences < (wish.leastSentences ?? 0);
  return isShort ? [...notes, { kind: 'fewer-sentences', sentences }] : notes;
}

const MISFITS = {
  'too-long': (field, text) => ({ kind: 'too-long', field, length: text.length }),
  'too-many-words': (field, text) => ({ kind: 'too-many-words', field, words: countWords(text) }),
  'too-short': (field, text) => ({ kind: 'too-short', field, length: text.length }),
  'too-few-words': (field, text) => ({ kind: 'too-few-words', field, words: countWords(text) }),
} as const satisfies Record<Misfit, (field: StoryField, text: string) => NarrativeNote>;

/** Columns of percentages are told in percent, whatever is asked. */
function percentageNotes({ wish, texts }: NoteMatter): readonly NarrativeNote[] {
  if (wish.hasPercentages) return [];
  const claims = Object.values(texts).flatMap((text) => text.claims);
  return claims.some((claim) => claim.kind === 'figure' && isPercentage(claim.figure)) ? [{ kind: 'percentages' }] : [];
}

/** Words that were not understood; names that are not there are told by themselves. */
function unreadNotes({ unread, unknown }: StoryRequest): readonly NarrativeNote[] {
  const words = unread.filter((stretch) => !unknown.some((name) => stretch.includes(name)));
  return words.length === 0 ? [] : [{ kind: 'unread', words }];
}

const MOST_KNOWN = 8;

/** What may be asked about: the names along the axis, else the labels. */
function knownNames({ columns }: TypedTable, profile: TableProfile): readonly string[] {
  const naming = profile.columns.find(({ role }) => role === 'category' || role === 'label');
  const column = columns.find(({ index }) => index === naming?.index);
  const names = [...new Set(column?.typed.values.filter((value) => typeof value === 'string'))];
  return names.length > 0 && names.length <= MOST_KNOWN
    ? names
    : columns.map(({ label }) => label).slice(0, MOST_KNOWN);
}
