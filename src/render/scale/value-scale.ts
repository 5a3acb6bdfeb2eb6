import { type AxisTicks, logTicks, niceTicks, type TickWish } from '../format/nice-ticks.ts';

/** A line of values on the picture: which value stands at which pixel. */
export type ValueScale = {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
  readonly isLog: boolean;
  /** The value bars stand on: zero, or the bound next to it where zero is not on the axis. */
  readonly base: number;
  /** The pixel of a value; values beyond the bounds lie beyond the ends. */
  readonly toPixel: (value: number) => number;
};

/** The pixels of a scale's lowest and highest value. */
export type PixelRange = { readonly from: number; readonly to: number };

/** A range of values with its ticks. On a log scale that can't be, for want of values above zero, the range is a linear one. */
export type ValueRange = AxisTicks & { readonly isLog: boolean };

/** Chooses the range and the ticks of a value axis. */
export function chooseRange(wish: TickWish, isLog: boolean): ValueRange {
  const canBeLog = isLog && wish.min > 0 && wish.max > 0;
  return { ...(canBeLog ? logTicks(wish) : niceTicks(wish)), isLog: canBeLog };
}

/** A scale over a range and a stretch of pixels. */
export function createValueScale({ min, max, ticks, isLog }: ValueRange, { from, to }: PixelRange): ValueScale {
  const project = isLog ? Math.log10 : (value: number): number => value;
  const low = project(min);
  const extent = project(max) - low;
  return {
    min,
    max,
    ticks,
    isLog,
    base: isLog ? min : Math.min(max, Math.max(min, 0)),
    toPixel: (value) => from + ((project(value) - low) / extent) * (to - from),
  };
}
