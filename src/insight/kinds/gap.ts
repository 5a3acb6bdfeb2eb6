import { pearson } from '../../table/profile/correlation.ts';
import { type Candidate, saturate } from '../candidate.ts';
import type { GapFact } from '../insight.ts';
import {
  areOfOneKind,
  arePlanAndOutcome,
  isLeftLater,
  type LabelPair,
  saysHowFarApart,
} from '../reading/paired-labels.ts';
import {
  cellAt,
  differenceUnit,
  figureOf,
  pointAt,
  type Scene,
  type Series,
  subjectOf,
  valueAt,
} from '../reading/series.ts';
import { type Alignment, align, areMirrored, comparableSeries, pairsOf, valuesAt } from '../reading/side-by-side.ts';
import { mannKendall } from '../statistics/mann-kendall.ts';
import { perNumbers } from '../statistics/per-numbers.ts';
import { differencesBetween, mean, rangeOf, sizesOf } from '../statistics/spread.ts';

const FEWEST = 3;
const MOST_SERIES = 5;
/** Nobody follows the gaps of more points. */
const MOST_POINTS = 1000;
/** A gap that grows by a quarter has developed. */
const DEVELOPED = 1.25;

/**
 * How far two series of one unit lie apart, where most and least, and whether they draw together, apart or cross, which is tested. Effect: the mean distance over the mean size, or, of two that should be alike, the largest distance
 * beside what it is measured against; surprise: how much the distance develops.
 */
export function findGaps(scene: Scene): readonly Candidate[] {
  if (!scene.isUnique || scene.isMatrix === true) return [];
  const compared = comparableSeries(scene);
  const series = compared.slice(0, MOST_SERIES);
  const pairs = pairsOf(series);
  const measures = scene.series.filter(({ isTotal }) => !isTotal);
  return pairs.flatMap(([left, right]) => {
    if (left.values.length > MOST_POINTS) return [];
    const labels = { left, right, isOnly: series.length === 2 };
    if (!scene.isCourse && !saysHowFarApart(labels, measures, compared)) return [];
    if (areMirrored(left, right)) return [];
    const pair = toPair(labels, pairs.length);
    const { low, high } = rangeOf(pair.differences);
    if (pair.differences.length < FEWEST || (low === 0 && high === 0)) return [];
    // Of two parts of one whole only that they changed places is more than arithmetic.
    const isBound = left.boundTo.has(right.name.columnKey);
    return isBound && !(isFollowed(scene, pair) && hasTurned(pair)) ? [] : [toCandidate(scene, pair)];
  });
}

/** True for a gap that goes its way; how far a plan was missed is told by the time it was missed most. */
const isFollowed = (scene: Scene, pair: Pair): boolean =>
  scene.isCourse && (!arePlanAndOutcome(pair) || hasTurned(pair));

/** True for two alone of which one overtook the other for good. */
function hasTurned(pair: Pair): boolean {
  return pair.isOnly && developmentOf(pair) === 'crossed';
}

/** The lesser of the distances at both ends. */
function reachOf(differences: Float64Array): number {
  return Math.min(Math.abs(differences[0] ?? 0), Math.abs(differences.at(-1) ?? 0));
}

/** Two series among a `count` of pairs; `isOnly` where there is no third beside them. */
type Pair = LabelPair & {
  readonly places: Alignment;
  /** How far the left one lies above the right one, where both have a value. */
  readonly differences: Float64Array;
  readonly count: number;
};

function toPair({ left, right, isOnly }: LabelPair, count: number): Pair {
  const places = align(left, right);
  const differences = differencesBetween(valuesAt(left, places.left), valuesAt(right, places.right));
  return { left, right, places, differences, count, isOnly };
}

/** The mean distance of some numbers from 0. */
const meanSizeOf = perNumbers((values) => mean(sizesOf(values)));

function toCandidate(scene: Scene, pair: Pair): Candidate {
  const { left, right, places, differences, isOnly } = pair;
  const size = meanSizeOf(valuesAt(left, places.left)) + meanSizeOf(valuesAt(right, places.right));
  const isGoing = isFollowed(scene, pair);
  const development = isGoing ? developmentOf(pair) : 'steady';
  const likeness = development === 'steady' ? likenessOf(pair) : undefined;
  const ends = Math.abs((differences.at(-1) ?? 0) - (differences[0] ?? 0));
  const apart = size > 0 ? Math.min(1, (2 * meanSizeOf(differences)) / size) : 0;
  // Of two that have the picture to themselves the one that overtakes the other for good is what is seen first.
  const isTurned = isGoing && isOnly && development === 'crossed';
  const develops = 0.3 + 0.5 * saturate(ends / size, 0.3);
  return {
    kind: 'gap',
    subject: subjectOf(left) + subjectOf(right),
    effect: isTurned
      ? Math.max(apart, saturate(reachOf(differences) / (size / 2), TYPICAL_REACH))
      : (likeness ?? apart * weightOf(development, isOnly)),
    surprise: isTurned
      ? 1
      : development === 'steady' || development === 'mixed'
        ? surpriseOf(pair, likeness)
        : develops,
    importance: importanceOf(left, right),
    state: () => stateGap(scene, pair, development),
  };
}

/** What a caller asks of one series is its own way first, and how it lies to others after that. */
const OF_ONE_NAMED = 0.6;

function importanceOf(left: Series, right: Series): number {
  const [lesser = 0, greater = 0] = [left.importance, right.importance].sort((one, other) => one - other);
  return lesser * greater * (greater > 1 && lesser <= 1 ? OF_ONE_NAMED : 1);
}

/** Of several any two draw apart or together; what one of them does by itself says more. */
const ANY_TWO = 0.75;
/** How far apart two lie that are ahead by turns says little. */
const MIXED = 0.5;

function weightOf(development: GapFact['development'], isOnly: boolean): number {
  if (development === 'mixed') return MIXED;
  return !isOnly && (development === 'widening' || development === 'narrowing') ? ANY_TWO : 1;
}
/** Twentieths of the mean size that the one overtaken was ahead, and then is behind. */
const TYPICAL_REACH = 0.05;
/** Where two cross, by the first place behind it, if they do so once: they do not touch again. */
function crossingOf(differences: Float64Array): number | undefined {
  const last = Math.sign(differences.at(-1) ?? 0);
  const at = differences.findLastIndex((difference) => Math.sign(difference) !== last) + 1;
  const isOnce = differences.every((difference, place) => Math.sign(difference) === (place < at ? -last : last));
  return isOnce && at > 0 ? at : undefined;
}

/** Of two that should be alike a distance is news, and the more of a plan the farther it was missed or passed. */
const SURPRISE = { plain: 0.15, alike: 0.5 } as const;

function surpriseOf(pair: Pair, likeness: number | undefined): number {
  if (likeness === undefined) return SURPRISE.plain;
  const isPlan = arePlanAndOutcome(pair);
  return Math.min(1, SURPRISE.alike + (isPlan ? likeness ** 2 : 0));
}

/** Two series that go together this closely, of sizes as near as this, are one thing twice: plan and outcome, last year and this. */
const LEAST_LIKENESS = 0.9;
/** The larger of two over the smaller, up to which they are alike in size: plan and outcome, before and after. */
export const MOST_UNLIKE = 1.5;
/** Of two that are to be alike, a tenth apart is far. */
const TYPICAL_MISS = 0.1;

/** How far two series that should be alike lie apart where they do most, beside the larger of the two; undefined for others. */
function likenessOf(pair: Pair): number | undefined {
  const { left, right, places, differences, isOnly } = pair;
  const [lefts, rights] = [valuesAt(left, places.left), valuesAt(right, places.right)];
  const [small = 0, large = 0] = [meanSizeOf(lefts), meanSizeOf(rights)].sort((one, other) => one - other);
  const isNamed = arePlanAndOutcome(pair);
  // Of three subjects or countries that go together each is a thing of its own.
  const isAlike = isOnly && large / small <= MOST_UNLIKE && (pearson(lefts, rights) ?? 0) >= LEAST_LIKENESS;
  if (!(small > 0) || !(isNamed || isAlike)) return undefined;
  const misses = differences.map(
    (difference, at) =>
      Math.abs(difference) / Math.max(Math.abs(lefts[at] ?? 0), Math.abs(rights[at] ?? 0), Number.MIN_VALUE),
  );
  return saturate(Math.max(...misses), TYPICAL_MISS);
}

/** The share of tables of noise in which any gap may seem to go a way. */
const CHANCE = 0.05;
/** From so many points on the two halves of a gap tell its ends from chance. */
const FEWEST_TO_HALVE = 6;
/** No test tells fewer from chance; they are followed where they go one way all along. */
const FEWEST_TO_TEST = 5;

/** True for a gap that goes one way as time goes on, by more than chance makes among so many pairs (Mann and Kendall). */
function goesOneWay(differences: Float64Array, pairs: number): boolean {
  const { score, pValue } = mannKendall(differences);
  const { length } = differences;
  return length < FEWEST_TO_TEST ? Math.abs(score) === (length * (length - 1)) / 2 : pValue * pairs <= CHANCE;
}

/** True where the mean gap of the halves goes the way of the first and the last: one day out of line is no development. */
function lasts(differences: Float64Array, pairs: number): boolean {
  if (!goesOneWay(differences, pairs)) return false;
  if (differences.length < FEWEST_TO_HALVE) return true;
  const half = differences.length >> 1;
  const [first, last] = [differences[0] ?? 0, differences.at(-1) ?? 0];
  const [early, late] = [mean(differences.subarray(0, half)), mean(differences.subarray(differences.length - half))];
  return Math.abs(last) > Math.abs(first)
    ? Math.abs(late) > Math.abs(early) * HALF_DEVELOPED
    : Math.abs(early) > Math.abs(late) * HALF_DEVELOPED;
}

/** Of fewer points a gap that crosses has to go one way; of as many it is enough to cross once, well within its ends. */
const FEWEST_CROSSED = 8;
const LEAST_BESIDE = 2;
const CHANCE_CROSSED = 0.1;

/** True for two of one kind of which one overtook the other once and for good, by more than chance makes. */
function hasCrossed({ left, right, differences, count, isOnly }: Pair): boolean {
  const at = crossingOf(differences);
  if (at === undefined || differences.length < FEWEST_TO_TEST || !areOfOneKind({ left, right, isOnly })) return false;
  if (differences.length < FEWEST_CROSSED) return goesOneWay(differences, count);
  const isWithin = at >= LEAST_BESIDE && differences.length - at >= LEAST_BESIDE;
  return isWithin && mannKendall(differences).pValue * count <= CHANCE_CROSSED;
}

const HALF_DEVELOPED = 1.1;

/** Two that grow by the same rate lie further apart with every year: their ratio has to develop as well, by a twentieth. */
const RATIO_DEVELOPED = 1.05;

function developmentOf(pair: Pair): GapFact['development'] {
  const { differences } = pair;
  const first = differences[0] ?? 0;
  const last = differences.at(-1) ?? 0;
  if (first * last < 0) return hasCrossed(pair) ? 'crossed' : 'mixed';
  if (differences.some((difference) => difference * last < 0)) return 'mixed';
  // Who is level at last is ahead no more, whatever chance may do.
  if (last === 0 && first !== 0) return 'narrowing';
  if (!lasts(differences, pair.count)) return 'steady';
  const [before, after] = [ratioAt(pair, 0), ratioAt(pair, differences.length - 1)];
  const isRatio = before > 0 && after > 0;
  if (Math.abs(last) > Math.abs(first) * DEVELOPED)
    return isRatio && after < before * RATIO_DEVELOPED ? 'steady' : 'widening';
  if (Math.abs(first) <= Math.abs(last) * DEVELOPED) return 'steady';
  return isRatio && after * RATIO_DEVELOPED > before ? 'steady' : 'narrowing';
}

/** The larger of two over the smaller where they are aligned; 0 where one is not above 0. */
function ratioAt({ left, right, places }: Pair, at: number): number {
  const [small = 0, large = 0] = [valueAt(left, places.left[at] ?? 0), valueAt(right, places.right[at] ?? 0)].sort(
    (one, other) => one - other,
  );
  return small > 0 ? large / small : 0;
}

function stateGap(scene: Scene, pair: Pair, development: GapFact['development']): GapFact {
  const { differences } = pair;
  const isCourse = isFollowed(scene, pair);
  const judged = isCourse ? (differences.at(-1) ?? 0) || mean(differences) : mean(differences);
  const isLeftUpper = (isCourse ? undefined : isLeftLater(pair)) ?? judged >= 0;
  const [upper, lower] = isLeftUpper ? [pair.left, pair.right] : [pair.right, pair.left];
  const [uppers, lowers] = isLeftUpper ? [pair.places.left, pair.places.right] : [pair.places.right, pair.places.left];
  const at = (place: number): NonNullable<GapFact['first']> => {
    const cells = [cellAt(lower, lowers[place] ?? 0), cellAt(upper, uppers[place] ?? 0)];
    return {
      at: pointAt(scene, upper, uppers[place] ?? 0),
      difference: figureOf(scene, 'difference', cells, differenceUnit(upper)),
    };
  };
  const sizes = sizesOf(differences);
  const { low, high } = rangeOf(sizes);
  const crossing = crossingOf(differences);
  return {
    kind: 'gap',
    axis: scene.axis,
    upper: upper.name,
    lower: lower.name,
    development,
    widest: at(sizes.indexOf(high)),
    narrowest: at(sizes.indexOf(low)),
    ...(isCourse ? { first: at(0), last: at(differences.length - 1) } : {}),
    ...(development === 'crossed' && crossing !== undefined ? { crossing: at(crossing) } : {}),
  };
}
