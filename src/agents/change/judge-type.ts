import type { ChartType } from '../../chart/chart-type.ts';
import type { ChartData } from '../../chart/graph-config.ts';
import type { ParsingLocale } from '../../chart/locale.ts';
import type { FitEntry } from '../../fit/factor.ts';
import { rankCharts } from '../../fit/rank.ts';
import type { JudgeType } from '../../plan/outcome.ts';
import { profileTable } from '../../table/profile-table.ts';

/** Every chart type ranked by its fit to some data, best first, as `evaluate` ranks them. */
export function rankData(data: ChartData, locale: ParsingLocale | undefined): readonly FitEntry[] {
  return rankCharts(profileTable(data, locale === undefined ? {} : { locale }));
}

/** Judges types as `evaluate` does: what it disqualifies can't show the data, and its best is what can. */
export function createTypeJudge(locale: ParsingLocale | undefined): JudgeType {
  return (type, data) => {
    const ranking = rankData(data, locale);
    const entry = ranking.find((one) => one.type === type);
    if (entry?.verdict !== 'disqualified') return { canShow: true };
    const nearest = nearestType(type, ranking);
    return { canShow: false, ...(nearest === undefined ? {} : { nearest }) };
  };
}

/** Types that are drawn alike, nearest first: what a reader would take instead. */
const KIN: Readonly<Record<ChartType, readonly ChartType[]>> = {
  line: ['areaStacked', 'column'],
  areaStacked: ['line', 'stackedColumn'],
  bar: ['groupedBar', 'column'],
  groupedBar: ['bar', 'stackedBar', 'groupedColumn'],
  stackedBar: ['groupedBar', 'bar', 'stackedColumn'],
  '100StackedBar': ['stackedBar', 'groupedBar', 'bar'],
  column: ['groupedColumn', 'bar'],
  groupedColumn: ['column', 'stackedColumn', 'groupedBar'],
  stackedColumn: ['groupedColumn', 'column', 'stackedBar'],
  '100StackedColumn': ['stackedColumn', 'groupedColumn', 'column'],
  combo: ['line', 'groupedColumn', 'column'],
  pie: ['donut', 'bar', 'column'],
  donut: ['pie', 'bar', 'column'],
  funnel: ['bar', 'column'],
  heatmap: ['table'],
  scatter: ['bubble'],
  bubble: ['scatter'],
  waterfall: ['column', 'bar'],
  table: [],
  mekko: ['100StackedColumn', 'stackedColumn'],
};

/** The type that can show the data and comes nearest: of its kin, else the best of all. */
export function nearestType(type: ChartType, ranking: readonly FitEntry[]): ChartType | undefined {
  const fitting = new Set(ranking.filter(({ verdict }) => verdict === 'ok').map((entry) => entry.type));
  return KIN[type].find((kin) => fitting.has(kin)) ?? ranking.find((entry) => fitting.has(entry.type))?.type;
}
