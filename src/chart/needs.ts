import { CHART_TYPES, type ChartType } from './chart-type.ts';

/** What a chart lays its rows along. `bins`: a number column cut into bins will do. `numbers`: a number column will do. */
export type AxisNeed = 'category-or-time' | 'bins' | 'numbers' | 'none';

/** What a chart needs of the data before it can be drawn truthfully. */
export type ChartNeeds = {
  readonly axis: AxisNeed;
  /** Fewest number columns. */
  readonly measures: number;
  /** Where there are no number columns, the count of rows per category can be drawn instead. */
  readonly canCount: boolean;
  /** Fewest series: number columns side by side, or the values of a column that names the series. */
  readonly series: number;
  /** Fewest positions along the axis. */
  readonly points: number;
  /** Lengths, angles or areas are shares of a sum, which no negative value can be. */
  readonly nonNegative: boolean;
};

const BARS: ChartNeeds = { axis: 'bins', measures: 1, canCount: true, series: 1, points: 1, nonNegative: false };
const SIDE_BY_SIDE: ChartNeeds = { ...BARS, axis: 'category-or-time', series: 2 };
const SHARES: ChartNeeds = { ...SIDE_BY_SIDE, nonNegative: true };
const SLICES: ChartNeeds = { ...BARS, axis: 'category-or-time', nonNegative: true };
const DOTS: ChartNeeds = { axis: 'none', measures: 2, canCount: false, series: 1, points: 1, nonNegative: false };

/** What each type needs: the way it reads its columns, as data. The rules on what can't be drawn are made from it. */
export const NEEDS_OF = {
  line: { axis: 'numbers', measures: 1, canCount: true, series: 1, points: 2, nonNegative: false },
  areaStacked: { axis: 'numbers', measures: 1, canCount: true, series: 1, points: 2, nonNegative: false },
  bar: BARS,
  groupedBar: SIDE_BY_SIDE,
  stackedBar: SIDE_BY_SIDE,
  '100StackedBar': SHARES,
  column: BARS,
  groupedColumn: SIDE_BY_SIDE,
  stackedColumn: SIDE_BY_SIDE,
  '100StackedColumn': SHARES,
  combo: { axis: 'category-or-time', measures: 1, canCount: false, series: 2, points: 2, nonNegative: false },
  pie: SLICES,
  donut: SLICES,
  funnel: { ...SLICES, canCount: false, points: 2 },
  heatmap: { axis: 'none', measures: 1, canCount: true, series: 1, points: 1, nonNegative: false },
  scatter: DOTS,
  bubble: { ...DOTS, measures: 3 },
  waterfall: { ...BARS, axis: 'category-or-time', canCount: false, points: 2 },
  table: { axis: 'none', measures: 0, canCount: true, series: 1, points: 0, nonNegative: false },
  mekko: SHARES,
} as const satisfies Record<ChartType, ChartNeeds>;

/** The types whose needs meet a condition, in the order of the contract. */
export function typesThatNeed(condition: (needs: ChartNeeds) => boolean): readonly ChartType[] {
  return CHART_TYPES.filter((type) => condition(NEEDS_OF[type]));
}
