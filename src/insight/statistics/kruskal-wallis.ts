import { chiSquareTail } from './distributions.ts';
import { averageRanks } from './ranks.ts';

/** What the test says of groups of values. */
export type KruskalWallis = {
  readonly statistic: number;
  readonly pValue: number;
  /** Epsilon squared: the share of the variance of ranks that lies between the groups, 0 to 1. */
  readonly effect: number;
};

/**
 * The test of Kruskal and Wallis (1952) for groups that differ in level, with the correction for ties; the effect is Tomczak and
 * Tomczak's (2014). `groups` holds each value's group from 0.
 */
export function kruskalWallis(values: Float64Array, groups: ArrayLike<number>, groupCount: number): KruskalWallis {
  const ranks = averageRanks(values);
  const sums = new Float64Array(groupCount);
  const counts = new Float64Array(groupCount);
  let squares = 0;
  const count = values.length;
  const middle = (count + 1) / 2;
  for (let place = 0; place < count; place++) {
    const rank = (ranks[place] ?? middle) - middle;
    const group = groups[place] ?? 0;
    sums[group] = (sums[group] ?? 0) + rank;
    counts[group] = (counts[group] ?? 0) + 1;
    squares += rank * rank;
  }
  let between = 0;
  for (let group = 0; group < groupCount; group++) {
    const size = counts[group] ?? 0;
    if (size > 0) between += (sums[group] ?? 0) ** 2 / size;
  }
  const statistic = squares > 0 ? ((count - 1) * between) / squares : 0;
  return { statistic, pValue: chiSquareTail(statistic, groupCount - 1), effect: squares > 0 ? between / squares : 0 };
}
