import { sorted, sum } from './spread.ts';

/** Herfindahl and Hirschman's index: the sum of squared shares, from 1/n where all are equal to 1 where one has all. NaN without a sum. */
export function herfindahl(values: ArrayLike<number>): number {
  const whole = sum(values);
  let index = 0;
  for (let place = 0; place < values.length; place++) index += ((values[place] ?? 0) / whole) ** 2;
  return index;
}

/** Gini's coefficient of values that are not negative: 0 where all are equal, towards 1 where one has all. NaN without a sum. */
export function gini(values: ArrayLike<number>): number {
  const rising = sorted(values);
  let weighted = 0;
  for (let place = 0; place < rising.length; place++) weighted += (place + 1) * (rising[place] ?? 0);
  const count = rising.length;
  return (2 * weighted) / (count * sum(rising)) - (count + 1) / count;
}
