import { type Candidate, saturate } from '../candidate.ts';
import type { Figure } from '../figure.ts';
import type { GrowthFact, Step } from '../insight.ts';
import {
  about,
  cellAt,
  directionOf,
  figureOf,
  hasEvenSteps,
  markAt,
  type Scene,
  type Series,
  subjectOf,
  timedFigure,
  valueAt,
} from '../reading/series.ts';
import { rangeOf } from '../statistics/spread.ts';

const FEWEST = 3;
/** 10 % for each step is quick. */
const TYPICAL_RATE = 0.1;

/**
 * The compound rate of a course above 0 (CAGR where steps are years), with its best and worst single step. Plain arithmetic,
 * without a test. Effect: the size of the rate. Negative or zero values, percentages and scales without a true zero have no rate.
 */
export function findGrowth(scene: Scene): readonly Candidate[] {
  if (!scene.isCourse || scene.axis.kind === 'cycle') return [];
  return scene.series.filter(canGrow).map((series) => {
    const last = series.values.length - 1;
    const steps = (series.positions[last] ?? last) - (series.positions[0] ?? 0);
    const rate = Math.log(valueAt(series, last) / valueAt(series, 0)) / steps;
    return {
      kind: 'growth',
      subject: subjectOf(series),
      effect: saturate(rate, TYPICAL_RATE),
      surprise: 0.35,
      importance: series.importance,
      state: () => stateGrowth(scene, series),
    };
  });
}

/** True for a course whose rates mean something: above 0 throughout, its steps even. */
export function canGrow(series: Series): boolean {
  const { nature, values } = series;
  return nature.hasTrueZero && values.length >= FEWEST && rangeOf(values).low > 0 && hasEvenSteps(series);
}

/** The compound rate between two places, in percent for each step. */
function rateBetween(scene: Scene, series: Series, [from, to]: readonly [number, number]): Figure {
  return timedFigure(scene, { series, from, to }, 'compound-growth', { kind: 'percent' });
}

/** One stretch of a course and its rate. */
export function stepBetween(scene: Scene, series: Series, [from, to]: readonly [number, number]): Step {
  return {
    from: markAt(scene, series, from),
    to: markAt(scene, series, to),
    rate: rateBetween(scene, series, [from, to]),
  };
}

function stateGrowth(scene: Scene, series: Series): GrowthFact {
  const last = series.values.length - 1;
  let best = 1;
  let worst = 1;
  const ratio = (place: number): number => valueAt(series, place) / valueAt(series, place - 1);
  for (let place = 2; place <= last; place++) {
    if (ratio(place) > ratio(best)) best = place;
    if (ratio(place) < ratio(worst)) worst = place;
  }
  return {
    kind: 'growth',
    ...about(scene, series),
    direction: directionOf(valueAt(series, last) - valueAt(series, 0)),
    per: scene.axis.grain,
    rate: rateBetween(scene, series, [0, last]),
    periods: timedFigure(scene, { series, from: 0, to: last }, 'elapsed', { kind: 'count' }),
    from: markAt(scene, series, 0),
    to: markAt(scene, series, last),
    best: singleStep(scene, series, best),
    worst: singleStep(scene, series, worst),
  };
}

function singleStep(scene: Scene, series: Series, to: number): Step {
  const cells = [cellAt(series, to - 1), cellAt(series, to)];
  return {
    from: markAt(scene, series, to - 1),
    to: markAt(scene, series, to),
    rate: figureOf(scene, 'relative-change', cells, { kind: 'percent' }),
  };
}
