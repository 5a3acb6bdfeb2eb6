import type { ChartType } from '../chart/chart-type.ts';
import type { TypedTable } from '../table/parse-table.ts';
import type { TableProfile } from '../table/profile.ts';
import type { Candidate } from './candidate.ts';
import type { AxisName, Insight, InsightKind } from './insight.ts';
import { findChanges, findSwings } from './kinds/change.ts';
import { findHoles } from './kinds/completeness.ts';
import { findConcentration } from './kinds/concentration.ts';
import { findCorrelations } from './kinds/correlation.ts';
import { findExtremes } from './kinds/extremes.ts';
import { findGaps } from './kinds/gap.ts';
import { findGrowth } from './kinds/growth.ts';
import { findLevels, findWholeLevel } from './kinds/level.ts';
import { findNets } from './kinds/net.ts';
import { findOutliers } from './kinds/outlier.ts';
import { findPace } from './kinds/pace.ts';
import { findParts } from './kinds/part-to-whole.ts';
import { findRankings } from './kinds/ranking.ts';
import { findSeasonality } from './kinds/seasonality.ts';
import { findShares } from './kinds/share.ts';
import { findStandings } from './kinds/standing.ts';
import { findSteps } from './kinds/step.ts';
import { findTrends } from './kinds/trend.ts';
import { findTurningPoints } from './kinds/turning-point.ts';
import { findYears } from './kinds/years.ts';
import { rankCandidates } from './rank-candidates.ts';
import { readScenes } from './reading/read-scenes.ts';
import type { Scene, Series } from './reading/series.ts';
import { createFigureMaker } from './recompute.ts';
import { correctChances } from './statistics/false-discoveries.ts';

/** How facts are looked for. */
export type InsightOptions = {
  /** The chart that is to show them: its columns alone are told of, and what it shows well comes first. */
  readonly type?: ChartType;
  /** Names of points, groups or measures that the caller asks about, as they stand in the table; where each point stands is told, and
   * facts about a named series come before others. */
  readonly about?: readonly string[];
  /** True for what to look for along an axis; everything where nothing is said. Chances are corrected for the tests that it takes. */
  readonly isSought?: (kind: InsightKind, axis: AxisName['kind']) => boolean;
  /** The ways in which a caller asks how far courses went: the largest rise, the largest fall. */
  readonly swings?: readonly ('up' | 'down')[];
  /** What the measures are figures of, where something says so: averages do not add up, whatever their columns are called. */
  readonly figures?: string | undefined;
  /** True where all parts of a whole may be told of together: the caller can say what they are parts of. */
  readonly hasWhole?: boolean;
  /** True where a caller asks for years against each other: they are told whether or not a test sets them apart. */
  readonly areYearsAsked?: boolean;
  /** The most facts to give; 24 where nothing is said. */
  readonly most?: number;
};

const MOST_INSIGHTS = 24;
/** The share of facts from tests that may be chance. Half of the 5 % that a reader is used to: some chances are approximations. */
const FALSE_DISCOVERIES = 0.03;

type SceneFinder = (scene: Scene) => readonly Candidate[];
type SceneKind = Exclude<InsightKind, 'completeness' | 'standing' | 'years'>;

/**
 * The kinds that look at series along an axis; completeness looks at the table, standing at what the caller names, years at what is
 * asked.
 */
const FINDERS = {
  level: findLevels,
  extremes: findExtremes,
  change: findChanges,
  growth: findGrowth,
  pace: findPace,
  trend: findTrends,
  'turning-point': findTurningPoints,
  step: findSteps,
  net: findNets,
  seasonality: findSeasonality,
  share: findShares,
  concentration: findConcentration,
  gap: findGaps,
  outlier: findOutliers,
  correlation: findCorrelations,
  ranking: findRankings,
  'part-to-whole': findParts,
} as const satisfies Record<SceneKind, SceneFinder>;
/** All of them, in their order. */
const KINDS = Object.keys(FINDERS) as readonly SceneKind[];

/** What is told along an axis of numbers, where nothing comes before or after; of dots along it, that they turn; of stages, how many are left. */
const UNTIMED = {
  course: ['level', 'extremes', 'change', 'trend', 'turning-point'],
  dots: ['turning-point'],
  stages: ['level', 'extremes', 'change'],
} as const satisfies Record<string, readonly SceneKind[]>;

function kindsIn({ axis, hasOneScale, isStaged }: Scene): readonly SceneKind[] {
  if (isStaged === true) return UNTIMED.stages;
  if (axis.kind !== 'number') return KINDS;
  return UNTIMED[hasOneScale ? 'course' : 'dots'];
}

/**
 * What the data says, best first. Facts that rest on a test are told only where the chance of their coming from nothing, corrected
 * for all tests made on the table (Benjamini and Hochberg), is at most 3 %. Every number carries its cells and its operation, and
 * `recompute` gives it again. Rows of totals are left out. Never throws; a table without a measure has no facts. Near linear in the
 * cells of the table.
 */
export function findInsights(
  table: TypedTable,
  profile: TableProfile,
  options: InsightOptions = {},
): readonly Insight[] {
  const named = new Set(options.about);
  const scenes = readScenes(table, profile, { type: options.type, figures: options.figures }).map((scene) =>
    withNamedFirst(scene, named),
  );
  const { isSought = () => true } = options;
  const candidates = [
    ...scenes.flatMap((scene) =>
      kindsIn(scene).flatMap((kind) => (isSought(kind, scene.axis.kind) ? FINDERS[kind](scene) : [])),
    ),
    ...(options.swings ?? []).flatMap((way) => scenes.flatMap((scene) => findSwings(scene, way))),
    ...(options.hasWhole === true ? scenes.flatMap(findWholeLevel) : []),
    ...(isSought('years', 'time') ? scenes.flatMap((scene) => findYears(scene, options)) : []),
    ...(named.size === 0 ? [] : scenes.flatMap((scene) => findStandings(scene, (name) => named.has(name)))),
    ...(isSought('completeness', 'none') ? findHoles({ table, profile, maker: createFigureMaker(table) }) : []),
  ];
  const isCourse = scenes.some((scene) => scene.isCourse);
  const ranked = rankCandidates(withEvidence(candidates), {
    isCourse,
    most: options.most ?? MOST_INSIGHTS,
    ...(options.type === undefined ? {} : { type: options.type }),
  });
  return ranked.map(({ candidate, evidence, score }) => ({ ...candidate.state(), evidence, score }));
}

const NAMED_IMPORTANCE = 3;

/** The series that a caller names matter more than the first of the table. */
function withNamedFirst(scene: Scene, named: ReadonlySet<string>): Scene {
  const isNamed = ({ name }: Series): boolean => named.has(name.group ?? name.measure);
  if (!scene.series.some(isNamed)) return scene;
  const series = scene.series.map((one) => (isNamed(one) ? { ...one, importance: NAMED_IMPORTANCE } : one));
  return { ...scene, series };
}

/** A candidate that is more than chance, with what speaks for it. */
export type Proven = { readonly candidate: Candidate; readonly evidence: Insight['evidence'] };

/** Corrects all chances together and leaves out what may be chance. */
function withEvidence(candidates: readonly Candidate[]): readonly Proven[] {
  const tested = candidates.flatMap((candidate) =>
    candidate.test === undefined ? [] : [{ candidate, test: candidate.test }],
  );
  const adjusted = correctChances(tested.map(({ test }) => test.pValue));
  const tests = new Map(
    tested.map(({ candidate, test }, place) => [candidate, { ...test, adjusted: adjusted[place] ?? 1 }]),
  );
  return candidates.flatMap((candidate) => {
    const test = tests.get(candidate);
    const { effect, surprise } = candidate;
    if (test === undefined) return [{ candidate, evidence: { effect, surprise } }];
    if (test.adjusted > FALSE_DISCOVERIES) return [];
    return [{ candidate, evidence: { effect, surprise: surpriseOf(test.adjusted), test } }];
  });
}

const LEAST_SURPRISE = 0.4;
const MOST_ZEROS = 6;

/** The smaller the chance, the greater the surprise: 0.4 and a share of the rest by its zeros, six of them all. */
function surpriseOf(chance: number): number {
  const zeros = Math.min(MOST_ZEROS, -Math.log10(Math.max(chance, Number.MIN_VALUE)));
  return LEAST_SURPRISE + ((1 - LEAST_SURPRISE) * zeros) / MOST_ZEROS;
}
