import { type Candidate, saturate } from '../candidate.ts';
import type { TurningPointFact } from '../insight.ts';
import {
  about,
  cellAt,
  differenceUnit,
  figureOf,
  markAt,
  type Scene,
  type Series,
  subjectOf,
  valueAt,
} from '../reading/series.ts';
import { mannKendall } from '../statistics/mann-kendall.ts';
import { median } from '../statistics/median.ts';
import { robustDeviation } from '../statistics/spread.ts';

/** Fewer values on a side cannot be told from chance. */
const FEWEST_ON_A_SIDE = 4;
const CHANCE = 0.1;
const SHAPES = ['peak', 'trough'] as const;

/**
 * A course that goes up to its highest value and down from it, or the reverse. Both sides must pass Mann and Kendall's test, one
 * way each, without the turning value itself: where nothing is there, the others lie in any order around it. Wherever
 * the highest lies, chance orders the sides independently: their chances are joined as Fisher (1925) has it, and doubled for the two
 * shapes. Effect: the lesser of both distances in robust deviations.
 */
export function findTurningPoints(scene: Scene): readonly Candidate[] {
  if (!scene.isCourse) return [];
  const courses = scene.series.filter(({ nature }) => !nature.isSignedChange);
  return courses.flatMap((series) =>
    SHAPES.flatMap((shape) => {
      const at = placeOfExtreme(series.values, shape);
      const after = series.values.length - 1 - at;
      return at < FEWEST_ON_A_SIDE || after < FEWEST_ON_A_SIDE ? [] : [toCandidate(scene, series, { shape, at })];
    }),
  );
}

type Turn = { readonly shape: TurningPointFact['shape']; readonly at: number };

function placeOfExtreme(values: Float64Array, shape: Turn['shape']): number {
  let best = 0;
  for (let place = 1; place < values.length; place++) {
    const difference = (values[place] ?? 0) - (values[best] ?? 0);
    if (shape === 'peak' ? difference > 0 : difference < 0) best = place;
  }
  return best;
}

function toCandidate(scene: Scene, series: Series, { shape, at }: Turn): Candidate {
  const { values } = series;
  const sign = shape === 'peak' ? 1 : -1;
  const before = oneSided(values.slice(0, at), sign);
  // One side that is chance settles it: the other need not be looked at.
  const after = before.pValue > CHANCE ? before : oneSided(values.slice(at + 1), -sign);
  const turn = valueAt(series, at);
  const rise = Math.min(Math.abs(turn - valueAt(series, 0)), Math.abs(turn - valueAt(series, values.length - 1)));
  return {
    kind: 'turning-point',
    subject: subjectOf(series),
    effect: saturate(rise / robustDeviation(values, median(values)), 2),
    surprise: 0,
    importance: series.importance,
    test: {
      name: 'mann-kendall',
      statistic: Math.min(before.strength, after.strength),
      sampleSize: values.length,
      pValue: Math.min(1, 2 * joined(before.pValue, after.pValue)),
    },
    state: () => stateTurn(scene, series, { shape, at }),
  };
}

/** The chance that two independent chances have so small a product; 1 where one of them is not small by itself. */
function joined(one: number, other: number): number {
  if (Math.max(one, other) > CHANCE) return 1;
  const product = Math.max(one * other, Number.MIN_VALUE);
  return product * (1 - Math.log(product));
}

function oneSided(values: Float64Array, sign: number): { readonly pValue: number; readonly strength: number } {
  const { tau, pValue } = mannKendall(values);
  return { strength: tau * sign, pValue: tau * sign > 0 ? pValue / 2 : 1 };
}

function stateTurn(scene: Scene, series: Series, { shape, at }: Turn): TurningPointFact {
  const last = series.values.length - 1;
  const unit = differenceUnit(series);
  return {
    kind: 'turning-point',
    shape,
    ...about(scene, series),
    from: markAt(scene, series, 0),
    at: markAt(scene, series, at),
    to: markAt(scene, series, last),
    before: figureOf(scene, 'difference', [cellAt(series, 0), cellAt(series, at)], unit),
    after: figureOf(scene, 'difference', [cellAt(series, at), cellAt(series, last)], unit),
  };
}
