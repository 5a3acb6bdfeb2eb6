import { foldWords } from '../../table/notation/characters.ts';
import { pearson } from '../../table/profile/correlation.ts';
import { type Candidate, saturate } from '../candidate.ts';
import type { GapFact } from '../insight.ts';
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
import { type Alignment, align, comparableSeries, pairsOf, valuesAt } from '../reading/side-by-side.ts';
import { perNumbers } from '../statistics/per-numbers.ts';
import { mean } from '../statistics/spread.ts';

const FEWEST = 3;
const MOST_SERIES = 5;
/** Nobody follows the gaps of more points. */
const MOST_POINTS = 1000;
/** A gap that grows by a quarter has developed. */
const DEVELOPED = 1.25;

/**
 * How far two series of one unit lie apart, where most and least, and whether they draw together, apart or cross. Plain
 * arithmetic, without a test. Effect: the mean distance over the mean size, or, of two that should be alike, the largest distance
 * beside what it is measured against; surprise: how much the distance develops.
 */
export function findGaps(scene: Scene): readonly Candidate[] {
  if (!scene.isUnique) return [];
  return pairsOf(comparableSeries(scene).slice(0, MOST_SERIES)).flatMap(([left, right]) => {
    if (left.values.length > MOST_POINTS || left.boundTo.has(right.name.columnKey)) return [];
    const places = align(left, right);
    return places.left.length < FEWEST ? [] : [toCandidate(scene, { left, right, places })];
  });
}

type Pair = { readonly left: Series; readonly right: Series; readonly places: Alignment };

function differencesOf({ left, right, places }: Pair): Float64Array {
  const others = valuesAt(right, places.right);
  return valuesAt(left, places.left).map((value, at) => value - (others[at] ?? Number.NaN));
}

/** The mean distance of some numbers from 0. */
function meanSize(values: Float64Array): number {
  let total = 0;
  for (const value of values) total += Math.abs(value);
  return total / values.length;
}

const meanSizeOf = perNumbers(meanSize);

function toCandidate(scene: Scene, pair: Pair): Candidate {
  const { left, right, places } = pair;
  const differences = differencesOf(pair);
  const size = meanSizeOf(valuesAt(left, places.left)) + meanSizeOf(valuesAt(right, places.right));
  const development = scene.isCourse ? developmentOf(pair, differences) : 'steady';
  const likeness = development === 'steady' ? likenessOf(pair, differences) : undefined;
  const ends = Math.abs((differences.at(-1) ?? 0) - (differences[0] ?? 0));
  return {
    kind: 'gap',
    subject: subjectOf(left) + subjectOf(right),
    effect: likeness ?? (size > 0 ? Math.min(1, (2 * meanSize(differences)) / size) : 0),
    surprise: development === 'steady' ? surpriseOf(pair, likeness) : 0.3 + 0.5 * saturate(ends / size, 0.3),
    importance: left.importance * right.importance,
    state: () => stateGap(scene, pair, development),
  };
}

/** Of two that should be alike a distance is news, and the more of a plan the farther it was missed or passed. */
const SURPRISE = { plain: 0.15, alike: 0.5 } as const;

function surpriseOf({ left, right }: Pair, likeness: number | undefined): number {
  if (likeness === undefined) return SURPRISE.plain;
  const isPlan = arePlanAndOutcome(left.name.measure, right.name.measure);
  return Math.min(1, SURPRISE.alike + (isPlan ? likeness ** 2 : 0));
}

/** Two series that go together this closely, of sizes as near as this, are one thing twice: plan and outcome, last year and this. */
const LEAST_LIKENESS = 0.9;
/** The larger of two over the smaller, up to which they are alike in size: plan and outcome, before and after. */
export const MOST_UNLIKE = 1.5;
/** Of two that are to be alike, a tenth apart is far. */
const TYPICAL_MISS = 0.1;

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Labels of what was meant to be, and of what came of it, folded. */
const PLANS = wordsOf(
  'target targets plan planned budget budgeted forecast goal expected objetivo meta orcamento orcamentado previsto previsao planeado المستهدف الهدف المخطط الميزانيه المتوقع الموازنه',
);
const OUTCOMES = wordsOf(
  'actual actuals outcome result achieved real realizado realizada executado obtido resultado المحقق الفعلي المنفذ المتحقق',
);

/** True for two labels of which one speaks of a plan and the other of what came of it. */
function arePlanAndOutcome(left: string, right: string): boolean {
  const speaks = (label: string, words: ReadonlySet<string>): boolean =>
    foldWords(label)
      .split(' ')
      .some((word) => words.has(word));
  return (speaks(left, PLANS) && speaks(right, OUTCOMES)) || (speaks(right, PLANS) && speaks(left, OUTCOMES));
}

/** How far two series that should be alike lie apart where they do most, beside the larger of the two; undefined for others. */
function likenessOf({ left, right, places }: Pair, differences: Float64Array): number | undefined {
  const [lefts, rights] = [valuesAt(left, places.left), valuesAt(right, places.right)];
  const [small = 0, large = 0] = [meanSizeOf(lefts), meanSizeOf(rights)].sort((one, other) => one - other);
  const isNamed = arePlanAndOutcome(left.name.measure, right.name.measure);
  const isAlike = large / small <= MOST_UNLIKE && (pearson(lefts, rights) ?? 0) >= LEAST_LIKENESS;
  if (!(small > 0) || !(isNamed || isAlike)) return undefined;
  const misses = differences.map(
    (difference, at) =>
      Math.abs(difference) / Math.max(Math.abs(lefts[at] ?? 0), Math.abs(rights[at] ?? 0), Number.MIN_VALUE),
  );
  return saturate(Math.max(...misses), TYPICAL_MISS);
}

/** Two that grow by the same rate lie further apart with every year: their ratio has to develop as well, by a twentieth. */
const RATIO_DEVELOPED = 1.05;

function developmentOf(pair: Pair, differences: Float64Array): GapFact['development'] {
  const first = differences[0] ?? 0;
  const last = differences.at(-1) ?? 0;
  if (first * last < 0) return 'crossed';
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
  const differences = differencesOf(pair);
  const judged = scene.isCourse ? (differences.at(-1) ?? 0) || mean(differences) : mean(differences);
  const isLeftUpper = judged >= 0;
  const [upper, lower] = isLeftUpper ? [pair.left, pair.right] : [pair.right, pair.left];
  const [uppers, lowers] = isLeftUpper ? [pair.places.left, pair.places.right] : [pair.places.right, pair.places.left];
  const at = (place: number): NonNullable<GapFact['first']> => {
    const cells = [cellAt(lower, lowers[place] ?? 0), cellAt(upper, uppers[place] ?? 0)];
    return {
      at: pointAt(scene, upper, uppers[place] ?? 0),
      difference: figureOf(scene, 'difference', cells, differenceUnit(upper)),
    };
  };
  const sizes = differences.map(Math.abs);
  return {
    kind: 'gap',
    axis: scene.axis,
    upper: upper.name,
    lower: lower.name,
    development,
    widest: at(sizes.indexOf(sizes.reduce((most, size) => Math.max(most, size), 0))),
    narrowest: at(sizes.indexOf(sizes.reduce((least, size) => Math.min(least, size), Number.POSITIVE_INFINITY))),
    ...(scene.isCourse ? { first: at(0), last: at(differences.length - 1) } : {}),
  };
}
