import type { ContrastMap } from '../colour/contrast-map.ts';
import type { Lab } from '../colour/lab.ts';
import { labAt, type Raster } from '../raster/raster.ts';

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
const LEAST_CONTRAST = 3;

/** The picture, or the picture turned over its diagonal, so that one walk finds lines of both directions. */
type View = {
  readonly length: number;
  readonly count: number;
  /** Index of a pixel by its place along and across the line. */
  readonly at: (along: number, across: number) => number;
};

function viewOf({ width, height }: Raster, isLying: boolean): View {
  return isLying
    ? { length: width, count: height, at: (along, across) => across * width + along }
    : { length: height, count: width, at: (along, across) => along * width + across };
}

/** Contrast of grey pixels along a view, 0 where a pixel is coloured or the pale edge of what is; and which pixels are coloured. */
type Strengths = { readonly strength: Float32Array; readonly isMark: Uint8Array };

/** From this contrast on a grey that goes on above or below, further than a line is thick, is a filled mark, and no line. */
const SOLID_CONTRAST = 6;
const EVEN = 3;

/** True where the grey of a pixel goes on in steps of so many, as far as a line is thick. */
function goesOn(strength: Float32Array, pixel: number, step: number): boolean {
  const own = strength[pixel] ?? 0;
  for (let steps = 1; steps <= GREATEST_THICKNESS; steps += 1)
    if (Math.abs((strength[pixel + steps * step] ?? 0) - own) >= EVEN) return false;
  return true;
}

function isSolidGrey(strength: Float32Array, pixel: number, length: number): boolean {
  const own = strength[pixel] ?? 0;
  if (own < SOLID_CONTRAST) return false;
  return goesOn(strength, pixel, length) || goesOn(strength, pixel, -length);
}

function strengthsOf({ length, count, at }: View, { contrast, chroma }: ContrastMap): Strengths {
  const strength = new Float32Array(length * count);
  const isMark = new Uint8Array(length * count);
  const isPaleEdge = (along: number, across: number): boolean => {
    const own = contrast[at(along, across)] ?? 0;
    if (own < LEAST_CONTRAST) return false;
    return [across - 1, across + 1].some((beside) => {
      if (beside < 0 || beside >= count) return false;
      const [mark, edge] = [at(along, beside), at(along, across)];
      if ((chroma[mark] ?? 0) < GREATEST_CHROMA || own >= PALE * (contrast[mark] ?? 0)) return false;
      // The edge of a mark has its hue, a line beside it has none.
      return (chroma[edge] ?? 0) / own >= PALE * ((chroma[mark] ?? 0) / (contrast[mark] ?? 1));
    });
  };
  for (let across = 0; across < count; across += 1) {
    for (let along = 0; along < length; along += 1) {
      const pixel = at(along, across);
      const isColoured = (chroma[pixel] ?? 0) >= GREATEST_CHROMA;
      isMark[across * length + along] = isColoured ? 1 : 0;
      strength[across * length + along] = isColoured || isPaleEdge(along, across) ? 0 : (contrast[pixel] ?? 0);
    }
  }
  const solid = new Uint8Array(length * count);
  for (let across = GREATEST_THICKNESS; across < count - GREATEST_THICKNESS; across += 1)
    for (let along = 0; along < length; along += 1)
      solid[across * length + along] = Number(isSolidGrey(strength, across * length + along, length));
  // The blurred edge of a grey mark is fainter than the mark itself.
  const isEdgeOf = (pixel: number, beside: number): boolean =>
    solid[beside] === 1 && (strength[pixel] ?? 0) < (strength[beside] ?? 0) - EVEN;
  const isEdge = strength.map((own, pixel) =>
    Number(own > 0 && (isEdgeOf(pixel, pixel - length) || isEdgeOf(pixel, pixel + length))),
  );
  for (let pixel = 0; pixel < strength.length; pixel += 1) {
    if (solid[pixel] === 1) isMark[pixel] = 1;
    if (solid[pixel] === 1 || isEdge[pixel] === 1) strength[pixel] = 0;
  }
  // Where two marks meet their colours mix.
  for (let pixel = length; pixel < strength.length - length; pixel += 1)
    if (isMark[pixel - length] === 1 && isMark[pixel + length] === 1) strength[pixel] = 0;
  return { strength, isMark };
}

/** The peaks of a row: stronger than the rows beside it, and thin. 0 elsewhere. */
function peaksOf(strength: Float32Array, across: number, length: number): Float32Array {
  const peaks = new Float32Array(length);
  const row = (by: number) => (across + by) * length;
  for (let along = 0; along < length; along += 1) {
    const own = strength[row(0) + along] ?? 0;
    if (own < LEAST_CONTRAST) continue;
    if (own < (strength[row(-1) + along] ?? 0) || own <= (strength[row(1) + along] ?? 0)) continue;
    const beyond = Math.min(
      strength[row(-GREATEST_THICKNESS) + along] ?? 0,
      strength[row(GREATEST_THICKNESS) + along] ?? 0,
    );
    if (beyond < 0.7 * own) peaks[along] = own;
  }
  return peaks;
}

/** The blurred edge of a mark is that much fainter than the mark. */
const PALE = 0.5;

type Run = { from: number; to: number; filled: number; covered: number };
/** A stretch of a line without a gap that is wider than `NARROW`. */
type Piece = { readonly from: number; readonly to: number };

/** The edge of a mark over a line, or its own blur, leaves no wider gap. */
const NARROW = 2;
/** A line is whole where one stretch makes up so much of it; what then stands apart at its end, and is no longer, is letters. */
const WHOLE = 0.6;
const LETTER = 24;

/**
 * The run without letters that stand beside its ends: gaps as wide as those between dashes are bridged, and so wide is the gap
 * between the labels of an axis and the lines of its grid. Dashed lines have no stretch that makes up most of them.
 */
function withoutLetters(run: Run, pieces: readonly Piece[]): Run {
  const sizeOf = ({ from, to }: Piece): number => to - from;
  const own = pieces.filter(({ from, to }) => from >= run.from && to <= run.to);
  const sizesOf = (some: readonly Piece[]): number => some.reduce((sum, piece) => sum + sizeOf(piece), 0);
  const main = own.reduce<Piece | undefined>(
    (longest, piece) => (longest !== undefined && sizeOf(longest) >= sizeOf(piece) ? longest : piece),
    undefined,
  );
  if (main === undefined || sizeOf(main) < WHOLE * sizesOf(own)) return run;
  const [before, after] = [own.filter(({ to }) => to <= main.from), own.filter(({ from }) => from >= main.to)];
  return {
    ...run,
    from: sizesOf(before) <= LETTER ? main.from : run.from,
    to: sizesOf(after) <= LETTER ? main.to : run.to,
  };
}

/** The longest stretch of a row where hardly anything is missing; marks that lie over a line make gaps in it. */
function longestRun(isOn: (along: number) => boolean, isCovered: (along: number) => boolean, length: number): Run {
  let best: Run = { from: 0, to: 0, filled: 0, covered: 0 };
  let run: Run | undefined;
  let gap = 0;
  const pieces: { from: number; to: number }[] = [];
  for (let along = 0; along < length; along += 1) {
    if (isOn(along)) {
      const piece = pieces.at(-1);
      if (run === undefined || piece === undefined || gap > NARROW) pieces.push({ from: along, to: along + 1 });
      else piece.to = along + 1;
      run ??= { from: along, to: along, filled: 0, covered: 0 };
      run.filled += 1;
      run.to = along + 1;
      gap = 0;
      if (run.filled > best.filled) best = { ...run };
    } else if (isCovered(along)) {
      if (run !== undefined) run.covered += 1;
    } else {
      gap += 1;
      // Dashed lines have short gaps.
      if (gap > 6) run = undefined;
    }
  }
  return withoutLetters(best, pieces);
}

function findAlong(view: View, map: ContrastMap, raster: Raster): readonly StraightLine[] {
  const { length, count } = view;
  const { strength, isMark } = strengthsOf(view, map);
  const found: StraightLine[] = [];
  for (let across = 0; across < count; across += 1) {
    const peaks = peaksOf(strength, across, length);
    const usual = usualStrength(peaks);
    if (usual === undefined) continue;
    const isLine = (along: number): boolean => {
      const ratio = (peaks[along] ?? 0) / usual;
      return ratio > 0.6 && ratio < 1.6;
    };
    // Marks lie over a line or stand on it.
    const isCovered = (along: number): boolean =>
      [-1, 0, 1].some((step) => isMark[(across + step) * length + along] === 1);
    const run = longestRun(isLine, isCovered, length);
    const extent = run.to - run.from;
    if (extent < Math.max(24, 0.18 * length) || run.filled < 0.5 * (extent - run.covered) || run.filled < 0.08 * extent)
      continue;
    if (shareAlone(strength, { across, run, isPeak: isLine }, length) < ALONE) continue;
    found.push(measure(view, strength, { across, run, isPeak: isLine }, raster));
  }
  return found;
}

/** Of a line that share of the pixels has nothing close by on either side; below and above the rows of a text its letters go on. */
const ALONE = 0.75;

function shareAlone(strength: Float32Array, { across, run, isPeak }: Peak, length: number): number {
  let [alone, all] = [0, 0];
  for (let along = run.from; along < run.to; along += 1) {
    if (!isPeak(along)) continue;
    const own = strength[across * length + along] ?? 0;
    const beside = (step: number): number => strength[(across + step) * length + along] ?? 0;
    all += 1;
    alone += Number(Math.max(beside(-GREATEST_THICKNESS), beside(GREATEST_THICKNESS)) < 0.7 * own);
  }
  return all === 0 ? 0 : alone / all;
}

/** The median contrast of the peaks of a row: what is much fainter or stronger is not part of the same line. */
function usualStrength(peaks: Float32Array): number | undefined {
  const sorted = peaks.filter((peak) => peak > 0).sort();
  return sorted.length < 12 ? undefined : sorted[Math.floor(sorted.length / 2)];
}

type Peak = { readonly across: number; readonly run: Run; readonly isPeak: (along: number) => boolean };

function measure(view: View, strength: Float32Array, peak: Peak, raster: Raster): StraightLine {
  const { across, run, isPeak } = peak;
  const { length, count } = view;
  let [weight, moment, best, bestAlong] = [0, 0, 0, run.from];
  for (let along = run.from; along < run.to; along += 1) {
    if (!isPeak(along)) continue;
    const own = strength[across * length + along] ?? 0;
    for (let near = Math.max(0, across - 2); near <= Math.min(count - 1, across + 2); near += 1) {
      const here = strength[near * length + along] ?? 0;
      if (here < 1 || here > 1.2 * own) continue;
      weight += here;
      moment += here * (near + 0.5);
    }
    if (own > best) [best, bestAlong] = [own, along];
  }
  const pixel = view.at(bestAlong, across);
  return {
    at: weight > 0 ? moment / weight : across + 0.5,
    from: run.from,
    to: run.to,
    contrast: best,
    colour: labAt(raster, pixel % raster.width, Math.floor(pixel / raster.width)),
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
export function findLines(raster: Raster, map: ContrastMap): StraightLines {
  return {
    lying: mergeNeighbours(findAlong(viewOf(raster, true), map, raster)),
    standing: mergeNeighbours(findAlong(viewOf(raster, false), map, raster)),
  };
}
