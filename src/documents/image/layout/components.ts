import type { Box, GreyImage } from '../pixels.ts';
import { join } from './flat-ground.ts';

/** Pixels of ink that hang together. */
export type Component = {
  readonly box: Box;
  /** Pixels of ink in it. */
  readonly area: number;
};

/** A stretch of ink in one row. */
type Run = { readonly row: number; readonly from: number; readonly to: number };

/** Finds what hangs together, corners included, among pixels of at least `threshold`; in the order of their first rows. */
export function findComponents(strength: GreyImage, threshold: number): readonly Component[] {
  const runs = findRuns(strength, threshold);
  const parents = Int32Array.from(runs.keys());
  let above = 0;
  for (const [at, run] of runs.entries()) {
    // Runs are in the order of rows, then columns: those of the row above that end before this one begins are passed for good.
    while (above < at && isPassed(runs[above], run)) above += 1;
    for (let other = above; other < at; other += 1) {
      const candidate = runs[other];
      if (candidate === undefined || candidate.row === run.row || candidate.from > run.to + 1) break;
      join(parents, other, at);
    }
  }
  return gather(runs, parents);
}

function isPassed(candidate: Run | undefined, run: Run): boolean {
  if (candidate === undefined || candidate.row < run.row - 1) return true;
  return candidate.row === run.row - 1 && candidate.to < run.from - 1;
}

function findRuns({ width, height, values }: GreyImage, threshold: number): readonly Run[] {
  const runs: Run[] = [];
  for (let row = 0; row < height; row += 1) {
    let from = -1;
    for (let x = 0; x <= width; x += 1) {
      const isInk = x < width && (values[row * width + x] ?? 0) >= threshold;
      if (isInk && from < 0) from = x;
      if (isInk || from < 0) continue;
      runs.push({ row, from, to: x - 1 });
      from = -1;
    }
  }
  return runs;
}

/** What is known of a component while its runs are gathered. */
type Gathered = { left: number; top: number; right: number; bottom: number; area: number };

function gather(runs: readonly Run[], parents: Int32Array): readonly Component[] {
  const byRoot = new Map<number, Gathered>();
  for (const [at, { row, from, to }] of runs.entries()) {
    // A parent is a lower index than its child, so it has been settled before.
    const root = parents[parents[at] ?? at] ?? at;
    parents[at] = root;
    const known = byRoot.get(root);
    const area = to - from + 1;
    if (known === undefined) {
      byRoot.set(root, { left: from, top: row, right: to, bottom: row, area });
      continue;
    }
    known.left = Math.min(known.left, from);
    known.right = Math.max(known.right, to);
    known.bottom = row;
    known.area += area;
  }
  return [...byRoot.values()].map(({ left, top, right, bottom, area }) => ({
    box: { left, top, width: right - left + 1, height: bottom - top + 1 },
    area,
  }));
}
