import { type Candidate, saturate } from '../candidate.ts';
import type { StepFact } from '../insight.ts';
import { changesOf } from '../operations.ts';
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
import { median } from '../statistics/median.ts';

/** Shorter series have no other steps to stand out from; in longer ones single steps are noise, and tests tell turns and outliers. */
const LENGTHS = { fewest: 5, most: 12 } as const;
/** A step stands out where it spans half of the range, is twice as large as the median of the others, and changes three tenths. */
const LEAST = { range: 0.5, others: 2, relative: 0.3, beyondWhole: 1.5 } as const;
/** How much larger than any other a step must be among so many values, for 1.5 % at most of series of noise to have one. */
const DWARFS = [
  { values: 6, times: 3 },
  { values: 8, times: 2.6 },
  { values: LENGTHS.most, times: 2.3 },
] as const;
const DWARF_CHANCE = 0.015;
/** How much larger it must be where all others go against it, and the share of series of noise that have such a step, by their length. */
const AGAINST = { times: 1.4, chances: [1, 1, 1, 1, 1, 1, 0.035, 0.012, 0.003] } as const;
const LEAST_CHANCE = 0.001;
/** The share of tables of noise that may yield a step, however many series they have. */
const CHANCE = 0.05;
const TYPICAL_LOGARITHM = 0.5;

/**
 * The one step of a short course that dwarfs its others: a collapse, a leap, and where the course went from there. Told only where it
 * goes further than the course as a whole, since a course that rose all the way is told by its ends, and where noise seldom looks
 * so: it is some three times as large as any other step, or all others go against it, as after a collapse. The bounds are measured on
 * even, normal, exponential and log-normal noise (`npm run bench -- narrate --noise`). Effect: |ln(after / before)| or the share of the
 * range; surprise: its size over the median of the other steps.
 */
export function findSteps(scene: Scene): readonly Candidate[] {
  if (!scene.isCourse) return [];
  const courses = scene.series.filter(
    ({ nature, isTotal, values: { length } }) =>
      !nature.isSignedChange && !isTotal && length >= LENGTHS.fewest && length <= LENGTHS.most,
  );
  // Columns of one table share what moves them all: steps that fall together are no surer than one.
  const count = fallTogether(courses) ? 1 : courses.length;
  return courses.flatMap((series) => {
    const at = placeOfStep(series, count);
    return at === undefined ? [] : [toCandidate(scene, series, at)];
  });
}

/** True where the largest steps of all courses fall together and go one way. */
function fallTogether(courses: readonly Series[]): boolean {
  const largest = courses.map(({ values, positions }) => {
    const steps = changesOf(values);
    const sizes = steps.map(Math.abs);
    const at = sizes.indexOf(Math.max(...sizes));
    return { at: positions[at], sign: Math.sign(steps[at] ?? 0) };
  });
  const [first] = largest;
  return largest.every(({ at, sign }) => at === first?.at && sign === first?.sign);
}

/** Where the step ends that stands out; the last one is told as such already. `count` weighs how many courses might have one. */
function placeOfStep(series: Series, count: number): number | undefined {
  const { values } = series;
  const steps = changesOf(values);
  const sizes = steps.map(Math.abs);
  const largest = Math.max(...sizes);
  const at = sizes.indexOf(largest) + 1;
  const range = Math.max(...values) - Math.min(...values);
  const whole = Math.abs(valueAt(series, values.length - 1) - valueAt(series, 0));
  const isLarge =
    largest >= LEAST.range * range &&
    largest >= LEAST.others * othersOf(sizes, at - 1) &&
    largest >= LEAST.beyondWhole * whole;
  if (!isLarge || at === values.length - 1 || chanceOf(steps, at - 1) * count > CHANCE) return undefined;
  if (!hasRelativeChange(series, at - 1, at)) return at;
  return largest >= LEAST.relative * valueAt(series, at - 1) ? at : undefined;
}

/** The share of series of noise with a step that stands out as much; 1 where noise has many. */
function chanceOf(steps: Float64Array, place: number): number {
  const step = steps[place] ?? 0;
  const others = steps.filter((_, other) => other !== place);
  const next = Math.max(...others.map(Math.abs));
  const values = steps.length + 1;
  const times = DWARFS.find((bound) => values <= bound.values)?.times ?? Number.POSITIVE_INFINITY;
  if (Math.abs(step) >= times * next) return DWARF_CHANCE;
  const isAgainst = others.every((other) => other * step < 0) && Math.abs(step) >= AGAINST.times * next;
  return isAgainst ? (AGAINST.chances[values] ?? LEAST_CHANCE) : 1;
}

function othersOf(sizes: Float64Array, place: number): number {
  return median(sizes.filter((_, other) => other !== place));
}

function toCandidate(scene: Scene, series: Series, at: number): Candidate {
  const sizes = changesOf(series.values).map(Math.abs);
  const others = othersOf(sizes, at - 1);
  const [before, after] = [valueAt(series, at - 1), valueAt(series, at)];
  const range = Math.max(...series.values) - Math.min(...series.values);
  const isRatio = hasRelativeChange(series, at - 1, at) && after > 0;
  return {
    kind: 'step',
    subject: subjectOf(series),
    effect: isRatio ? saturate(Math.log(after / before), TYPICAL_LOGARITHM) : Math.abs(after - before) / range,
    surprise: others === 0 ? 0.8 : 0.8 * saturate((sizes[at - 1] ?? 0) / others - 1, 2),
    importance: series.importance,
    state: () => stateStep(scene, series, at),
  };
}

function stateStep(scene: Scene, series: Series, at: number): StepFact {
  const last = series.values.length - 1;
  const unit = differenceUnit(series);
  const ends = [cellAt(series, at - 1), cellAt(series, at)];
  return {
    kind: 'step',
    ...about(scene, series),
    direction: directionOf(valueAt(series, at) - valueAt(series, at - 1)),
    from: markAt(scene, series, at - 1),
    to: markAt(scene, series, at),
    difference: figureOf(scene, 'difference', ends, unit),
    ...(hasRelativeChange(series, at - 1, at)
      ? { relative: figureOf(scene, 'relative-change', ends, { kind: 'percent' }) }
      : {}),
    after: {
      to: markAt(scene, series, last),
      difference: figureOf(scene, 'difference', [cellAt(series, at), cellAt(series, last)], unit),
      direction: directionOf(valueAt(series, last) - valueAt(series, at)),
      hasRegained:
        Math.abs(valueAt(series, last) - valueAt(series, at)) >=
        Math.abs(valueAt(series, at) - valueAt(series, at - 1)) / 2,
    },
  };
}
