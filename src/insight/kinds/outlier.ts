import { type Candidate, saturate } from '../candidate.ts';
import type { OutlierFact } from '../insight.ts';
import {
  about,
  cellAt,
  differenceUnit,
  figureOf,
  markAt,
  type Scene,
  type Series,
  subjectOf,
  unitOf,
} from '../reading/series.ts';
import { gapChance, mostFarOut, type Tail } from '../statistics/exponential-gap.ts';
import { median, medianOfRising } from '../statistics/median.ts';
import { perNumbers, perPair } from '../statistics/per-numbers.ts';
import { rangeOf, robustDeviation, sorted } from '../statistics/spread.ts';
import { residuals } from '../statistics/theil-sen.ts';

/** Robust deviations from the median from which a value is far out (Iglewicz and Hoaglin 1993). */
const FAR = 3.5;
const TYPICAL_DISTANCE = 6;
/**
 * The shapes of the tails that are expected of harmless data: between the exponential (1) and the normal (2). Measured on series of 8
 * to 48 values: a value 8 deviations out in normal data is found in 87 % (with shape 1 in 10 %), while even, normal, exponential,
 * log-normal and Poisson data without one give under 1 %. A column with zeros or negatives has no second scale, and more care.
 */
const TAILS = { plain: 1.4, logarithms: 1.3, alone: 1.2 } as const;
const SIDES = ['high', 'low'] as const;

type Side = OutlierFact['side'];

/** A series on one scale, as distances from where it is expected. */
type Scale = { readonly distances: Float64Array; readonly middle: number };

/** The scales of a series: of its values, with their robust deviation, and of their logarithms; `fitted` is what a line takes. */
type Scales = {
  readonly plain: Scale;
  readonly deviation: number;
  /** Worked out where a value is far out: most series have none. */
  readonly tails: (side: Side) => readonly Tail[];
};

/**
 * Values far from the others: more than 3.5 robust deviations from the median, or from the Theil–Sen line of a course, and apart
 * from the tail they end (see `exponential-gap.ts`). Values above 0 must be so on their own scale and on that of their logarithms:
 * what is merely skewed has long tails on one of the two. The chance is the larger one. Effect: the distance in robust deviations.
 */
export function findOutliers(scene: Scene): readonly Candidate[] {
  return scene.series.flatMap((series) => {
    const most = mostFarOut(series.values.length);
    if (most === 0) return [];
    const scales = scene.isCourse ? scalesAlong(series.values, series.positions) : scalesOf(series.values);
    return SIDES.flatMap((side) => toCandidates(scene, series, { ...scales, side, most }));
  });
}

const scalesAlong = perPair((values, positions) =>
  readScales(values, { toDistances: (numbers) => residuals(numbers, positions), fitted: 1 }),
);
const scalesOf = perNumbers((values) => readScales(values, { toDistances: (numbers) => numbers, fitted: 0 }));

type Expectation = Pick<Tail, 'fitted'> & { readonly toDistances: (numbers: Float64Array) => Float64Array };

function readScales(values: Float64Array, { toDistances, fitted }: Expectation): Scales {
  const distances = toDistances(values);
  const middle = median(distances);
  const straightened = once((): readonly Float64Array[] => {
    const isPositive = rangeOf(values).low > 0;
    const plain = straighten(sorted(distances), middle, isPositive ? TAILS.plain : TAILS.alone);
    if (!isPositive) return [plain];
    const logarithms = sorted(toDistances(values.map(Math.log)));
    return [plain, straighten(logarithms, medianOfRising(logarithms), TAILS.logarithms)];
  });
  return {
    plain: { distances, middle },
    deviation: robustDeviation(distances, middle),
    tails: (side) =>
      straightened().map((high) => ({
        rising: side === 'high' ? high : high.map((value) => -value).reverse(),
        fitted,
      })),
  };
}

function once<Result>(compute: () => Result): () => Result {
  let known: { readonly result: Result } | undefined;
  return () => {
    known ??= { result: compute() };
    return known.result;
  };
}

/** Distances from the median to a power, with their signs: a Weibull tail of that shape becomes exponential. */
function straighten(rising: Float64Array, middle: number, shape: number): Float64Array {
  return rising.map((value) => Math.sign(value - middle) * Math.abs(value - middle) ** shape);
}

type Search = Scales & { readonly side: Side; readonly most: number };

type Found = { readonly count: number; readonly pValue: number; readonly statistic: number };

/** The values that stand out most on one side; where none do, the try alone. */
function toCandidates(scene: Scene, series: Series, search: Search): readonly Candidate[] {
  const { plain, deviation, side } = search;
  const far = ([place]: readonly number[]): number =>
    deviation > 0 ? Math.abs((plain.distances[place ?? -1] ?? plain.middle) - plain.middle) / deviation : 0;
  const end = outermost(search, 1);
  const found = far(end) > FAR ? strongest(search) : NOTHING;
  const places = found.count === 1 ? end : outermost(search, found.count);
  return places.map((place) => {
    const distance = far([place]);
    return {
      kind: 'outlier',
      subject: subjectOf(series),
      effect: saturate(distance, TYPICAL_DISTANCE),
      surprise: 0,
      importance: series.importance,
      test: {
        name: 'exponential-gap',
        statistic: found.statistic,
        sampleSize: series.values.length,
        pValue: distance > FAR && isFarFromMiddle(series.values, place, side) ? found.pValue : 1,
      },
      state: () => stateOutlier(scene, series, { side, place }),
    };
  });
}

/** True where a value is beyond most of its series as it stands, and not from the line of a course alone: 6.4 beside a median of 6.3. */
function isFarFromMiddle(values: Float64Array, place: number, side: Side): boolean {
  const middle = median(values);
  const distance = (values[place] ?? middle) - middle;
  return (side === 'high' ? distance : -distance) > robustDeviation(values, middle);
}

const NOTHING: Found = { count: 1, pValue: 1, statistic: 0 };

function strongest({ side, tails, most }: Search): Found {
  let best = NOTHING;
  const straight = tails(side);
  for (let count = 1; count <= most; count++) {
    let pValue = 0;
    let statistic = Number.POSITIVE_INFINITY;
    for (const tail of straight) {
      const gap = gapChance(tail, count);
      pValue = Math.max(pValue, gap.pValue * most);
      statistic = Math.min(statistic, gap.statistic);
    }
    if (pValue < best.pValue) best = { count, pValue, statistic };
  }
  return best;
}

/** The places of the outermost values, on the scale of the values themselves; of equal ones the first. */
function outermost({ side, plain: { distances } }: Search, count: number): readonly number[] {
  const isBeyond = (one: number, other: number): boolean => (side === 'high' ? one > other : one < other);
  const places: number[] = [];
  while (places.length < count) {
    let best = -1;
    for (let place = 0; place < distances.length; place++) {
      const isFree = !places.includes(place);
      if (isFree && (best < 0 || isBeyond(distances[place] ?? Number.NaN, distances[best] ?? Number.NaN))) best = place;
    }
    places.push(best);
  }
  return places.sort((one, other) => one - other);
}

function stateOutlier(
  scene: Scene,
  series: Series,
  { side, place }: { readonly side: Side; readonly place: number },
): OutlierFact {
  return {
    kind: 'outlier',
    ...about(scene, series),
    side,
    at: markAt(scene, series, place),
    median: figureOf(scene, 'median', () => series.cells, unitOf(series)),
    distance: scene.maker.figure(
      { name: 'distance-to-median', parts: 1 },
      () => [cellAt(series, place), ...series.cells],
      differenceUnit(series),
    ),
  };
}
