import type { BuildContext } from '../grammar/rule.ts';
import { isNumeric, isTimelike } from '../holes/column-nature.ts';
import type { Frame } from './frame.ts';

/** What of many figures is brought down by another operation than their own only where it is said of each. */
const OF_FIGURES: ReadonlySet<string> = new Set(['sum', 'mean', 'median', 'min', 'max']);

/**
 * "Rain by year, average": an operation by itself is that of the figures named beside it. Undefined where it stands before a column of
 * its own ("cylinders and average weight"), and where there is no figure that it could be said of. In a wish that follows another it is said of the figures there are.
 */
export function withOperationOfAll(frame: Frame, { columnOf, isFollowing }: BuildContext): Frame | undefined {
  const { reusedOperation: operation, mentions, measures } = frame;
  if (operation === undefined) return frame;
  if (frame.isOperationTorn) return undefined;
  const isOpen = (measure: Frame['measures'][number]): boolean =>
    measure.column !== undefined && (measure.operation === undefined || measure.isAssumed === true);
  const figures = mentions.filter(({ column }) => isNumeric(columnOf(column)) && !isTimelike(columnOf(column)));
  const opens = measures.filter(isOpen);
  if (figures.length + opens.length > 0 && OF_FIGURES.has(operation)) {
    const named = figures.map(({ column }) => ({ column, operation }));
    return {
      ...frame,
      mentions: mentions.filter((mention) => !figures.includes(mention)),
      measures: [
        ...measures.map((measure) => (isOpen(measure) ? { column: measure.column ?? 0, operation } : measure)),
        ...named,
      ],
    };
  }
  return isFollowing ? frame : undefined;
}
