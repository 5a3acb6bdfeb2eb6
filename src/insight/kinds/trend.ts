import type { Candidate } from '../candidate.ts';
import type { TrendFact } from '../insight.ts';
import {
  about,
  directionOf,
  figureOf,
  hasEvenSteps,
  markAt,
  paceUnit,
  type Scene,
  type Series,
  subjectOf,
  timedFigure,
} from '../reading/series.ts';
import { mannKendall } from '../statistics/mann-kendall.ts';
import { perNumbers } from '../statistics/per-numbers.ts';

const FEWEST = 5;

const trendOf = perNumbers(mannKendall);

/**
 * A course that rises or falls as time goes on: the test of Mann and Kendall, corrected for memory, with the slope of Theil and Sen.
 * Effect: |tau|, the share of pairs that go the way less that of pairs that go against it.
 */
export function findTrends(scene: Scene): readonly Candidate[] {
  if (!scene.isCourse) return [];
  return scene.series
    .filter((series) => series.values.length >= FEWEST && hasEvenSteps(series))
    .map((series) => {
      const { score, tau, pValue } = trendOf(series.values);
      return {
        kind: 'trend',
        subject: subjectOf(series),
        effect: Math.abs(tau),
        surprise: 0,
        importance: series.importance,
        test: { name: 'mann-kendall', statistic: tau, sampleSize: series.values.length, pValue },
        state: () => stateTrend(scene, series, score),
      };
    });
}

function stateTrend(scene: Scene, series: Series, score: number): TrendFact {
  const last = series.values.length - 1;
  return {
    kind: 'trend',
    ...about(scene, series),
    direction: directionOf(score),
    slope: timedFigure(scene, { series, from: 0, to: last }, 'slope', paceUnit(series, scene.axis.grain)),
    tau: figureOf(scene, 'tau', () => series.cells, { kind: 'coefficient' }),
    from: markAt(scene, series, 0),
    to: markAt(scene, series, last),
  };
}
