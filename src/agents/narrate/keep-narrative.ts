import type { GraphConfig } from '../../chart/graph-config.ts';
import { LOCALES, type Locale, type ParsingLocale } from '../../chart/locale.ts';
import { toPlainText } from '../../chart/rich-text.ts';
import { STORY_FIELDS, type StoryField } from '../../writing/story/story-wish.ts';
import { NARRATIVE_FIELDS, type NarrativeLevel } from './level.ts';
import { type Narrative, type NarrativeBrief, readBrief, tellNarrative, writeNarrative } from './write-narrative.ts';

/** What the texts of a changed chart are written for. */
export type KeepSetting = {
  readonly level: NarrativeLevel;
  readonly locale: Locale;
  readonly parsingLocale?: ParsingLocale | undefined;
};

/** What stands in `content`, by field. */
type Content = ReadonlyMap<string, unknown>;

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
  const isMissing = (field: StoryField): boolean => [old, now].every((one) => isEmpty(one, field));
  const missing: readonly StoryField[] = NARRATIVE_FIELDS[setting.level].filter(isMissing);
  const isSame = before.data === after.data && before.type === after.type;
  const renewed = isSame ? [] : findOurs(before, untouched(old, now), setting);
  const removed = STORY_FIELDS.filter((field) => textOf(old, field) !== '' && !now.has(field));
  const wanted = STORY_FIELDS.filter((field) => missing.includes(field) || renewed.includes(field));
  if (wanted.length === 0 && removed.length === 0) return after;
  const written = wanted.length === 0 ? {} : writeNarrative(after, { ...setting, fields: wanted }).content;
  return { ...after, content: toContent(now, { wanted, written, removed }) };
}

type Fields = {
  readonly wanted: readonly StoryField[];
  readonly written: Narrative['content'];
  readonly removed: readonly StoryField[];
};

/** A field that was wanted and could not be written goes, rather than tell of what was. */
function toContent(now: Content, { wanted, written, removed }: Fields): Readonly<Record<string, unknown>> {
  const content = new Map(now);
  for (const field of wanted) content.set(field, written[field]);
  for (const field of removed) content.set(field, null);
  return Object.fromEntries([...content].filter(([, text]) => text !== undefined));
}

function contentOf({ content }: GraphConfig): Content {
  return new Map(typeof content === 'object' && content !== null ? Object.entries(content) : []);
}

const textOf = (content: Content, field: StoryField): string => toPlainText(content.get(field));

/** True for a field without words, unless it was set to null on purpose. */
function isEmpty(content: Content, field: StoryField): boolean {
  return content.get(field) !== null && textOf(content, field) === '';
}

/** The texts that a change left as they were. */
function untouched(old: Content, now: Content): ReadonlyMap<StoryField, string> {
  const texts = new Map<StoryField, string>();
  for (const field of STORY_FIELDS) {
    const text = textOf(old, field);
    if (text !== '' && text === textOf(now, field)) texts.set(field, text);
  }
  return texts;
}

/** Letters without which nothing is written in Arabic; in other languages the names of the data may be all the letters there are. */
const ARABIC = /\p{Script=Arabic}/u;

/** The fields whose texts read as this room would have written them of the chart before, in whatever language. */
function findOurs(
  before: GraphConfig,
  texts: ReadonlyMap<StoryField, string>,
  { locale, parsingLocale }: KeepSetting,
): readonly StoryField[] {
  if (texts.size === 0) return [];
  const hasArabic = [...texts.values()].some((text) => ARABIC.test(text));
  const others = LOCALES.filter((other) => other !== locale && (other !== 'AR' || hasArabic));
  const briefs = remembered((fields) => readBrief(before, { fields, locale, parsingLocale }));
  for (const language of [locale, ...others]) {
    const left = new Map(texts);
    const readAnew: Briefs = (fields) => readBrief(before, { fields, locale: language, parsingLocale });
    for (const own of toldIn(language, briefs, readAnew)) {
      for (const [field, text] of left) if (own[field]?.text === text) left.delete(field);
      if (left.size === 0) break;
    }
    if (left.size < texts.size) return [...texts.keys()].filter((field) => !left.has(field));
  }
  return [];
}

/** A caption says it in other words where a subtitle stands beside it. */
const WRITTEN_TOGETHER: readonly (readonly StoryField[])[] = [NARRATIVE_FIELDS.medium, NARRATIVE_FIELDS.high];

type Briefs = (fields: readonly StoryField[]) => NarrativeBrief;

function remembered(read: Briefs): Briefs {
  const known = new Map<readonly StoryField[], NarrativeBrief>();
  return (fields) => {
    const brief = known.get(fields) ?? read(fields);
    known.set(fields, brief);
    return brief;
  };
}

/** The texts of a chart in a language, one level after the other. Of gathered rows the labels are in that language too. */
function* toldIn(locale: Locale, briefs: Briefs, readAnew: Briefs): Generator<Narrative['texts']> {
  for (const fields of WRITTEN_TOGETHER) {
    const brief = briefs(fields);
    const own = brief.matter.gathering === undefined ? { ...brief, wish: { ...brief.wish, locale } } : readAnew(fields);
    yield tellNarrative(own).texts;
  }
}
