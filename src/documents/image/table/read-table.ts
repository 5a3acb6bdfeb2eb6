import { fillGroups } from '../../grid/fill-groups.ts';
import { EMPTY_CELL } from '../../grid/raw-grid.ts';
import { settleGrid } from '../../grid/settle-grid.ts';
import type { Doubt, SourceCell, SourceTable } from '../../source-table.ts';
import type { ReadSegment } from '../ocr/read-segment.ts';
import type { WrittenPicture } from '../ocr/read-words.ts';
import type { PictureReading } from '../picture-reading.ts';
import type { Box } from '../pixels.ts';
import { type CellGrid, isSameRow, middleOf, type PictureCell, toCell, toCellLine } from './cell-grid.ts';
import { dropScreenHeadings } from './drop-screen-headings.ts';
import { findLattices } from './find-lattices.ts';
import { findStreams } from './find-stream.ts';
import { areRunTogether, isOfAxes } from './is-of-axes.ts';
import { hasUnread, judgeCertainty, judgePlace } from './judge-certainty.ts';

const LEAST_ROWS = 2;
const LEAST_COLUMNS = 2;
/** A grid that is mostly empty is a drawing's. */
const LEAST_FILLED = 0.45;
/** Below this there is no table, but noise or a drawing that signs were read into. */
const LEAST_CERTAINTY = 0.1;
const SURE_OF_TITLE = 0.6;
/** Below this a cell is as good as unread: it stays empty. */
const LEAST_CELL_CONFIDENCE = 0.35;

/** Reads the tables of a picture: ruled ones first, then those that stand in what is left. Undefined where there is none. */
export function readTable({ segments, unread, rulings, toPicture }: WrittenPicture): PictureReading | undefined {
  const isRightToLeft = readsRightToLeft(segments);
  const lattices = findLattices(rulings, segments, isRightToLeft).filter(isTable);
  const left = segments.filter(({ segment }) => !lattices.some(({ box }) => isWithin(segment.box, box)));
  const streams = findStreams(left, rulings, isRightToLeft).filter(isTable);
  const grids = [...lattices, ...streams];
  const tables = grids.flatMap((grid) =>
    toTable(placeCells(grid, toPicture), {
      title: findTitle(grid, segments, isRightToLeft),
      isRightToLeft,
      place: judgePlace(grid, grid.rows.length, { segments, unread }),
      hasUnread: hasUnread(grid, unread),
    }),
  );
  if (tables.length === 0) return undefined;
  return { kind: 'table', tables, explained: explain(grids, segments) };
}

/** True where more words run from right to left than not; numbers run neither way. */
function readsRightToLeft(segments: readonly ReadSegment[]): boolean {
  const words = segments.flatMap(({ words: members }) => members).filter(({ text }) => /\p{L}{2}/u.test(text));
  return words.filter(({ isRightToLeft }) => isRightToLeft === true).length * 2 > words.length;
}

function isTable({ rows }: CellGrid): boolean {
  const width = rows[0]?.length ?? 0;
  const filled = rows.flat().filter((cell) => cell !== undefined).length;
  const numbers = rows.flat().filter((cell) => cell !== undefined && /\p{Nd}/u.test(cell.text)).length;
  return (
    rows.length >= LEAST_ROWS && width >= LEAST_COLUMNS && filled >= LEAST_FILLED * rows.length * width && numbers > 0
  );
}

function isWithin(box: Box, outer: Box): boolean {
  const { x, y } = middleOf(box);
  return x >= outer.left && x <= outer.left + outer.width && y >= outer.top && y <= outer.top + outer.height;
}

/** The line just above a grid, where it stands nearer to it than three of its heights. */
function findTitle({ box }: CellGrid, segments: readonly ReadSegment[], isRightToLeft: boolean): string | undefined {
  const above = segments.filter(({ segment }) => {
    const gap = box.top - (segment.box.top + segment.box.height);
    const isOver = segment.box.left < box.left + box.width && segment.box.left + segment.box.width > box.left;
    return gap > -segment.box.height / 2 && gap < 3 * segment.box.height && isOver && !isWithin(segment.box, box);
  });
  const nearest = above.toSorted((one, other) => other.segment.box.top - one.segment.box.top)[0];
  if (nearest === undefined) return undefined;
  const line = above.filter(({ segment }) => isSameRow(segment.box, nearest.segment.box));
  const cell = toCell(
    line.flatMap(({ words, confidence }) => toCellLine(words, confidence) ?? []),
    isRightToLeft,
  );
  return cell !== undefined && cell.confidence >= SURE_OF_TITLE && /\p{L}{2}/u.test(cell.text) ? cell.text : undefined;
}

/** A table whose columns were not told apart is so much less sure. */
const RUN_TOGETHER = 0.4;

/** What the picture around a grid says of it. */
type Surroundings = {
  readonly title: string | undefined;
  readonly isRightToLeft: boolean;
  readonly place: number;
  readonly hasUnread: boolean;
};

function toTable(
  grid: CellGrid,
  { title, isRightToLeft, place, hasUnread: hasGaps }: Surroundings,
): readonly SourceTable[] {
  const rows = dropScreenHeadings(grid.rows, isRightToLeft);
  const known = new Map<PictureCell, SourceCell>();
  const toSource = (cell: PictureCell | undefined): SourceCell => {
    if (cell === undefined || cell.confidence < LEAST_CELL_CONFIDENCE) return EMPTY_CELL;
    const made = known.get(cell) ?? { text: cell.text, spans: [], area: { box: cell.box } };
    known.set(cell, made);
    return made;
  };
  const texts = rows.map((row) => row.map((cell) => cell?.text ?? ''));
  const table = settleGrid({
    method: 'picture-table',
    span: { start: 0, end: 0 },
    rows: rows.map((row) => row.map(toSource)),
    certainty: judgeCertainty(rows) * place * (areRunTogether(texts) ? RUN_TOGETHER : 1),
    doubts: doubtsOf(rows, hasGaps),
    ...(title === undefined ? {} : { title }),
  });
  if (table === undefined || table.certainty < LEAST_CERTAINTY) return [];
  const told = [table.columns.map(({ label }) => label), ...table.rows.map((row) => row.map(({ text }) => text))];
  if (isOfAxes(told.filter((row) => row.some((text) => text !== '')))) return [];
  return [{ ...table, rows: fillGroups(table.rows, 0) }];
}

/** The same cells with their boxes in the picture. */
function placeCells(grid: CellGrid, toPicture: (box: Box) => Box): CellGrid {
  const known = new Map<PictureCell, PictureCell>();
  const place = (cell: PictureCell | undefined): PictureCell | undefined => {
    if (cell === undefined) return undefined;
    const placed = known.get(cell) ?? { ...cell, box: toPicture(cell.box) };
    known.set(cell, placed);
    return placed;
  };
  return { ...grid, rows: grid.rows.map((row) => row.map(place)) };
}

/** Cells that were left empty since they could not be read are asked for. */
function doubtsOf(rows: CellGrid['rows'], hasGaps: boolean): readonly Doubt[] {
  const isUnread = hasGaps || rows.flat().some((cell) => cell !== undefined && cell.confidence < LEAST_CELL_CONFIDENCE);
  return isUnread ? [{ kind: 'unread-picture', values: { lacks: 'sharpness' } }] : [];
}

/** The share of words that stand in the grids, less for cells that are empty. */
function explain(grids: readonly CellGrid[], segments: readonly ReadSegment[]): number {
  const inside = segments.filter(({ segment }) => grids.some(({ box }) => isWithin(segment.box, box))).length;
  const cells = grids.flatMap(({ rows }) => rows.flat());
  const filled = cells.filter((cell) => cell !== undefined).length / Math.max(1, cells.length);
  return (inside / Math.max(1, segments.length)) * Math.sqrt(filled);
}
