import { pearson } from '../../table/profile/correlation.ts';
import { areFlags } from '../../table/profile/flags.ts';
import type { Candidate } from '../candidate.ts';
import type { CellReference } from '../figure.ts';
import type { CorrelationFact } from '../insight.ts';
import { changesOf } from '../operations.ts';
import { isLeftLater } from '../reading/paired-labels.ts';
import { cellAt, directionOf, figureOf, type Scene, type Series, subjectOf } from '../reading/series.ts';
import { type Alignment, align, areMirrored, pairsOf, valuesAt } from '../reading/side-by-side.ts';
import { perNumbers } from '../statistics/per-numbers.ts';
import { averageRanks, correlationChance, FEWEST_PAIRS } from '../statistics/ranks.ts';

const MOST_SERIES = 6;
/** Neighbouring changes share a value, which makes r stray as of fewer pairs: 1 + 2 · 0.5² (Bartlett 1946). */
const CHANGES_SHARED = 1.5;
/** Weaker ones are true of large tables and say nothing: 9 % of the variance of ranks. */
const LEAST_STRENGTH = 0.3;

/**
 * Measures that go together: Spearman's rank correlation with its t test, and Pearson's r beside it. Along time the changes from
 * period to period are compared, since any two courses that rise look alike (Yule, "Why do we sometimes get nonsense-correlations",
 * 1926). Columns that hang together by construction are left out: totals and their parts, shares of a whole, one measure in two units.
 * Effect: |rho|.
 */
export function findCorrelations(scene: Scene): readonly Candidate[] {
  if (scene.hasPeriodsAsSeries || scene.axis.kind === 'cycle') return [];
  const measures = scene.series
    .filter(({ name, isTotal, isRowShare }) => name.group === undefined && !isTotal && !isRowShare)
    .filter(({ values }) => !areFlags(values))
    .slice(0, MOST_SERIES);
  return pairsOf(measures).flatMap(([left, right]) => {
    if (left.boundTo.has(right.name.columnKey) || areMirrored(left, right)) return [];
    const pair = { left, right, places: align(left, right) };
    // Who was large last year is large this year.
    if (isLeftLater({ left, right, isOnly: false }) !== undefined && !scene.isCourse) return [];
    const coefficient = rankCorrelation(scene, pair);
    return coefficient === undefined ? [] : [toCandidate(scene, pair, coefficient)];
  });
}

type Pair = { readonly left: Series; readonly right: Series; readonly places: Alignment };

const changeRanks = perNumbers((values) => averageRanks(changesOf(values)));

function rankCorrelation(scene: Scene, pair: Pair): number | undefined {
  if (sampleSize(scene, pair) < FEWEST_PAIRS) return undefined;
  const ranksOf = scene.isCourse ? changeRanks : averageRanks;
  const { left, right, places } = pair;
  return pearson(ranksOf(valuesAt(left, places.left)), ranksOf(valuesAt(right, places.right)));
}

function sampleSize(scene: Scene, { places }: Pair): number {
  return scene.isCourse ? places.left.length - 1 : places.left.length;
}

function toCandidate(scene: Scene, pair: Pair, coefficient: number): Candidate {
  const size = sampleSize(scene, pair);
  const isStrong = Math.abs(coefficient) >= LEAST_STRENGTH;
  return {
    kind: 'correlation',
    subject: subjectOf(pair.left) + subjectOf(pair.right),
    effect: Math.abs(coefficient),
    surprise: 0,
    importance: pair.left.importance * pair.right.importance,
    test: {
      name: 'spearman',
      statistic: coefficient,
      sampleSize: size,
      pValue: isStrong ? correlationChance(coefficient, scene.isCourse ? size / CHANGES_SHARED : size) : 1,
    },
    state: () => stateCorrelation(scene, pair, coefficient),
  };
}

function stateCorrelation(scene: Scene, { left, right, places }: Pair, coefficient: number): CorrelationFact {
  const lefts = (): readonly CellReference[] => Array.from(places.left, (place) => cellAt(left, place));
  const cells = (): readonly CellReference[] => [
    ...lefts(),
    ...Array.from(places.right, (place) => cellAt(right, place)),
  ];
  const parts = places.left.length;
  const manner = scene.isCourse ? 'changes' : 'levels';
  const names = { levels: ['spearman', 'pearson'], changes: ['spearman-of-changes', 'pearson-of-changes'] } as const;
  const [byRank, byValue] = names[manner];
  return {
    kind: 'correlation',
    axis: scene.axis,
    left: left.name,
    right: right.name,
    direction: directionOf(coefficient),
    manner,
    spearman: scene.maker.figure({ name: byRank, parts }, cells, { kind: 'coefficient' }, coefficient),
    pearson: scene.maker.figure({ name: byValue, parts }, cells, { kind: 'coefficient' }),
    count: figureOf(scene, 'count', lefts, { kind: 'count' }),
  };
}
