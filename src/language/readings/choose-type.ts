import type { ChartType } from '../../chart/chart-type.ts';
import type { TypeWord } from '../grammar/meaning.ts';
import type { Shape } from './shape.ts';

const PLAIN: Partial<Readonly<Record<TypeWord, ChartType>>> = {
  line: 'line',
  area: 'areaStacked',
  pie: 'pie',
  donut: 'donut',
  scatter: 'scatter',
  bubble: 'bubble',
  heatmap: 'heatmap',
  funnel: 'funnel',
  waterfall: 'waterfall',
  table: 'table',
  mekko: 'mekko',
  combo: 'combo',
};

const BAR_WORDS: ReadonlySet<TypeWord> = new Set([
  'bar',
  'column',
  'histogram',
  'stacked',
  'grouped',
  'hundred',
  'horizontal',
  'vertical',
]);

/** The chart type that words name, given the shape of the rows: bars of two groups are stacked where they add up, else side by side. */
export function chooseType(words: readonly TypeWord[], shape: Shape): ChartType | undefined {
  const plain = words.map((word) => PLAIN[word]).find((type) => type !== undefined);
  if (plain !== undefined) return plain;
  if (!words.some((word) => BAR_WORDS.has(word))) return undefined;
  const groups = shape.columns.filter(({ kind }) => kind === 'group').length;
  const isLying =
    words.includes('horizontal') ||
    (words.includes('bar') && !words.includes('vertical') && !isAlongScale(shape) && groups < 2);
  const stack = stackOf(words, shape, groups);
  return BARS[stack][isLying ? 1 : 0];
}

const BARS = {
  plain: ['column', 'bar'],
  stacked: ['stackedColumn', 'stackedBar'],
  grouped: ['groupedColumn', 'groupedBar'],
  hundred: ['100StackedColumn', '100StackedBar'],
} as const satisfies Record<string, readonly [ChartType, ChartType]>;

function stackOf(words: readonly TypeWord[], shape: Shape, groups: number): keyof typeof BARS {
  if (words.includes('hundred')) return 'hundred';
  if (words.includes('stacked')) return 'stacked';
  if (words.includes('grouped')) return 'grouped';
  if (groups < 2) return 'plain';
  return shape.columns.some(({ isCount }) => isCount === true) ? 'stacked' : 'grouped';
}

function isAlongScale({ columns }: Shape): boolean {
  return columns.some(({ kind, isTime }) => kind === 'group' && isTime === true);
}
