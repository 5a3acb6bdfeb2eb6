import type { GreyImage } from '../pixels.ts';

/** A straight line of a picture, level or upright, ends included. */
export type Ruling = {
  readonly isLevel: boolean;
  /** The row of a level ruling or the column of an upright one, halfway between its ends. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly thickness: number;
  /** How far it strays from its row or column with each pixel along it. */
  readonly lean: number;
};

/** The row of a level ruling, or the column of an upright one, at a place along it, beyond its ends too. */
export function placeOn({ at, from, to, lean }: Ruling, along: number): number {
  return at + lean * (along - (from + to) / 2);
}

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
/** Within so many rows a line is taken as level: it may just have soft edges. */
const MOST_SPAN_UNLEANED = 4;
/** A straightened photograph still leans by that much here and there, in pixels for each along a line. */
const MOST_LEAN = 0.02;
/** The share of a line that letters may stand beside, those on both sides added. */
const MOST_BESIDE = 0.45;

/**
 * Finds the straight lines of a picture, level ones first, each in the
 * order of its place. Lines may lean a little.
 */
export function findRulings(strength: GreyImage, limits: RulingLimits): readonly Ruling[] {
  return [...findAlong(strength, limits, true), ...findAlong(strength, limits, false)];
}

/** A copy without the pixels of rulings. */
export function withoutRulings(strength: GreyImage, rulings: readonly Ruling[]): GreyImage {
  const { width, height } = strength;
  const values = strength.values.slice();
  for (const ruling of rulings) {
    const { isLevel, from, to, thickness } = ruling;
    const most = (isLevel ? height : width) - 1;
    for (let along = from; along <= to; along += 1) {
      const at = placeOn(ruling, along);
      const last = Math.min(most, Math.ceil(at + thickness / 2));
      for (let across = Math.max(0, Math.floor(at - thickness / 2)); across <= last; across += 1) {
        values[isLevel ? across * width + along : along * width + across] = 0;
      }
    }
  }
  return { width, height, values };
}

/** A ruling that grows while the rows are passed: its ends, the rows it lies in, and the runs it is made of. */
type Growing = { from: number; to: number; readonly first: number; last: number; readonly runs: LaneRun[] };
type LaneRun = Run & { readonly lane: number };

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
    .flatMap((line) => toRuling(line, isLevel) ?? [])
    .filter((ruling) => isAlone(ruling, isInk))
    .toSorted((one, other) => one.at - other.at || one.from - other.from);
}

/** The straight line through the runs by least squares, undefined where it is too thick or leans too much. */
function toRuling({ from, to, first, last, runs }: Growing, isLevel: boolean): Ruling | undefined {
  const length = to - from + 1;
  if (last - first + 1 > MOST_THICKNESS + MOST_LEAN * length) return undefined;
  let [area, alongSum, acrossSum] = [0, 0, 0];
  for (const run of runs) {
    const size = run.to - run.from + 1;
    area += size;
    alongSum += (size * (run.from + run.to)) / 2;
    acrossSum += size * run.lane;
  }
  const thickness = area / length;
  if (thickness > MOST_THICKNESS) return undefined;
  if (last - first + 1 <= MOST_SPAN_UNLEANED)
    return { isLevel, at: (first + last) / 2, from, to, thickness: last - first + 1, lean: 0 };
  const [alongMean, acrossMean] = [alongSum / area, acrossSum / area];
  let [spread, shared] = [0, 0];
  for (const run of runs) {
    const size = run.to - run.from + 1;
    const away = (run.from + run.to) / 2 - alongMean;
    spread += size * (away * away + (size * size) / 12);
    shared += size * away * (run.lane - acrossMean);
  }
  const lean = shared / Math.max(1, spread);
  const at = acrossMean + lean * ((from + to) / 2 - alongMean);
  const most = Math.max(...runs.map((run) => Math.abs(run.lane - at - lean * ((run.from + run.to - from - to) / 2))));
  return { isLevel, at, from, to, thickness: Math.min(last - first + 1, 2 * most + 1), lean };
}

/** Rows of letters that touch are as long as lines; but letters go on above or below, where a line has blank ground. */
function isAlone(ruling: Ruling, isInk: (lane: number, step: number) => boolean): boolean {
  const { from, to, thickness } = ruling;
  let beside = 0;
  for (let step = from; step <= to; step += 1) {
    const at = placeOn(ruling, step);
    if (isInk(Math.ceil(at - thickness / 2 - 1.5), step)) beside += 1;
    if (isInk(Math.floor(at + thickness / 2 + 1.5), step)) beside += 1;
  }
  return beside <= MOST_BESIDE * (to - from + 1);
}

function continueWith(growing: readonly Growing[], runs: readonly Run[], lane: number, done: Growing[]): Growing[] {
  const next: Growing[] = [];
  const taken = new Set<Growing>();
  for (const run of runs) {
    const above = growing.find((line) => line.from <= run.to + 1 && run.from <= line.to + 1 && !taken.has(line));
    if (above === undefined) {
      next.push({ from: run.from, to: run.to, first: lane, last: lane, runs: [{ ...run, lane }] });
      continue;
    }
    taken.add(above);
    above.from = Math.min(above.from, run.from);
    above.to = Math.max(above.to, run.to);
    above.last = lane;
    above.runs.push({ ...run, lane });
    next.push(above);
  }
  for (const line of growing) if (!taken.has(line)) done.push(line);
  return next;
}
