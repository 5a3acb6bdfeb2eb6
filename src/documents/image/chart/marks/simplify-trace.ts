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

/** How many points beside a bend its marker and the join of its strokes lead astray, at most, and as a share of a piece. */
const ASTRAY = 5;
const ASTRAY_SHARE = 0.25;

const roomFor = (length: number): number => Math.min(ASTRAY, Math.max(2, Math.round(ASTRAY_SHARE * length)));

/** Where the straight pieces before and after a bend meet; the bend itself where they hardly differ. */
function sharpen(points: readonly TracePoint[], kept: readonly number[], index: number): TracePoint | undefined {
  const at = kept[index] ?? 0;
  const bend = points[at];
  const [before, after] = [kept[index - 1], kept[index + 1]];
  if (bend === undefined || before === undefined || after === undefined) return bend;
  const left = lineOf(points.slice(before + 3, at - roomFor(at - before)));
  const right = lineOf(points.slice(at + roomFor(after - at) + 1, after - 1));
  if (left === undefined || right === undefined || Math.abs(left.slope - right.slope) < 0.05) return bend;
  const x = (right.intercept - left.intercept) / (left.slope - right.slope);
  return Math.abs(x - bend.x) > 4 ? bend : { ...bend, x, y: left.intercept + left.slope * x };
}

/** The top of a sharp bend is flat: its two shoulders are one bend, so many pixels apart at most; more where edges were smoothed. */
const SHOULDERS = 3.2;
const EDGE_SHOULDERS = 7.5;

function joinNear(points: readonly TracePoint[], kept: readonly number[], tolerance: number): readonly number[] {
  const reach = tolerance >= EDGE_TOLERANCE ? EDGE_SHOULDERS : SHOULDERS;
  const joined: number[] = [];
  for (const [index, at] of kept.entries()) {
    const last = joined.at(-1);
    const isNear = last !== undefined && (points[at]?.x ?? 0) - (points[last]?.x ?? 0) <= reach;
    if (!isNear) joined.push(at);
    else if (index === kept.length - 1 && joined.length > 1) joined[joined.length - 1] = at;
  }
  return joined;
}

/** Where another line crosses, a few pixels of a trace are led astray: no more than so many on both sides. */
const CROSSING = 5;
/** Without a bend of the line itself all other points keep to the straight piece, with that much more room. */
const LOOSER = 1.25;

/** True where the points beside a bend make one straight piece: only those next to it stand off. */
function isDisturbance(
  points: readonly TracePoint[],
  kept: readonly number[],
  index: number,
  tolerance: number,
): boolean {
  const [before, at, after] = [kept[index - 1], kept[index], kept[index + 1]];
  if (before === undefined || at === undefined || after === undefined) return false;
  const bend = points[at];
  const around = points.slice(before + 2, after - 1).filter(({ x }) => Math.abs(x - (bend?.x ?? 0)) > CROSSING);
  const areOnBothSides =
    around.filter(({ x }) => x < (bend?.x ?? 0)).length >= 4 &&
    around.filter(({ x }) => x > (bend?.x ?? 0)).length >= 4;
  const line = areOnBothSides ? lineOf(around) : undefined;
  if (line === undefined) return false;
  const across = Math.hypot(1, line.slope);
  return around.every(({ x, y }) => Math.abs(y - line.intercept - line.slope * x) / across <= LOOSER * tolerance * 0.5);
}

/** The bends without those that a crossing line made, one after the other. */
function withoutDisturbances(
  points: readonly TracePoint[],
  kept: readonly number[],
  tolerance: number,
): readonly number[] {
  const at = kept.findIndex((_, index) => isDisturbance(points, kept, index, tolerance));
  return at < 0 ? kept : withoutDisturbances(points, kept.toSpliced(at, 1), tolerance);
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
      const spread = withoutDisturbances(piece, joinNear(piece, sorted, tolerance), tolerance);
      return spread.flatMap((_, index) => sharpen(piece, spread, index) ?? []);
    });
}
