import type { GreyImage } from '../pixels.ts';

/** A straight line of a picture, level or upright, ends included. */
export type Ruling = {
  readonly isLevel: boolean;
  /** The row of a level ruling or the column of an upright one, at its middle. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly thickness: number;
};

/** Where a line lies within its rows or columns. */
type Run = { readonly from: number; readonly to: number };

/** What a straight line is. */
export type RulingLimits = {
  /** The least strength of its pixels. */
  readonly threshold: number;
  /** The least length, in pixels. */
  readonly length: number;
  /** The longest gap within it, in pixels. */
  readonly hole: number;
};

/** No line of a table is thicker; what is, is an area. */
const MOST_THICKNESS = 7;
/** The share of a line that letters may stand beside, those on both sides added. */
const MOST_BESIDE = 0.45;

/**
 * Finds the straight lines of a picture, level ones first, each in the
 * order of its place. Lines may lean by a pixel in every `length`.
 */
export function findRulings(strength: GreyImage, limits: RulingLimits): readonly Ruling[] {
  return [...findAlong(strength, limits, true), ...findAlong(strength, limits, false)];
}

/** A copy without the pixels of rulings. */
export function withoutRulings(strength: GreyImage, rulings: readonly Ruling[]): GreyImage {
  const { width, height } = strength;
  const values = strength.values.slice();
  for (const { isLevel, at, from, to, thickness } of rulings) {
    const first = Math.max(0, Math.floor(at - thickness / 2));
    const last = Math.min((isLevel ? height : width) - 1, Math.ceil(at + thickness / 2));
    for (let across = first; across <= last; across += 1) {
      for (let along = from; along <= to; along += 1) {
        values[isLevel ? across * width + along : along * width + across] = 0;
      }
    }
  }
  return { width, height, values };
}

/** A ruling that grows while the rows are passed. */
type Growing = { from: number; to: number; readonly first: number; last: number };

function findAlong({ width, height, values }: GreyImage, limits: RulingLimits, isLevel: boolean): Ruling[] {
  const { threshold, length, hole } = limits;
  const [lanes, steps] = isLevel ? [height, width] : [width, height];
  const [laneStride, stepStride] = isLevel ? [width, 1] : [1, width];
  let growing: Growing[] = [];
  const done: Growing[] = [];
  for (let lane = 0; lane < lanes; lane += 1) {
    const runs: Run[] = [];
    let start = -1;
    let end = -1;
    for (let step = 0; step < steps; step += 1) {
      if ((values[lane * laneStride + step * stepStride] ?? 0) < threshold) continue;
      if (start < 0 || step - end > hole + 1) {
        if (start >= 0 && end - start + 1 >= length) runs.push({ from: start, to: end });
        start = step;
      }
      end = step;
    }
    if (start >= 0 && end - start + 1 >= length) runs.push({ from: start, to: end });
    growing = continueWith(growing, runs, lane, done);
  }
  const isInk = (lane: number, step: number): boolean =>
    lane >= 0 && lane < lanes && (values[lane * laneStride + step * stepStride] ?? 0) >= threshold;
  return [...done, ...growing]
    .filter((line) => line.last - line.first + 1 <= MOST_THICKNESS && isAlone(line, isInk))
    .map(({ from, to, first, last }) => ({ isLevel, at: (first + last) / 2, from, to, thickness: last - first + 1 }))
    .toSorted((one, other) => one.at - other.at || one.from - other.from);
}

/** Rows of letters that touch are as long as lines; but letters go on above or below, where a line has blank ground. */
function isAlone({ from, to, first, last }: Growing, isInk: (lane: number, step: number) => boolean): boolean {
  let beside = 0;
  for (let step = from; step <= to; step += 1) {
    if (isInk(first - 2, step)) beside += 1;
    if (isInk(last + 2, step)) beside += 1;
  }
  return beside <= MOST_BESIDE * (to - from + 1);
}

function continueWith(growing: readonly Growing[], runs: readonly Run[], lane: number, done: Growing[]): Growing[] {
  const next: Growing[] = [];
  const taken = new Set<Growing>();
  for (const run of runs) {
    const above = growing.find((line) => line.from <= run.to + 1 && run.from <= line.to + 1 && !taken.has(line));
    if (above === undefined) {
      next.push({ from: run.from, to: run.to, first: lane, last: lane });
      continue;
    }
    taken.add(above);
    above.from = Math.min(above.from, run.from);
    above.to = Math.max(above.to, run.to);
    above.last = lane;
    next.push(above);
  }
  for (const line of growing) if (!taken.has(line)) done.push(line);
  return next;
}
