import type { Found } from '../draft-plot.ts';
import type { PlotArea } from '../frame/find-plot-area.ts';

/** How far the upper edge of an area lies off that of the plot where it is the panel behind others, in pixels. */
const AT_TOP = 4;

/** Numbers of colours that fill the plot up to its upper edge and have no sign, though others have: what areas leave of their panel. */
export function findPanels(
  found: readonly Found[],
  names: readonly string[],
  { extent }: Pick<PlotArea, 'extent'>,
): ReadonlySet<number> {
  const areas = found.filter(({ marks }) => marks.kind === 'area');
  const isPanel = ({ marks, index }: Found): boolean =>
    marks.kind === 'area' && !names[index] && marks.top.trace.every(({ y }) => Math.abs(y - extent.top) <= AT_TOP);
  const panels = areas.filter(isPanel).map(({ index }) => index);
  return new Set(areas.some(({ index }) => names[index]) ? panels : []);
}
