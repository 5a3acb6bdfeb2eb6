import type { Ruling } from '../layout/rulings.ts';
import type { Box } from '../pixels.ts';
import type { TextRow } from './find-rows.ts';

/** Columns of pixels, ends included. */
export type Stretch = { readonly from: number; readonly to: number };

/** Rows that may reach across the space between two columns: labels of groups, cells that are too wide. */
const CROSSING_SHARE = 0.12;
/** One may always do so where there are as many rows, or more: labels of two columns may be so near to each other that they seem one. */
const ROWS_FOR_CROSSING = 5;

/**
 * Finds the columns of some rows, from the left: the stretches that are covered, between those that nearly all rows leave free.
 * Rows with the most cells decide; upright rulings part in any case.
 */
export function findColumns(rows: readonly TextRow[], rulings: readonly Ruling[]): readonly Stretch[] {
  const counts = rows.map(countCells).toSorted((one, other) => one - other);
  const usual = counts[Math.floor(counts.length * 0.6)] ?? 0;
  const full = rows.filter((row) => countCells(row) >= Math.max(2, usual * 0.7));
  const boxes = full.flatMap(({ segments }) => segments.map(({ segment }) => segment.box));
  if (boxes.length === 0) return [];
  const left = Math.floor(Math.min(...boxes.map((box) => box.left)));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.left + box.width)));
  const covered = new Int32Array(right - left + 1);
  for (const box of boxes) {
    for (let x = Math.floor(box.left); x < box.left + box.width; x += 1) {
      covered[x - left] = (covered[x - left] ?? 0) + 1;
    }
  }
  const [top, bottom] = [full[0]?.top ?? 0, full.at(-1)?.bottom ?? 0];
  for (const { isLevel, at, from, to } of rulings) {
    const isParting = !isLevel && to - from > 0.5 * (bottom - top) && from < bottom && to > top;
    if (isParting && at > left && at < right) covered[Math.round(at) - left] = 0;
  }
  const most = Math.max(full.length >= ROWS_FOR_CROSSING ? 1 : 0, Math.floor(full.length * CROSSING_SHARE));
  const stretches = toStretches(covered, most).map(({ from, to }) => ({ from: from + left, to: to + left }));
  return addSparse(stretches, boxes);
}

/** How many stretches of a row stand side by side: lines of one cell count once. */
function countCells({ segments }: TextRow): number {
  let end = Number.NEGATIVE_INFINITY;
  let count = 0;
  for (const { segment } of segments.toSorted((one, other) => one.segment.box.left - other.segment.box.left)) {
    if (segment.box.left >= end) count += 1;
    end = Math.max(end, segment.box.left + segment.box.width);
  }
  return count;
}

/** Cells that stand apart from every column are a column with few cells. */
function addSparse(stretches: readonly Stretch[], boxes: readonly Box[]): readonly Stretch[] {
  const all = [...stretches];
  for (const box of boxes) {
    const [from, to] = [Math.floor(box.left), Math.ceil(box.left + box.width)];
    if (!all.some((stretch) => stretch.from <= to && from <= stretch.to)) all.push({ from, to });
  }
  return all.toSorted((one, other) => one.from - other.from);
}

function toStretches(covered: Int32Array, most: number): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = -1;
  for (let x = 0; x <= covered.length; x += 1) {
    const isCovered = (covered[x] ?? 0) > most;
    if (isCovered && from < 0) from = x;
    if (isCovered || from < 0) continue;
    stretches.push({ from, to: x - 1 });
    from = -1;
  }
  return stretches;
}
