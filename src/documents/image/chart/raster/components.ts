import { findRoot, join } from '../../layout/flat-ground.ts';
import type { Extent } from './raster.ts';

/** A set of pixels that touch each other, corners included. `pixels` are indexes y * width + x, in reading order. */
export type Component = { readonly box: Extent; readonly pixels: Int32Array };

/** The stretches of a mask along its rows, in reading order: where each begins and ends (the end is not part of it), and its row. */
type Runs = { readonly from: readonly number[]; readonly to: readonly number[]; readonly row: readonly number[] };

function findRuns(mask: Uint8Array, width: number, height: number): Runs {
  const [from, to, row]: [number[], number[], number[]] = [[], [], []];
  for (let y = 0; y < height; y += 1) {
    const end = (y + 1) * width;
    for (let pixel = y * width; pixel < end; pixel += 1) {
      if (mask[pixel] === 0) continue;
      from.push(pixel);
      while (pixel < end && mask[pixel] !== 0) pixel += 1;
      to.push(pixel);
      row.push(y);
    }
  }
  return { from, to, row };
}

/** For each run the first one of its component. */
function joinRuns({ from, to, row }: Runs, width: number): Int32Array {
  const parents = Int32Array.from(from.keys());
  let above = 0;
  for (let run = 0; run < parents.length; run += 1) {
    // Where this run would begin and end in the row above, corners included; runs that end before are passed for good.
    const [begin, end] = [(from[run] ?? 0) - width - 1, (to[run] ?? 0) - width + 1];
    while (above < run && (to[above] ?? 0) <= begin) above += 1;
    const isAbove = (other: number): boolean => row[other] === (row[run] ?? 0) - 1 && (from[other] ?? 0) < end;
    for (let other = above; other < run && (from[other] ?? 0) < end; other += 1)
      if (isAbove(other)) join(parents, other, run);
  }
  for (let run = 0; run < parents.length; run += 1) parents[run] = findRoot(parents, run);
  return parents;
}

/** The connected components of a mask (every pixel that is not 0), in reading order of their first pixel. */
export function findComponents(mask: Uint8Array, width: number, height: number): readonly Component[] {
  const runs = findRuns(mask, width, height);
  const { from, to, row } = runs;
  const parents = joinRuns(runs, width);
  const sizes = new Int32Array(parents.length);
  for (let run = 0; run < parents.length; run += 1)
    sizes[parents[run] ?? 0] = (sizes[parents[run] ?? 0] ?? 0) + (to[run] ?? 0) - (from[run] ?? 0);
  const found = new Map<number, Gathered>();
  for (let run = 0; run < parents.length; run += 1) {
    const root = parents[run] ?? 0;
    const [begin, end, y] = [from[run] ?? 0, to[run] ?? 0, row[run] ?? 0];
    let own = found.get(root);
    if (own === undefined) {
      own = { left: width, top: y, right: 0, bottom: 0, pixels: new Int32Array(sizes[root] ?? 0), count: 0 };
      found.set(root, own);
    }
    own.left = Math.min(own.left, begin - y * width);
    own.right = Math.max(own.right, end - y * width);
    own.bottom = y + 1;
    for (let pixel = begin; pixel < end; pixel += 1) {
      own.pixels[own.count] = pixel;
      own.count += 1;
    }
  }
  return [...found.values()].map(({ left, top, right, bottom, pixels }) => ({
    box: { left, top, right, bottom },
    pixels,
  }));
}

/** What is known of a component while its runs are gathered. */
type Gathered = {
  left: number;
  readonly top: number;
  right: number;
  bottom: number;
  readonly pixels: Int32Array;
  count: number;
};
