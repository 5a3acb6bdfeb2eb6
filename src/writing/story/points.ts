import type { AxisName, Mark, Point } from '../../insight/insight.ts';

/** The first point of a mark. Marks have at least one; throws a RangeError otherwise. */
export function pointOf({ points }: Mark): Point {
  const [point] = points;
  if (point === undefined) throw new RangeError('a mark without a point');
  return point;
}

/** True for points that are periods. */
export function isTimed({ kind }: AxisName): boolean {
  return kind === 'time' || kind === 'cycle';
}
