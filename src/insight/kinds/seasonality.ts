import type { Candidate } from '../candidate.ts';
import type { SeasonalityFact } from '../insight.ts';
import { about, figureOf, type Scene, type Series, subjectOf, unitOf } from '../reading/series.ts';
import { type KruskalWallis, kruskalWallis } from '../statistics/kruskal-wallis.ts';
import { perNumbers, perPair } from '../statistics/per-numbers.ts';
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
    const places = placesInCycle(series.positions)(grain);
    return places === undefined ? [] : [toCandidate(scene, series, { grain, places })];
  });
}

/** The place of each period in a cycle; undefined where the course does not go through it often enough. */
const placesInCycle = perNumbers((positions) => {
  const known = new Map<Season, readonly number[] | undefined>();
  return (season: Season): readonly number[] | undefined => {
    if (!known.has(season)) {
      const places = seasonPlaces(positions, season);
      const counts = new Array<number>(CYCLES[season].length).fill(0);
      for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
      known.set(season, counts.some((count) => count < FEWEST_CYCLES) ? undefined : places);
    }
    return known.get(season);
  };
});

function seasonPlaces(positions: Float64Array, season: Season): readonly number[] {
  const { length, start } = CYCLES[season];
  const places: number[] = [];
  for (const position of positions) places.push((((Math.floor(position) + start) % length) + length) % length);
  return places;
}

type Seasons = { readonly grain: Season; readonly places: readonly number[] };

/** What the test says of a series: the places in a cycle follow from its periods and the length of the cycle. */
const testOf = perPair((values, positions) => {
  const known = new Map<Season, KruskalWallis>();
  return ({ grain, places }: Seasons): KruskalWallis => {
    const test = known.get(grain) ?? kruskalWallis(residuals(values, positions), places, CYCLES[grain].length);
    known.set(grain, test);
    return test;
  };
});

function toCandidate(scene: Scene, series: Series, seasons: Seasons): Candidate {
  const { statistic, pValue, effect } = testOf(series.values, series.positions)(seasons);
  return {
    kind: 'seasonality',
    subject: subjectOf(series),
    effect,
    surprise: 0,
    importance: series.importance,
    test: { name: 'kruskal-wallis', statistic, sampleSize: series.values.length, pValue },
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
    mean: figureOf(scene, 'mean', () => series.cells.filter((_, place) => places[place] === season), unit),
  });
  return {
    kind: 'seasonality',
    ...about(scene, series),
    season: grain,
    high: figured(seasons[0]?.season ?? 0),
    low: figured(seasons.at(-1)?.season ?? 0),
    mean: figureOf(scene, 'mean', () => series.cells, unit),
  };
}
