import type { MeasureForm } from '../../grammar/meaning.ts';
import { isTimelike, numbersRows, numbersThings } from '../../holes/column-nature.ts';
import { grainFor } from '../../holes/time-grain.ts';
import type { Assumption } from '../../understanding.ts';
import { broughtDown } from '../brought-down.ts';
import type { Frame } from '../frame.ts';
import type { Group } from '../groups.ts';
import { isOfMembers } from '../members.ts';
import type { Workshop } from '../workshop.ts';

/** What becomes of the rows: they stay, columns of them are shown as they are, or they are gathered. */
export type Draft =
  | { readonly kind: 'none' }
  | { readonly kind: 'raw'; readonly columns: readonly number[] }
  | {
      readonly kind: 'grouped';
      readonly groups: readonly Group[];
      readonly measures: readonly MeasureForm[];
      readonly assumptions: readonly Assumption[];
    };

/** What a wish leaves to be decided, once its groups and figures are told apart. */
export type DraftInput = {
  readonly frame: Frame;
  readonly workshop: Workshop;
  readonly assumptions: Assumption[];
  readonly mentions: readonly number[];
  readonly measures: readonly MeasureForm[];
  readonly groups: readonly Group[];
  /** Mentioned columns of numbers on a scale, and the other mentioned columns. */
  readonly numbers: readonly number[];
  readonly others: readonly number[];
};

/** The number of rows. */
export const COUNT: MeasureForm = { operation: 'count' };

/** True for dates that become periods: asked for, or because "over time" names none of them. */
export function isBroughtDown({ column, part, isUnnamed }: Group, { context }: Pick<Workshop, 'context'>): boolean {
  return part !== undefined || (isUnnamed === true && grainFor(context.columnOf(column)) !== undefined);
}

/** The columns that groups are made of. */
export const columnsOf = (groups: readonly Group[]): readonly number[] => groups.map(({ column }) => column);

/**
 * The figures that stand as they are where each group is one row, "compare the cities": nothing is to be brought down, and to count
 * such rows gives ones. None where a single figure or shares are shown, and in a change of rows.
 */
export function figuresOfSingles(
  [only, ...others]: readonly Group[],
  shown: readonly number[],
  { workshop, frame }: DraftInput,
): readonly number[] {
  const { columnOf, table } = workshop.context;
  if (only === undefined || only.isSeries || others.length > 0 || frame.task === 'share' || frame.task === 'parts')
    return [];
  const isSingle = columnOf(only.column).isUnique && !isBroughtDown(only, workshop);
  if (!isSingle || workshop.situation.purpose !== 'chart' || shown.length === 1) return [];
  const measures = table.columns.flatMap((_, column) => (columnOf(column).role === 'measure' ? [column] : []));
  // "By sales" sets the other figures against sales, which stand there once.
  return (shown.length > 0 ? shown : measures).filter((column) => column !== only.column);
}

/** The draft with every measure's operation decided: amounts add up, levels are averaged. */
export function gathered(
  groups: readonly Group[],
  measures: readonly MeasureForm[],
  input: DraftInput,
): Extract<Draft, { kind: 'grouped' }> {
  const { context } = input.workshop;
  const { columnOf } = context;
  const decided = measures.map(countedIds(groups, input)).map((measure): MeasureForm => {
    if (isOfMembers(measure, groups, context)) return { ...measure, operation: 'countDistinct' };
    if (measure.operation !== undefined || measure.column === undefined) return measure;
    // A quotient of sums is neither added up nor averaged.
    if (context.madeColumns().get(measure.column)?.sources !== undefined) return { ...measure, operation: 'mean' };
    const profile = columnOf(measure.column);
    // What one figure has to do with another is told by the typical one, not by how many there are; along time, by those of each period.
    if (
      input.frame.task === 'relation' &&
      groups.every(({ part, isUnnamed }) => part === undefined && isUnnamed !== true)
    )
      return { ...measure, operation: 'mean' };
    const { operation, because } = broughtDown({ ...measure, column: measure.column }, input.frame, context);
    input.assumptions.push({ kind: 'operation', column: profile.label, operation, because });
    return { ...measure, operation, isAssumed: true };
  });
  return { kind: 'grouped', groups, measures: decided, assumptions: input.assumptions };
}

/** "The change of department_id over hire_date": ids that are called so in full run along time as they are. */
export function areIdsOverTime(column: number, groups: readonly Group[], { frame, workshop }: IdsInput): boolean {
  const { columnOf } = workshop.context;
  const isInFull = frame.mentions.some((mention) => mention.column === column && mention.reason === 'exact');
  return isInFull && groups.some((group) => isTimelike(columnOf(group.column)));
}

type IdsInput = Pick<DraftInput, 'frame' | 'workshop'>;

/** Numbers of rows and of things are counted, and never added up. */
const countedIds =
  (groups: readonly Group[], input: IdsInput) =>
  (measure: MeasureForm): MeasureForm => {
    if (measure.operation !== undefined || measure.column === undefined) return measure;
    const profile = input.workshop.context.columnOf(measure.column);
    if (numbersRows(profile)) return COUNT;
    const isCounted = numbersThings(profile) && !areIdsOverTime(measure.column, groups, input);
    return isCounted ? { ...measure, operation: 'count' } : measure;
  };

/** True where nothing was made of the rows: a table, or the dots that all of them were drawn as. */
export function areRowsShown({ situation, context }: Workshop): boolean {
  const { type, data } = situation.config;
  const areDots = (type === 'scatter' || type === 'bubble') && data.columns.length > MOST_OF_DOTS;
  return type === 'table' || (areDots && !context.isFollowing);
}

/** Columns that dots show: a name, both axes, and a size or a colour. */
const MOST_OF_DOTS = 4;
