import type { Candidate } from '../candidate.ts';
import type { Figure } from '../figure.ts';
import type { RankingFact } from '../insight.ts';
import { about, cellAt, directionOf, pointAt, type Scene, type Series, subjectOf, valueAt } from '../reading/series.ts';
import { allComparable } from '../reading/side-by-side.ts';
import { mannKendall } from '../statistics/mann-kendall.ts';
import { differencesBetween, mean } from '../statistics/spread.ts';

const FEWEST_SERIES = 3;

/** A series with its ranks at both ends of the course. */
type Ranked = { readonly series: Series; readonly before: number; readonly after: number };

/**
 * Series that change their rank among the others of one unit from the first period to the last, and do so by more than chance.
 * Effect: ranks moved over the ranks there are; surprise is larger for a new leader.
 */
export function findRankings(scene: Scene): readonly Candidate[] {
  if (!scene.isCourse || scene.isCut) return [];
  const compared = withSameEnds(scene.hasPeriodsAsSeries ? [] : headed(scene));
  if (compared.length < FEWEST_SERIES) return [];
  const ranked = compared.map((series) => ({
    series,
    before: rankAmong(series, compared, 0),
    after: rankAmong(series, compared, series.values.length - 1),
  }));
  return ranked
    .filter((moved) => moved.before !== moved.after && lasts(moved, ranked))
    .map((moved) => toCandidate(scene, moved, ranked));
}

/** Two or three periods are set beside each other as they are; of more, chance changes the ranks from the first to the last as often as not. */
const FEWEST_TO_TEST = 4;
/** The share of tables of noise in which any series may seem to move. */
const CHANCE = 0.05;

/**
 * True where a series drew past one that it changed places with, and a new leader past the leader before: the distance between the two
 * goes one way as time goes on, by more than chance makes among so many pairs (Mann and Kendall), and the means of the first third and of
 * the last change places as their ends do.
 */
function lasts({ series, before, after }: Ranked, ranked: readonly Ranked[]): boolean {
  const { length } = series.values;
  if (length < FEWEST_TO_TEST || ranked.some((other) => other.series.values.length !== length)) return true;
  const pairs = (ranked.length * (ranked.length - 1)) / 2;
  const isRise = after < before;
  const passed = ranked.filter((other) =>
    isRise ? other.before < before && other.after > after : other.before > before && other.after < after,
  );
  const rivals = after === 1 ? passed.filter((other) => other.before === 1) : passed;
  return rivals.some((rival) => {
    const distances = differencesBetween(series.values, rival.series.values);
    const third = Math.floor(length / 3);
    const [early, late] = [mean(distances.subarray(0, third)), mean(distances.subarray(length - third))];
    return early * late < 0 && mannKendall(distances).pValue * pairs <= CHANCE;
  });
}

/** Rows along headings are all of one unit; else the series that can be set against each other. */
function headed(scene: Scene): readonly Series[] {
  return scene.series.every(({ name }) => name.group !== undefined) ? scene.series : allComparable(scene);
}

/** Series that begin and end where the first does. */
function withSameEnds(series: readonly Series[]): readonly Series[] {
  const [first] = series;
  return series.filter(
    ({ positions, values }) =>
      values.length >= 2 && positions[0] === first?.positions[0] && positions.at(-1) === first?.positions.at(-1),
  );
}

function endOf(series: Series, place: number): number {
  return place === 0 ? 0 : series.values.length - 1;
}

function rankAmong(series: Series, all: readonly Series[], place: number): number {
  const own = valueAt(series, place);
  return 1 + all.filter((other) => valueAt(other, endOf(other, place)) > own).length;
}

function toCandidate(scene: Scene, moved: Ranked, ranked: readonly Ranked[]): Candidate {
  const { series, before, after } = moved;
  const isNewLeader = leadsAlone(moved, ranked);
  return {
    kind: 'ranking',
    subject: subjectOf(series),
    effect: Math.abs(after - before) / (ranked.length - 1),
    surprise: isNewLeader ? 0.75 : 0.3,
    importance: Math.max(isNewLeader ? 1 : 0.7, series.importance),
    state: () => stateRanking(scene, moved, ranked),
  };
}

function leadsAlone({ after }: Ranked, ranked: readonly Ranked[]): boolean {
  return after === 1 && ranked.filter((other) => other.after === 1).length === 1;
}

function stateRanking(scene: Scene, moved: Ranked, ranked: readonly Ranked[]): RankingFact {
  const { series, before, after } = moved;
  const isNewLeader = leadsAlone(moved, ranked);
  const former = isNewLeader ? ranked.find((other) => other.before === 1) : undefined;
  const at = (place: number): RankingFact['from'] => {
    const others = ranked.map((other) => other.series).filter((other) => other !== series);
    const cells = [cellAt(series, place), ...others.map((other) => cellAt(other, endOf(other, place)))];
    const rank: Figure = scene.maker.figure({ name: 'rank', parts: 1 }, cells, { kind: 'rank' });
    return { at: pointAt(scene, series, place), rank };
  };
  return {
    kind: 'ranking',
    ...about(scene, series),
    direction: directionOf(before - after),
    from: at(0),
    to: at(series.values.length - 1),
    isNewLeader,
    ...(former === undefined ? {} : { formerLeader: former.series.name }),
  };
}
