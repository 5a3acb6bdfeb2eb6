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
const TYPICAL_LOGARITHM = 0.5;

/**
 * The one step of a short course that dwarfs its others: a collapse, a leap, and where the course went from there. Plain arithmetic,
 * without a test: it says that this step was made, not that it means anything. Told only where it goes further than the course as a
 * whole, since a course that rose all the way is told by its ends. Effect: |ln(after / before)| or the share of the range; surprise:
 * its size over the median of the other steps.
 */
export function findSteps(scene: Scene): readonly Candidate[] {
  if (!scene.isCourse) return [];
  return scene.series.flatMap((series) => {
    const at = series.nature.isSignedChange ? undefined : placeOfStep(series);
    return at === undefined ? [] : [toCandidate(scene, series, at)];
  });
}

/** Where the step ends that stands out; the last one is told as such already. */
function placeOfStep(series: Series): number | undefined {
  const { values } = series;
  if (values.length < LENGTHS.fewest || values.length > LENGTHS.most) return undefined;
  const sizes = changesOf(values).map(Math.abs);
  const largest = Math.max(...sizes);
  const at = sizes.indexOf(largest) + 1;
  const range = Math.max(...values) - Math.min(...values);
  const whole = Math.abs(valueAt(series, values.length - 1) - valueAt(series, 0));
  const isLarge =
    largest >= LEAST.range * range &&
    largest >= LEAST.others * othersOf(sizes, at - 1) &&
    largest >= LEAST.beyondWhole * whole;
  if (!isLarge || at === values.length - 1) return undefined;
  if (!hasRelativeChange(series, at - 1, at)) return at;
  return largest >= LEAST.relative * valueAt(series, at - 1) ? at : undefined;
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
