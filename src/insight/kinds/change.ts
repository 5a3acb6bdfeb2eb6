import { type Candidate, saturate } from '../candidate.ts';
import type { CellReference } from '../figure.ts';
import type { ChangeFact } from '../insight.ts';
import { changesOf, countSteps } from '../operations.ts';
import {
  about,
  cellAt,
  differenceUnit,
  directionOf,
  figureOf,
  hasRelativeChange,
  markAt,
  type Scene,
  type Series,
  subjectOf,
  valueAt,
} from '../reading/series.ts';
import { perNumbers } from '../statistics/per-numbers.ts';
import { mean, rangeOf, sizesOf } from '../statistics/spread.ts';

const FEWEST = { whole: 2, 'last-step': 4 } as const;
/** A change by half is large: effect 0.63 at +50 % (in logarithms), at 15 points, at 60 % of the range. */
const TYPICAL = { logarithm: 0.5, points: 15, range: 0.6 } as const;

/**
 * How far a series went from its first period to its last, and by its last step. Plain arithmetic, without a test: a change is
 * there, whether or not it means a trend. Gains and losses, which are changes already, have none. Effect: |ln(last / first)|, or points, or the share of the range. Surprise of the whole:
 * how one-sided its steps are; of the last step: its size among the others. Of stages, the one that loses most as well. A base that is not above 0 gives no percentage.
 */
export function findChanges(scene: Scene): readonly Candidate[] {
  if (!scene.isCourse) return [];
  const courses = scene.series.filter(({ nature }) => !nature.isSignedChange);
  // Along numbers and stages no step is the latest.
  const isTimed = scene.axis.kind === 'time' || scene.axis.kind === 'cycle';
  return courses.flatMap((series) => [
    ...wholeChange(scene, series),
    ...(isTimed ? lastStep(scene, series) : []),
    ...(scene.isStaged === true ? stageLoss(scene, series) : []),
  ]);
}

const FEWEST_STAGES = 3;

/** The stage that loses the largest share of those who came to it. */
function stageLoss(scene: Scene, series: Series): readonly Candidate[] {
  if (series.values.length < FEWEST_STAGES) return [];
  let [at, least] = [0, 1];
  for (let place = 1; place < series.values.length; place++) {
    const left = valueAt(series, place) / valueAt(series, place - 1);
    if (left < least) [at, least] = [place, left];
  }
  return at === 0 ? [] : [swing(scene, series, at - 1, at)];
}

/** The largest fall from a value to a later one, or the largest rise, of each course: for a caller who asks what fell or rose. */
export function findSwings(scene: Scene, way: 'up' | 'down'): readonly Candidate[] {
  if (!scene.isCourse || (scene.axis.kind !== 'time' && scene.axis.kind !== 'cycle')) return [];
  const courses = scene.series.filter(({ nature, values }) => !nature.isSignedChange && values.length > 2);
  return courses.flatMap((series) => {
    const [from, to] = widestSwing(series, way === 'up' ? 1 : -1);
    const last = series.values.length - 1;
    return to === 0 || (to === last && (from === 0 || from === last - 1)) ? [] : [swing(scene, series, from, to)];
  });
}

/** Where the largest step from a value to a later one begins and ends, in one direction; 0 and 0 where none goes there. */
function widestSwing(series: Series, sign: 1 | -1): readonly [from: number, to: number] {
  let [from, to, most, turn] = [0, 0, 0, 0];
  for (let place = 1; place < series.values.length; place++) {
    const size = sign * (valueAt(series, place) - valueAt(series, turn));
    if (size > most) [from, to, most] = [turn, place, size];
    if (size < 0) turn = place;
  }
  return [from, to];
}

function swing(scene: Scene, series: Series, from: number, to: number): Candidate {
  return {
    kind: 'change',
    subject: subjectOf(series),
    effect: effectOf(series, from, to),
    surprise: 0.2,
    importance: series.importance,
    state: () => stateChange(scene, series, { from, to, span: 'swing' }),
  };
}

function wholeChange(scene: Scene, series: Series): readonly Candidate[] {
  const last = series.values.length - 1;
  if (last + 1 < FEWEST.whole) return [];
  const effect = effectOf(series, 0, last);
  const balance = Math.abs(countSteps(series.values, 1) - countSteps(series.values, -1));
  return [
    {
      kind: 'change',
      subject: subjectOf(series),
      effect,
      surprise: last < 2 ? 0.4 : surpriseOf(balance / last, effect),
      importance: series.importance,
      state: () => stateChange(scene, series, { from: 0, to: last, span: 'whole' }),
    },
  ];
}

/** Half of the steps more one way than the other. */
const STEADY = 0.5;
const NOTICED = 0.2;

/** Ends that lie close to each other behind ups and downs surprise nobody: a year of temperatures ends where it began. */
function surpriseOf(balance: number, effect: number): number {
  const surprise = 0.2 + 0.6 * balance;
  return balance >= STEADY ? surprise : surprise * Math.min(1, effect / NOTICED);
}

/** The size of the last step over the mean of those before it. */
const lastStepRatio = perNumbers((values) => {
  const sizes = sizesOf(changesOf(values));
  return (sizes[sizes.length - 1] ?? 0) / mean(sizes.subarray(0, -1));
});

function lastStep(scene: Scene, series: Series): readonly Candidate[] {
  const last = series.values.length - 1;
  if (last + 1 < FEWEST['last-step'] || valueAt(series, last) === valueAt(series, last - 1)) return [];
  const ratio = lastStepRatio(series.values);
  return [
    {
      kind: 'change',
      subject: subjectOf(series),
      effect: 0.6 * effectOf(series, last - 1, last),
      surprise: ratio > 1 ? 0.8 * saturate(ratio - 1, 2) : 0,
      importance: series.importance,
      state: () => stateChange(scene, series, { from: last - 1, to: last, span: 'last-step' }),
    },
  ];
}

function effectOf(series: Series, from: number, to: number): number {
  const before = valueAt(series, from);
  const after = valueAt(series, to);
  if (series.nature.isPercentage) return saturate(after - before, TYPICAL.points);
  if (hasRelativeChange(series, from, to))
    return after <= 0 ? 1 : saturate(Math.log(after / before), TYPICAL.logarithm);
  const { low, high } = rangeOf(series.values);
  return high === low ? 0 : saturate((after - before) / (high - low), TYPICAL.range);
}

type Span = { readonly from: number; readonly to: number; readonly span: ChangeFact['span'] };

function stateChange(scene: Scene, series: Series, { from, to, span }: Span): ChangeFact {
  const ends = [cellAt(series, from), cellAt(series, to)];
  const cellsFrom = (start: number) => (): readonly CellReference[] => series.cells.slice(start, to + 1);
  return {
    kind: 'change',
    span,
    ...about(scene, series),
    direction: directionOf(valueAt(series, to) - valueAt(series, from)),
    from: markAt(scene, series, from),
    to: markAt(scene, series, to),
    difference: figureOf(scene, 'difference', ends, differenceUnit(series)),
    ...(hasRelativeChange(series, from, to)
      ? { relative: figureOf(scene, 'relative-change', ends, { kind: 'percent' }) }
      : {}),
    steps: figureOf(scene, 'count', cellsFrom(from + 1), { kind: 'count' }),
    rises: figureOf(scene, 'rises', cellsFrom(from), { kind: 'count' }),
    falls: figureOf(scene, 'falls', cellsFrom(from), { kind: 'count' }),
  };
}
