import { placeOf, valueAt, valuePerPixel } from '../axes/fit-scale.ts';
import type { BarMark } from '../marks/series.ts';
import type { Fact } from './chart-facts.ts';
import { type BarAxes, keysOf, TOUCH, toExtent } from './read-bars.ts';
import { createWriter } from './write-number.ts';

type Step = { readonly bar: BarMark; readonly value: number; readonly isFloating: boolean };

/** So many bars must float: one may stand beside others by chance. */
const LEAST_FLOATING = 2;

/** Each bar as a step from where the one before ended, or from zero up to there; `undefined` where one begins elsewhere. */
function chainSteps(bars: readonly BarMark[], { scale }: BarAxes): readonly Step[] | undefined {
  const base = placeOf(scale, 0);
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= TOUCH;
  const steps: Step[] = [];
  let level = base;
  for (const bar of bars) {
    const onBase = [bar.near, bar.far].find((end) => isNear(end, base));
    const tip = onBase === bar.near ? bar.far : bar.near;
    const isWhole = onBase !== undefined && (steps.length === 0 || isNear(tip, level));
    const start = isWhole ? onBase : [bar.near, bar.far].find((end) => isNear(end, level));
    if (start === undefined) return undefined;
    const end = start === bar.near ? bar.far : bar.near;
    steps.push({ bar, value: valueAt(scale, end) - valueAt(scale, start), isFloating: onBase === undefined });
    level = end;
  }
  return steps;
}

/**
 * The facts of a waterfall: bars beside each other of which each begins where the one before ended, from left to right or from
 * right to left. A bar from zero to there is a sum, and stated as such. `undefined` where the bars make no such chain.
 */
export function readSteps(bars: readonly BarMark[], axes: BarAxes): readonly Fact[] | undefined {
  if (!axes.isUpright || axes.scale.kind === 'log' || bars.length <= LEAST_FLOATING) return undefined;
  const sorted = [...bars].sort((one, other) => one.from - other.from);
  if (sorted.slice(1).some((bar, index) => bar.from < (sorted[index]?.to ?? 0) - 1)) return undefined;
  const steps = [sorted, sorted.toReversed()]
    .map((inOrder) => chainSteps(inOrder, axes))
    .find((chain) => chain !== undefined);
  if (steps === undefined || steps.filter(({ isFloating }) => isFloating).length < LEAST_FLOATING) return undefined;
  const keyOf = keysOf(bars, axes.names);
  const perPixel = valuePerPixel(axes.scale, axes.nearEnd);
  const write = createWriter(
    steps.map(({ value }) => value),
    perPixel,
    false,
  );
  return steps.map(({ bar, value }, index) => {
    const { text, isInferred } = keyOf(bar);
    return {
      key: text,
      order: index,
      series: 0,
      value: write(value, perPixel),
      extent: toExtent(bar, axes.isUpright),
      ...(isInferred === true && { isInferred }),
    };
  });
}
