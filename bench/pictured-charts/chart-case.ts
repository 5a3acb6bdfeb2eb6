import { createRandom } from '../../src/plan/transform/verbs/create-random.ts';

/** The kinds of chart that are drawn. */
export const CASE_KINDS = [
  'column',
  'bar',
  'grouped',
  'stacked',
  'line',
  'lines',
  'years',
  'area',
  'scatter',
  'pie',
  'negative',
  'donut',
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** What a picture shows: names along one axis, and one row of values a series. Scatter has its x in `names`. */
export type ChartCase = {
  readonly kind: CaseKind;
  readonly title: string;
  readonly nameTitle: string;
  readonly valueTitle: string;
  readonly names: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
};

const NAME_SETS = [
  ['Lisbon', 'Porto', 'Braga', 'Faro', 'Coimbra', 'Aveiro'],
  ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'],
  ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  ['Q1', 'Q2', 'Q3', 'Q4'],
  ['Apples', 'Pears', 'Plums', 'Grapes', 'Figs'],
  ['Europe', 'Asia', 'Africa', 'Americas', 'Oceania'],
  ['Rail', 'Road', 'Sea', 'Air', 'Pipeline'],
];
const SERIES_SETS = [
  ['North', 'South', 'West'],
  ['Online', 'Retail', 'Wholesale'],
  ['2021', '2022', '2023'],
  ['Women', 'Men'],
];
const TITLES = ['Sales by region', 'Visitors per quarter', 'Output and demand', 'Cost of freight', 'Survey results'];
const VALUE_TITLES = ['Sales', 'Visitors', 'Tonnes', 'Score', 'Amount'];
const NAME_TITLES = ['Region', 'Group', 'Category', 'Item'];

/** One case of a kind, from a seed. */
export function makeCase(kind: CaseKind, seed: number): ChartCase {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const highest = pick([8, 40, 95, 180, 1200, 45_000, 3_000_000]);
  const digits = highest < 20 ? 1 : highest > 1000 ? -1 : 0;
  const round = (value: number): number => (digits >= 0 ? Number(value.toFixed(digits)) : Math.round(value / 10) * 10);
  const value = (): number => round(highest * (0.12 + 0.88 * random()));
  const allNames = pick(NAME_SETS);
  const names = allNames.slice(0, Math.max(3, Math.min(allNames.length, 3 + Math.floor(random() * 6))));
  const isSeveral = ['grouped', 'stacked', 'lines', 'area'].includes(kind);
  const seriesNames = isSeveral ? pick(SERIES_SETS) : [''];
  const years = Array.from({ length: 5 + Math.floor(random() * 8) }, (_, index) => String(2008 + index));
  const own = kind === 'years' ? years : names;
  const shared = { kind, title: pick(TITLES), nameTitle: pick(NAME_TITLES), valueTitle: pick(VALUE_TITLES) };
  if (kind === 'scatter') {
    const count = 8 + Math.floor(random() * 18);
    const across = pick([10, 60, 500]);
    return {
      ...shared,
      names: Array.from({ length: count }, () => (across * (0.05 + 0.9 * random())).toFixed(2)),
      series: [{ name: '', values: Array.from({ length: count }, value) }],
    };
  }
  return {
    ...shared,
    names: own,
    series: seriesNames.map((name) => ({
      name,
      values: own.map(() => (kind === 'negative' && random() < 0.4 ? -round(0.6 * value()) : value())),
    })),
  };
}
