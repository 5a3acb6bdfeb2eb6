import type { Candidate } from '../candidate.ts';
import type { LevelFact } from '../insight.ts';
import { about, figureOf, type Scene, type Series, subjectOf, unitOf } from '../reading/series.ts';

/** A level is never news; it is what one says where nothing else is. */
const EFFECT = 0.15;
const FEWEST = 1;

/**
 * Where the values of each measure lie: mean, median, and the sum of amounts that add up. Plain arithmetic, without a test; effect
 * and surprise are small by convention.
 */
export function findLevels(scene: Scene): readonly Candidate[] {
  return scene.series
    .filter(({ values }) => values.length >= FEWEST)
    .map((series) => ({
      kind: 'level',
      subject: subjectOf(series),
      effect: series.nature.isAdditive ? 2 * EFFECT : EFFECT,
      surprise: EFFECT,
      importance: series.importance,
      state: () => stateLevel(scene, series),
    }));
}

function stateLevel(scene: Scene, series: Series): LevelFact {
  const { cells, nature } = series;
  const unit = unitOf(series);
  return {
    kind: 'level',
    ...about(scene, series),
    mean: figureOf(scene, 'mean', cells, unit),
    median: figureOf(scene, 'median', cells, unit),
    ...(nature.isAdditive && scene.isStaged !== true && cells.length > 1
      ? { total: figureOf(scene, 'sum', cells, unit) }
      : {}),
    count: figureOf(scene, 'count', cells, { kind: 'count' }),
  };
}
