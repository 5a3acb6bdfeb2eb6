import type { LineMark, TracePoint } from './series.ts';
import { EDGE_TOLERANCE, simplify } from './simplify-trace.ts';

/** The points of data that a line shows: its markers where it has some at most of its bends, else its ends and bends. */
export function bendsOf({ trace, markers = [], isEdge }: LineMark): readonly TracePoint[] {
  const bends = simplify(trace, isEdge === true ? EDGE_TOLERANCE : undefined);
  const [first, last] = [trace[0], trace.at(-1)];
  if (markers.length < 3 || first === undefined || last === undefined) return bends;
  const reach = 2.5 * (markers[0]?.radius ?? 4) + 8;
  const isMarked = bends.filter(({ x }) => markers.some((marker) => Math.abs(marker.x - x) <= reach)).length;
  if (isMarked < 0.8 * bends.length) return bends;
  return markers.map(({ x, y }) => ({ x, y, thickness: 1 })).sort((one, other) => one.x - other.x);
}
