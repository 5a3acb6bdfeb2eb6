import { type Locale, WRITTEN_LOCALE_OF } from '../../chart/locale.ts';
import type { Doubt, Notice } from '../../documents/source-table.ts';
import { writeList } from '../list.ts';
import { writeNumber } from '../number.ts';
import { writeCount } from '../plural.ts';
import { quoteName } from '../quote.ts';
import { ARABIC_TEXTS } from './arabic-texts.ts';
import { ENGLISH_TEXTS } from './english-texts.ts';
import {
  type ExtractTexts,
  type IssueKind,
  type NamedPeriod,
  NOTICE_KINDS,
  type NoticeKind,
  type Say,
  type Values,
} from './extract-texts.ts';
import { PORTUGUESE_TEXTS } from './portuguese-texts.ts';

const TEXTS_OF = {
  EN_GB: ENGLISH_TEXTS,
  EN_US: ENGLISH_TEXTS,
  AR: ARABIC_TEXTS,
  PT_PT: PORTUGUESE_TEXTS,
} as const satisfies Record<Locale, ExtractTexts>;

const MOST_NAMES = 6;
const MOST_WARNINGS = 24;
const ISO_DAY = /^\d{4}-\d\d-\d\d/;

function sayIn(locale: Locale): Say {
  return {
    number: (value) => (typeof value === 'number' ? writeExactNumber(value, locale) : String(value ?? '')),
    name: (value) => quoteName(String(value ?? ''), locale),
    count: (value, forms) => writeCount(Number(value ?? 0), forms, locale),
    day: (value) => writeDay(String(value ?? ''), locale),
  };
}

/** A number with all its decimals, since a question may turn on them. */
function writeExactNumber(value: number, locale: Locale): string {
  if (Number.isInteger(value)) return writeNumber(value, locale);
  return new Intl.NumberFormat(WRITTEN_LOCALE_OF[locale], { maximumFractionDigits: 12 }).format(value);
}

/** A day in words, given as ISO text; any other text as it stands. */
export function writeDay(iso: string, locale: Locale): string {
  const time = ISO_DAY.test(iso) ? Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) return iso;
  return new Intl.DateTimeFormat(WRITTEN_LOCALE_OF[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

/** A line of progress. `count` is the number of tables, where the step tells it. */
export function writeProgress(step: keyof ExtractTexts['progress'], count: number, locale: Locale): string {
  return TEXTS_OF[locale].progress[step]({ count }, sayIn(locale));
}

/** What was read, and the one question that settles the weightiest doubt, where there is one. */
export function writeMessage(
  {
    rows,
    labels,
    question,
  }: { readonly rows: number; readonly labels: readonly string[]; readonly question: Doubt | undefined },
  locale: Locale,
): string {
  const texts = TEXTS_OF[locale];
  const say = sayIn(locale);
  const quoted = labels.slice(0, MOST_NAMES).map(say.name);
  const left = labels.length - MOST_NAMES;
  const names = writeList(left > 0 ? [...quoted, say.count(left, texts.more)] : quoted, locale);
  const read = texts.read({ rows, columns: labels.length, names }, say);
  return question === undefined ? read : `${read} ${texts.questions[question.kind](question.values, say)}`;
}

/** What is said of a text without a table and without figures, and of files. */
export function writeNothingFound(sources: 'text' | 'files', locale: Locale): string {
  const { nothingFound, nothingFoundInFiles } = TEXTS_OF[locale];
  return sources === 'text' ? nothingFound : nothingFoundInFiles;
}

/** The question whose answer settles a doubt. */
export function writeQuestion({ kind, values }: Doubt, locale: Locale): string {
  return TEXTS_OF[locale].questions[kind](values, sayIn(locale));
}

/** Doubts first, then what was done or left out and no doubt has told yet; at most 24 lines. */
export function writeWarnings(
  { notices, doubts }: { readonly notices: readonly Notice[]; readonly doubts: readonly Doubt[] },
  locale: Locale,
): readonly string[] {
  const texts = TEXTS_OF[locale];
  const say = sayIn(locale);
  const open = doubts.map(({ kind, values }) => texts.doubts[kind](values, say));
  const told = notices
    .filter((notice) => !doubts.some((doubt) => saysTheSame(doubt, notice)))
    .flatMap(({ kind, values }) => (isNoticeKind(kind) ? [texts.notices[kind](values, say)] : []));
  return [...open, ...told].slice(0, MOST_WARNINGS);
}

/** True where a doubt already tells what was left out: the table that was not taken, or the very rows of another length. */
function saysTheSame(doubt: Doubt, notice: Notice): boolean {
  if (notice.kind === 'other-table') return doubt.kind === 'which-table' && doubt.values.second === notice.values.name;
  return doubt.kind === notice.kind && doubt.values.count === notice.values.count;
}

const KNOWN_NOTICES: ReadonlySet<string> = new Set(NOTICE_KINDS);

function isNoticeKind(kind: string): kind is NoticeKind {
  return KNOWN_NOTICES.has(kind);
}

/** What a check of an answer counted. */
export type CheckedCounts = {
  readonly issues: readonly { readonly kind: IssueKind; readonly values: Values }[];
  readonly trace: { readonly numbers: number; readonly found: number };
  readonly second?: { readonly compared: number; readonly agreed: number } | undefined;
  readonly rows: number;
  readonly recomputed: number;
};

/** The findings of a check, and in one sentence what was checked. */
export function writeAccuracy(
  { issues, trace, second, rows, recomputed }: CheckedCounts,
  locale: Locale,
): { readonly issues: readonly string[]; readonly summary: string } {
  const texts = TEXTS_OF[locale];
  const say = sayIn(locale);
  return {
    issues: issues.map(({ kind, values }) => texts.issues[kind](values, say)),
    summary:
      second === undefined || second.compared === 0
        ? texts.checked({ numbers: trace.numbers, found: trace.found, rows, recomputed }, say)
        : texts.readTwice({ numbers: second.compared, found: second.agreed, rows, recomputed }, say),
  };
}

/** The name of a column that has none in its source, by its position from 1. */
export function writeColumnName(position: number, locale: Locale): string {
  return TEXTS_OF[locale].columnName({ position }, sayIn(locale));
}

/** The name of a column that has none in its source and whose values are times: what kind of time they are. */
export function writePeriodName(period: NamedPeriod, locale: Locale): string {
  return TEXTS_OF[locale].periodNames[period];
}

/** The name of the column that says which sheet of a workbook a row is from. */
export function writeSheetName(locale: Locale): string {
  return TEXTS_OF[locale].sheetName;
}

/** The name of the column that says which group of its table a row stood in. */
export function writeGroupName(locale: Locale): string {
  return TEXTS_OF[locale].groupName;
}

/** The names of the two columns of a list: what is listed, and its values. */
export function writeListNames(locale: Locale): readonly [string, string] {
  return TEXTS_OF[locale].listNames;
}
