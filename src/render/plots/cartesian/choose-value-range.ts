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
  /** True where the values are lengths of time in seconds. */
  readonly isDuration: boolean;
  /** True where the values are wholes of something. */
  readonly isWhole: boolean;
  /** Values beside those of the segments that must be on the axis: a goal. */
  readonly alsoShown?: readonly number[];
};

/** Lines begin at zero too, unless all values lie in the upper part of that range. */
const FAR_FROM_ZERO = 0.5;

/**
 * The range and ticks of a value axis. Lengths begin at zero: a `min` above zero is not applied to bars and areas, nor a `max` below. Shares
 * end at 100%. Values of zero and below have no place on a log scale.
 */
export function chooseValueRange(segments: Segments, wish: RangeWish): ValueRange {
  const { axis, hasLengths, isShare, mostTicks, isDuration, isWhole } = wish;
  const isLog = axis.isLog && !isShare;
  const positive = isLog ? extentOf(segments, 0) : undefined;
  const { min, max } = widen(positive ?? extentOf(segments) ?? { min: 0, max: 1 }, wish);
  if (positive !== undefined) {
    return chooseRange({ min, max, mostTicks, fixedMin: axis.min, fixedMax: axis.max }, true);
  }
  const isFar = !hasLengths && ((min > 0 && min / max > FAR_FROM_ZERO) || (max < 0 && max / min > FAR_FROM_ZERO));
  const low = isFar ? min : Math.min(0, min);
  const high = isFar ? max : Math.max(0, max);
  const fixedMin = hasLengths && (axis.min ?? 0) > 0 ? undefined : axis.min;
  const fixedMax = hasLengths && (axis.max ?? 0) < 0 ? undefined : axis.max;
  return chooseRange(
    {
      min: low,
      max: isShare && max > 0 ? 1 : high,
      mostTicks,
      isDuration,
      isWhole,
      ...(fixedMin !== undefined && fixedMax !== undefined && fixedMin >= fixedMax ? {} : { fixedMin, fixedMax }),
    },
    false,
  );
}

/** An extent that holds the values that must be shown too, where the axis has a place for them. */
function widen(
  extent: { min: number; max: number },
  { axis, isShare, alsoShown = [] }: RangeWish,
): { min: number; max: number } {
  const shown = isShare ? [] : alsoShown.filter((value) => !axis.isLog || value > 0);
  return { min: Math.min(extent.min, ...shown), max: Math.max(extent.max, ...shown) };
}
