import { median } from '../median.ts';
import type { TracePoint } from './series.ts';

/** A tread keeps its height to so much from end to end, and a riser is so high, in pixels. */
const LEVEL = 0.8;
/** A riser is as wide as the stroke and its blur, but no narrower than that for the search, in pixels. */
const LEAST_RISER = 4;
const BLUR = 2;
const LEAST_RISE = 3;
/** Pieces of a gentle slope that seem level are hardly further apart than these may lean, in pixels. */
const LEAST_STEP = 1.2;
/** So many risers make stairs, of which so much is level. */
const LEAST_RISERS = 3;
const MOST_LEVEL = 0.85;
/** A half tread at either end is as long as that share of the others. */
const HALF = [0.35, 0.65] as const;
/** A tread so much longer than the shortest holds further points of the same value. */
const LONGER = 1.5;

type Tread = { readonly from: number; readonly to: number; readonly y: number };
type Place = { readonly x: number; readonly y: number };

/** How many columns a riser takes at most: the stroke of the treads is as thick. */
const widestRiser = (trace: readonly TracePoint[]): number =>
  Math.max(LEAST_RISER, Math.ceil(median(trace.map(({ thickness }) => thickness)) + BLUR));

/** The level pieces of a trace from left to right; `undefined` where what lies between them slopes. */
function findTreads(trace: readonly TracePoint[], widest: number): readonly Tread[] | undefined {
  const runs: TracePoint[][] = [[]];
  for (const point of trace) {
    const run = runs.at(-1) ?? [];
    const [start, last] = [run[0], run.at(-1)];
    const goesOn = start !== undefined && last !== undefined && Math.abs(start.y - point.y) <= LEVEL;
    if (last === undefined || (goesOn && point.x - last.x <= 2)) run.push(point);
    else runs.push([point]);
  }
  const treads = runs
    .filter((run) => run.length > widest)
    .map((run) => ({ from: run[0]?.x ?? 0, to: run.at(-1)?.x ?? 0, y: median(run.map(({ y }) => y)) }));
  const level = treads.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const rises = treads.slice(1).map(({ y }, index) => Math.abs(y - (treads[index]?.y ?? y)));
  const areStairs =
    rises.filter((rise) => rise >= LEAST_RISE).length >= LEAST_RISERS &&
    rises.every((rise) => rise >= LEAST_STEP) &&
    level >= MOST_LEVEL * trace.length &&
    treads.slice(1).every(({ from }, index) => from - (treads[index]?.to ?? from) <= widest);
  return areStairs ? treads : undefined;
}

/** The far end of a riser that stands at an end of the stairs, seen from the tread beside it; `undefined` where none stands there. */
function endOfRiser(columns: readonly TracePoint[], tread: Tread): number | undefined {
  const tops = columns.map(({ y, thickness }) => y - thickness / 2);
  const feet = columns.map(({ y, thickness }) => y + thickness / 2);
  const [top, foot] = [Math.min(...tops), Math.max(...feet)];
  const half = median(columns.map(({ thickness }) => thickness)) < LEAST_RISE ? 0 : STROKE / 2;
  if (Math.max(tread.y - top, foot - tread.y) < LEAST_RISE + STROKE) return undefined;
  return tread.y - top > foot - tread.y ? top + half : foot - half;
}

/** The usual thickness of a line, in pixels. */
const STROKE = 2;

/** Points along the treads: each holds as many as the shortest fits into it. `atEnd` are those at its right end. */
function pointsOf(treads: readonly Tread[], atEnd: boolean): readonly Place[] {
  const unit = Math.min(...treads.map(({ from, to }) => to - from));
  return treads.flatMap(({ from, to, y }, index) => {
    const start = index === 0 ? from : (from + (treads[index - 1]?.to ?? from)) / 2;
    const end = index === treads.length - 1 ? to : (to + (treads[index + 1]?.from ?? to)) / 2;
    const count = (end - start) / unit < LONGER ? 1 : Math.round((end - start) / unit);
    const step = (end - start) / count;
    return Array.from({ length: count }, (_, own) => ({ x: start + (own + (atEnd ? 1 : 0)) * step, y }));
  });
}

/** The points that stairs stand for: those at which a tread begins, ends, or has its middle; `undefined` where this cannot be told. */
function tellPoints(
  trace: readonly TracePoint[],
  treads: readonly Tread[],
  widest: number,
): readonly Place[] | undefined {
  const [first, last] = [treads[0], treads.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const lead = endOfRiser(trace.slice(0, widest), first);
  const tail = endOfRiser(trace.slice(-widest), last);
  if (lead === undefined && tail !== undefined) return [...pointsOf(treads, false), { x: last.to, y: tail }];
  if (tail === undefined && lead !== undefined) return [{ x: first.from, y: lead }, ...pointsOf(treads, true)];
  if (lead !== undefined || tail !== undefined) return undefined;
  const inner = treads.slice(1, -1);
  const usual = Math.min(...inner.map(({ from, to }) => to - from));
  const areHalves = [first, last].every(({ from, to }) => {
    const share = (to - from) / usual;
    return share >= HALF[0] && share <= HALF[1];
  });
  if (!areHalves) return undefined;
  const middles = inner.map(({ from, to, y }) => ({ x: (from + to) / 2, y }));
  return [{ x: first.from, y: first.y }, ...middles, { x: last.to, y: last.y }];
}

/** A line that runs straight from point to point, one place for each column. */
function joinPoints(points: readonly Place[]): readonly TracePoint[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const count = Math.max(1, Math.round(to.x - from.x));
    return Array.from({ length: index === points.length - 2 ? count + 1 : count }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / count,
      y: from.y + ((to.y - from.y) * step) / count,
      thickness: STROKE,
    }));
  });
}

/**
 * The trace of a line that goes in stairs as one that runs straight between the points of data; the trace itself where it is none.
 * `undefined` where nothing shows whether a tread begins or ends at its point.
 */
export function readStairs(trace: readonly TracePoint[]): readonly TracePoint[] | undefined {
  const widest = widestRiser(trace);
  const treads = findTreads(trace, widest);
  if (treads === undefined) return trace;
  const points = tellPoints(trace, treads, widest);
  return points === undefined ? undefined : joinPoints(points);
}
