import type { Candidate } from '../candidate.ts';
import type { SeasonalityFact } from '../insight.ts';
import { about, figureOf, type Scene, type Series, subjectOf, unitOf } from '../reading/series.ts';
import { kruskalWallis } from '../statistics/kruskal-wallis.ts';
import { mean } from '../statistics/spread.ts';
import { residuals } from '../statistics/theil-sen.ts';

type Season = SeasonalityFact['season'];

/** How many seasons make a cycle, and the place in it of period 0, which lies in January 1970, a Thursday. */
const CYCLES = {
  month: { length: 12, start: 0 },
  quarter: { length: 4, start: 0 },
  day: { length: 7, start: 3 },
  hour: { length: 24, start: 0 },
} as const satisfies Record<Season, { readonly length: number; readonly start: number }>;

/** A season seen fewer times than this could be one odd year. */
const FEWEST_CYCLES = 3;

const isSeason = (grain: string): grain is Season => Object.hasOwn(CYCLES, grain);

/**
 * Values that go up and down with the season: the test of Kruskal and Wallis on what the Theil–Sen line leaves over, by place in
 * the cycle, over at least three cycles. Effect: epsilon squared.
 */
export function findSeasonality(scene: Scene): readonly Candidate[] {
  const { grain } = scene.axis;
  if (!scene.isCourse || scene.axis.kind !== 'time' || !isSeason(grain)) return [];
  return scene.series.flatMap((series) => {
    const places = seasonPlaces(series.positions, grain);
    const counts = new Array<number>(CYCLES[grain].length).fill(0);
    for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
    return counts.some((count) => count < FEWEST_CYCLES) ? [] : [toCandidate(scene, series, { grain, places })];
  });
}

function seasonPlaces(positions: Float64Array, season: Season): readonly number[] {
  const { length, start } = CYCLES[season];
  return Array.from(positions, (position) => (((Math.floor(position) + start) % length) + length) % length);
}

type Seasons = { readonly grain: Season; readonly places: readonly number[] };

function toCandidate(scene: Scene, series: Series, seasons: Seasons): Candidate {
  const left = residuals(series.values, series.positions);
  const { statistic, pValue, effect } = kruskalWallis(left, seasons.places, CYCLES[seasons.grain].length);
  return {
    kind: 'seasonality',
    subject: subjectOf(series),
    effect,
    surprise: 0,
    importance: series.importance,
    test: { name: 'kruskal-wallis', statistic, sampleSize: left.length, pValue },
    state: () => stateSeasons(scene, series, seasons),
  };
}

function stateSeasons(scene: Scene, series: Series, { grain, places }: Seasons): SeasonalityFact {
  const unit = unitOf(series);
  const seasons = Array.from({ length: CYCLES[grain].length }, (_, season) => ({
    season,
    mean: mean(series.values.filter((_, place) => places[place] === season)),
  })).sort((left, right) => right.mean - left.mean || left.season - right.season);
  const figured = (season: number): SeasonalityFact['high'] => ({
    place: season,
    mean: figureOf(
      scene,
      'mean',
      series.cells.filter((_, place) => places[place] === season),
      unit,
    ),
  });
  return {
    kind: 'seasonality',
    ...about(scene, series),
    season: grain,
    high: figured(seasons[0]?.season ?? 0),
    low: figured(seasons.at(-1)?.season ?? 0),
    mean: figureOf(scene, 'mean', series.cells, unit),
  };
}
