import { continuesTable } from '../../grid/continues-table.ts';
import type { RawGrid } from '../../grid/raw-grid.ts';
import type { Doubt, SourceCell, Span } from '../../source-table.ts';
import { hasOnlyNumberCommas } from '../number-commas.ts';
import { listDialects, readDeclaredDelimiter } from './dialects.ts';
import { parseCells } from './parse-cells.ts';
import { type RejoinedRows, rejoinNumbers } from './rejoin-numbers.ts';
import type { Dialect } from './scan-records.ts';
import {
  cutsNumbersOfSentences,
  leavesBracketsOpen,
  looksAligned,
  looksLikeProse,
  patternScore,
  typeScore,
} from './score-segment.ts';
import { findSegments, listRecords, type RecordList, type Segment } from './segments.ts';

type Row = readonly SourceCell[];

/** What a person said of the cells of a text: the sign between them, and whether commas between digits stand inside numbers. */
export type CellEdges = {
  readonly delimiter?: string | undefined;
  readonly numberCommas?: 'join' | 'cut' | undefined;
};

/** A stretch of text that reads as a table under one dialect. */
type Candidate = {
  readonly dialect: Dialect;
  readonly span: Span;
  readonly score: number;
  readonly regularity: number;
  readonly tail?: Span;
};

const SAMPLED_RECORDS = 120;
const TAB = 9;
const COMMAS: ReadonlySet<number> = new Set([...',،'].map((sign) => sign.charCodeAt(0)));
const LINE_END = /\r\n?|\n/;
/** Where commas mark decimals, programs write semicolons between cells. */
const SEMICOLON = 59;
const LONGEST_TITLE = 100;
const CLOSE_SECOND = 0.85;
/** What a score gains where quotes make every record as wide as the others: chance does not do that. */
const QUOTES_HOLD = 2.5;
const LEAST_TYPES = 0.6;
const LEAST_REGULAR = 0.4;
const RARE_DELIMITER_ROWS = 3;
const MOST_SEGMENTS = 400;

/**
 * Finds every table of delimited text. Each stretch is read in the dialect under which its records are most regular and
 * most of its cells are of a known kind (van den Burg, Nazábal and Sutton 2019). What a person said is not asked again.
 */
export function readDelimited(text: string, edges: CellEdges = {}): readonly RawGrid[] {
  const start = readDeclaredDelimiter(text)?.start ?? (text.charCodeAt(0) === 0xfeff ? 1 : 0);
  const span = { start, end: text.length };
  const dialects = listDialects(text, span, edges.delimiter?.charCodeAt(0));
  const candidates = dialects.flatMap((dialect) => findCandidates(text, span, dialect));
  return joinGrids(text, chooseCandidates(candidates), edges);
}

function findCandidates(text: string, span: Span, dialect: Dialect): readonly Candidate[] {
  const records = listRecords(text, span, dialect);
  const segments = [...findSegments(records.counts)].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST_SEGMENTS);
  return segments.flatMap((segment) => toCandidate(text, { dialect, records, segment }));
}

function sizeOf({ first, end }: Segment): number {
  return end - first;
}

type Found = { readonly dialect: Dialect; readonly records: RecordList; readonly segment: Segment };

function toCandidate(text: string, { dialect, records, segment }: Found): readonly Candidate[] {
  const { first, end, width } = segment;
  const span = { start: records.starts[first] ?? 0, end: records.ends[end - 1] ?? 0 };
  const sampleEnd = records.ends[Math.min(end, first + SAMPLED_RECORDS) - 1] ?? span.end;
  if (COMMAS.has(dialect.delimiter) && hasOnlyNumberCommas(text.slice(span.start, sampleEnd).split(LINE_END)))
    return [];
  const { rows, quoted } = parseCells(text, { start: span.start, end: sampleEnd }, dialect);
  if (COMMAS.has(dialect.delimiter) && quoted === 0 && cutsNumbersOfSentences(rows, text)) return [];
  const types = typeScore(rows, text, dialect);
  const counts = records.counts.slice(first, end);
  const regularity = counts.filter((count) => count === width).length / counts.length;
  const isRegular = dialect.delimiter === TAB || regularity >= LEAST_REGULAR;
  if (types < LEAST_TYPES || !isRegular || isLeftToOthers(rows, text, dialect)) return [];
  const holds = quoted > 0 && regularity === 1 ? QUOTES_HOLD : 1;
  const score = patternScore(counts) * types * holds;
  const tail =
    segment.tail === undefined
      ? undefined
      : { start: records.starts[segment.tail] ?? 0, end: records.ends[segment.tail] ?? 0 };
  return [{ dialect, span, score, regularity, ...(tail === undefined ? {} : { tail }) }];
}

/** Sentences, rows framed by bars, and chance matches of rare delimiters are no delimited table. */
function isLeftToOthers(rows: readonly Row[], text: string, dialect: Dialect): boolean {
  const { delimiter } = dialect;
  const isRare = delimiter !== TAB && !',;|'.includes(String.fromCharCode(delimiter));
  const widths = new Set(rows.map((row) => row.length));
  if (isRare && (rows.length < RARE_DELIMITER_ROWS || widths.size > 1)) return true;
  if (delimiter === 124 && rows.filter(isFramed).length * 2 > rows.length) return true;
  return (
    looksAligned(rows, text, dialect) ||
    leavesBracketsOpen(rows, text, dialect) ||
    looksLikeProse(rows, text, delimiter)
  );
}

function isFramed(row: Row): boolean {
  const isOpenOnBothSides = row[0]?.text === '' && row.at(-1)?.text === '';
  return isOpenOnBothSides || row.every((cell) => /^[-=+:─ ]*$/.test(cell.text));
}

/** A candidate that was chosen, and the delimiter of another that reads the same stretch almost as well. */
type Chosen = Candidate & { readonly rival?: number };

/** The best candidates that do not overlap, in the order of the text. */
function chooseCandidates(candidates: readonly Candidate[]): readonly Chosen[] {
  const ranked = [...candidates].sort((a, b) => b.score - a.score);
  const chosen: (Candidate & { rival?: number })[] = [];
  for (const candidate of ranked) {
    const better = chosen.find((other) => overlaps(other.span, candidate.span));
    if (better === undefined) chosen.push({ ...candidate });
    else if (candidate.score > better.score * CLOSE_SECOND && candidate.dialect.delimiter !== better.dialect.delimiter)
      better.rival ??= candidate.dialect.delimiter;
  }
  return chosen.sort((a, b) => a.span.start - b.span.start);
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Parses the chosen stretches; those that a blank line or a lone text cut from the same table are joined again. */
function joinGrids(text: string, chosen: readonly Chosen[], edges: CellEdges): readonly RawGrid[] {
  const grids: RawGrid[] = [];
  for (const [i, candidate] of chosen.entries()) {
    const dialect = settleQuotes(text, candidate);
    const { rows } = parseCells(text, candidate.span, dialect);
    const before = grids.at(-1);
    const previous = chosen[i - 1];
    const gap =
      previous === undefined
        ? []
        : parseCells(text, { start: previous.span.end, end: candidate.span.start }, dialect).rows;
    if (
      before !== undefined &&
      previous?.dialect.delimiter === dialect.delimiter &&
      continuesTable(before.rows, gap, rows)
    ) {
      const between = gap.filter((row) => row.some((cell) => cell.text !== ''));
      grids[grids.length - 1] = {
        ...before,
        span: { start: before.span.start, end: candidate.span.end },
        rows: [...before.rows, ...between, ...rows],
      };
    } else grids.push(toGrid(text, candidate, rows, edges));
    addTail(text, grids, { ...candidate, dialect });
  }
  return grids;
}

function toGrid(
  text: string,
  { dialect, span, regularity, rival }: Chosen,
  found: readonly Row[],
  { numberCommas }: CellEdges,
): RawGrid {
  const mayJoin = COMMAS.has(dialect.delimiter) && numberCommas !== 'cut';
  const { rows, joined, example, isProven } = mayJoin ? rejoinNumbers(text, found) : untouched(found);
  const isGuessed = joined > 0 && !isProven && numberCommas === undefined;
  const isOpen = rival !== undefined || isGuessed;
  const certainty = Math.min(1, 0.55 + 0.35 * regularity ** 2 + Math.min(0.1, rows.length / 50)) - (isOpen ? 0.2 : 0);
  const title = findTitle(text, span.start);
  return {
    method: 'delimited',
    span,
    rows: repairShortHeader(rows),
    ...(title === undefined ? {} : { title }),
    certainty,
    ...(isOpen ? { doubts: [{ kind: 'delimiter', values: toValues(dialect, rival, example) }] } : {}),
    ...(dialect.delimiter === SEMICOLON ? { likelyDecimalMark: ',' as const } : {}),
  };
}

/** What may be asked: another sign between the cells, or else whether a number is one. */
function toValues({ delimiter }: Dialect, rival: number | undefined, joined = ''): Doubt['values'] {
  if (rival === undefined) return { joined };
  return { taken: String.fromCharCode(delimiter), other: String.fromCharCode(rival) };
}

function untouched(rows: readonly Row[]): RejoinedRows {
  return { rows, joined: 0, isProven: true };
}

/** Adds the row that stands by itself below a table, where it goes on with its columns. */
function addTail(text: string, grids: RawGrid[], { tail, dialect }: Candidate): void {
  const grid = grids.at(-1);
  if (tail === undefined || grid === undefined) return;
  const { rows } = parseCells(text, tail, dialect);
  if (!continuesTable(grid.rows, [], rows)) return;
  grids[grids.length - 1] = { ...grid, span: { start: grid.span.start, end: tail.end }, rows: [...grid.rows, ...rows] };
}

/** The line above a table, at most one blank line away, where it is short enough to be its title. */
function findTitle(text: string, start: number): string | undefined {
  const above = text.slice(Math.max(0, start - LONGEST_TITLE * 2), start).split(/\r\n?|\n/);
  const lines = above
    .slice(0, -1)
    .slice(-2)
    .map((line) => line.trim());
  const line = lines.at(-1) || lines.at(-2);
  if (line === undefined || line === '' || line.length > LONGEST_TITLE || /[.,;!?]$/.test(line)) return undefined;
  return line.replace(/^#+\s*/, '').replace(/:$/, '');
}

/** A header one label short of every row, as R writes it, names all columns but the first. */
function repairShortHeader(rows: readonly Row[]): readonly Row[] {
  const [head = [], ...body] = rows;
  const isShort = body.length > 1 && body.every((row) => row.length === head.length + 1);
  return isShort ? [[{ text: '', spans: [] }, ...head], ...body] : rows;
}

/**
 * Tab-separated text seldom quotes: there, quotes belong to the text unless some cell could not do without them or no
 * word stands bare.
 */
function settleQuotes(text: string, { dialect, span }: Candidate): Dialect {
  if (dialect.quote < 0 || dialect.delimiter !== TAB) return dialect;
  const { quoted, needQuotes, bareWords } = parseCells(text, span, dialect);
  return quoted > 0 && needQuotes === 0 && bareWords > 0 ? { ...dialect, quote: -1 } : dialect;
}
