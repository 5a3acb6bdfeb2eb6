import { type Painting, transposePainting } from '../colour/assign-colours.ts';
import { median } from '../median.ts';
import type { BarMark } from './series.ts';

/** Which way the bars stand, and where the ticks of their values lie, in pixels. */
export type BarsSeen = { readonly isUpright: boolean; readonly ticks: readonly number[] };

/** A seam covers less than the rows around it by so much, and by so many times what these differ by. */
const LEAST_DEPTH = 0.02;
const OVER_NOISE = 6;
/** A seam is a row or two: so many rows further off the bar is whole again. */
const BESIDE = 2;
/** Narrower bars have no row without edges; a seam next to an end is the blur of that end. */
const LEAST_ROOM = 2;
/** How far a seam may lie off a tick to be a line of the grid, in pixels. */
const AT_TICK = 1.6;

type Row = { readonly mean: number; readonly most: number };

/** How much of each row across a bar is covered, from its near end to its far one, without the pixels at its edges. */
function rowsOf({ width, left, top, colours, coverage }: Painting, bar: BarMark): readonly Row[] {
  const [from, to] = [Math.ceil(bar.from - left) + 1, Math.floor(bar.to - left) - 1];
  const [first, last] = [Math.ceil(bar.near - top) + 1, Math.floor(bar.far - top) - 1];
  if (to - from < LEAST_ROOM) return [];
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => {
    let [sum, most] = [0, 0];
    for (let x = from; x < to; x += 1) {
      const at = (first + index) * width + x;
      const own = colours[at] === bar.colour ? (coverage[at] ?? 0) : 1;
      sum += own;
      most = Math.max(most, own);
    }
    return { mean: sum / (to - from), most };
  });
}

/** The places of the rows, in pixels of the picture, where ground shines through all across a bar that is whole before and after. */
function seamsOf(painting: Painting, bar: BarMark): readonly number[] {
  const rows = rowsOf(painting, bar);
  const whole = median(rows.map(({ mean }) => mean));
  const noise = median(rows.map(({ mean }) => Math.abs(mean - whole)));
  const depth = Math.max(LEAST_DEPTH, OVER_NOISE * noise);
  const isOpen = (index: number): boolean => {
    const row = rows[index];
    return row !== undefined && row.mean <= whole - depth && row.most <= whole - depth / 2;
  };
  const isWhole = (index: number): boolean => (rows[index]?.mean ?? 0) >= whole - depth / 4;
  const first = Math.ceil(bar.near - painting.top) + 1 + painting.top;
  return rows.flatMap((row, index) => {
    if (!isOpen(index) || isOpen(index - 1)) return [];
    const next = rows[index + 1];
    const end = next !== undefined && isOpen(index + 1) ? index + 1 : index;
    if (!isWhole(index - BESIDE) || !isWhole(end + BESIDE)) return [];
    const [own, after] = [whole - row.mean, end === index ? 0 : whole - (next?.mean ?? whole)];
    return [first + index + 0.5 + after / (own + after)];
  });
}

/**
 * Bars in the parts that were drawn on one another: where two marks of one colour meet within a pixel, the ground shines
 * through a little in all of that row. Lines of a grid that are drawn over the bars are no seams: they lie at ticks, in all bars
 * that reach so far. Parts that meet at the very edge of a pixel are seen as one.
 */
export function partAtSeams(
  bars: readonly BarMark[],
  painting: Painting,
  { isUpright, ticks }: BarsSeen,
): readonly BarMark[] {
  const turned = isUpright ? painting : transposePainting(painting);
  const found = bars.map((bar) => ({ bar, seams: seamsOf(turned, bar) }));
  const isGrid = (seam: number): boolean =>
    ticks.some((tick) => Math.abs(tick - seam) <= AT_TICK) &&
    found
      .filter(({ bar }) => bar.near < seam - BESIDE && bar.far > seam + BESIDE)
      .every(({ seams }) => seams.some((other) => Math.abs(other - seam) <= 1));
  return found.flatMap(({ bar, seams }) => {
    const edges = [bar.near, ...seams.filter((seam) => !isGrid(seam)), bar.far];
    return edges.slice(1).map((far, index) => ({ ...bar, near: edges[index] ?? bar.near, far }));
  });
}
