import { PlanError } from '../plan-error.ts';

/** What can stop a plan between two runs of rows: an `AbortSignal`, or anything that throws when it is to end. */
export type StopSignal = { throwIfAborted(): void };

/** How a plan is carried out. */
export type PlanLimits = {
  /** Looked at every few thousand rows; what it throws ends the plan. */
  readonly signal?: StopSignal;
  /** Most cells that the table of a step may have, 5 million where absent. */
  readonly mostCells?: number;
};

/** Most cells that the table of a step may have where no other bound is given. */
const MOST_CELLS = 5_000_000;

const CHUNK_ROWS = 16_384;

/** Rows `from` up to, not including, `to`. */
export type RowChunk = { readonly from: number; readonly to: number };

/** The rows from 0 to `rowCount` in runs of some thousands, with a look at the signal before each. */
export function* rowChunks(rowCount: number, { signal }: PlanLimits): Generator<RowChunk> {
  for (let from = 0; from < rowCount; from += CHUNK_ROWS) {
    signal?.throwIfAborted();
    yield { from, to: Math.min(from + CHUNK_ROWS, rowCount) };
  }
}

/** Refuses a table that would have too many cells. To be called before it is made. */
export function checkSize(rowCount: number, columnCount: number, { mostCells = MOST_CELLS }: PlanLimits): void {
  const cells = rowCount * columnCount;
  if (cells > mostCells) throw new PlanError({ kind: 'tooLarge', cells, mostCells });
}
