import type { TracePoint } from './series.ts';

/** How far a point may lie from the straight line between its neighbours, in pixels. */
const TOLERANCE = 1.1;
/** The same for the edges of areas: strokes along them and areas behind them blur these. */
export const EDGE_TOLERANCE = 2.4;
/** A line that is gone for so many pixels has ended, and another begins. */
const GREATEST_GAP = 14;

const distanceTo = (point: TracePoint, from: TracePoint, to: TracePoint): number => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length === 0
    ? Math.hypot(point.x - from.x, point.y - from.y)
    : Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) / length;
};

type Kept = { readonly indices: Set<number>; readonly tolerance: number };

function keepBends(points: readonly TracePoint[], first: number, last: number, kept: Kept): void {
  const [from, to] = [points[first], points[last]];
  if (from === undefined || to === undefined || last - first < 2) return;
  let [worst, at] = [0, -1];
  for (let index = first + 1; index < last; index += 1) {
    const point = points[index];
    const distance = point === undefined ? 0 : distanceTo(point, from, to);
    if (distance > worst) [worst, at] = [distance, index];
  }
  if (worst <= kept.tolerance) return;
  kept.indices.add(at);
  keepBends(points, first, at, kept);
  keepBends(points, at, last, kept);
}

/** Where the straight pieces before and after a bend meet; the bend itself where they hardly differ. */
function sharpen(points: readonly TracePoint[], kept: readonly number[], index: number): TracePoint | undefined {
  const at = kept[index] ?? 0;
  const bend = points[at];
  const [before, after] = [kept[index - 1], kept[index + 1]];
  if (bend === undefined || before === undefined || after === undefined) return bend;
  const left = lineOf(points.slice(before + 3, at - 1));
  const right = lineOf(points.slice(at + 4, after - 1));
  if (left === undefined || right === undefined || Math.abs(left.slope - right.slope) < 0.05) return bend;
  const x = (right.intercept - left.intercept) / (left.slope - right.slope);
  return Math.abs(x - bend.x) > 4 ? bend : { ...bend, x, y: left.intercept + left.slope * x };
}

/** The top of a sharp bend is flat: its two shoulders, three pixels apart at most, are one bend. */
function joinNear(points: readonly TracePoint[], kept: readonly number[]): readonly number[] {
  const joined: number[] = [];
  for (const [index, at] of kept.entries()) {
    const last = joined.at(-1);
    const isNear = last !== undefined && (points[at]?.x ?? 0) - (points[last]?.x ?? 0) <= 3.2;
    if (!isNear) joined.push(at);
    else if (index === kept.length - 1 && joined.length > 1) joined[joined.length - 1] = at;
  }
  return joined;
}

function lineOf(points: readonly TracePoint[]): { slope: number; intercept: number } | undefined {
  if (points.length < 3) return undefined;
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  let [products, squares] = [0, 0];
  for (const { x, y } of points) {
    products += (x - meanX) * (y - meanY);
    squares += (x - meanX) ** 2;
  }
  const slope = products / squares;
  return { slope, intercept: meanY - slope * meanX };
}

/**
 * The ends and bends of a traced line (Ramer 1972, Douglas and Peucker 1973), each led on to where the straight pieces
 * beside it meet. A gap ends one piece and begins the next. `tolerance` is how many pixels a point may lie off a straight piece.
 */
export function simplify(trace: readonly TracePoint[], tolerance = TOLERANCE): readonly TracePoint[] {
  const pieces: TracePoint[][] = [];
  for (const point of trace) {
    const piece = pieces.at(-1);
    const last = piece?.at(-1);
    if (piece === undefined || last === undefined || point.x - last.x > GREATEST_GAP) pieces.push([point]);
    else piece.push(point);
  }
  return pieces
    .filter((piece) => piece.length >= 4)
    .flatMap((piece) => {
      const indices = new Set([0, piece.length - 1]);
      keepBends(piece, 0, piece.length - 1, { indices, tolerance });
      const sorted = [...indices].sort((one, other) => one - other);
      const spread = joinNear(piece, sorted);
      return spread.flatMap((_, index) => sharpen(piece, spread, index) ?? []);
    });
}
