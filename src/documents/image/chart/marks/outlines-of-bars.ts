import type { Kinds } from '../draft-plot.ts';
import type { BarMark, LineMark } from './series.ts';

/** A stroke around a bar runs so near to its edges, in pixels, and is there with that share of its points. */
const AT_EDGE = 4;
const MOST_AT_EDGES = 0.9;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= AT_EDGE;

/** True where a place lies on the upper or lower end of a bar, or at one of its sides. */
function isAtEdge({ from, to, near, far }: BarMark, x: number, y: number): boolean {
  const isAcross = x >= from - AT_EDGE && x <= to + AT_EDGE;
  const isAlong = y >= near - AT_EDGE && y <= far + AT_EDGE;
  return (isAcross && (isNear(y, near) || isNear(y, far))) || (isAlong && (isNear(x, from) || isNear(x, to)));
}

/**
 * The kinds without lines that are the strokes around upright bars, in a fuller colour than what fills these: they state nothing of
 * their own. A line that leads from bar to bar leaves their edges between them.
 */
export function withoutOutlines(kinds: Kinds): Kinds {
  const { bars, lines, areNarrow } = kinds;
  if (areNarrow || bars.length === 0) return kinds;
  const isOutline = ({ trace }: LineMark): boolean =>
    trace.filter(({ x, y }) => bars.some((bar) => isAtEdge(bar, x, y))).length >= MOST_AT_EDGES * trace.length;
  return { ...kinds, lines: lines.filter((line) => !isOutline(line)) };
}
