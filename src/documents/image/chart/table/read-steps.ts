import { placeOf, valueAt, valuePerPixel } from '../axes/fit-scale.ts';
import type { BarMark } from '../marks/series.ts';
import { median } from '../median.ts';
import type { Fact } from './chart-facts.ts';
import { type BarAxes, keysOf, TOUCH, toExtent } from './read-bars.ts';
import { createWriter } from './write-number.ts';

/** A step from one place of the axis to another, in pixels. */
type Step = {
  readonly bar: BarMark;
  readonly start: number;
  readonly end: number;
  readonly isFloating: boolean;
};

/** So many bars must float: one may stand beside others by chance. */
const LEAST_FLOATING = 2;

/** A stroke around bars, or the line that leads from one to the next, is no wider beyond their ends, in pixels. */
const MOST_BORDER = 2.5;

/** Bars beside each other that are wider than their room cover no more of one another than this share. */
const COVERED = 0.2;

/** True where bars stand beside each other, from left to right. */
const areBeside = (sorted: readonly BarMark[]): boolean =>
  sorted.slice(1).every((bar, index) => {
    const { from = bar.from, to = bar.from } = sorted[index] ?? {};
    return to - bar.from <= COVERED * (to - from);
  });

/** The end of a bar that is nearest to a place; `undefined` where none is near. A low bar has both ends near it. */
function endAt({ near, far }: BarMark, place: number): number | undefined {
  const end = Math.abs(near - place) <= Math.abs(far - place) ? near : far;
  return Math.abs(end - place) <= REACH ? end : undefined;
}

/** How far from where a bar ended the next may begin: the borders of both lie between, in pixels. */
const REACH = Math.max(TOUCH, 2 * MOST_BORDER);

/** Each bar as a step from where the one before ended, or from zero up to there; `undefined` where one begins elsewhere. */
function chainSteps(bars: readonly BarMark[], { scale }: BarAxes): readonly Step[] | undefined {
  const base = placeOf(scale, 0);
  const steps: Step[] = [];
  let level = base;
  for (const bar of bars) {
    const onBase = endAt(bar, base);
    const tip = onBase === bar.near ? bar.far : bar.near;
    const isWhole = onBase !== undefined && (steps.length === 0 || Math.abs(tip - level) <= REACH);
    const start = isWhole ? onBase : endAt(bar, level);
    if (start === undefined) return undefined;
    const end = start === bar.near ? bar.far : bar.near;
    steps.push({ bar, start, end, isFloating: onBase === undefined });
    level = end;
  }
  return steps;
}

/**
 * How far bars reach beyond where they end: two that go the same way share the place where one ends and the next begins, and overlap
 * there by twice that.
 */
function borderOf(steps: readonly Step[]): number {
  const overlaps = steps.slice(1).flatMap(({ start, end }, index) => {
    const before = steps[index];
    const direction = Math.sign(end - start);
    const goesOn = before !== undefined && Math.sign(before.end - before.start) === direction;
    return goesOn && Math.abs(before.end - start) <= 2 * MOST_BORDER ? [(direction * (before.end - start)) / 2] : [];
  });
  return overlaps.length === 0 ? 0 : Math.max(0, Math.min(MOST_BORDER, median(overlaps)));
}

/** What a step states, its border left out; the foot of one that stands on zero is the axis. */
function heightOfStep({ start, end, isFloating }: Step, border: number, { scale }: BarAxes): number {
  const inward = Math.sign(start - end) * border;
  return valueAt(scale, end + inward) - valueAt(scale, isFloating ? start - inward : placeOf(scale, 0));
}

/**
 * The facts of a waterfall: bars beside each other of which each begins where the one before ended, from left to right or from
 * right to left. A bar from zero to there is a sum, and stated as such. `undefined` where the bars make no such chain.
 */
export function readSteps(bars: readonly BarMark[], axes: BarAxes): readonly Fact[] | undefined {
  if (!axes.isUpright || axes.scale.kind !== 'linear' || bars.length <= LEAST_FLOATING) return undefined;
  const sorted = [...bars].sort((one, other) => one.from - other.from);
  if (!areBeside(sorted)) return undefined;
  const steps = [sorted, sorted.toReversed()]
    .map((inOrder) => chainSteps(inOrder, axes))
    .find((chain) => chain !== undefined);
  if (steps === undefined || steps.filter(({ isFloating }) => isFloating).length < LEAST_FLOATING) return undefined;
  const keyOf = keysOf(bars, axes.names);
  const perPixel = valuePerPixel(axes.scale, axes.nearEnd);
  const border = borderOf(steps);
  const values = steps.map((step) => heightOfStep(step, border, axes));
  const write = createWriter(values, perPixel, false);
  return steps.map(({ bar }, index) => {
    const { text, isInferred } = keyOf(bar);
    return {
      key: text,
      order: index,
      series: 0,
      value: write(values[index] ?? 0, perPixel),
      extent: toExtent(bar, axes.isUpright),
      ...(isInferred === true && { isInferred }),
    };
  });
}
