import type { GraphConfig } from '../../chart/graph-config.ts';
import { LOCALES, type Locale, type ParsingLocale } from '../../chart/locale.ts';
import { toPlainText } from '../../chart/rich-text.ts';
import { STORY_FIELDS, type StoryField } from '../../writing/story/write-story.ts';
import { NARRATIVE_FIELDS, type NarrativeLevel } from './level.ts';
import { writeNarrative } from './write-narrative.ts';

/** What the texts of a changed chart are written for. */
export type KeepSetting = {
  readonly level: NarrativeLevel;
  readonly locale: Locale;
  readonly parsingLocale?: ParsingLocale | undefined;
};

type Content = Readonly<Record<string, unknown>>;

/**
 * The texts of a chart after a change. A text that the change itself wrote or took away stays so; one that somebody wrote stays as it
 * is. One that is word for word what this room would have written of the chart before is ours: it is written anew where data or type
 * changed, so that it never tells of rows that are gone. Texts of the level that are not there are written. `null` in a field means that
 * no text is wanted there, and is what a text that was taken away leaves.
 */
export function keepNarrative(before: GraphConfig, after: GraphConfig, setting: KeepSetting): GraphConfig {
  if (setting.level === 'none') return after;
  const old = contentOf(before);
  const now = contentOf(after);
  const isSame = before.data === after.data && before.type === after.type;
  const ours = isSame ? new Set<StoryField>() : findOurs(before, old, setting);
  const missing = NARRATIVE_FIELDS[setting.level].filter((field) => isMissing(now, field) && isMissing(old, field));
  const renewed = [...ours].filter((field) => isUntouched(old, now, field));
  const removed = STORY_FIELDS.filter((field) => textOf(old, field) !== '' && !(field in now));
  const wanted = STORY_FIELDS.filter((field) => missing.includes(field) || renewed.includes(field));
  if (wanted.length === 0 && removed.length === 0) return after;
  const { content } =
    wanted.length === 0 ? { content: {} as Content } : writeNarrative(after, { ...setting, fields: wanted });
  const written = Object.fromEntries([
    ...wanted.map((field) => [field, (content as Content)[field]] as const),
    ...removed.map((field) => [field, null] as const),
  ]);
  return { ...after, content: withoutAbsent({ ...now, ...written }) };
}

/** A field that could not be written goes, rather than tell of what was. */
function withoutAbsent(content: Content): Content {
  return Object.fromEntries(Object.entries(content).filter(([, text]) => text !== undefined));
}

function contentOf({ content }: GraphConfig): Content {
  // Beside the check: any object may be read by its fields.
  return typeof content === 'object' && content !== null ? (content as Content) : {};
}

const textOf = (content: Content, field: StoryField): string => toPlainText(content[field]);

/** True for a field without words, unless it was set to null on purpose. */
function isMissing(content: Content, field: StoryField): boolean {
  return content[field] !== null && textOf(content, field) === '';
}

function isUntouched(old: Content, now: Content, field: StoryField): boolean {
  return textOf(old, field) === textOf(now, field) && field in now;
}

/** The texts that read as this room would have written them of the chart before, in whatever language. */
function findOurs(before: GraphConfig, old: Content, { locale, parsingLocale }: KeepSetting): ReadonlySet<StoryField> {
  const filled = STORY_FIELDS.filter((field) => textOf(old, field) !== '');
  if (filled.length === 0) return new Set();
  const ours = new Set<StoryField>();
  for (const one of [locale, ...LOCALES.filter((other) => other !== locale)]) {
    const { texts } = writeNarrative(before, { fields: STORY_FIELDS, locale: one, parsingLocale });
    for (const field of filled) if (texts[field]?.text === textOf(old, field)) ours.add(field);
    if (ours.size > 0) break;
  }
  return ours;
}
