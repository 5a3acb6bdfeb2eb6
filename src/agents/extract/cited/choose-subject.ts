import type { Box, SourceCell, SourceTable } from '../../../documents/source-table.ts';
import type { Writing, WrittenLine } from '../../../documents/writing.ts';
import type { ReadSource, Scan, SourceReference, WrittenPage } from '../sources.ts';
import type { ExtractedTable } from '../type-table.ts';
import { rowsOfTables, type SourceLine, toCellLines, toTextLines } from './source-lines.ts';

/** What a model is to look at: a source, or one scanned page of it. */
export type Subject = {
  readonly reference: SourceReference;
  /** What readers found in it. */
  readonly tables: readonly SourceTable[];
  readonly lines: readonly SourceLine[];
  /** How surely the lines were read, 0 to 1. */
  readonly certainty: number;
  /** The size of the picture that they were read from, in pixels. */
  readonly picture?: NonNullable<SourceTable['picture']>;
  /** The picture of a scanned page. */
  readonly scan?: Scan;
};

/** Where subjects are looked for. */
export type SubjectPlaces = {
  readonly sources: readonly ReadSource[];
  readonly sourceText: string;
  /** The table that the readers chose; undefined where they found nothing. */
  readonly built: ExtractedTable | undefined;
};

const FIGURE = /\p{N}/u;

/**
 * The source to be looked at: that of the table that was found, else the first that holds a figure, and of its scanned pages the one with most
 * lines that do. A workbook holds its cells: it needs no reader. Undefined where no figure was read.
 */
export function chooseSubject({ sources, sourceText, built }: SubjectPlaces): Subject | undefined {
  return sources
    .filter(({ reference }) => built === undefined || reference.field === built.from.field)
    .filter(({ reference }) => reference.kind !== 'spreadsheet')
    .map((source) => subjectOf(source, sourceText, built?.source))
    .find(({ lines }) => countFigures(lines) > 0);
}

function countFigures(lines: readonly SourceLine[]): number {
  return lines.filter(({ text }) => FIGURE.test(text)).length;
}

function subjectOf(source: ReadSource, sourceText: string, built: SourceTable | undefined): Subject {
  const { reference, tables, written } = source;
  if (reference.kind === 'text') return { reference, tables, lines: toTextLines(sourceText), certainty: 1 };
  const pages = written.map((page) => pageSubject(source, page));
  const candidates = built === undefined ? pages : pages.filter((page) => page.tables.some((one) => isOf(one, built)));
  const [best] = candidates.toSorted((one, other) => countFigures(other.lines) - countFigures(one.lines));
  return best ?? { reference, tables, lines: toCellLines(rowsOfTables(tables)), ...sureness(tables) };
}

/** True for tables of the same place. */
function isOf(one: SourceTable, other: SourceTable): boolean {
  return one.pages?.first === other.pages?.first;
}

function pageSubject({ reference, tables, written }: ReadSource, { writing, scan }: WrittenPage): Subject {
  const page = writing.lines[0]?.[0]?.area?.page;
  // Tables of scanned pages are told apart by their page; the rest are of the running text, or of the one picture.
  const scanned = new Set(
    written.flatMap((one) => (one.scan === undefined ? [] : (one.writing.lines[0]?.[0]?.area?.page ?? []))),
  );
  const own = tables.filter(({ pages }) =>
    scan === undefined ? !scanned.has(pages?.first ?? 0) : pages?.first === page,
  );
  const drawn = own.filter(({ method }) => DRAWN.has(method));
  const rows = [...rowsOfTables(drawn), ...linesBeside(writing, drawn)];
  const subject = { reference, tables: own, lines: toCellLines(rows), ...sureness([...drawn, writing]) };
  return scan === undefined ? subject : { ...subject, scan };
}

type Read = Pick<SourceTable, 'certainty' | 'picture'>;

function sureness(read: readonly Read[]): Read {
  const certainty = Math.min(1, ...read.map((one) => one.certainty));
  const picture = read.find((one) => one.picture !== undefined)?.picture;
  return picture === undefined ? { certainty } : { certainty, picture };
}

/** Ways of reading whose cells have boxes of their own: cells that were read from sentences have those of whole lines. */
const DRAWN: ReadonlySet<SourceTable['method']> = new Set(['picture-table', 'picture-chart']);
/** The share of a stretch that lies in cells from which on it is one of theirs. */
const SAME_PLACE = 0.5;

/** What was read where no cell of a table stands: nothing is shown twice. */
function linesBeside({ lines }: Writing, tables: readonly SourceTable[]): readonly WrittenLine[] {
  const boxes = tables.flatMap(({ rows }) => rows.flatMap((row) => row.flatMap(({ area }) => area?.box ?? [])));
  const isBeside = ({ area }: SourceCell): boolean =>
    area === undefined || boxes.every((box) => shareInside(area.box, box) < SAME_PLACE);
  return lines.map((line) => line.filter(isBeside)).filter((line) => line.length > 0);
}

function shareInside(inner: Box, outer: Box): number {
  const width = Math.min(inner.left + inner.width, outer.left + outer.width) - Math.max(inner.left, outer.left);
  const height = Math.min(inner.top + inner.height, outer.top + outer.height) - Math.max(inner.top, outer.top);
  return width <= 0 || height <= 0 ? 0 : (width * height) / Math.max(1, inner.width * inner.height);
}
