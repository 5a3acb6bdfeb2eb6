import type { Ruling } from '../layout/rulings.ts';
import type { ReadSegment } from '../ocr/read-segment.ts';
import { type Box, uniteBoxes } from '../pixels.ts';
import { type CellGrid, type CellLine, middleOf, toCell, toCellLine } from './cell-grid.ts';
import { findColumns, type Stretch } from './find-columns.ts';
import { findRows, type TextRow } from './find-rows.ts';
import { joinWrappedLines } from './join-wrapped-lines.ts';
import { labelValues } from './label-values.ts';
import { findSplit } from './part-side-by-side.ts';
import { spanLabels } from './span-labels.ts';

/**
 * Reads tables whose cells white space parts: rows are what stands side by side, columns are stretches that most rows leave
 * free between them. A block of rows ends where two rows in a row have one cell only, or a gap is far larger than those between rows.
 */
export function findStreams(
  segments: readonly ReadSegment[],
  rulings: readonly Ruling[],
  isRightToLeft: boolean,
): readonly CellGrid[] {
  return splitBlocks(joinWrappedLines(findRows(segments, rulings))).flatMap((block) => {
    const rows = withoutHeading(block, findColumns(block, rulings).length);
    const columns = findColumns(rows, rulings);
    if (columns.length < 2) return [];
    const split = findSplit(rows, columns, { rulings, isRightToLeft });
    if (split !== undefined) return findBeside(rows, rulings, { split, isRightToLeft });
    const cells = rows.map((row) => fillRow(row, columns, isRightToLeft));
    const box = rows.flatMap(({ segments: members }) => members.map((member) => member.segment.box)).reduce(uniteBoxes);
    return [{ rows: spanLabels(labelValues(cells)), box, isRuled: false }];
  });
}

/** The tables on both sides of a place that parts them, in the order of reading. */
function findBeside(
  rows: readonly TextRow[],
  rulings: readonly Ruling[],
  { split, isRightToLeft }: { readonly split: number; readonly isRightToLeft: boolean },
): readonly CellGrid[] {
  const segments = rows.flatMap((row) => row.segments);
  const isLeft = ({ segment }: ReadSegment): boolean => middleOf(segment.box).x < split;
  const [left, right] = [segments.filter(isLeft), segments.filter((segment) => !isLeft(segment))];
  const parts = isRightToLeft ? [right, left] : [left, right];
  return parts.flatMap((part) => findStreams(part, rulings, isRightToLeft));
}

/** A lone line may be a label between rows, or a cell that goes on; more of them are running text. */
const MOST_LONE_ROWS = 1;
const FAR_GAP = 3.2;
/** A gap that is hardly more than one before it in the block is one between its rows. */
const SAME_GAP = 1.15;
const HEADING_GAP = 1.6;
const HEADING_CELLS = 0.75;

function splitBlocks(rows: readonly TextRow[]): readonly (readonly TextRow[])[] {
  const blocks: TextRow[][] = [];
  let block: TextRow[] = [];
  let lone: TextRow[] = [];
  let widest = 0;
  const end = (): void => {
    if (block.length >= 2) blocks.push(block);
    block = [];
    lone = [];
    widest = 0;
  };
  for (const row of rows) {
    const last = lone.at(-1) ?? block.at(-1);
    const gap = last === undefined ? 0 : row.top - last.bottom;
    if (gap > FAR_GAP * usualHeight(row) && gap > SAME_GAP * widest) end();
    else widest = Math.max(widest, gap);
    if (row.segments.length < 2) {
      lone.push(row);
      if (lone.length > MOST_LONE_ROWS) end();
      continue;
    }
    block.push(...(block.length === 0 ? [] : lone), row);
    lone = [];
  }
  end();
  return blocks;
}

/** A heading whose words stand far apart looks like cells; but they are few, and the table begins at a distance. */
function withoutHeading(rows: readonly TextRow[], columns: number): readonly TextRow[] {
  const [first, second, ...rest] = rows;
  if (first === undefined || second === undefined || rest.length === 0) return rows;
  const gaps = rest.map((row, at) => row.top - (rows[at + 1]?.bottom ?? 0)).toSorted((one, other) => one - other);
  const usual = Math.max(gaps[Math.floor(gaps.length / 2)] ?? 0, usualHeight(second) * 0.5);
  const isFar = second.top - first.bottom > HEADING_GAP * usual;
  return isFar && first.segments.length < HEADING_CELLS * columns ? rows.slice(1) : rows;
}

function usualHeight({ segments }: TextRow): number {
  const heights = segments.map(({ segment }) => segment.box.height).toSorted((one, other) => one - other);
  return heights[Math.floor(heights.length / 2)] ?? 1;
}

function fillRow(
  { segments }: TextRow,
  columns: readonly Stretch[],
  isRightToLeft: boolean,
): readonly ReturnType<typeof toCell>[] {
  const lines: CellLine[][] = columns.map(() => []);
  const spanning: { readonly line: CellLine; readonly from: number; readonly to: number }[] = [];
  for (const { words, confidence, segment } of segments) {
    const touched = columnsUnder(segment.box, columns);
    const whole = toCellLine(words, confidence);
    if (whole === undefined) continue;
    const [from = nearestColumn(segment.box, columns), to = from] = [touched[0], touched.at(-1)];
    if (from === to) lines[from]?.push(whole);
    else if (isCentredOver(segment.box, columns, from, to) && !areAligned(words, columns.slice(from, to + 1)))
      spanning.push({ line: whole, from, to });
    else splitAmong(words, confidence, columns, lines);
  }
  const cells = lines.map((cell) => toCell(cell, isRightToLeft));
  for (const { line, from, to } of spanning) {
    const cell = toCell([line], isRightToLeft);
    for (let column = from; column <= to; column += 1) cells[column] ??= cell;
  }
  return isRightToLeft ? cells.toReversed() : cells;
}

/** The columns that a box covers a good part of, or lies in. */
function columnsUnder(box: Box, columns: readonly Stretch[]): readonly number[] {
  return columns.flatMap(({ from, to }, at) => {
    const shared = Math.min(to, box.left + box.width) - Math.max(from, box.left);
    return shared > 0.3 * Math.min(to - from, box.width) ? [at] : [];
  });
}

function nearestColumn(box: Box, columns: readonly Stretch[]): number {
  const { x } = middleOf(box);
  const distances = columns.map(({ from, to }) => Math.max(from - x, x - to, 0));
  return distances.indexOf(Math.min(...distances));
}

/** A label above several columns stands over their middle; cells that came too near to each other fill theirs. */
function isCentredOver(box: Box, columns: readonly Stretch[], from: number, to: number): boolean {
  const [left, right] = [columns[from]?.from ?? 0, columns[to]?.to ?? 0];
  const lean = Math.abs(middleOf(box).x - (left + right) / 2);
  return lean < 0.2 * (right - left) && box.width < 0.85 * (right - left);
}

/** How far from the edge of its column a label may begin or end, in heights of the label. */
const EDGE_REACH = 0.25;

/** Labels of several columns that came too near to each other stand at the edges of these, all on one side. */
function areAligned(words: ReadSegment['words'], columns: readonly Stretch[]): boolean {
  const groups = Map.groupBy(words, ({ box }) => nearestColumn(box, columns));
  if (groups.size < columns.length) return false;
  const boxes = columns.map((_, at) => (groups.get(at) ?? []).map(({ box }) => box).reduce(uniteBoxes));
  const reach = EDGE_REACH * Math.max(...boxes.map(({ height }) => height));
  const isAt = (place: number, edge: number): boolean => Math.abs(place - edge) <= reach;
  const ends = boxes.map(({ left, width }) => left + width);
  return (
    columns.every(({ to }, at) => isAt(ends[at] ?? 0, to + 1)) ||
    columns.every(({ from }, at) => isAt(boxes[at]?.left ?? 0, from))
  );
}

function splitAmong(
  words: ReadSegment['words'],
  confidence: number,
  columns: readonly Stretch[],
  lines: CellLine[][],
): void {
  for (const [column, members] of Map.groupBy(words, ({ box }) => nearestColumn(box, columns))) {
    const line = toCellLine(members, confidence);
    if (line !== undefined) lines[column]?.push(line);
  }
}
