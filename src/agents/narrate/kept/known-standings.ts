import { type Chart, measuresOf, sumByName } from './chart-values.ts';

/** Where the names of a chart stand: their ranks by every measure, from the top and from the bottom. */
export type KnownStandings = {
  /** True where one of some names, in small letters, is at that place of a measure; from the bottom where `side` says least. */
  readonly isAt: (names: readonly string[], rank: number, side?: 'most' | 'least') => boolean;
};

type Ranks = { readonly most: Set<number>; readonly least: Set<number> };

/** What is named is what the cells of a chart name, by their sums, and its measures, by their sums and their last values. */
export function readKnownStandings(chart: Chart): KnownStandings {
  const ranks = new Map<string, Ranks>();
  const measures = measuresOf(chart);
  for (const measure of measures) for (const sums of sumByName(measure, chart).values()) rank([...sums], ranks);
  const columns = measures.map(({ profile, values }) => [profile.label, values.filter(Number.isFinite)] as const);
  rank(
    columns.map(([label, values]) => [label, values.reduce((sum, value) => sum + value, 0)]),
    ranks,
  );
  rank(
    columns.map(([label, values]) => [label, values.at(-1) ?? Number.NaN]),
    ranks,
  );
  return { isAt: (names, place, side = 'most') => names.some((name) => ranks.get(name)?.[side].has(place) === true) };
}

/** Ties share the better rank. */
function rank(named: readonly (readonly [name: string, value: number])[], ranks: Map<string, Ranks>): void {
  if (named.length < 2) return;
  for (const [side, sign] of [
    ['most', -1],
    ['least', 1],
  ] as const) {
    const sorted = [...named].sort(([, one], [, other]) => sign * (one - other));
    let place = 1;
    for (const [at, [name, value]] of sorted.entries()) {
      if (value !== sorted[at - 1]?.[1]) place = at + 1;
      const known = ranks.get(name.toLowerCase()) ?? { most: new Set(), least: new Set() };
      known[side].add(place);
      ranks.set(name.toLowerCase(), known);
    }
  }
}
