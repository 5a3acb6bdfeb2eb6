import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { type ChartView, nameColumn } from '../edit/chart-view.ts';
import type { AggregateOperation } from '../expression/expression.ts';
import type { Transform } from '../transform/transform.ts';
import type { PlanNotice } from './notice.ts';

/** Types that put figures together to a whole. */
const WHOLES: ReadonlySet<ChartType> = new Set([
  'pie',
  'donut',
  'stackedBar',
  '100StackedBar',
  'stackedColumn',
  '100StackedColumn',
  'areaStacked',
  'mekko',
]);

/** Figures of groups that come to nothing when they are added up. */
const NOT_ADDED_UP: ReadonlySet<AggregateOperation> = new Set([
  'mean',
  'median',
  'min',
  'max',
  'percentile',
  'standardDeviation',
  'variance',
]);

/**
 * Tells of averages, extremes and spreads that a type draws as parts of a whole. `readMade` gives the steps that made the rows,
 * from the first on. No news where the chart had that type of these rows before.
 */
export function findNoWhole(
  before: GraphConfig,
  { config, table, reading }: ChartView,
  readMade: () => readonly Transform[],
): readonly PlanNotice[] {
  const { type } = config;
  const isNews = before.type !== type || before.data !== config.data;
  if (!isNews || !WHOLES.has(type)) return [];
  const made = readMade();
  const group = made.findLast((step) => step.verb === 'group');
  const keys = new Set(
    group?.measures.flatMap(({ operation, as }) => (NOT_ADDED_UP.has(operation) ? [as.key] : [])) ?? [],
  );
  const isSpread = made.some((step) => step.verb === 'pivotWider' && keys.has(step.values));
  const { series } = reading('column');
  const drawn = type === 'pie' || type === 'donut' ? series.slice(0, 1) : series;
  const columns = drawn.filter((key) => isSpread || keys.has(key)).map((key) => nameColumn(table, key));
  return columns.length === 0 ? [] : [{ kind: 'noWhole', type, columns }];
}
