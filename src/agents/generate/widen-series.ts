import type { ChartType } from '../../chart/chart-type.ts';
import type { Transform } from '../../plan/transform/transform.ts';
import type { TableProfile } from '../../table/profile.ts';

/** The types that draw one series for each numeric column. */
const SERIES_TYPES: ReadonlySet<ChartType> = new Set([
  'line',
  'areaStacked',
  'bar',
  'column',
  'groupedBar',
  'stackedBar',
  '100StackedBar',
  'groupedColumn',
  'stackedColumn',
  '100StackedColumn',
  'combo',
  'heatmap',
  'mekko',
]);

/**
 * The step that gives long data one column for each series, which is how charts read them; nothing where the data are not long,
 * the type draws no series, or several measures would have to share the columns.
 */
export function widenSeries({ long, columns }: TableProfile, type: ChartType): Transform | undefined {
  if (long === undefined || !SERIES_TYPES.has(type)) return undefined;
  const byIndex = (index: number) => columns.find((column) => column.index === index);
  const key = byIndex(long.key);
  const series = byIndex(long.series);
  const [measure, ...others] = columns.filter(({ role }) => role === 'measure');
  if (key === undefined || series === undefined || measure === undefined || others.length > 0) return undefined;
  return { verb: 'pivotWider', keys: [key.key], names: series.key, values: measure.key, combine: 'sum' };
}
