import { type Ground, groundAt } from '../colour/find-ground.ts';
import { type Lab, toChroma } from '../colour/lab.ts';
import { distanceOf, labAt, type Raster } from '../raster/raster.ts';

/** A thin straight line along a row or a column of pixels: an axis, a line of a grid, a border. */
export type StraightLine = {
  /** The sub-pixel centre across the line: its y where it lies, its x where it stands. */
  readonly at: number;
  /** First pixel along the line and the one behind its last. */
  readonly from: number;
  readonly to: number;
  /** How far its colour is from the ground (CIE76). */
  readonly contrast: number;
  readonly colour: Lab;
};

/** Lines that lie and lines that stand, each in the order of their places. */
export type StraightLines = { readonly lying: readonly StraightLine[]; readonly standing: readonly StraightLine[] };

/** Lines are grey: a chromatic stroke is a mark. */
const GREATEST_CHROMA = 14;
const GREATEST_THICKNESS = 4;

/** The picture, or the picture turned over its diagonal, so that one walk finds lines of both directions. */
type View = {
  readonly length: number;
  readonly count: number;
  readonly colourAt: (along: number, across: number) => Lab;
  readonly groundAt: (along: number, across: number) => Lab;
};

function viewOf(raster: Raster, ground: Ground, isLying: boolean): View {
  return isLying
    ? {
        length: raster.width,
        count: raster.height,
        colourAt: (along, across) => labAt(raster, along, across),
        groundAt: (along, across) => groundAt(ground, along, across),
      }
    : {
        length: raster.height,
        count: raster.width,
        colourAt: (along, across) => labAt(raster, across, along),
        groundAt: (along, across) => groundAt(ground, across, along),
      };
}

/** How far the pixel is from the ground where it is grey and thin across the line; 0 elsewhere. */
function strengthMap(view: View): Float32Array {
  const { length, count } = view;
  const contrast = new Float32Array(length * count);
  for (let across = 0; across < count; across += 1) {
    for (let along = 0; along < length; along += 1) {
      const colour = view.colourAt(along, across);
      const isGrey = toChroma(colour) - toChroma(view.groundAt(along, across)) < GREATEST_CHROMA;
      contrast[across * length + along] = isGrey ? distanceOf(colour, view.groundAt(along, across)) : 0;
    }
  }
  return contrast;
}

type Run = { from: number; to: number; filled: number };

/** The longest stretch of a row where hardly anything is missing; marks that lie over a line make gaps in it. */
function longestRun(isOn: (along: number) => boolean, isCovered: (along: number) => boolean, length: number): Run {
  let best: Run = { from: 0, to: 0, filled: 0 };
  let run: Run | undefined;
  let gap = 0;
  for (let along = 0; along < length; along += 1) {
    if (isOn(along)) {
      run ??= { from: along, to: along, filled: 0 };
      run.filled += 1;
      run.to = along + 1;
      gap = 0;
      if (run.filled > best.filled) best = { ...run };
    } else if (!isCovered(along)) {
      gap += 1;
      // Dashed lines have short gaps.
      if (gap > 6) run = undefined;
    }
  }
  return best;
}

const LEAST_CONTRAST = 3;

function findAlong(view: View): readonly StraightLine[] {
  const { length, count } = view;
  const contrast = strengthMap(view);
  const strength = (along: number, across: number): number =>
    across < 0 || across >= count ? 0 : (contrast[across * length + along] ?? 0);
  const isMark = (along: number, across: number): boolean => toChroma(view.colourAt(along, across)) >= GREATEST_CHROMA;
  const found: StraightLine[] = [];
  for (let across = 0; across < count; across += 1) {
    const isPeak = (along: number): boolean => {
      const own = strength(along, across);
      if (own < LEAST_CONTRAST) return false;
      const before = strength(along, across - 1);
      const after = strength(along, across + 1);
      if (own < before || own <= after) return false;
      const beyond = Math.min(
        strength(along, across - GREATEST_THICKNESS),
        strength(along, across + GREATEST_THICKNESS),
      );
      return beyond < 0.7 * own;
    };
    const usual = usualStrength(length, (along) => (isPeak(along) ? strength(along, across) : 0));
    const isLine = (along: number): boolean => {
      const ratio = strength(along, across) / usual;
      return ratio > 0.6 && ratio < 1.6 && isPeak(along);
    };
    const run = longestRun(isLine, (along) => isMark(along, across), length);
    const extent = run.to - run.from;
    if (extent < Math.max(24, 0.18 * length) || run.filled < 0.3 * extent) continue;
    found.push(measure(view, strength, { across, run, isPeak: isLine }));
  }
  return found;
}

/** The median contrast of the peaks of a row: what is much fainter or stronger is not part of the same line. */
function usualStrength(length: number, peakAt: (along: number) => number): number {
  const peaks: number[] = [];
  for (let along = 0; along < length; along += 1) {
    const peak = peakAt(along);
    if (peak > 0) peaks.push(peak);
  }
  peaks.sort((one, other) => one - other);
  return peaks[Math.floor(peaks.length / 2)] ?? 1;
}

type Peak = { readonly across: number; readonly run: Run; readonly isPeak: (along: number) => boolean };

function measure(view: View, strength: (along: number, across: number) => number, peak: Peak): StraightLine {
  const { across, run, isPeak } = peak;
  let [weight, moment, best, bestAlong] = [0, 0, 0, run.from];
  for (let along = run.from; along < run.to; along += 1) {
    if (!isPeak(along)) continue;
    const own = strength(along, across);
    for (let near = across - 2; near <= across + 2; near += 1) {
      const here = strength(along, near);
      if (here < 1 || here > 1.2 * own) continue;
      weight += here;
      moment += here * (near + 0.5);
    }
    if (own > best) [best, bestAlong] = [own, along];
  }
  return {
    at: weight > 0 ? moment / weight : across + 0.5,
    from: run.from,
    to: run.to,
    contrast: best,
    colour: view.colourAt(bestAlong, across),
  };
}

/** Lines found in neighbouring rows are one line: the longer one is kept. */
function mergeNeighbours(lines: readonly StraightLine[]): readonly StraightLine[] {
  const kept: StraightLine[] = [];
  for (const line of lines) {
    const last = kept.at(-1);
    if (last === undefined || line.at - last.at > 2.2) kept.push(line);
    else if (line.to - line.from > last.to - last.from) kept[kept.length - 1] = line;
  }
  return kept;
}

/** Grey lines, four pixels thick at most, that run straight over at least a sixth of the picture. */
export function findLines(raster: Raster, ground: Ground): StraightLines {
  return {
    lying: mergeNeighbours(findAlong(viewOf(raster, ground, true))),
    standing: mergeNeighbours(findAlong(viewOf(raster, ground, false))),
  };
}
