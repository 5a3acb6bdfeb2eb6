import type { Axes } from '../read-scene.ts';

/** So many numbers of one axis in even steps, beside a second axis, are a chart and nothing else. */
const LEAST_NUMBERS = 4;
/** So many names along each of two axes frame a chart, unless they are the names of a table. */
const LEAST_NAMES = 3;
const LEAST_BESIDE = 2;

const CERTAIN = 0.8;
const LIKELY = 0.6;

/** How likely axes are those of a chart, whatever stands between them, 0 to 1: 0 where they may be words around anything. */
export function rateAxes(axes: Axes): number {
  const upright = axes.left ?? axes.right;
  const level = axes.bottom ?? axes.top;
  if (upright === undefined || level === undefined) return 0;
  const counts = [upright, level].map(({ labels }) => labels.length);
  const areMeasured = [upright, level].some(
    ({ scale }) => scale !== undefined && scale.support >= LEAST_NUMBERS && scale.support === scale.total,
  );
  if (areMeasured && Math.min(...counts) >= LEAST_BESIDE) return CERTAIN;
  return Math.min(...counts) >= LEAST_NAMES ? LIKELY : 0;
}
