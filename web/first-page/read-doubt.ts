import type { Locale } from '../../src/chart/locale.ts';
import type { ExtractProvenance, ExtractResult } from '../../src/client/wire.ts';
import type { PageTexts } from './page-texts.ts';

/** An answer to a question of the service: what it says, and what is sent anew. */
export type Choice = {
  readonly label: string;
  /** The locale that settles it. */
  readonly locale?: Locale;
  /** The text without the table that was not meant. */
  readonly sourceText?: string;
};

type Asked = { readonly reading: ExtractResult; readonly sourceText: string; readonly texts: PageTexts };

const QUOTED = /[“«"]([^”»"]+)[”»"]/g;
const DATE = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})(?:\s*[/.-]\s*(\d{2,4}))?\b/;
const NUMBER = /^[^\d]*(\d{1,3})([.,])(\d{3})[^\d]*$/;

/**
 * The answers that a question of the service can be given with one click: which of two days a date is, what a point or a comma
 * means, which of two tables. None where it asks for something else, which is then answered by changing the data.
 */
export function listChoices({ reading, sourceText, texts }: Asked): readonly Choice[] {
  if (reading.extractMeta?.needsUserInput !== true) return [];
  const quoted = Array.from(reading.response.message.matchAll(QUOTED), ([, text = '']) => text);
  const last = toLatinDigits(quoted.at(-1) ?? '');
  return readDate(last, texts) ?? readNumber(last, texts) ?? readTables(quoted, { reading, sourceText, texts }) ?? [];
}

function readDate(text: string, { languageTag }: PageTexts): readonly Choice[] | undefined {
  const [, one, other, year] = (DATE.exec(text) ?? []).map(Number);
  if (one === undefined || other === undefined || Math.max(one, other) > 12) return undefined;
  const hasYear = year !== undefined && Number.isFinite(year);
  const write = (day: number, month: number): string =>
    new Intl.DateTimeFormat(languageTag, {
      day: 'numeric',
      month: 'long',
      ...(hasYear ? { year: 'numeric' } : {}),
      timeZone: 'UTC',
    }).format(Date.UTC(hasYear ? (year < 100 ? 2000 + year : year) : 2024, month - 1, day));
  return [
    { label: write(one, other), locale: 'EN_GB' },
    { label: write(other, one), locale: 'EN_US' },
  ];
}

function readNumber(text: string, { numberTag }: PageTexts): readonly Choice[] | undefined {
  const [, head, separator, tail] = NUMBER.exec(text) ?? [];
  if (head === undefined || tail === undefined) return undefined;
  const whole = Number(head + tail).toLocaleString(numberTag, { useGrouping: false });
  const broken = Number(`${head}.${tail}`).toLocaleString(numberTag, { minimumFractionDigits: 3 });
  const isPoint = separator === '.';
  return [
    { label: whole, locale: isPoint ? 'PT_PT' : 'EN_US' },
    { label: broken, locale: isPoint ? 'EN_US' : 'PT_PT' },
  ];
}

/** The second of two tables is read from the text without the first, whose place the answer tells. */
function readTables(quoted: readonly string[], { reading, sourceText }: Asked): readonly Choice[] | undefined {
  const [first, second] = quoted.slice(-2);
  const labels = new Set(reading.config.data.columns.map(({ key, label }) => label ?? key));
  const provenance = maybeProvenance(reading.config.data);
  if (first === undefined || second === undefined || labels.has(second) || provenance === undefined) return undefined;
  const rest = withoutTable(sourceText, provenance);
  return rest === undefined
    ? undefined
    : [
        { label: first, sourceText },
        { label: second, sourceText: rest },
      ];
}

/** Blanks take the place of the table, so that every other character stays where it was. */
function withoutTable(text: string, { rows, sources }: ExtractProvenance): string | undefined {
  if (sources.length !== 1 || sources[0]?.kind !== 'text') return undefined;
  const spans = rows.flat().flatMap((place) => (place === null ? [] : readSpans(place)));
  if (spans.length === 0) return undefined;
  const start = Math.min(...spans.map(([from]) => from));
  const end = Math.max(...spans.map(([, to]) => to));
  // The line above holds the names of the columns.
  const lineAbove = text.lastIndexOf('\n', Math.max(0, text.lastIndexOf('\n', start) - 1));
  const from = Math.max(0, lineAbove);
  return text.slice(0, from) + text.slice(from, end).replace(/[^\n]/g, ' ') + text.slice(end);
}

/** The places of a text that a cell was read from, as `docs/documents.md` writes them: `14-20+31-35`. */
export function readSpans(place: string): readonly (readonly [from: number, to: number])[] {
  return place.split('+').flatMap((span) => {
    const [, from, to] = /^(\d+)-(\d+)$/.exec(span) ?? [];
    return from === undefined || to === undefined ? [] : [[Number(from), Number(to)] as const];
  });
}

/** The provenance an answer carries beside its data. */
export function maybeProvenance(data: object): ExtractProvenance | undefined {
  if (!('_provenance' in data)) return undefined;
  const value = data._provenance;
  const isWhole = value instanceof Object && 'rows' in value && 'columns' in value && 'sources' in value;
  // The service checks what leaves it; the frame is looked at, the rest is its word.
  return isWhole ? (value as ExtractProvenance) : undefined;
}

function toLatinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}
