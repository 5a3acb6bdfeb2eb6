import type { AxisLabel } from './axis.ts';
import { type Scale, valueAt } from './fit-scale.ts';

/** A mark and the line of the grid that goes on from it are one place, and a label begins or ends at a place, within so many pixels. */
const SAME = 3;
/** The steps between ticks, in the first digits of their numbers. */
const ROUND_STEPS = [1, 2, 2.5, 5, 10] as const;
const OFF_ROUND = 0.01;

function isRound(step: number): boolean {
  const first = Math.abs(step) / 10 ** Math.floor(Math.log10(Math.abs(step)));
  return ROUND_STEPS.some((round) => Math.abs(first - round) <= OFF_ROUND * round);
}

/**
 * The scale of an axis that has two labels alone among many tick marks: of wide numbers the others are left out. The last one may end
 * at its mark and not stand over it, which the steps between the marks tell: they are round. `undefined` where they are not either way.
 */
export function settleEndLabel(
  scale: Scale,
  labels: readonly AxisLabel[],
  places: readonly number[],
): Scale | undefined {
  const [first, last] = [...labels].sort((one, other) => one.at - other.at);
  if (first === undefined || last === undefined) return scale;
  const ticks = [...places]
    .sort((one, other) => one - other)
    .filter((at, index, all) => index === 0 || at - (all[index - 1] ?? at) > SAME);
  const [low, high] = [valueAt(scale, first.at), valueAt(scale, last.at)];
  const isRoundTo = (end: number): boolean => {
    const count = ticks.filter((at) => at > first.at + SAME && at <= end + SAME).length;
    return count > 0 && isRound((high - low) / count);
  };
  if (isRoundTo(last.at)) return scale;
  const end = ticks.find((at) => Math.abs(at - last.extent.right) <= SAME);
  if (end === undefined || !isRoundTo(end)) return undefined;
  const slope = (high - low) / (end - first.at);
  return { ...scale, slope, intercept: low - slope * first.at };
}
