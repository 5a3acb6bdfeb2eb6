import { type Candidate, saturate } from '../candidate.ts';
import type { CellReference, Figure } from '../figure.ts';
import type { YearsFact } from '../insight.ts';
import {
  cellAt,
  directionOf,
  holdsNegatives,
  pointAt,
  type Scene,
  type Series,
  subjectOf,
  unitOf,
  valueAt,
} from '../reading/series.ts';
import { kruskalWallis } from '../statistics/kruskal-wallis.ts';
import { perNumbers } from '../statistics/per-numbers.ts';
import { mean, sum } from '../statistics/spread.ts';
import { partsOf, WHOLE_IMPORTANCE, WHOLE_SERIES } from './part-to-whole.ts';

/** How many periods make a year, and the year that a period lies in, counted from 1970. */
const PERIODS = {
  month: { count: 12, yearOf: (period: number) => Math.floor(period / 12) },
  quarter: { count: 4, yearOf: (period: number) => Math.floor(period / 4) },
} as const;

type PartOfYear = keyof typeof PERIODS;

const isPartOfYear = (grain: string): grain is PartOfYear => Object.hasOwn(PERIODS, grain);

/** A year that is a fifth above the one before it is news. */
const TYPICAL_CHANGE = 0.2;

/** Whether a reader asks for years, and whether all parts of a whole are told of together. */
export type YearsOptions = { readonly areYearsAsked?: boolean; readonly hasWhole?: boolean };

/** Two years that follow each other, by the places of their periods in a series. */
type Years = { readonly before: readonly number[]; readonly after: readonly number[] };

/**
 * The last whole calendar year against the one before it: totals of amounts that add up, averages of others; of each series, and of all
 * of them together where they are the parts of a whole. The test of Kruskal and Wallis on the periods of both years says whether the
 * two differ; `areYearsAsked` leaves it out, for a reader who wants to know either way. Effect: the ratio.
 */
export function findYears(
  scene: Scene,
  { areYearsAsked: isAsked = false, hasWhole = false }: YearsOptions = {},
): readonly Candidate[] {
  const { axis, isCourse, hasPeriodsAsSeries } = scene;
  if (!isCourse || hasPeriodsAsSeries || axis.kind !== 'time' || !isPartOfYear(axis.grain)) return [];
  const { grain } = axis;
  const single = scene.series
    .filter((series) => series.nature.hasTrueZero && !series.isTotal && !holdsNegatives(series))
    .flatMap((series) => {
      const years = lastYears(series.positions)(grain);
      return years === undefined ? [] : [toCandidate(scene, [series], { years, isAsked })];
    });
  const whole = hasWhole ? wholeYears(scene, grain, isAsked) : [];
  return [...whole, ...single].flatMap((one) => one ?? []);
}

/** All series together: amounts over the same periods that are parts of one whole. */
function wholeYears(scene: Scene, grain: PartOfYear, isAsked: boolean): readonly (Candidate | undefined)[] {
  const parts = partsOf(scene);
  const [first] = parts;
  if (first === undefined || parts.some((part) => !part.nature.isAdditive || part.nature.isStock)) return [];
  const years = lastYears(first.positions)(grain);
  return years === undefined ? [] : [toCandidate(scene, parts, { years, isAsked })];
}

/** The last two years of which every period is there, found once for all series that lie at the same periods. */
const lastYears = perNumbers((positions) => {
  const known = new Map<PartOfYear, Years | undefined>();
  return (grain: PartOfYear): Years | undefined => {
    if (!known.has(grain)) known.set(grain, findLastYears(positions, grain));
    return known.get(grain);
  };
});

function findLastYears(positions: Float64Array, grain: PartOfYear): Years | undefined {
  const { count, yearOf } = PERIODS[grain];
  const places = Map.groupBy(positions.keys(), (place) => yearOf(positions[place] ?? 0));
  const whole = [...places].filter(([, those]) => new Set(those.map((place) => positions[place])).size === count);
  const known = new Map(whole);
  const [year, after] = whole.findLast(([one]) => known.has(one - 1)) ?? [];
  const before = year === undefined ? undefined : known.get(year - 1);
  return before === undefined || after === undefined ? undefined : { before, after };
}

type Asked = { readonly years: Years; readonly isAsked: boolean };

function toCandidate(scene: Scene, parts: readonly Series[], { years, isAsked }: Asked): Candidate | undefined {
  const [first] = parts;
  if (first === undefined) return undefined;
  const at = (place: number): number => sum(parts.map((part) => valueAt(part, place)));
  const [before, after] = [years.before, years.after].map((places) => Float64Array.from(places, at));
  if (before === undefined || after === undefined || !(sum(before) > 0) || !(sum(after) > 0)) return undefined;
  const ratio = mean(after) / mean(before);
  if (ratio === 1) return undefined;
  const values = Float64Array.of(...before, ...after);
  const { statistic, pValue } = kruskalWallis(
    values,
    Uint8Array.from(values, (_, place) => (place < before.length ? 0 : 1)),
    2,
  );
  const isWhole = parts.length > 1;
  return {
    kind: 'years',
    subject: isWhole ? 'whole' : subjectOf(first),
    effect: saturate(Math.log(ratio), TYPICAL_CHANGE),
    surprise: 0.3,
    importance: isWhole ? WHOLE_IMPORTANCE : first.importance,
    ...(isAsked ? {} : { test: { name: 'kruskal-wallis', statistic, sampleSize: values.length, pValue } }),
    state: () => stateYears(scene, parts, years),
  };
}

function stateYears(scene: Scene, parts: readonly Series[], { before, after }: Years): YearsFact {
  const [first] = parts;
  if (first === undefined) throw new RangeError('years of no series');
  const isSum = first.nature.isAdditive && !first.nature.isStock;
  const cellsOf = (places: readonly number[]): readonly CellReference[] =>
    parts.flatMap((part) => places.map((place) => cellAt(part, place)));
  const [old, recent] = [cellsOf(before), cellsOf(after)];
  const unit = unitOf(first);
  const figure = (cells: readonly CellReference[]): Figure =>
    scene.maker.figure({ name: isSum ? 'sum' : 'mean' }, cells, unit);
  const both = [...recent, ...old];
  const name = isSum ? 'of-sums' : 'of-means';
  const operation = { parts: recent.length } as const;
  const difference = scene.maker.figure({ name: `difference-${name}`, ...operation }, both, unit);
  return {
    kind: 'years',
    series: parts.length > 1 ? WHOLE_SERIES : first.name,
    axis: scene.axis,
    isSum,
    direction: directionOf(difference.value),
    from: { at: pointAt(scene, first, before[0] ?? 0), figure: figure(old) },
    to: { at: pointAt(scene, first, after[0] ?? 0), figure: figure(recent) },
    difference,
    relative: scene.maker.figure({ name: `change-${name}`, ...operation }, both, { kind: 'percent' }),
  };
}
