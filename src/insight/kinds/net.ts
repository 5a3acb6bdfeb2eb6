import type { Candidate } from '../candidate.ts';
import type { NetFact } from '../insight.ts';
import { about, figureOf, markAt, type Scene, type Series, subjectOf, unitOf } from '../reading/series.ts';
import { holdsSums } from '../statistics/running-sums.ts';
import { rangeOf } from '../statistics/spread.ts';

const FEWEST = 3;
/** What gains and losses come to is what a reader of them asks first. */
const WEIGHT = { effect: 0.8, surprise: 0.6 } as const;

/**
 * What gains and losses come to, and the largest of each. Plain arithmetic, without a test. Left out where a value is the sum
 * of those before it, which is then a result and no change, and where they come to nothing. Effect and surprise are by convention.
 */
export function findNets(scene: Scene): readonly Candidate[] {
  if (!scene.isUnique) return [];
  return scene.series.flatMap((series) => {
    const { values, nature } = series;
    if (!nature.isSignedChange || values.length < FEWEST || holdsSums(values)) return [];
    if (comeToNothing(values)) return [];
    const { low, high } = rangeOf(values);
    return low < 0 && high > 0 ? [toCandidate(scene, series, [values.indexOf(high), values.indexOf(low)])] : [];
  });
}

/** A sum that comes to less than this share of what was gained and lost says that they are each other's. */
const LEAST_NET = 0.005;

/** True for changes within one whole, such as seats that parties win of each other. */
function comeToNothing(values: Float64Array): boolean {
  let [sum, size] = [0, 0];
  for (const value of values) {
    sum += value;
    size += Math.abs(value);
  }
  return Math.abs(sum) <= LEAST_NET * size;
}

function toCandidate(scene: Scene, series: Series, [high, low]: readonly [number, number]): Candidate {
  return {
    kind: 'net',
    subject: subjectOf(series),
    ...WEIGHT,
    importance: series.importance,
    state: (): NetFact => ({
      kind: 'net',
      ...about(scene, series),
      total: figureOf(scene, 'sum', series.cells, unitOf(series)),
      gain: markAt(scene, series, high),
      loss: markAt(scene, series, low),
      count: figureOf(scene, 'count', series.cells, { kind: 'count' }),
    }),
  };
}
