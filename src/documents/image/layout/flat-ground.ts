import type { Pixels } from '../pixels.ts';

/** How much neighbours of one flat area may differ, a channel: gradients pass, edges of letters do not. */
const FLAT_STEP = 3;
const NO_SEED = -1;

/** What drawn pictures have and photographs have not: areas of one colour. */
export type FlatGround = {
  /** For each pixel the index of the pixel whose colour is that of the ground below it. */
  readonly nearest: Int32Array;
  /** The share of pixels that lie in flat areas, 0 to 1. */
  readonly flatShare: number;
};

/**
 * Finds the areas of one colour that hold squares of `side` pixels, which strokes of letters and lines do not but where they meet, and gives each
 * other pixel the nearest of them as its ground. Takes time and memory in proportion to the pixels.
 */
export function findFlatGround(pixels: Pixels, side: number): FlatGround {
  const areas = labelAreas(pixels);
  const thickness = measureThickness(areas, pixels.width, side);
  const nearest = new Int32Array(areas.length).fill(NO_SEED);
  let flat = 0;
  for (let at = 0; at < areas.length; at += 1) {
    if ((thickness[areas[at] ?? 0] ?? 0) <= 0) continue;
    nearest[at] = at;
    flat += 1;
  }
  spreadNearest(nearest, pixels.width);
  return { nearest, flatShare: flat / Math.max(1, areas.length) };
}

/** For each pixel the lowest index of the area of like colour that it belongs to. */
function labelAreas({ width, height, rgba }: Pixels): Int32Array {
  const parents = new Int32Array(width * height);
  const isAlike = (one: number, other: number): boolean => {
    const [a, b] = [one * 4, other * 4];
    return (
      Math.abs((rgba[a] ?? 0) - (rgba[b] ?? 0)) <= FLAT_STEP &&
      Math.abs((rgba[a + 1] ?? 0) - (rgba[b + 1] ?? 0)) <= FLAT_STEP &&
      Math.abs((rgba[a + 2] ?? 0) - (rgba[b + 2] ?? 0)) <= FLAT_STEP
    );
  };
  for (let at = 0; at < parents.length; at += 1) {
    parents[at] = at;
    if (at % width !== 0 && isAlike(at, at - 1)) parents[at] = findRoot(parents, at - 1);
    if (at >= width && isAlike(at, at - width)) join(parents, at, at - width);
  }
  for (let at = 0; at < parents.length; at += 1) parents[at] = parents[parents[at] ?? 0] ?? 0;
  return parents;
}

/** The lowest index of the set that holds `at`; shortens the way to it. */
export function findRoot(parents: Int32Array, at: number): number {
  let root = at;
  for (let above = parents[root] ?? root; above !== root; above = parents[root] ?? root) {
    parents[root] = parents[above] ?? above;
    root = parents[root] ?? root;
  }
  return root;
}

/** Makes one set of the two that hold `one` and `other`; its root is the lower index. */
export function join(parents: Int32Array, one: number, other: number): void {
  const [a, b] = [findRoot(parents, one), findRoot(parents, other)];
  if (a < b) parents[b] = a;
  else parents[a] = b;
}

/** A ground has one pixel in so many, or more, that a square of `side` pixels ends at; where strokes of letters meet there are few. */
const STROKES_TO_GROUND = 13;

/** By index of area: above 0 where squares of `side` pixels lie in a good part of it. */
function measureThickness(areas: Int32Array, width: number, side: number): Int32Array {
  const thickness = new Int32Array(areas.length);
  let above = new Uint8Array(width);
  let here = new Uint8Array(width);
  for (let at = 0; at < areas.length; at += 1) {
    const x = at % width;
    if (x === 0) [above, here] = [here, above];
    const area = areas[at] ?? 0;
    const isInner =
      x > 0 && at >= width && areas[at - 1] === area && areas[at - width] === area && areas[at - width - 1] === area;
    const square = isInner ? 1 + Math.min(here[x - 1] ?? 0, above[x] ?? 0, above[x - 1] ?? 0) : 1;
    here[x] = Math.min(square, side);
    thickness[area] = (thickness[area] ?? 0) + (square >= side ? STROKES_TO_GROUND - 1 : -1);
  }
  return thickness;
}

/** Fills what has no seed with the nearest one, by steps: once down from the top left, once up from the bottom right. */
function spreadNearest(nearest: Int32Array, width: number): void {
  const steps = new Uint16Array(nearest.length).fill(65_535);
  for (let at = 0; at < nearest.length; at += 1) if (nearest[at] !== NO_SEED) steps[at] = 0;
  const take = (at: number, from: number): void => {
    const next = (steps[from] ?? 65_535) + 1;
    if (next >= (steps[at] ?? 0)) return;
    steps[at] = next;
    nearest[at] = nearest[from] ?? NO_SEED;
  };
  for (let at = 0; at < nearest.length; at += 1) {
    if (at % width !== 0) take(at, at - 1);
    if (at >= width) take(at, at - width);
  }
  for (let at = nearest.length - 1; at >= 0; at -= 1) {
    if (at % width !== width - 1) take(at, at + 1);
    if (at + width < nearest.length) take(at, at + width);
  }
}
