/**
 * Every chart type of the service, in the order of the contract's enumeration. Ties in a ranking break by this order.
 */
export const CHART_TYPES = [
  'line',
  'areaStacked',
  'bar',
  'groupedBar',
  'stackedBar',
  '100StackedBar',
  'column',
  'groupedColumn',
  'stackedColumn',
  '100StackedColumn',
  'combo',
  'pie',
  'donut',
  'funnel',
  'heatmap',
  'scatter',
  'bubble',
  'waterfall',
  'table',
  'mekko',
] as const;

/** One of the 20 chart types. */
export type ChartType = (typeof CHART_TYPES)[number];

const KNOWN_TYPES: ReadonlySet<string> = new Set(CHART_TYPES);

/** True for the exact name of a chart type, upper and lower case included. */
export function isChartType(value: unknown): value is ChartType {
  return typeof value === 'string' && KNOWN_TYPES.has(value);
}
