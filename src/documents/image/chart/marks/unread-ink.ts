import type { Painting } from '../colour/assign-colours.ts';
import type { Kinds } from '../draft-plot.ts';

/** How far the ink of a mark reaches beyond what was measured of it, in pixels: blurred edges, strokes around it. */
const AROUND = 2;

/** Marks pixels of a painting, in the coordinates of the picture, both ends included. */
type Cover = (left: number, right: number, top: number, bottom: number) => void;

function coverIn(known: Uint8Array, { width, height, left, top }: Painting): Cover {
  return (fromX, toX, fromY, toY) => {
    const [first, last] = [Math.max(0, Math.floor(fromX - left)), Math.min(width - 1, Math.ceil(toX - left))];
    const [upper, lower] = [Math.max(0, Math.floor(fromY - top)), Math.min(height - 1, Math.ceil(toY - top))];
    for (let y = upper; y <= lower; y += 1) if (last >= first) known.fill(1, y * width + first, y * width + last + 1);
  };
}

function coverBars({ bars, areNarrow }: Kinds, cover: Cover): void {
  for (const { from, to, near, far } of bars) {
    const across = [from - AROUND, to + AROUND - 1] as const;
    const along = [near - AROUND, far + AROUND - 1] as const;
    if (areNarrow) cover(...along, ...across);
    else cover(...across, ...along);
  }
}

function coverDots(dots: Kinds['dots'], cover: Cover): void {
  for (const { x, y, radius, stick } of dots) {
    if (stick !== undefined)
      cover(stick.left - AROUND, stick.right + AROUND, stick.top - AROUND, stick.bottom + AROUND);
    const reach = radius + AROUND;
    for (let by = -Math.ceil(reach); by <= reach; by += 1) {
      const half = Math.sqrt(Math.max(0, reach ** 2 - by ** 2));
      if (half > 0) cover(x - half, x + half - 1, y + by, y + by);
    }
  }
}

function coverLines({ lines, areas }: Kinds, cover: Cover): void {
  for (const { trace, markers = [] } of lines) {
    for (const { x, y, thickness } of trace)
      cover(x - AROUND, x + AROUND - 1, y - thickness / 2 - AROUND, y + thickness / 2 + AROUND - 1);
    coverDots(markers, cover);
  }
  for (const { top, bottom } of areas) {
    const floors = new Map(bottom.trace.map(({ x, y }) => [x, y]));
    for (const { x, y } of top.trace) cover(x - AROUND, x + AROUND - 1, y - AROUND, (floors.get(x) ?? y) + AROUND - 1);
  }
}

/** Paler pixels are the blur of an edge. */
const INKED = 0.3;

/** Where lines of a grid cross the plot, in pixels: grey marks have the colour of what is left of these. */
export type GridPlaces = { readonly rows: readonly number[]; readonly columns: readonly number[] };

/** Half the width of a line of a grid with its blur, in pixels. */
const GRID_LINE = 1.6;

function coverGrid({ rows, columns }: GridPlaces, { width, height, left, top }: Painting, cover: Cover): void {
  for (const at of rows) cover(left, left + width, at - GRID_LINE, at + GRID_LINE - 1);
  for (const at of columns) cover(at - GRID_LINE, at + GRID_LINE - 1, top, top + height);
}

/**
 * The share of the painted pixels of some colours (their numbers plus 1) that belongs to no mark which was read, 0 to 1: sticks below
 * dots, whiskers, bodies of candles, second marks of a colour.
 */
export function shareUnread(
  painting: Painting,
  marks: Kinds,
  colours: ReadonlySet<number>,
  grid: GridPlaces = { rows: [], columns: [] },
): number {
  const known = new Uint8Array(painting.colours.length);
  const cover = coverIn(known, painting);
  coverGrid(grid, painting, cover);
  coverBars(marks, cover);
  coverDots(marks.dots, cover);
  coverLines(marks, cover);
  let [all, unread] = [0, 0];
  for (let pixel = 0; pixel < known.length; pixel += 1) {
    if (!colours.has(painting.colours[pixel] ?? 0) || (painting.coverage[pixel] ?? 0) < INKED) continue;
    all += 1;
    if (known[pixel] === 0) unread += 1;
  }
  return all === 0 ? 0 : unread / all;
}
