import type { MeasureForm } from '../grammar/meaning.ts';
import type { BuildContext } from '../grammar/rule.ts';
import { operationIn } from '../holes/default-operation.ts';
import { totalOf } from '../holes/known-ratios.ts';
import type { Assumption } from '../understanding.ts';
import type { Frame } from './frame.ts';

type OperationTold = Extract<Assumption, { kind: 'operation' }>;

/** How a figure is brought down where the wish does not say, and why. */
export type BroughtDown = Pick<OperationTold, 'because'> & { readonly operation: 'sum' | 'mean' };

/**
 * Amounts add up, levels are averaged. Parts of a whole are those of a sum; of groups that are compared by what each of theirs comes to,
 * the one with more rows is not to come out ahead for that alone.
 */
export function broughtDown(
  { column, isOfEach }: MeasureForm & { readonly column: number },
  frame: Frame,
  { columnOf, profile, madeColumns }: BuildContext,
): BroughtDown {
  const own = columnOf(column);
  if (isOfWhole(frame) && own.number?.isAdditive === true) return { operation: 'sum', because: 'amounts-add-up' };
  // What is worked out is no price, though it is called after one: "Tonnes × Price".
  const made = madeColumns().get(column);
  const operation = made?.isAdditive === true ? 'sum' : operationIn(own, profile);
  if (operation === 'mean') return { operation, because: 'levels-average' };
  // "Dinner vs lunch tips": what is a part of each row's own total is set side by side as it typically is.
  const isPartOfEach = frame.contrasts.length > 0 && totalOf(column, profile) !== undefined;
  return isOfEach === true || frame.areManyCompared === true || isPartOfEach
    ? { operation: 'mean', because: 'groups-compared' }
    : { operation, because: 'amounts-add-up' };
}

/** True where parts of a whole are asked for: "the share of the salaries that goes to Sales" is one of their sum. */
function isOfWhole({ task, windows }: Frame): boolean {
  return task === 'share' || windows.some(({ operation }) => operation === 'shareOfTotal');
}
