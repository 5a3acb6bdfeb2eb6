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
} from '../reading/series.ts';
import { mannKendall } from '../statistics/mann-kendall.ts';
import { median } from '../statistics/median.ts';
import { perNumbers } from '../statistics/per-numbers.ts';
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
      const turn = turnsOf(series.values)[shape];
      return turn === undefined ? [] : [toCandidate(scene, series, { shape, ...turn })];
    }),
  );
}

/** The chance of a turn at the extreme value of each shape; undefined where it is too near an end. */
const turnsOf = perNumbers((values) => {
  const spread = robustDeviation(values, median(values));
  return { peak: turnOf(values, 'peak', spread), trough: turnOf(values, 'trough', spread) };
});

function turnOf(values: Float64Array, shape: Shape, spread: number): Omit<Turn, 'shape'> | undefined {
  const at = placeOfExtreme(values, shape);
  if (at < FEWEST_ON_A_SIDE || values.length - 1 - at < FEWEST_ON_A_SIDE) return undefined;
  const sign = shape === 'peak' ? 1 : -1;
  const sides = [
    { values: values.subarray(0, at), sign },
    { values: values.subarray(at + 1), sign: -sign },
  ].sort((one, other) => one.values.length - other.values.length);
  // A side that is chance settles it: the other, which is longer, need not be looked at.
  const tests: Sided[] = [];
  for (const side of sides)
    if (tests.every(({ pValue }) => pValue <= CHANCE)) tests.push(oneSided(side.values, side.sign));
  const [first = 0, turn = 0, last = 0] = [values[0], values[at], values.at(-1)];
  const rise = Math.min(Math.abs(turn - first), Math.abs(turn - last));
  return {
    at,
    effect: saturate(rise / spread, 2),
    statistic: Math.min(...tests.map(({ strength }) => strength)),
    pValue: Math.min(1, 2 * joined(tests.map(({ pValue }) => pValue))),
  };
}

type Shape = TurningPointFact['shape'];

type Turn = {
  readonly shape: Shape;
  readonly at: number;
  readonly effect: number;
  readonly statistic: number;
  readonly pValue: number;
};

function placeOfExtreme(values: Float64Array, shape: Shape): number {
  let best = 0;
  for (let place = 1; place < values.length; place++) {
    const difference = (values[place] ?? 0) - (values[best] ?? 0);
    if (shape === 'peak' ? difference > 0 : difference < 0) best = place;
  }
  return best;
}

function toCandidate(scene: Scene, series: Series, turn: Turn): Candidate {
  const { effect, statistic, pValue } = turn;
  return {
    kind: 'turning-point',
    subject: subjectOf(series),
    effect,
    surprise: 0,
    importance: series.importance,
    test: { name: 'mann-kendall', statistic, sampleSize: series.values.length, pValue },
    state: () => stateTurn(scene, series, turn),
  };
}

/** The chance that two independent chances have so small a product; 1 where one of them is not small by itself. */
function joined([one = 1, other = 1]: readonly number[]): number {
  if (Math.max(one, other) > CHANCE) return 1;
  const product = Math.max(one * other, Number.MIN_VALUE);
  return product * (1 - Math.log(product));
}

type Sided = { readonly pValue: number; readonly strength: number };

function oneSided(values: Float64Array, sign: number): Sided {
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
