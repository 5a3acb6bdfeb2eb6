import type { Candidate } from '../candidate.ts';
import type { NetFact } from '../insight.ts';
import { about, figureOf, markAt, type Scene, type Series, subjectOf, unitOf } from '../reading/series.ts';
import { rangeOf } from '../statistics/spread.ts';

const FEWEST = 3;
/** What gains and losses come to is what a reader of them asks first. */
const WEIGHT = { effect: 0.8, surprise: 0.6 } as const;
const CLOSE = 1e-9;

/**
 * What gains and losses come to, and the largest of each. Plain arithmetic, without a test. Left out where the last value is the sum
 * of those before it: it is then the result and no change. Effect and surprise are by convention.
 */
export function findNets(scene: Scene): readonly Candidate[] {
  if (!scene.isUnique) return [];
  return scene.series.flatMap((series) => {
    const { values, nature } = series;
    if (!nature.isSignedChange || values.length < FEWEST || endsInSum(values)) return [];
    const { low, high } = rangeOf(values);
    return low < 0 && high > 0 ? [toCandidate(scene, series, [values.indexOf(high), values.indexOf(low)])] : [];
  });
}

function endsInSum(values: Float64Array): boolean {
  const last = values[values.length - 1] ?? 0;
  const before = values.slice(0, -1).reduce((sum, value) => sum + value, 0);
  return Math.abs(last - before) <= CLOSE * Math.max(1, Math.abs(last));
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
