import type { NumberProfile } from '../profile.ts';

/** The statistics of a column that are computed from its numbers alone. */
export type NumberStatistics = Omit<
  NumberProfile,
  'isAdditive' | 'isPartToWhole' | 'isChange' | 'isEvenlySpaced' | 'isCoordinate'
> & {
  readonly count: number;
};

/**
 * Minimum, maximum, moments and median of the numbers, NaN left out, in time linear in their count. All zero for no number.
 * `scratch` has room for all of them. Deviation and skew are of the population (divided by n), computed in a second pass around the mean for accuracy.
 */
export function computeStatistics(numbers: Float64Array, scratch: Float64Array): NumberStatistics {
  const filled = scratch;
  let count = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let negatives = 0;
  let zeros = 0;
  let isInteger = true;
  let rises = 0;
  let falls = 0;
  let last = Number.NaN;
  for (let row = 0; row < numbers.length; row++) {
    const value = numbers[row] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    filled[count++] = value;
    if (value < min) min = value;
    if (value > max) max = value;
    sum += value;
    if (value < 0) negatives++;
    else if (value === 0) zeros++;
    if (isInteger && !Number.isInteger(value)) isInteger = false;
    if (value > last) rises++;
    else if (value < last) falls++;
    last = value;
  }
  if (count === 0) return EMPTY;
  const mean = sum / count;
  const spread = spreadAround(filled, count, mean);
  return {
    count,
    min,
    max,
    sum,
    mean,
    ...spread,
    negatives,
    zeros,
    isInteger,
    median: medianOf(filled.subarray(0, count)),
    isDescending: rises === 0 && falls > 0,
    isAscending: falls === 0 && rises > 0,
    endsInSum: negatives > 0 && max > 0 && count >= LEAST_BRIDGED && isSame(sum - last, last),
  };
}

/** A sum of fewer values is met by chance. */
const LEAST_BRIDGED = 4;

/** Equal but for what adding up decimals loses. */
function isSame(left: number, right: number): boolean {
  return Math.abs(left - right) <= 1e-9 * Math.max(Math.abs(left), Math.abs(right), 1);
}

const EMPTY: NumberStatistics = {
  count: 0,
  min: 0,
  max: 0,
  sum: 0,
  mean: 0,
  median: 0,
  standardDeviation: 0,
  skew: 0,
  negatives: 0,
  zeros: 0,
  isInteger: true,
  isDescending: false,
  isAscending: false,
  endsInSum: false,
};

function spreadAround(
  values: Float64Array,
  count: number,
  mean: number,
): { readonly standardDeviation: number; readonly skew: number } {
  let squares = 0;
  let cubes = 0;
  for (let index = 0; index < count; index++) {
    const difference = (values[index] ?? mean) - mean;
    const square = difference * difference;
    squares += square;
    cubes += square * difference;
  }
  const standardDeviation = Math.sqrt(squares / count);
  const isSpread = standardDeviation > Math.abs(mean) * Number.EPSILON * 8 && Number.isFinite(standardDeviation);
  const skew = isSpread ? cubes / count / standardDeviation ** 3 : 0;
  return { standardDeviation: isSpread ? standardDeviation : 0, skew: Number.isFinite(skew) ? skew : 0 };
}

/** The median; the mean of the two middle values for an even count. Reorders its argument (quickselect, Hoare 1961). */
function medianOf(values: Float64Array): number {
  const middle = values.length >> 1;
  const upper = selectNth(values, middle);
  if (values.length % 2 === 1) return upper;
  let lower = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < middle; index++) {
    const value = values[index] ?? lower;
    if (value > lower) lower = value;
  }
  return lower + (upper - lower) / 2;
}

/** The value that would stand at place `nth` were the values sorted; smaller ones are left before it. */
function selectNth(values: Float64Array, nth: number): number {
  let left = 0;
  let right = values.length - 1;
  while (left < right) {
    const pivot = middleOfThree(values[left] ?? 0, values[(left + right) >> 1] ?? 0, values[right] ?? 0);
    let low = left;
    let high = right;
    while (low <= high) {
      while ((values[low] ?? pivot) < pivot) low++;
      while ((values[high] ?? pivot) > pivot) high--;
      if (low <= high) {
        const held = values[low] ?? 0;
        values[low++] = values[high] ?? 0;
        values[high--] = held;
      }
    }
    if (nth <= high) right = high;
    else if (nth >= low) left = low;
    else break;
  }
  return values[nth] ?? 0;
}

function middleOfThree(first: number, second: number, third: number): number {
  return Math.max(Math.min(first, second), Math.min(Math.max(first, second), third));
}

const LEAST_SPACED = 3;
/** Steps may differ by this share of a step, for values that were rounded or computed. */
const STEP_ROUNDING = 1e-6;

/** True where distinct values lie one and the same step apart. Takes the extremes first, so that most columns end there. */
export function areEvenlySpaced(distinct: Float64Array, { min, max }: Pick<NumberStatistics, 'min' | 'max'>): boolean {
  if (distinct.length < LEAST_SPACED) return false;
  const step = (max - min) / (distinct.length - 1);
  for (const value of distinct) {
    const steps = (value - min) / step;
    if (Math.abs(steps - Math.round(steps)) > STEP_ROUNDING * Math.max(1, steps)) return false;
  }
  return true;
}
