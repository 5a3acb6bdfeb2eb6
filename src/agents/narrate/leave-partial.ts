import type { GraphConfig } from '../../chart/graph-config.ts';
import type { ParsingLocale } from '../../chart/locale.ts';
import type { ChartSource } from '../../plan/source/chart-source.ts';
import type { Transform, TransformOf } from '../../plan/transform/transform.ts';
import { type ExaminedData, examineData } from '../../table/examine-data.ts';
import type { PreparedPart, PreparedShape } from '../../writing/suggestions/data-preparation.ts';
import { partialRows } from '../suggestions/partial-periods.ts';

const PARTS: readonly PreparedPart[] = ['year', 'quarter', 'month', 'week', 'day'];
const FEWEST_PERIODS = 3;

/**
 * The table of a chart whose dates were brought down to periods, without those that the rows behind it hold a part of: that the last
 * week has three days is no fall. Undefined where none is cut, where the rows behind are not known, and where hardly any would be left.
 */
export function withoutPartialPeriods(
  config: GraphConfig,
  { source, examined }: { readonly source: ChartSource | undefined; readonly examined: ExaminedData },
  parsingLocale: ParsingLocale | undefined,
): ExaminedData | undefined {
  const shape = source && shapeOf(source.plans.at(-1)?.steps ?? []);
  if (source === undefined || shape === undefined) return undefined;
  const { columns, rows } = source;
  const cut = partialRows(shape, { examined }, examineData({ columns, rows }, parsingLocale).profile.columns);
  const kept = config.data.rows.filter((_, row) => !cut.has(row));
  if (cut.size === 0 || kept.length < FEWEST_PERIODS) return undefined;
  return examineData({ ...config.data, rows: kept }, parsingLocale);
}

/** What rows were gathered by, where all of them were: some of them may leave periods out on purpose. */
function shapeOf(steps: readonly Transform[]): PreparedShape | undefined {
  const period = steps.find((step): step is TransformOf<'truncateTime'> => step.verb === 'truncateTime');
  const group = steps.find((step): step is TransformOf<'group'> => step.verb === 'group');
  const part = PARTS.find((one) => one === period?.part);
  if (period === undefined || part === undefined || group?.by.includes(period.as.key) !== true) return undefined;
  if (steps.some(({ verb }) => verb === 'filter' || verb === 'limit')) return undefined;
  const isSummed = group.measures.some(({ operation }) => operation === 'sum' || operation === 'count');
  const by = { key: period.column, label: period.as.label, part };
  return isSummed
    ? { kind: 'gathered', by, measures: [{ operation: 'count' }], isHighestFirst: false, isGrowth: false }
    : undefined;
}
