import type { Candidate } from '../candidate.ts';
import type { CellReference } from '../figure.ts';
import type { LevelFact } from '../insight.ts';
import {
  about,
  figureOf,
  holdsNegatives,
  markAt,
  type Scene,
  type Series,
  subjectOf,
  unitOf,
} from '../reading/series.ts';
import { holdsSums } from '../statistics/running-sums.ts';
import { partsOf, WHOLE_IMPORTANCE, WHOLE_SERIES } from './part-to-whole.ts';

/** A level is never news; it is what one says where nothing else is. */
const EFFECT = 0.15;
const FEWEST = 1;

/**
 * Where the values of each measure lie: mean, median, and the sum of amounts that add up; none of gains and losses beside their own sums. Plain arithmetic, without a test; effect
 * and surprise are small by convention.
 */
export function findLevels(scene: Scene): readonly Candidate[] {
  return scene.series
    .filter((series) => series.values.length >= FEWEST && !(holdsNegatives(series) && holdsSums(series.values)))
    .map((series) => ({
      kind: 'level',
      subject: subjectOf(series),
      effect: series.nature.isAdditive ? 2 * EFFECT : EFFECT,
      surprise: EFFECT,
      importance: series.importance,
      state: () => stateLevel(scene, series),
    }));
}

/** What all parts of a whole come to, and for each period or name. */
export function findWholeLevel(scene: Scene): readonly Candidate[] {
  const parts = partsOf(scene);
  const [first] = parts;
  if (first === undefined || parts.some((part) => !part.nature.isAdditive || (scene.isCourse && part.nature.isStock)))
    return [];
  const cells = parts.flatMap((part) => part.cells);
  const unit = unitOf(first);
  return [
    {
      kind: 'level',
      subject: 'whole',
      effect: 2 * EFFECT,
      surprise: EFFECT,
      importance: WHOLE_IMPORTANCE,
      state: () => ({
        kind: 'level',
        series: WHOLE_SERIES,
        axis: scene.axis,
        mean: scene.maker.figure({ name: 'sum-for-each', parts: first.cells.length }, cells, unit),
        median: figureOf(scene, 'median', cells, unit),
        total: figureOf(scene, 'sum', cells, unit),
        count: figureOf(scene, 'count', first.cells, { kind: 'count' }),
      }),
    },
  ];
}

function stateLevel(scene: Scene, series: Series): LevelFact {
  const { nature, values } = series;
  const cells = (): readonly CellReference[] => series.cells;
  const unit = unitOf(series);
  return {
    kind: 'level',
    ...about(scene, series),
    mean: figureOf(scene, 'mean', cells, unit),
    median: figureOf(scene, 'median', cells, unit),
    ...(nature.isAdditive && scene.isStaged !== true && values.length > 1 && !(scene.isCourse && nature.isStock)
      ? { total: figureOf(scene, 'sum', cells, unit) }
      : {}),
    count: figureOf(scene, 'count', cells, { kind: 'count' }),
    ...(values.length === 1 ? { only: markAt(scene, series, 0) } : {}),
  };
}
