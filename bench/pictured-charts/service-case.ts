import { CHART_TYPES, type ChartType } from '../../src/chart/chart-type.ts';
import type { GraphConfig } from '../../src/chart/graph-config.ts';
import type { Locale } from '../../src/chart/locale.ts';
import { createRandom } from '../../src/plan/transform/verbs/create-random.ts';
import { drawChart } from '../../src/render/draw-chart.ts';

/** A value of a chart, the names that it stands under, and its share of the sum of all. */
export type ServiceFact = { readonly labels: readonly string[]; readonly value: number; readonly share: number };

/** A chart that the service draws itself, and what it shows. Of dots the names are their other number. */
export type ServiceCase = {
  readonly type: ChartType;
  readonly locale: Locale;
  readonly svg: string;
  readonly facts: readonly ServiceFact[];
};

/** The types whose picture states values by lengths, heights, angles or places: those that a reader can read. */
export const READABLE_TYPES: readonly ChartType[] = CHART_TYPES.filter(
  (type) => !['table', 'heatmap', 'mekko', 'bubble', 'funnel', '100StackedBar', '100StackedColumn'].includes(type),
);

const WORDS = {
  EN_GB: {
    names: ['Leeds', 'York', 'Bath', 'Derby', 'Truro', 'Ely', 'Ripon', 'Wells'],
    series: ['Online', 'Shops', 'Export'],
    title: 'Turnover by city',
    name: 'City',
  },
  PT_PT: {
    names: ['Évora', 'Faro', 'Guarda', 'Viseu', 'Leiria', 'Beja', 'Setúbal', 'Braga'],
    series: ['Loja', 'Exportação', 'Internet'],
    title: 'Vendas por cidade',
    name: 'Cidade',
  },
  AR: {
    names: ['الرياض', 'جدة', 'القاهرة', 'دبي', 'تونس', 'عمّان', 'بغداد', 'بيروت'],
    series: ['المتاجر', 'التصدير', 'الإنترنت'],
    title: 'المبيعات حسب المدينة',
    name: 'المدينة',
  },
} as const satisfies Partial<Record<Locale, unknown>>;

/** The locales that are drawn. */
export const SERVICE_LOCALES = ['EN_GB', 'PT_PT', 'AR'] as const satisfies readonly Locale[];

const SEVERAL: readonly ChartType[] = [
  'groupedBar',
  'stackedBar',
  'groupedColumn',
  'stackedColumn',
  'areaStacked',
  '100StackedBar',
  '100StackedColumn',
  'mekko',
];

function chartOf(type: ChartType, locale: (typeof SERVICE_LOCALES)[number], random: () => number) {
  const words = WORDS[locale];
  const highest = [9, 80, 640, 5200, 71_000][Math.floor(5 * random())] ?? 80;
  const value = (): number => Number((highest * (0.1 + 0.9 * random())).toPrecision(3));
  const isDots = type === 'scatter' || type === 'bubble';
  const count = isDots ? 8 + Math.floor(8 * random()) : 3 + Math.floor(5 * random());
  const series = words.series.slice(
    0,
    SEVERAL.includes(type) || (type === 'line' && random() < 0.6)
      ? 2 + Math.floor(2 * random())
      : type === 'combo'
        ? 2
        : 1,
  );
  const isYears = (type === 'line' || type === 'areaStacked') && random() < 0.5;
  const names = Array.from({ length: count }, (_, index) =>
    isDots ? value() : isYears ? String(2011 + index) : (words.names[index] ?? ''),
  );
  return { words, series, names, rows: names.map(() => series.map(value)), highest };
}

/** One case of a type, from a seed: drawn as the service draws it, light or dark, in one of its languages. */
export function makeServiceCase(type: ChartType, locale: (typeof SERVICE_LOCALES)[number], seed: number): ServiceCase {
  const random = createRandom(seed);
  const { words, series, names, rows } = chartOf(type, locale, random);
  const columns = [
    { key: 'name', label: words.name },
    ...series.map((label, index) => ({ key: `value${index}`, label })),
  ];
  const config: GraphConfig = {
    type,
    data: {
      columns,
      rows: names.map((name, row) => ({
        name,
        ...Object.fromEntries(series.map((_, index) => [`value${index}`, rows[row]?.[index]])),
      })),
    },
    content: { title: words.title },
  };
  const mode = random() < 0.3 ? 'dark' : 'light';
  const { svg } = drawChart(config, { width: 640 + Math.floor(300 * random()), height: 420, mode, locale });
  const all = rows.flat();
  const sum = all.reduce((total, own) => total + own, 0);
  const facts = names.flatMap((name, row) =>
    series.map((label, index) => {
      const own = rows[row]?.[index] ?? 0;
      return {
        labels: series.length > 1 ? [String(name), label] : [String(name)],
        value: own,
        share: (100 * own) / sum,
      };
    }),
  );
  return { type, locale, svg, facts };
}
