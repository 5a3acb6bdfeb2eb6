import type { Painting } from '../colour/assign-colours.ts';
import { median } from '../median.ts';
import { findRectangles, type Rectangle } from './find-rectangles.ts';
import type { BarMark } from './series.ts';

/** From here on an edge leans: rectangles are drawn level, their edges blurred by less. */
const SLANT = 0.8;

/** A sloping area falls into pieces that look like rectangles, but for their edges, which lean. */
function areSlanted(rectangles: readonly Rectangle[]): boolean {
  const leaning = rectangles.filter(({ slant, left, right }) => slant > SLANT && right - left > 3);
  const areaOf = (some: readonly Rectangle[]): number =>
    some.reduce((sum, { left, right, top, bottom }) => sum + (right - left) * (bottom - top), 0);
  return areaOf(leaning) > (leaning.length >= 2 ? 0.2 : 0.5) * areaOf(rectangles);
}

/** Pieces of an outline adjoin each other, up to the blur of their edges, in pixels; between bars there is room. */
const ADJOINING = 0.5;

/** Rectangles of a painting make bars where they hold the colour, are alike across, and are no staircase of an outline. */
function judgeBars(rectangles: readonly Rectangle[], pixels: number): number {
  if (rectangles.length === 0) return 0;
  const area = rectangles.reduce((sum, { left, right, top, bottom }) => sum + (right - left) * (bottom - top), 0);
  const share = Math.min(1, area / Math.max(1, pixels));
  if (areSlanted(rectangles)) return 0;
  const widths = rectangles.map(({ left, right }) => right - left);
  const usual = median(widths);
  const alike = widths.filter((width) => Math.abs(width - usual) <= Math.max(1.6, 0.22 * usual)).length / widths.length;
  const steps = rectangles.slice(1).flatMap((rectangle, index) => {
    const before = rectangles[index];
    if (before === undefined || Math.abs(before.right - rectangle.left) > ADJOINING) return [];
    return [Math.max(Math.abs(before.top - rectangle.top), Math.abs(before.bottom - rectangle.bottom))];
  });
  const isMostlySteps = steps.length >= 4 && steps.length >= 0.35 * (rectangles.length - 1);
  const isStaircase = isMostlySteps && (median(steps) < 2.6 || (median(steps) < 6 && usual < 12));
  if (isStaircase || usual < 2.5 || median(rectangles.map(({ top, bottom }) => bottom - top)) < 1.5) return 0;
  return share * (rectangles.length < 3 ? 1 : 0.4 + 0.6 * alike);
}

/** Edges so near to each other, in pixels, are one. */
const ONE_EDGE = 1.5;

/** How many edges lie as near to one of them as edges that are one, at most. */
function mostAlike(edges: readonly number[]): number {
  const sorted = [...edges].sort((one, other) => one - other);
  let [most, from, to] = [0, 0, 0];
  for (const edge of sorted) {
    while (edge - (sorted[from] ?? edge) > ONE_EDGE) from += 1;
    while (to < sorted.length && (sorted[to] ?? edge) - edge <= ONE_EDGE) to += 1;
    most = Math.max(most, to - from);
  }
  return most;
}

/** The share of bars that begin or end at one edge: what tells columns from bars that lie. */
export const shareOfBase = (bars: readonly BarMark[]): number =>
  Math.max(mostAlike(bars.map(({ near }) => near)), mostAlike(bars.map(({ far }) => far))) / Math.max(1, bars.length);

/** Strokes drawn at a slope leave small rectangles in both directions: real bars are solid. */
export const areThick = (bars: readonly BarMark[]): boolean =>
  median(bars.map(({ from, to, near, far }) => Math.min(to - from, Math.abs(far - near)))) >= 2.6;

const toBars = (rectangles: readonly Rectangle[], painting: Painting): readonly BarMark[] =>
  rectangles.map(({ colour, left, right, top, bottom }) => ({
    colour,
    from: left + painting.left,
    to: right + painting.left,
    near: top + painting.top,
    far: bottom + painting.top,
  }));

/** Specks are no bars: thinner than the usual one by far. */
function dropSpecks(rectangles: readonly Rectangle[]): readonly Rectangle[] {
  const usual = median(rectangles.filter(({ top, bottom }) => bottom - top > 3).map(({ left, right }) => right - left));
  return rectangles.filter(({ left, right }) => right - left >= 0.45 * usual);
}

/** How near to an edge of the painting the axis runs, and the share of the usual width that it cuts bars off to, or less. */
const AT_EDGE = 6;
const CUT = 0.75;

/** Bars on the line of an axis are cut in two by it: the part within the plot is as wide as the others. */
function widenCut(rectangles: readonly Rectangle[], { width }: Painting): readonly Rectangle[] {
  const usual = median(rectangles.map(({ left, right }) => right - left));
  return rectangles.map((rectangle) => {
    const { left, right } = rectangle;
    if (rectangles.length < 3 || right - left > CUT * usual) return rectangle;
    if (left <= AT_EDGE) return { ...rectangle, left: right - usual };
    return right >= width - AT_EDGE ? { ...rectangle, right: left + usual } : rectangle;
  });
}

/** The bars of one colour that stand upright in a painting, and how well they fit it, 0 to 1. */
export function findBars(
  painting: Painting,
  colour: number,
  pixels: number,
): { score: number; bars: readonly BarMark[] } {
  const rectangles = widenCut(dropSpecks(findRectangles(painting, colour)), painting);
  return { score: judgeBars(rectangles, pixels), bars: toBars(rectangles, painting) };
}

/** Rectangles within discs leave more of the colour over, or are smaller, in pixels. */
const FITTING = 0.95;
const LARGE = 14;

/** True where bars fit their colour so well, and are so large, that they are no discs, though they touch and lie in the box of one. */
export const areFitting = ({ score, bars }: { readonly score: number; readonly bars: readonly BarMark[] }): boolean =>
  score >= FITTING && median(bars.map(({ from, to, near, far }) => Math.max(to - from, far - near))) >= LARGE;

/** Small squares are dots rather than bars. */
export const areSquare = (bars: readonly BarMark[]): boolean =>
  bars.length >= 3 && bars.every(({ from, to, near, far }) => to - from < 16 && Math.abs(to - from - (far - near)) < 3);
