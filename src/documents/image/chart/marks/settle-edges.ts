import type { Kinds } from '../draft-plot.ts';
import { isOutline } from '../table/read-lines-beside.ts';
import type { LineMark } from './series.ts';

/**
 * The lines that are drawn along edges of areas and belong to these: they bear the name of an area, or none. What has a name that no
 * area has is a series of its own, however near it runs.
 */
export function outlinesOf(
  { areas, lines }: Pick<Kinds, 'areas' | 'lines'>,
  names: readonly string[],
): readonly LineMark[] {
  const edges = areas.flatMap(({ top, bottom }) => [top, bottom]);
  const ofAreas = new Set(['', ...areas.map(({ top }) => names[top.colour - 1] ?? '')]);
  return lines.filter((line) => ofAreas.has(names[line.colour - 1] ?? '') && isOutline(line, edges));
}

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
