import type { CellReference, Figure } from '../../insight/figure.ts';
import type { AxisName, ChangeFact, ExtremesFact, Mark, Point } from '../../insight/insight.ts';
import type { Speech } from './grammar.ts';

/** The first point of a mark. Marks have at least one; throws a RangeError otherwise. */
export function pointOf({ points }: Mark): Point {
  const [point] = points;
  if (point === undefined) throw new RangeError('a mark without a point');
  return point;
}

/** True where two marks stand at the same places: the second of two is the last as well. */
export function isSamePlace(one: Mark, other: Mark): boolean {
  return one.points.length === other.points.length && isAtAll(one, other);
}

function isAtAll({ points }: Mark, other: Mark): boolean {
  return points.every((point) => isAt(other.points, point));
}

/** True where one of some points stands at a cell. */
export function isAt(points: readonly Point[], cell: CellReference | undefined): boolean {
  return points.some(({ rowIndex, columnKey }) => rowIndex === cell?.rowIndex && columnKey === cell.columnKey);
}

/** True for points that are periods. */
export function isTimed({ kind }: AxisName): boolean {
  return kind === 'time' || kind === 'cycle';
}

/** True for a place along an axis of numbers that is written with its unit: "60°C" tells what it is, "60" does not. */
export function hasUnit({ place }: Point): boolean {
  const unit = place?.unit;
  if (unit === undefined || !('format' in unit)) return false;
  return unit.currency !== undefined || unit.unit !== undefined || unit.format === 'percentage';
}

/** True for gains and losses: the lowest is then as much to be told as the highest. */
export function isOfBothSigns({ highest, lowest }: ExtremesFact): boolean {
  return highest.value.value > 0 && lowest.value.value < 0;
}

/** Percentages beyond this are a size that nobody sees before them: the values themselves tell more. */
const MOST_PERCENT = 1_000;

/** What went up or down, and how far. */
export type Change = Pick<ChangeFact, 'direction' | 'difference' | 'relative'>;

/** How far something changed: in percent, but where there is none, none is wanted or it runs into the thousands. */
export function sizeOf(
  { relative, difference }: Pick<ChangeFact, 'relative' | 'difference'>,
  { hasPercentages }: Pick<Speech, 'hasPercentages'>,
): Figure {
  const isTold = hasPercentages && relative !== undefined && Math.abs(relative.value) < MOST_PERCENT;
  return isTold ? relative : difference;
}

/** True for a figure in the unit of a column of percentages. */
export function isPercentage({ unit }: Figure): boolean {
  return 'format' in unit && unit.format === 'percentage';
}

/** True for a course from below zero to above it, or the other way: a loss that became a gain. */
export function isTurnOfSign({ from, to, relative }: Pick<ChangeFact, 'from' | 'to' | 'relative'>): boolean {
  return relative === undefined && from.value.value * to.value.value < 0;
}

/** True for what fell by all of itself: "to zero" says it better than "100%". */
export function isToNothing({ relative, to }: Pick<ChangeFact, 'relative' | 'to'>): boolean {
  return relative !== undefined && to.value.value === 0;
}
