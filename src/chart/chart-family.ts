import type { ChartType } from './chart-type.ts';

/** The contract's four families: what a reader is to learn from a chart. */
export const CHART_FAMILIES = ['comparison', 'relationship', 'distribution', 'composition'] as const;

/** One of the four families. */
export type ChartFamily = (typeof CHART_FAMILIES)[number];

const KNOWN_FAMILIES: ReadonlySet<string> = new Set(CHART_FAMILIES);

/** True for the exact name of a chart family. */
export function isChartFamily(value: unknown): value is ChartFamily {
  return typeof value === 'string' && KNOWN_FAMILIES.has(value);
}

/**
 * The families each type serves, after Abela, "Choosing a good chart" (2006) and the FT Visual Vocabulary. A type may
 * serve more than one: columns compare categories and, over bins, show a distribution; dots show both how two measures
 * relate and how they spread. A table gives single figures, which is comparison by reading.
 */
const FAMILIES_OF = {
  line: ['comparison'],
  areaStacked: ['composition'],
  bar: ['comparison'],
  groupedBar: ['comparison'],
  stackedBar: ['composition'],
  '100StackedBar': ['composition'],
  column: ['comparison', 'distribution'],
  groupedColumn: ['comparison'],
  stackedColumn: ['composition'],
  '100StackedColumn': ['composition'],
  combo: ['comparison', 'relationship'],
  pie: ['composition'],
  donut: ['composition'],
  funnel: ['composition'],
  heatmap: ['relationship', 'distribution'],
  scatter: ['relationship', 'distribution'],
  bubble: ['relationship'],
  waterfall: ['composition'],
  table: ['comparison'],
  mekko: ['composition'],
} as const satisfies Record<ChartType, readonly ChartFamily[]>;

/** True where a chart type serves a family. */
export function servesFamily(type: ChartType, family: ChartFamily): boolean {
  const families: readonly ChartFamily[] = FAMILIES_OF[type];
  return families.includes(family);
}
