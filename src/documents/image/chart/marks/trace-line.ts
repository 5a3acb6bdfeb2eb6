import type { Painting } from '../colour/assign-colours.ts';
import { median } from '../median.ts';
import { reachOf } from './column-reach.ts';
import type { LineMark, TracePoint } from './series.ts';

type ColumnRun = { readonly top: number; readonly bottom: number; readonly centre: number; readonly cover: number };

/** So many rows of another colour do not part a run. */
const MOST_GAP = 2;

function runsInColumn(painting: Painting, colour: number, column: number): readonly ColumnRun[] {
  const { width, height, colours, coverage } = painting;
  const reach = reachOf(painting, colour);
  const runs: ColumnRun[] = [];
  let [top, cover, moment, gap] = [-1, 0, 0, 0];
  const last = Math.min(height, (reach.end[column] ?? 0) + MOST_GAP);
  for (let row = reach.top[column] ?? 0; row <= last; row += 1) {
    const at = row * width + column;
    const own = row < height && colours[at] === colour ? (coverage[at] ?? 0) : 0;
    if (own > 0.1) {
      if (top < 0) [top, cover, moment] = [row, 0, 0];
      cover += own;
      moment += own * (row + 0.5);
      gap = 0;
    } else if (top >= 0) {
      gap += 1;
      if (gap > MOST_GAP || row === height) {
        runs.push({ top, bottom: row - gap + 1, centre: moment / cover, cover });
        top = -1;
        gap = 0;
      }
    }
  }
  return runs;
}

/** In each column the run that goes on from the column before; the thickest where there is none. */
export function traceLine(painting: Painting, colour: number): readonly TracePoint[] {
  const trace: TracePoint[] = [];
  let last: ColumnRun | undefined;
  let gap = 0;
  for (let column = 0; column < painting.width; column += 1) {
    const runs = runsInColumn(painting, colour, column).filter(({ cover }) => cover >= 0.5);
    const before: ColumnRun | undefined = gap > 12 ? undefined : last;
    const distance = (run: ColumnRun): number =>
      before === undefined
        ? -run.cover
        : Math.max(0, run.top - before.bottom, before.top - run.bottom) + 0.2 * Math.abs(run.centre - before.centre);
    const best = runs.reduce<ColumnRun | undefined>(
      (nearest, run) => (nearest === undefined || distance(run) < distance(nearest) ? run : nearest),
      undefined,
    );
    if (best === undefined) {
      gap += 1;
      continue;
    }
    trace.push({ x: column + painting.left + 0.5, y: best.centre + painting.top, thickness: best.cover });
    [last, gap] = [best, 0];
  }
  return trace;
}

/** Strokes so far apart in one column, in pixels, are not one that something lies over. */
const APART = 8;

/** The share of the columns of a colour that two of its strokes cross, one far below the other: a line crosses each once. */
export function shareOfDoubles(painting: Painting, colour: number): number {
  let [crossed, doubled] = [0, 0];
  for (let column = 0; column < painting.width; column += 1) {
    const runs = runsInColumn(painting, colour, column).filter(({ cover }) => cover >= 0.5);
    const isDouble = runs.some((run, index) => run.top - (runs[index - 1]?.bottom ?? run.top) >= APART);
    crossed += Number(runs.length > 0);
    doubled += Number(isDouble);
  }
  return crossed === 0 ? 0 : doubled / crossed;
}

/** Points on both sides that a point of an edge is compared with. */
const SPIKE = 3;

/** An edge without what the lines of a grid do to single columns: each height is the median of those around it. */
const withoutSpikes = (trace: readonly TracePoint[]): readonly TracePoint[] =>
  trace.map((point, index) => {
    const reach = Math.min(SPIKE, index, trace.length - 1 - index);
    return { ...point, y: median(trace.slice(index - reach, index + reach + 1).map(({ y }) => y)) };
  });

/** A seam is thinner than that share of the area itself, and than so many pixels. */
const SEAM = 0.25;
const GREATEST_SEAM = 5;

/** From this cover on a pixel lies within the area, and not on its edge. */
const WITHIN = 0.95;

/** Where the edge of an area crosses a column: a steep edge covers many pixels in part, which are added up. `step` is 1 from above. */
function edgeWithin(
  coverOf: (row: number) => number,
  { from, to }: { readonly from: number; readonly to: number },
  step: 1 | -1,
): number {
  const start = step === 1 ? from : to - 1;
  let [row, cover] = [start, 0];
  while (row >= from && row < to && coverOf(row) < WITHIN) {
    cover += coverOf(row);
    row += step;
  }
  const isThin = row < from || row >= to;
  // Where nothing is covered in full the pixel at the end tells as much as there is to tell.
  if (isThin) return step === 1 ? start + 1 - coverOf(start) : start + coverOf(start);
  return step === 1 ? row - cover : row + 1 + cover;
}

/** The upper and the lower edge of the area of one colour. */
export function outline(painting: Painting, colour: number): { top: LineMark; bottom: LineMark } {
  const [top, bottom]: [TracePoint[], TracePoint[]] = [[], []];
  for (let column = 0; column < painting.width; column += 1) {
    const all = runsInColumn(painting, colour, column).filter(({ cover }) => cover >= 1.5);
    // Where two other colours meet, their mixture may look like this one: such a seam is thin.
    const longest = Math.max(...all.map(({ cover }) => cover));
    const runs = all.filter(({ cover }) => cover >= SEAM * longest || cover > GREATEST_SEAM);
    const [first, last] = [runs[0], runs.at(-1)];
    if (first === undefined || last === undefined) continue;
    const coverOf = (row: number): number => {
      const at = row * painting.width + column;
      return painting.colours[at] === colour ? (painting.coverage[at] ?? 0) : 0;
    };
    const x = column + painting.left + 0.5;
    const thickness = last.bottom - first.top;
    const ends = { from: first.top, to: last.bottom };
    top.push({ x, y: painting.top + edgeWithin(coverOf, ends, 1), thickness });
    bottom.push({ x, y: painting.top + edgeWithin(coverOf, ends, -1), thickness });
  }
  return {
    top: { colour, trace: withoutSpikes(top), isEdge: true },
    bottom: { colour, trace: withoutSpikes(bottom), isEdge: true },
  };
}
