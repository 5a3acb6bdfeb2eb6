/** The fewest values of which one can be called far out. */
const FEWEST_FOR_OUTLIER = 8;
const FEWEST_DISTINCT = 3;
const MOST_OUT = 2;

/** How many values of a series may stand apart together: two need sixteen. */
export function mostFarOut(count: number): number {
  if (count < FEWEST_FOR_OUTLIER) return 0;
  return count >= 2 * FEWEST_FOR_OUTLIER ? MOST_OUT : 1;
}

/** How far the largest values stand apart: the gap in means of the spacings, and the chance of it. */
export type GapChance = { readonly statistic: number; readonly pValue: number };

/** Numbers that rise, and how many parameters beside their middle were fitted to them: 1 for what a line leaves over. */
export type Tail = { readonly rising: Float64Array; readonly fitted: 0 | 1 };

/**
 * Whether the `count` largest of numbers stand apart: the gap below them against the normalised spacings of the rest of
 * the upper part, whose ratio is F under an exponential tail (Sukhatme 1937; Likeš 1966; Kimber, "Tests for many outliers in an
 * exponential sample", 1982). Each parameter that was fitted takes one spacing's degrees of freedom. Tails that fall faster, as the
 * normal's, make it careful; "far" by standard deviations alone would call the ends of every skewed column outliers.
 */
export function gapChance({ rising, fitted }: Tail, count: number): GapChance {
  const inner = rising.length - count;
  const spacings = Math.floor(inner * 0.6);
  const at = (place: number): number => rising[place] ?? Number.NaN;
  let sum = 0;
  for (let step = 1; step <= spacings; step++) sum += (count + step) * (at(inner - step) - at(inner - step - 1));
  const gap = count * (at(inner) - at(inner - 1));
  if (!(gap > 0) || !(sum > 0) || !hasDistinct(rising.subarray(0, inner))) return { pValue: 1, statistic: 0 };
  const freedom = spacings - fitted;
  return { statistic: (gap * freedom) / sum, pValue: (1 + gap / sum) ** -freedom };
}

/** True for numbers, which rise, of which enough differ that their spacings say something: not for yes and no. */
function hasDistinct(rising: Float64Array): boolean {
  let distinct = 1;
  for (let place = 1; place < rising.length && distinct < FEWEST_DISTINCT; place++) {
    if ((rising[place] ?? 0) > (rising[place - 1] ?? 0)) distinct++;
  }
  return distinct >= FEWEST_DISTINCT;
}
