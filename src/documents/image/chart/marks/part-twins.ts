import { median } from '../median.ts';
import type { BarMark } from './series.ts';

/** Bars of a histogram touch, in pixels, and so many of these show how wide each is, as does that share of them. */
const TOUCHING = 1.6;
const LEAST_BARS = 4;
const MOST_SINGLE = 0.5;
/** How far a width may lie off a multiple of the usual one: in pixels, and as a share of that. */
const OFF = 2.6;
const OFF_SHARE = 0.1;
/** No more bars in a row are alike. */
const MOST_ALIKE = 4;

const widthOf = ({ from, to }: BarMark): number => to - from;

/**
 * The bars of a histogram with each as wide as the others: two side by side that are of one height make one twice as wide. Where some
 * have a width that is no multiple of the usual one, or bars stand apart, they stay.
 */
export function partTwins(bars: readonly BarMark[]): readonly BarMark[] {
  const usual = median(bars.map(widthOf));
  const countOf = (bar: BarMark): number => Math.round(widthOf(bar) / usual);
  const isMultiple = (bar: BarMark): boolean =>
    countOf(bar) >= 1 &&
    countOf(bar) <= MOST_ALIKE &&
    Math.abs(widthOf(bar) - countOf(bar) * usual) <= Math.min(OFF, OFF_SHARE * usual);
  const touching = bars.filter((bar) =>
    bars.some((other) => other !== bar && Math.abs(other.from - bar.to) <= TOUCHING && other.colour === bar.colour),
  );
  const single = bars.filter((bar) => countOf(bar) === 1);
  const areBins = touching.length + 1 >= MOST_SINGLE * bars.length && single.length >= MOST_SINGLE * bars.length;
  if (bars.length < LEAST_BARS || single.length === bars.length || !areBins || !bars.every(isMultiple)) return bars;
  return bars.flatMap((bar) => {
    const width = widthOf(bar) / countOf(bar);
    return Array.from({ length: countOf(bar) }, (_, index) => ({
      ...bar,
      from: bar.from + index * width,
      to: bar.from + (index + 1) * width,
    }));
  });
}
