import { type Candidate, saturate } from '../candidate.ts';
import type { ExtremesFact } from '../insight.ts';
import { areOfOneKind } from '../reading/paired-labels.ts';
import {
  about,
  cellAt,
  differenceUnit,
  figureOf,
  markOf,
  type Scene,
  type Series,
  subjectOf,
  valueAt,
} from '../reading/series.ts';
import { areMirrored } from '../reading/side-by-side.ts';
import { mean, rangeOf } from '../statistics/spread.ts';

const FEWEST = 2;
const MOST_TIES = 3;
/** A highest value that is three times the mean is as far as most go. */
const TYPICAL_EXCESS = 1.5;
/** Without a true zero no size tells how far apart two values are: 11 and 24 degrees are summer and winter. */
const LEAST_UNSCALED = 0.4;

/** Which measure a chart is of is told by their order; that another spreads further is no reason to begin with it. */
const OF_THE_FIRST = 4;

type Extremes = {
  readonly highest: readonly number[];
  readonly lowest: readonly number[];
  /** Where the second highest stands, for one highest; empty where too many tie. */
  readonly runnersUp: readonly number[];
};

/**
 * The highest and the lowest of a series, and the lead of the highest. Plain arithmetic, without a test. Effect: the distance from
 * highest to lowest over the sum of both sizes; surprise: the lead over the distance. Left out where more than three places tie.
 */
export function findExtremes(scene: Scene): readonly Candidate[] {
  if (!scene.isUnique) return [];
  const highest = highestOfOneKind(scene);
  return scene.series.flatMap((series) => {
    // Of the side of a pyramid that lies below zero the lowest is the most.
    if (valueAt(series, 0) < 0 && scene.series.some((other) => areMirrored(series, other))) return [];
    const extremes = locateExtremes(series.values);
    return extremes === undefined
      ? []
      : [toCandidate(scene, series, { extremes, importance: importanceOf(series, highest) })];
  });
}

/** Of series that measure one thing, the one that rises above all others: its peak is that of the whole picture. */
function highestOfOneKind({ series, hasOneScale }: Scene): Series | undefined {
  const [first, ...others] = series.filter(({ isTotal }) => !isTotal);
  const isOnly = others.length === 1;
  if (first === undefined || others.length === 0 || !hasOneScale) return undefined;
  if (!others.every((other) => areOfOneKind({ left: first, right: other, isOnly }))) return undefined;
  return others.reduce((best, other) => (rangeOf(other.values).high > rangeOf(best.values).high ? other : best), first);
}

/** What a peak below that of the whole picture counts. */
const BELOW_HIGHEST = 0.8;

function importanceOf(series: Series, highest: Series | undefined): number {
  if (series === highest) return Math.max(1, series.importance);
  const own = Math.min(series.importance, series.importance ** OF_THE_FIRST);
  return highest === undefined ? own : BELOW_HIGHEST * own;
}

type Found = { readonly extremes: Extremes; readonly importance: number };

function locateExtremes(values: Float64Array): Extremes | undefined {
  if (values.length < FEWEST) return undefined;
  const { low, high } = rangeOf(values);
  const highest = placesOf(values, high);
  const lowest = placesOf(values, low);
  if (high === low || highest.length > MOST_TIES || lowest.length > MOST_TIES) return undefined;
  const second = highest.length === 1 ? placeOfSecond(values, high) : undefined;
  const seconds = second === undefined ? [] : placesOf(values, values[second] ?? Number.NaN);
  return { highest, lowest, runnersUp: seconds.length > MOST_TIES ? [] : seconds };
}

function placesOf(values: Float64Array, wanted: number): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < values.length && places.length <= MOST_TIES; place++) {
    if (values[place] === wanted) places.push(place);
  }
  return places;
}

function placeOfSecond(values: Float64Array, high: number): number | undefined {
  let second: number | undefined;
  for (let place = 0; place < values.length; place++) {
    const value = values[place] ?? high;
    if (value < high && (second === undefined || value > (values[second] ?? high))) second = place;
  }
  return second;
}

function toCandidate(scene: Scene, series: Series, { extremes, importance }: Found): Candidate {
  const high = valueAt(series, extremes.highest[0] ?? 0);
  const low = valueAt(series, extremes.lowest[0] ?? 0);
  const second = extremes.runnersUp[0] === undefined ? high : valueAt(series, extremes.runnersUp[0]);
  const middle = mean(series.values);
  const excess = middle > 0 ? (high - middle) / middle : 0;
  const size = (high - low) / (Math.abs(high) + Math.abs(low));
  return {
    kind: 'extremes',
    subject: subjectOf(series),
    effect: series.nature.hasTrueZero
      ? Math.max(size * 0.8, saturate(excess, TYPICAL_EXCESS))
      : Math.max(LEAST_UNSCALED, size * 0.5),
    surprise: 0.25 + 0.5 * ((high - second) / (high - low)),
    importance,
    state: () => stateExtremes(scene, series, extremes),
  };
}

function stateExtremes(scene: Scene, series: Series, { highest, lowest, runnersUp }: Extremes): ExtremesFact {
  const top = cellAt(series, highest[0] ?? 0);
  const bottom = cellAt(series, lowest[0] ?? 0);
  const [second] = runnersUp;
  const isRatio = series.nature.hasTrueZero && valueAt(series, lowest[0] ?? 0) > 0;
  return {
    kind: 'extremes',
    ...about(scene, series),
    highest: markOf(scene, series, highest),
    lowest: markOf(scene, series, lowest),
    count: figureOf(scene, 'count', () => series.cells, { kind: 'count' }),
    ...(second === undefined
      ? {}
      : {
          runnerUp: markOf(scene, series, runnersUp),
          lead: figureOf(scene, 'difference', [cellAt(series, second), top], differenceUnit(series)),
        }),
    ...(isRatio ? { ratio: figureOf(scene, 'ratio', [top, bottom], { kind: 'times' }) } : {}),
  };
}
