import { area, curveLinear, curveMonotoneX, line } from 'd3-shape';
import { isDense, type LinePoint, thinPoints } from './line-points.ts';

/** A place of an area: the pixels of its outer edge, and of the edge it stands on. */
export type AreaPoint = LinePoint & { readonly base: number };

const DIGITS = 2;
const curveOf = (isSmooth: boolean): typeof curveLinear | typeof curveMonotoneX =>
  isSmooth ? curveMonotoneX : curveLinear;

/** The path of a line through points. A smooth one has no bumps between its values; a dense one is thinned and straight. */
export function outlineLine(points: readonly LinePoint[], isSmooth: boolean): string {
  const draw = line<LinePoint>()
    .x(({ x }) => x)
    .y(({ y }) => y)
    .curve(curveOf(isSmooth && !isDense(points)))
    .digits(DIGITS);
  return draw([...thinPoints(points)]) ?? '';
}

/** The path of an area between two edges. */
export function outlineArea(points: readonly AreaPoint[], isSmooth: boolean): string {
  const draw = area<AreaPoint>()
    .x(({ x }) => x)
    .y0(({ base }) => base)
    .y1(({ y }) => y)
    .curve(curveOf(isSmooth && !isDense(points)))
    .digits(DIGITS);
  return draw([...points]) ?? '';
}
