import type { AxisSettings } from '../../model/settings.ts';
import { chooseRange, type ValueRange } from '../../scale/value-scale.ts';
import { extentOf, type Segments } from './segments.ts';

/** What the range of a value axis depends on besides the values. */
export type RangeWish = {
  readonly axis: AxisSettings;
  /** True where lengths or areas are drawn, which must begin at zero. */
  readonly hasLengths: boolean;
  readonly isShare: boolean;
  readonly mostTicks: number;
};

/** Lines begin at zero too, unless all values lie in the upper part of that range. */
const FAR_FROM_ZERO = 0.5;

/**
 * The range and ticks of a value axis. Lengths begin at zero: a `min` above zero is not applied to bars and areas, nor a `max` below. Shares
 * end at 100%. Values of zero and below have no place on a log scale.
 */
export function chooseValueRange(segments: Segments, { axis, hasLengths, isShare, mostTicks }: RangeWish): ValueRange {
  const isLog = axis.isLog && !isShare;
  const positive = isLog ? extentOf(segments, 0) : undefined;
  const { min, max } = positive ?? extentOf(segments) ?? { min: 0, max: 1 };
  if (positive !== undefined) {
    return chooseRange({ min, max, mostTicks, fixedMin: axis.min, fixedMax: axis.max }, true);
  }
  const isFar = !hasLengths && ((min > 0 && min / max > FAR_FROM_ZERO) || (max < 0 && max / min > FAR_FROM_ZERO));
  const low = isFar ? min : Math.min(0, min);
  const high = isFar ? max : Math.max(0, max);
  const fixedMin = axis.min === undefined ? undefined : hasLengths ? Math.min(0, axis.min) : axis.min;
  const fixedMax = axis.max === undefined ? undefined : hasLengths ? Math.max(0, axis.max) : axis.max;
  return chooseRange(
    {
      min: isShare && min < 0 ? -1 : low,
      max: isShare && max > 0 ? 1 : high,
      mostTicks,
      ...(fixedMin !== undefined && fixedMax !== undefined && fixedMin >= fixedMax ? {} : { fixedMin, fixedMax }),
    },
    false,
  );
}
