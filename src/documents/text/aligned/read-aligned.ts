import { isBlankCode } from '../../../table/notation/characters.ts';
import { isFigureShape, shapeOf } from '../../grid/cell-shape.ts';
import { continuesTable } from '../../grid/continues-table.ts';
import { EMPTY_CELL, type RawGrid } from '../../grid/raw-grid.ts';
import type { SourceCell, Span } from '../../source-table.ts';
import type { Line } from '../lines.ts';
import { areOfMixedScale } from '../mixed-scale.ts';
import { cutCell, spanOfRows } from '../source-cells.ts';
import { type AlignedLine, cutAtGaps } from './aligned-line.ts';
import { cutUnderLabels } from './cut-under-labels.ts';
import { projectWords } from './project-words.ts';

type Row = readonly SourceCell[];

const FEWEST_ROWS = 2;
const FIGURE_SHARE = 0.6;
const FULL_SHARE = 0.4;
const LONGEST_PROJECTED = 2000;
/** How far below a table, in characters, a line may stand and still belong to it. */
const CLOSE_BY = 80;
const LONGEST_WORDS = 40;
const CERTAINTY_OF_MIXED_ENTRIES = 0.7;

/** Finds tables whose columns a ruler marks, as in simple tables of reStructuredText and in output of database shells. */
export function readRuled(text: string, lines: readonly Line[]): readonly RawGrid[] {
  return cutBlocks(text, lines).flatMap((block) => gridOfRuler(text, block) ?? []);
}

/** Finds tables whose columns are set apart by blanks, at least two between cells. */
export function readAligned(text: string, lines: readonly Line[]): readonly RawGrid[] {
  const grids: RawGrid[] = [];
  for (const block of cutBlocks(text, lines)) {
    const before = grids.at(-1);
    const grid = gridOfGaps(text, block) ?? gridOfOneLine(text, block, before);
    if (grid === undefined) continue;
    if (
      before !== undefined &&
      (before.headerRows === grid.headerRows || grid.rows.length === 1) &&
      continuesTable(before.rows, [], grid.rows)
    ) {
      grids[grids.length - 1] = {
        ...before,
        span: { start: before.span.start, end: grid.span.end },
        rows: [...before.rows, ...grid.rows],
      };
    } else grids.push(grid);
  }
  return grids;
}

/** Runs of lines without a blank one, in which some have gaps. */
function cutBlocks(text: string, lines: readonly Line[]): readonly (readonly AlignedLine[])[] {
  const blocks: AlignedLine[][] = [];
  let block: AlignedLine[] = [];
  for (const line of lines) {
    if (!line.isBlank) block.push(cutAtGaps(text, line));
    else if (block.length > 0) {
      blocks.push(block);
      block = [];
    }
  }
  if (block.length > 0) blocks.push(block);
  return blocks.filter((candidate) => candidate.some(({ pieces }) => pieces.length > 1));
}

/** A line by itself that has a cell for each column of the table before it, such as a total below a blank line. */
function gridOfOneLine(text: string, block: readonly AlignedLine[], before: RawGrid | undefined): RawGrid | undefined {
  const [only] = block;
  if (only === undefined || block.length > 1 || before === undefined) return undefined;
  if (only.line.start - before.span.end > CLOSE_BY || only.pieces.length !== before.rows.at(-1)?.length)
    return undefined;
  const row = only.pieces.map(({ start, end }) => cutCell(text, start, end));
  if (!continuesTable(before.rows, [], [row])) return undefined;
  const span = { start: only.line.start, end: only.line.end };
  return { method: 'aligned', span, rows: [row], certainty: before.certainty };
}

/** Columns where a ruler of several strokes says that they are. Rows above the ruler that has rows on both sides are headers. */
function gridOfRuler(text: string, block: readonly AlignedLine[]): RawGrid | undefined {
  const ruler = block.find(({ isRuler, pieces }) => isRuler && pieces.length > 1);
  if (ruler === undefined) return undefined;
  const starts = ruler.pieces.map((piece) => piece.start - ruler.line.start);
  const rows: Row[] = [];
  let headerRows: number | undefined;
  for (const line of block) {
    if (!line.isRuler) rows.push(cutAtColumns(text, line.line, starts));
    else if (rows.length > 0 && rows.length <= 3) headerRows ??= rows.length;
  }
  const span = spanOfRows(rows);
  if (span === undefined || rows.length < FEWEST_ROWS) return undefined;
  return { method: 'aligned', span, rows, ...(headerRows === undefined ? {} : { headerRows }), certainty: 0.95 };
}

/** Cuts a line at column starts; a word that crosses one stays whole, with the column in which it begins. */
function cutAtColumns(text: string, { start, end }: Line, starts: readonly number[]): Row {
  const edges = starts.map((column, i) => (i === 0 ? start : edgeNear(text, { start, end }, start + column)));
  return edges.map((edge, i) => cutCell(text, edge, edges[i + 1] ?? end));
}

function edgeNear(text: string, { start, end }: Span, column: number): number {
  let edge = Math.min(column, end);
  while (edge > start && edge < end && !isBlankCode(text.charCodeAt(edge - 1)) && !isBlankCode(text.charCodeAt(edge)))
    edge += 1;
  return edge;
}

function gridOfGaps(text: string, block: readonly AlignedLine[]): RawGrid | undefined {
  const lines = cutUnderLabels(
    text,
    block.filter(({ isRuler }) => !isRuler),
  );
  const gapped = lines.filter(({ pieces }) => pieces.length > 1);
  if (gapped.length < FEWEST_ROWS) return undefined;
  const projected = projectColumns(gapped);
  const byWords = projectWords(text, gapped);
  if (byWords !== undefined && byWords.length > (projected?.length ?? 0)) return gridOfColumns(text, lines, byWords);
  const width = projected?.length ?? commonestCount(lines.map(({ pieces }) => pieces.length));
  const full = lines.filter(({ pieces }) => pieces.length === width);
  if (projected === undefined && (full.length < FEWEST_ROWS || full.length < gapped.length * FULL_SHARE))
    return undefined;
  const columns = projected ?? columnRanges(full, width);
  const rows = lines.map((line) => placePieces(text, line, columns));
  const isAligned = alignedShare(text, full, width) >= 0.8;
  if (!isLikeTable(rows, isAligned)) return undefined;
  const span = spanOfRows(rows);
  if (span === undefined) return undefined;
  const isWhole = full.length === gapped.length || projected !== undefined;
  const certainty = (isAligned ? 0.9 : 0.75) - (isWhole ? 0 : 0.15);
  if (width === 2 && rows.every(isEntry)) return gridOfEntries(rows, span, certainty);
  return { method: 'aligned', span, rows, certainty };
}

/** A name with a colon, and what stands behind it: `CPU(s):     8`. */
function isEntry([name, value, ...more]: Row): boolean {
  return (
    name !== undefined && name.text.length > 1 && name.text.endsWith(':') && value !== undefined && more.length === 0
  );
}

/** Names with colons and their values. Where some are words or of another scale, they describe one thing more likely than they compare many. */
function gridOfEntries(rows: readonly Row[], span: Span, certainty: number): RawGrid {
  const values = rows.map(([, value]) => value?.text ?? '');
  const areAlike = values.every((value) => isFigureShape(shapeOf(value))) && !areOfMixedScale(values);
  return {
    method: 'key-value',
    span,
    rows: rows.map(toEntry),
    headerRows: 0,
    certainty: areAlike ? certainty : Math.min(certainty, CERTAINTY_OF_MIXED_ENTRIES),
  };
}

function toEntry([name = EMPTY_CELL, value = EMPTY_CELL]: Row): Row {
  return [{ ...name, text: name.text.slice(0, -1).trimEnd() }, value];
}

function gridOfColumns(text: string, lines: readonly AlignedLine[], columns: readonly Span[]): RawGrid | undefined {
  const starts = columns.map(({ start }) => start);
  const rows = lines.map(({ line, pieces }) =>
    pieces.length > 1 ? cutAtColumns(text, line, starts) : [cutCell(text, line.start, line.end)],
  );
  const span = spanOfRows(rows);
  return span === undefined ? undefined : { method: 'aligned', span, rows, certainty: 0.85 };
}

/**
 * The stretches of the line that some piece covers, where no blank stands in all lines between them: the columns, if
 * the line with most pieces has one in each.
 */
function projectColumns(lines: readonly AlignedLine[]): readonly Span[] | undefined {
  const most = lines.reduce((count, { pieces }) => Math.max(count, pieces.length), 0);
  const length = lines.reduce((longest, { line }) => Math.max(longest, line.end - line.start), 0);
  if (length > LONGEST_PROJECTED) return undefined;
  const covered = new Uint8Array(length + 1);
  for (const { line, pieces } of lines) {
    for (const { start, end } of pieces) covered.fill(1, start - line.start, end - line.start);
  }
  const columns: Span[] = [];
  for (let at = 0, start = 0; at <= length; at += 1) {
    if (covered[at] === 1) {
      if (at === 0 || covered[at - 1] === 0) start = at;
    } else if (at > 0 && covered[at - 1] === 1) columns.push({ start, end: at });
  }
  return columns.length === most ? columns : undefined;
}

/** The count that most lines with a gap have; of equals the larger. */
function commonestCount(counts: readonly number[]): number {
  const tally = new Map<number, number>();
  for (const count of counts) if (count > 1) tally.set(count, (tally.get(count) ?? 0) + 1);
  let best = 0;
  for (const [count, seen] of tally) {
    const lead = tally.get(best) ?? 0;
    if (seen > lead || (seen === lead && count > best)) best = count;
  }
  return best;
}

/** Where each column begins and ends, measured from the start of the line. */
function columnRanges(full: readonly AlignedLine[], width: number): readonly Span[] {
  return Array.from({ length: width }, (_, column) => {
    let start = Number.POSITIVE_INFINITY;
    let end = 0;
    for (const { line, pieces } of full) {
      start = Math.min(start, (pieces[column]?.start ?? line.end) - line.start);
      end = Math.max(end, (pieces[column]?.end ?? line.start) - line.start);
    }
    return { start, end };
  });
}

/** The cells of a line: in order where it has one for each column, else each in the column it stands under. */
function placePieces(text: string, { line, pieces }: AlignedLine, columns: readonly Span[]): Row {
  const cells = pieces.map(({ start, end }) => cutCell(text, start, end));
  if (pieces.length >= columns.length || pieces.length === 1) {
    const [first] = pieces;
    const isLeft = first === undefined || first.start - line.start <= (columns[0]?.end ?? 0);
    if (pieces.length >= columns.length || isLeft) return cells;
  }
  const row: SourceCell[] = columns.map(() => EMPTY_CELL);
  let next = 0;
  for (const [i, piece] of pieces.entries()) {
    const last = columns.length - (pieces.length - i);
    let column = next;
    while (column < last && gapBetween(columns[column + 1], piece, line) < gapBetween(columns[column], piece, line))
      column += 1;
    row[column] = cells[i] ?? EMPTY_CELL;
    next = column + 1;
  }
  return row;
}

/** How far the middle of a piece is from the nearest point of a column; overlap counts below nothing. */
function gapBetween(column: Span | undefined, piece: Span, line: Line): number {
  if (column === undefined) return Number.POSITIVE_INFINITY;
  const start = piece.start - line.start;
  const end = piece.end - line.start;
  return Math.max(column.start - end, start - column.end) - Math.min(column.end, end) * 1e-6;
}

/** The share of columns behind the first whose cells share a left or a right edge, with the first line or without it. */
function alignedShare(text: string, full: readonly AlignedLine[], width: number): number {
  const body = full.length > FEWEST_ROWS ? full.slice(1) : full;
  return Math.max(alignedShareOf(text, full, width), alignedShareOf(text, body, width));
}

/** A bracket that ends a negative amount stands beyond the edge of its column. */
function alignedShareOf(text: string, full: readonly AlignedLine[], width: number): number {
  let aligned = 0;
  for (let column = 1; column < width; column += 1) {
    const starts = new Set(full.map(({ line, pieces }) => (pieces[column]?.start ?? 0) - line.start));
    const ends = new Set(full.map(({ line, pieces }) => endOf(text, pieces[column]) - line.start));
    if (Math.min(starts.size, ends.size) <= Math.max(1, full.length * 0.2)) aligned += 1;
  }
  return aligned / (width - 1);
}

function endOf(text: string, piece: Span | undefined): number {
  if (piece === undefined) return 0;
  return text.charAt(piece.end - 1) === ')' ? piece.end - 1 : piece.end;
}

/** True for figures under one another, or short words that line up; running text with wide blanks has neither. */
function isLikeTable(rows: readonly Row[], isAligned: boolean): boolean {
  const body = rows.slice(1);
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  for (let column = 0; column < width; column += 1) {
    const shapes = body
      .map((row) => shapeOf(row[column]?.text ?? ''))
      .filter((shape) => shape !== 'empty' && shape !== 'mark');
    if (shapes.length > 0 && shapes.filter(isFigureShape).length >= shapes.length * FIGURE_SHARE) return true;
  }
  return isAligned && rows.length > 2 && rows.every((row) => row.every((cell) => cell.text.length <= LONGEST_WORDS));
}
