import type { Span } from '../../source-table.ts';
import { type Dialect, scanRecords } from './scan-records.ts';

/** Where each record of a text begins and ends under one dialect, and how many cells it has; 0 for a blank one. */
export type RecordList = {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly counts: readonly number[];
};

/**
 * Records in a row that look like one table: first, end (not included), and the number of cells most of them have. `tail`:
 * a record as wide that stands by itself close below, a total perhaps.
 */
export type Segment = { readonly first: number; readonly end: number; readonly width: number; readonly tail?: number };

/** How many blank records may stand before a last row, such as a total, that belongs to the rows above. */
const WIDEST_GAP = 2;

/** How long a run of records with a width of its own must be to count as another table. */
const RUN_OF_ITS_OWN = 3;

/** Lists the records of a text under a dialect without keeping their cells. */
export function listRecords(text: string, span: Span, dialect: Dialect): RecordList {
  const list = { starts: [] as number[], ends: [] as number[], counts: [] as number[] };
  let cells = 0;
  let isFilled = false;
  scanRecords(text, span, dialect, {
    cell: (start, end) => {
      cells += 1;
      isFilled ||= end > start;
    },
    endRecord: (start, end) => {
      list.starts.push(start);
      list.ends.push(end);
      list.counts.push(isFilled || cells > 1 ? cells : 0);
      cells = 0;
      isFilled = false;
    },
  });
  return list;
}

/** Cuts records into stretches of at least two rows that share a width, at blank and single-cell records and where the width changes for good. */
export function findSegments(counts: readonly number[]): readonly Segment[] {
  const segments: Segment[] = [];
  let first = 0;
  while (first < counts.length) {
    if ((counts[first] ?? 0) < 2) {
      first += 1;
      continue;
    }
    let end = first;
    while (end < counts.length && ((counts[end] ?? 0) >= 2 || isSectionTitle(counts, first, end))) end += 1;
    for (const part of splitByWidth(counts, first, end)) segments.push(...trimEdges(counts, part));
    const before = segments.at(-1);
    if (end - first === 1 && before !== undefined && isTail(counts, first, before)) {
      segments[segments.length - 1] = { ...before, tail: first };
    }
    first = end;
  }
  return segments;
}

/** True for a single cell right below a header, where rows as wide as the header follow: the title of a first section. */
function isSectionTitle(counts: readonly number[], header: number, index: number): boolean {
  return (
    index === header + 1 && counts[index] === 1 && (counts[header] ?? 0) > 2 && counts[index + 1] === counts[header]
  );
}

/** True for a record by itself that stands close below a segment and is as wide. */
function isTail(counts: readonly number[], index: number, { end, width, tail }: Segment): boolean {
  return tail === undefined && counts[index] === width && index - end <= WIDEST_GAP;
}

type Stretch = { readonly first: number; readonly end: number };

function splitByWidth(counts: readonly number[], first: number, end: number): readonly Stretch[] {
  const parts: Stretch[] = [];
  let partStart = first;
  let lastLongWidth: number | undefined;
  let run = first;
  while (run < end) {
    let runEnd = run;
    while (runEnd < end && counts[runEnd] === counts[run]) runEnd += 1;
    if (runEnd - run >= RUN_OF_ITS_OWN) {
      if (lastLongWidth !== undefined && lastLongWidth !== counts[run]) {
        parts.push({ first: partStart, end: run });
        partStart = run;
      }
      lastLongWidth = counts[run];
    }
    run = runEnd;
  }
  parts.push({ first: partStart, end });
  return parts;
}

function trimEdges(counts: readonly number[], { first, end }: Stretch): readonly Segment[] {
  const width = commonestWidth(counts, first, end);
  let top = first;
  let bottom = end;
  const isFar = (index: number): boolean => (counts[index] ?? 0) * 2 <= width && width > 2;
  while (top < bottom && isFar(top)) top += 1;
  while (bottom > top && isFar(bottom - 1)) bottom -= 1;
  return bottom - top < 2 ? [] : [{ first: top, end: bottom, width }];
}

function commonestWidth(counts: readonly number[], first: number, end: number): number {
  const tally = new Map<number, number>();
  let best = counts[first] ?? 0;
  for (let i = first; i < end; i += 1) {
    const width = counts[i] ?? 0;
    const seen = (tally.get(width) ?? 0) + 1;
    tally.set(width, seen);
    const lead = tally.get(best) ?? 0;
    if (seen > lead || (seen === lead && width > best)) best = width;
  }
  return best;
}
