import type { Notice } from '../../source-table.ts';
import type { Axis } from './axes/axis.ts';
import type { Kinds } from './draft-plot.ts';
import { bendsOf } from './marks/bends-of.ts';
import type { NamedColour } from './read-scene.ts';
import type { ChartFacts } from './table/chart-facts.ts';

/** What a reading of a plot left out or could not tell. */
export type Told = {
  readonly facts: ChartFacts;
  readonly kinds: Kinds;
  readonly legend: readonly NamedColour[];
  /** The level axis. */
  readonly names: Axis | undefined;
  /** How many bars stand on what was not read. */
  readonly leftOut: number;
  readonly levelLines: number;
  readonly hasTwoAxes: boolean;
};

/** A bend lies between names where it is further from each than that share of what they are apart. */
const BETWEEN = 0.3;
/** A single bend may be where two lines cross. */
const LEAST_BENDS = 2;

/** True where lines along names bend between these: some places have no label. */
function hasPlacesBetween({ kinds, names }: Told): boolean {
  if (names === undefined || names.scale !== undefined || names.labels.length < 2) return false;
  const places = names.labels.map(({ at }) => at).sort((one, other) => one - other);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const gap = Math.min(...places.slice(1).map((place, index) => place - (places[index] ?? 0)));
  const isBetween = (x: number): boolean =>
    x > first && x < last && places.every((place) => Math.abs(place - x) > BETWEEN * gap);
  return kinds.lines.some((line) => bendsOf(line).filter(({ x }) => isBetween(x)).length >= LEAST_BENDS);
}

/** How many names of the legend no value belongs to, where others have some. */
function countUnused({ legend, facts }: Told): number {
  const used = new Set(facts.facts.map(({ series }) => facts.seriesNames[series] ?? ''));
  const named = legend.map(({ name }) => name).filter((name) => name !== '');
  return named.some((name) => used.has(name)) ? named.filter((name) => !used.has(name)).length : 0;
}

/** What a person should know of the values beside how they were measured. */
export function noticesOf(told: Told): readonly Notice[] {
  const { facts, leftOut, levelLines, hasTwoAxes } = told;
  const gaps = facts.facts.filter(({ value }) => value === '').length;
  const unused = countUnused(told);
  return [
    ...(levelLines > 0 ? [{ kind: 'level-lines', values: { count: levelLines } }] : []),
    ...(gaps > 0 ? [{ kind: 'gaps-in-lines', values: { count: gaps } }] : []),
    ...(unused > 0 ? [{ kind: 'series-left-out', values: { count: unused } }] : []),
    ...(hasPlacesBetween(told) ? [{ kind: 'places-left-out', values: {} }] : []),
    ...(leftOut > 0 ? [{ kind: 'bars-left-out', values: { count: leftOut } }] : []),
    ...(hasTwoAxes ? [{ kind: 'two-value-axes', values: {} }] : []),
  ];
}
