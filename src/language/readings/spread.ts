import type { MeasureForm } from '../grammar/meaning.ts';
import { isNaming, isScale, isTimelike } from '../holes/column-nature.ts';
import { defaultOperation } from '../holes/default-operation.ts';
import type { Frame } from './frame.ts';
import { binGroups, type Group, plainGroup } from './groups.ts';
import type { Workshop } from './workshop.ts';

/** What a wish names of a spread: its groups and its figures. */
type Spread = {
  readonly frame: Frame;
  readonly groups: readonly Group[];
  readonly measures: readonly MeasureForm[];
  readonly numbers: readonly number[];
};

/**
 * "Salary distribution by department": how many rows of each group fall into each interval of the figure. Undefined for wishes of something
 * else, and for amounts that add up, which are spread over the groups themselves.
 */
export function groupsOfSpread(
  { frame, groups, measures, numbers }: Spread,
  workshop: Workshop,
): readonly Group[] | undefined {
  const { columnOf, profile } = workshop.context;
  const isHistogram = frame.types.includes('histogram');
  if (!isHistogram && frame.task !== 'distribution') return undefined;
  const [figure, ...figures] = numbers;
  const [group, ...more] = groups;
  if (figure === undefined || group === undefined || figures.length + more.length > 0) return undefined;
  if (!measures.every(isCount) || frame.bareOperation !== undefined) return undefined;
  const level = columnOf(figure);
  const own = columnOf(group.column);
  if (!isScale(level, profile) || (!isHistogram && defaultOperation(level) !== 'mean')) return undefined;
  if (own.kind !== 'text' || isTimelike(own) || isNaming(own, profile)) return undefined;
  return binGroups(
    [
      { ...plainGroup(figure), isBinned: true },
      { ...group, isSeries: true },
    ],
    frame,
    workshop,
  );
}

/** "The age distribution of patients": the rows that fall into each interval are counted anyway. */
const isCount = ({ operation, column, where }: MeasureForm): boolean =>
  operation === 'count' && column === undefined && where === undefined;
