import type { BuildContext } from '../grammar/rule.ts';
import { isTimelike } from '../holes/column-nature.ts';
import type { Frame } from './frame.ts';

/**
 * "Bars of pay by sex, a panel for each office": one chart has no panels, and a cluster of bars for each office is what comes nearest:
 * the offices run along and the other group tells the bars apart. Lines and points keep it as what tells them apart.
 */
export function withFacets(frame: Frame, { columnOf }: BuildContext): Frame {
  const { groups, facets = [], types, task } = frame;
  const [facet, ...more] = facets;
  const [other, ...others] = groups.filter(({ column }) => column !== facet);
  if (facet === undefined || more.length + others.length > 0 || other?.column === undefined) return frame;
  const isOverTime = isTimelike(columnOf(facet)) || isTimelike(columnOf(other.column)) || other.part !== undefined;
  const isOther =
    task === 'relation' || types.some((word) => word === 'scatter' || word === 'bubble' || word === 'line');
  if (isOverTime || isOther) return frame;
  return {
    ...frame,
    groups: [
      { column: facet, role: 'group' },
      { ...other, role: 'series' },
    ],
  };
}
