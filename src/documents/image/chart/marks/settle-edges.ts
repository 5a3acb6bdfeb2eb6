import type { Kinds } from '../draft-plot.ts';
import { isOutline, outlinesOf } from '../table/read-lines-beside.ts';
import type { LineMark } from './series.ts';

/**
 * The kinds with the edges of areas where their outlines run: what fills an area ends at the stroke, and the next one begins beyond it,
 * but the values are in its middle. Edges without a line stay.
 */
export function settleEdges(kinds: Kinds, names: readonly string[]): Kinds {
  const { areas } = kinds;
  const outlines = outlinesOf(kinds, names).filter(({ areSeveral }) => areSeveral !== true);
  if (outlines.length === 0) return kinds;
  const settle = (edge: LineMark): LineMark => {
    const line = outlines.find((own) => isOutline(own, [edge]));
    if (line === undefined) return edge;
    const heights = new Map(line.trace.map((point) => [point.x, point.y]));
    const markers = line.markers ?? [];
    return { ...edge, markers, trace: edge.trace.map((point) => ({ ...point, y: heights.get(point.x) ?? point.y })) };
  };
  return { ...kinds, areas: areas.map(({ top, bottom }) => ({ top: settle(top), bottom: settle(bottom) })) };
}
