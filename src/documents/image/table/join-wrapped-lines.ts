import { textOf } from '../ocr/line-reading.ts';
import { isNumeric } from '../ocr/looks-like-number.ts';
import type { ReadSegment } from '../ocr/read-segment.ts';
import { type TextRow, uniteRows } from './find-rows.ts';

/** Lines of one cell are no farther apart than that, middle to middle, in heights of letters. */
const MOST_LINE_PITCH = 2.3;
/** Rows are so many times as far apart as the lines of a cell, or more. */
const LEAST_RATIO = 1.25;

/**
 * Brings together the lines of cells that go on: where some lines stand nearer to each other than all rows of figures do, those are lines of one row.
 * The same rows where two rows of figures stand as near: then nothing tells a label that goes on from one of its own.
 */
export function joinWrappedLines(rows: readonly TextRow[]): readonly TextRow[] {
  const limit = lineLimit(rows);
  if (limit === undefined) return rows;
  const clusters: TextRow[][] = [];
  for (const row of rows) {
    const last = clusters.at(-1)?.at(-1);
    if (last !== undefined && pitchOf(last, row) <= limit) clusters.at(-1)?.push(row);
    else clusters.push([row]);
  }
  if (clusters.some((cluster) => cluster.filter(hasFigures).length > 1)) return rows;
  const first = clusters.findIndex((cluster) => cluster.some(isOfCells));
  return clusters.flatMap((cluster, at) => {
    if (at < first || cluster.length < 2) return cluster;
    return at === first ? joinHeader(cluster) : joinBody(cluster);
  });
}

/** A row of figures and the lines around it that go on in its columns. */
function joinBody(cluster: readonly TextRow[]): readonly TextRow[] {
  const row = cluster.find(hasFigures);
  if (row === undefined) return cluster;
  const isPart = (other: TextRow): boolean => other === row || staysInColumns(other, row);
  return cluster.every(isPart) ? [uniteRows(cluster)] : cluster;
}

/** A header whose labels go on. A lone line on top is a title, and so is what stands over several labels. */
function joinHeader(cluster: readonly TextRow[]): readonly TextRow[] {
  const from = cluster.findIndex(isOfCells);
  const header = cluster.slice(Math.max(0, from));
  const widest = header.toSorted((one, other) => other.segments.length - one.segments.length)[0];
  const isWhole = widest !== undefined && header.every((row) => row === widest || staysInColumns(row, widest));
  return header.length > 1 && isWhole && !hasFigures(widest) ? [...cluster.slice(0, from), uniteRows(header)] : cluster;
}

/** The distance, middle to middle, up to which lines are of one row; undefined where they are all as far apart. */
function lineLimit(rows: readonly TextRow[]): number | undefined {
  const heights = rows.flatMap(({ segments }) => segments.map(({ segment }) => segment.letterHeight));
  const height = heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)] ?? 0;
  const pitches = rows
    .slice(1)
    .flatMap((row, at) => pitchOf(rows[at] ?? row, row))
    .toSorted((one, other) => one - other);
  let limit: number | undefined;
  let most = LEAST_RATIO;
  for (const [at, pitch] of pitches.entries()) {
    const ratio = (pitches[at + 1] ?? 0) / pitch;
    if (pitch > MOST_LINE_PITCH * height || ratio < most) continue;
    most = ratio;
    limit = pitch;
  }
  return limit;
}

function pitchOf(above: TextRow, below: TextRow): number {
  return Math.max(1, (below.top + below.bottom - above.top - above.bottom) / 2);
}

const isOfCells = ({ segments }: TextRow): boolean => segments.length > 1;

function hasFigures({ segments }: TextRow): boolean {
  return segments.length > 1 && segments.some((segment) => isNumeric(textOf(segment)));
}

/** True where every stretch of a line stands over or under one stretch of a row at most. */
function staysInColumns(line: TextRow, row: TextRow): boolean {
  return line.segments.every((part) => row.segments.filter((other) => doOverlap(part, other)).length <= 1);
}

function doOverlap({ segment: { box: one } }: ReadSegment, { segment: { box: other } }: ReadSegment): boolean {
  return one.left < other.left + other.width && other.left < one.left + one.width;
}
