/** The fewest values of which one can be called far out. */
export const FEWEST_FOR_OUTLIER = 8;
const FEWEST_DISTINCT = 3;
const MOST_OUT = 2;

/** How many values of a series may stand apart together: two need sixteen. */
export function mostFarOut(count: number): number {
  if (count < FEWEST_FOR_OUTLIER) return 0;
  return count >= 2 * FEWEST_FOR_OUTLIER ? MOST_OUT : 1;
}

/** How far the largest values stand apart: the gap in means of the spacings, and the chance of it. */
export type GapChance = { readonly statistic: number; readonly pValue: number };

/**
 * Whether the `count` largest of numbers stand apart: the gap below them against the normalised spacings of the rest of
 * the upper part, whose ratio is F under an exponential tail (Sukhatme 1937; Likeš 1966; Kimber, "Tests for many outliers in an
 * exponential sample", 1982). Tails that fall faster, as the normal's, make it careful; "far" by standard deviations alone would
 * call the ends of every skewed column outliers. Numbers rise.
 */
export function gapChance(rising: Float64Array, count: number): GapChance {
  const inner = rising.length - count;
  const spacings = Math.floor(inner * 0.6);
  const at = (place: number): number => rising[place] ?? Number.NaN;
  let sum = 0;
  let distinct = 1;
  for (let step = 1; step <= spacings; step++) {
    const spacing = at(inner - step) - at(inner - step - 1);
    sum += (count + step) * spacing;
    if (spacing > 0) distinct++;
  }
  const gap = count * (at(inner) - at(inner - 1));
  if (!(gap > 0) || !(sum > 0) || distinct < FEWEST_DISTINCT) return { pValue: 1, statistic: 0 };
  return { statistic: (gap * spacings) / sum, pValue: (1 + gap / sum) ** -spacings };
}
