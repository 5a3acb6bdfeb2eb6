import type { Ruling } from '../layout/rulings.ts';
import type { ReadSegment } from '../ocr/read-segment.ts';
import type { Box } from '../pixels.ts';

/** What stands side by side. */
export type TextRow = {
  readonly segments: readonly ReadSegment[];
  readonly top: number;
  readonly bottom: number;
};

/** The part of a segment's height, in its middle, that decides which row it is of: tails and accents reach into others. */
const CORE = 0.5;
const LEAST_RULINGS = 2;

/**
 * Brings segments together to rows, from the top: lines that overlap in their middles. What stands
 * between two level rulings is one row where only one of its lines has several cells: the others are cells that go on.
 */
export function findRows(segments: readonly ReadSegment[], rulings: readonly Ruling[]): readonly TextRow[] {
  const bands = toBands(segments);
  const left = Math.min(...segments.map(({ segment }) => segment.box.left));
  const right = Math.max(...segments.map(({ segment }) => segment.box.left + segment.box.width));
  const wide = rulings.filter(({ isLevel, from, to }) => isLevel && to - from >= 0.6 * (right - left));
  if (wide.length < LEAST_RULINGS) return bands;
  const between = Map.groupBy(bands, (band) => wide.filter(({ at }) => at < (band.top + band.bottom) / 2).length);
  return [...between.entries()].flatMap(([rank, members]) => {
    const isInside = rank > 0 && rank < wide.length;
    const rowsOfCells = members.filter(({ segments: cells }) => cells.length > 1).length;
    if (isInside && rowsOfCells === 1) return [uniteRows(members)];
    return rank === 0 ? uniteWrapped(members) : members;
  });
}

/** How far a line of a cell reaches into its row at least, in heights of the line. */
const LEAST_REACH = 0.05;

/** The header has no ruling above it: lone lines that reach into the row before or behind them are cells of it that go on. */
function uniteWrapped(bands: readonly TextRow[]): readonly TextRow[] {
  const rows: TextRow[] = [];
  for (const band of bands) {
    const last = rows.at(-1);
    const reach = last === undefined ? 0 : last.bottom - band.top;
    const isWrapped =
      last !== undefined &&
      Math.min(last.segments.length, band.segments.length) === 1 &&
      reach > LEAST_REACH * Math.min(last.bottom - last.top, band.bottom - band.top);
    if (isWrapped) rows[rows.length - 1] = uniteRows([last, band]);
    else rows.push(band);
  }
  return rows;
}

function toBands(segments: readonly ReadSegment[]): readonly TextRow[] {
  const cores = segments
    .map((member) => ({ member, ...coreOf(member.segment.box) }))
    .toSorted((one, other) => one.from - other.from);
  const bands: { members: ReadSegment[]; to: number }[] = [];
  for (const { member, from, to } of cores) {
    const last = bands.at(-1);
    if (last === undefined || from > last.to) bands.push({ members: [member], to });
    else {
      last.members.push(member);
      last.to = Math.max(last.to, to);
    }
  }
  return bands.map(({ members }) => toRow(members));
}

function coreOf({ top, height }: Box): { readonly from: number; readonly to: number } {
  return { from: top + (height * (1 - CORE)) / 2, to: top + (height * (1 + CORE)) / 2 };
}

function toRow(members: readonly ReadSegment[]): TextRow {
  const segments = members.toSorted((one, other) => one.segment.box.left - other.segment.box.left);
  const top = Math.min(...segments.map(({ segment }) => segment.box.top));
  const bottom = Math.max(...segments.map(({ segment }) => segment.box.top + segment.box.height));
  return { segments, top, bottom };
}

/** One row of all that stands in some. */
export function uniteRows(rows: readonly TextRow[]): TextRow {
  return toRow(rows.flatMap(({ segments }) => segments));
}
