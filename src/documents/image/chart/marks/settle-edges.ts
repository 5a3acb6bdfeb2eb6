import type { Kinds } from '../draft-plot.ts';
import { isOutline } from '../table/read-lines-beside.ts';
import type { LineMark } from './series.ts';

/**
 * The kinds with the edges of areas where the lines along them run: what fills an area ends at the stroke, and the next one begins
 * beyond it, but the values are in its middle. Edges without a line stay.
 */
export function settleEdges(kinds: Kinds): Kinds {
  const { areas, lines } = kinds;
  if (areas.length === 0 || lines.length === 0) return kinds;
  const settle = (edge: LineMark): LineMark => {
    const line = lines.find((own) => own.areSeveral !== true && isOutline(own, [edge]));
    if (line === undefined) return edge;
    const heights = new Map(line.trace.map((point) => [point.x, point.y]));
    const markers = line.markers ?? [];
    return { ...edge, markers, trace: edge.trace.map((point) => ({ ...point, y: heights.get(point.x) ?? point.y })) };
  };
  return { ...kinds, areas: areas.map(({ top, bottom }) => ({ top: settle(top), bottom: settle(bottom) })) };
}
