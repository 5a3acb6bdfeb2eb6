import { median } from './median.ts';

/** Makes a standard deviation of normal data out of a median absolute deviation. */
const NORMAL_SCALE = 1.4826;

/** The numbers in rising order; the argument stays as it is. */
export function sorted(values: ArrayLike<number>): Float64Array {
  return new Float64Array(values).sort();
}

/** The sum of numbers. */
export function sum(values: ArrayLike<number>): number {
  let total = 0;
  for (let place = 0; place < values.length; place++) total += values[place] ?? 0;
  return total;
}

/** The lowest and the highest number, however many there are; `Math.max(...values)` overflows the stack. Infinite for no number. */
export function rangeOf(values: Float64Array): { readonly low: number; readonly high: number } {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < values.length; place++) {
    const value = values[place] ?? Number.NaN;
    if (value > high) high = value;
    if (value < low) low = value;
  }
  return { low, high };
}

/** The arithmetic mean; NaN for no number. */
export function mean(values: ArrayLike<number>): number {
  return sum(values) / values.length;
}

/**
 * A robust standard deviation: the median absolute deviation times 1.4826 (Hampel 1974). Where more than half of the numbers are
 * equal it is 0, and the mean absolute deviation times 1.2533 stands in (Iglewicz and Hoaglin, "How to detect and handle outliers",
 * 1993).
 */
export function robustDeviation(values: Float64Array, middle: number): number {
  const distances = values.map((value) => Math.abs(value - middle));
  const deviation = median(distances) * NORMAL_SCALE;
  return deviation > 0 ? deviation : mean(distances) * 1.2533;
}
