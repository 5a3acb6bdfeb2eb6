import type { Painting } from '../colour/assign-colours.ts';
import { reachOf } from './column-reach.ts';

/** An upright rectangle of one colour, edges to parts of a pixel, in coordinates of the picture's painting. */
export type Rectangle = {
  readonly colour: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How far its upper or lower edge leans between its quarters, in pixels: 0 but for pieces of a sloping shape. */
  readonly slant: number;
};

type Run = { readonly top: number; readonly bottom: number };

/** From this cover on a pixel lies within a mark, and not on its edge. */
const FULL = 0.95;

/** The stretches of one colour in a column. A line of the grid that shows through is no end. */
function runsOf(painting: Painting, column: number, colour: number): readonly Run[] {
  const { width, height, colours, coverage } = painting;
  const reach = reachOf(painting, colour);
  const at = (row: number): number =>
    colours[row * width + column] === colour ? (coverage[row * width + column] ?? 0) : 0;
  // Where another mark ends in the next pixel the rest of that pixel is this one's.
  const beside = (row: number, beyond: number): number => {
    const [own, further] = [row * width + column, beyond * width + column];
    const other = colours[own] ?? 0;
    const isEnd = other !== 0 && other === colours[further] && (coverage[further] ?? 0) >= FULL;
    return isEnd && other !== colour ? 1 - (coverage[own] ?? 0) : at(row);
  };
  const runs: Run[] = [];
  let top = -1;
  for (let row = reach.top[column] ?? 0; row <= (reach.end[column] ?? 0); row += 1) {
    const isOn = row < height && at(row) >= 0.5;
    if (isOn && top < 0) top = row;
    if (isOn || top < 0) continue;
    // The pixel outside each end is covered in part.
    const above = top > 1 ? beside(top - 1, top - 2) : top > 0 ? at(top - 1) : 0;
    const below = row < height - 1 ? beside(row, row + 1) : row < height ? at(row) : 0;
    runs.push({ top: top + (1 - at(top)) - above, bottom: row - (1 - at(row - 1)) + below });
    top = -1;
  }
  return runs;
}

type Open = { left: number; right: number; tops: number[]; bottoms: number[] };

const middleOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** Quarters, so that rounded corners do not count. */
const slantOf = (edges: readonly number[]): number =>
  Math.abs((edges[Math.floor(0.75 * edges.length)] ?? 0) - (edges[Math.floor(0.25 * edges.length)] ?? 0));

const LOOSE = 1.3;

/** How much of the column beyond an edge the rectangle covers, on average over its height. */
function partialCover(painting: Painting, column: number, rows: Run, colour: number): number {
  if (column < 0 || column >= painting.width) return 0;
  let [sum, count] = [0, 0];
  for (let row = Math.ceil(rows.top + 1); row < rows.bottom - 1; row += 1) {
    const at = row * painting.width + column;
    sum += painting.colours[at] === colour ? (painting.coverage[at] ?? 0) : 0;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

function close(painting: Painting, open: Open, colour: number): Rectangle {
  const rows = { top: middleOf(open.tops), bottom: middleOf(open.bottoms) };
  const before = partialCover(painting, open.left - 1, rows, colour);
  const after = partialCover(painting, open.right, rows, colour);
  const first = partialCover(painting, open.left, rows, colour);
  const last = partialCover(painting, open.right - 1, rows, colour);
  return {
    colour,
    left: open.left + (before < 0.5 ? 1 - first - before : 0),
    right: open.right - (after < 0.5 ? 1 - last - after : 0),
    ...rows,
    slant: Math.max(slantOf(open.tops), slantOf(open.bottoms)),
  };
}

/** Neighbouring columns whose runs begin and end alike. */
function rectanglesOf(painting: Painting, colour: number): readonly Rectangle[] {
  const done: Rectangle[] = [];
  let open: Open[] = [];
  for (let column = 0; column <= painting.width; column += 1) {
    const runs = column < painting.width ? runsOf(painting, column, colour) : [];
    const next: Open[] = [];
    for (const run of runs) {
      const home = open.find(
        ({ tops, bottoms }) =>
          Math.abs((tops.at(-1) ?? 0) - run.top) < LOOSE &&
          Math.abs((bottoms.at(-1) ?? 0) - run.bottom) < LOOSE &&
          Math.abs(middleOf(tops) - run.top) < 2 * LOOSE &&
          Math.abs(middleOf(bottoms) - run.bottom) < 2 * LOOSE,
      );
      if (home === undefined) next.push({ left: column, right: column + 1, tops: [run.top], bottoms: [run.bottom] });
      else {
        home.right = column + 1;
        home.tops.push(run.top);
        home.bottoms.push(run.bottom);
        open = open.filter((other) => other !== home);
        next.push(home);
      }
    }
    done.push(...open.map((old) => close(painting, old, colour)));
    open = next;
  }
  return done;
}

/** How far slivers reach beyond a rectangle, in pixels and as a share of its width, at most. */
const GREATEST_SLIVER = 8;
const SLIVER_SHARE = 0.35;

/** Slivers at rounded corners belong to the rectangle they touch; the sides of a sloping shape do not. */
function absorbSlivers(rectangles: readonly Rectangle[]): readonly Rectangle[] {
  const byWidth = [...rectangles].sort((one, other) => other.right - other.left - (one.right - one.left));
  const kept: { readonly own: Rectangle; left: number; right: number }[] = [];
  for (const rectangle of byWidth) {
    const home = kept.find(({ own, left, right }) => {
      const touches = Math.min(Math.abs(left - rectangle.right), Math.abs(rectangle.left - right)) < 1.6;
      const beyond = Math.max(own.left - rectangle.left, rectangle.right - own.right);
      const isThin = beyond <= Math.min(GREATEST_SLIVER, SLIVER_SHARE * (own.right - own.left));
      return touches && isThin && rectangle.top > own.top - 1.5 && rectangle.bottom < own.bottom + 1.5;
    });
    if (home === undefined) kept.push({ own: rectangle, left: rectangle.left, right: rectangle.right });
    else {
      home.left = Math.min(home.left, rectangle.left);
      home.right = Math.max(home.right, rectangle.right);
    }
  }
  return kept.map(({ own, left, right }) => ({ ...own, left, right }));
}

/** What falls into more pieces than that is writing or a drawing: no chart has so many bars. */
const MOST_PIECES = 5000;

/**
 * The rectangles of one colour of a painting: columns whose runs of the colour begin and end at the same rows. Edges come
 * from the cover of the pixels at them. Shapes that are no rectangles come out as many slivers, and none where they are too many.
 */
export function findRectangles(painting: Painting, colour: number): readonly Rectangle[] {
  const pieces = rectanglesOf(painting, colour);
  if (pieces.length > MOST_PIECES) return [];
  return absorbSlivers(pieces)
    .filter(({ left, right, top, bottom }) => right - left >= 2 && bottom - top >= 0.6)
    .sort((one, other) => one.left - other.left || one.top - other.top);
}
