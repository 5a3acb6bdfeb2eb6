import { type Candidate, saturate } from '../candidate.ts';
import type { StandingFact } from '../insight.ts';
import {
  about,
  cellAt,
  differenceUnit,
  figureOf,
  markAt,
  pointAt,
  type Scene,
  type Series,
  subjectOf,
  valueAt,
} from '../reading/series.ts';
import { mean } from '../statistics/spread.ts';
import { wholes } from './share.ts';

/**
 * Where one point stands among the others of its series: rank, share and distance to the mean. Plain arithmetic, without a test,
 * and only for the points that a caller names. Effect: the distance to the mean over the mean's size, never
 * small: it was asked for.
 */
export function findStandings(scene: Scene, isNamed: (name: string) => boolean): readonly Candidate[] {
  if (!scene.isUnique) return [];
  return scene.series.flatMap((series) =>
    Array.from(series.values.keys())
      .filter((place) => isNamed(pointAt(scene, series, place).name))
      .map((place) => toCandidate(scene, series, place)),
  );
}

function toCandidate(scene: Scene, series: Series, place: number): Candidate {
  const middle = mean(series.values);
  return {
    kind: 'standing',
    subject: subjectOf(series),
    effect: 0.5 + 0.5 * saturate((valueAt(series, place) - middle) / Math.abs(middle), 1),
    surprise: 0.8,
    importance: series.importance,
    state: () => stateStanding(scene, series, place),
  };
}

function stateStanding(scene: Scene, series: Series, place: number): StandingFact {
  const own = cellAt(series, place);
  const { maker } = scene;
  return {
    kind: 'standing',
    ...about(scene, series),
    at: markAt(scene, series, place),
    rank: maker.figure({ name: 'rank', parts: 1 }, [own, ...series.cells.toSpliced(place, 1)], { kind: 'rank' }),
    count: figureOf(scene, 'count', series.cells, { kind: 'count' }),
    distanceToMean: maker.figure(
      { name: 'distance-to-mean', parts: 1 },
      [own, ...series.cells],
      differenceUnit(series),
    ),
    ...(wholes(scene).includes(series)
      ? { share: maker.figure({ name: 'share-of-sum', parts: 1 }, [own, ...series.cells], { kind: 'percent' }) }
      : {}),
  };
}
