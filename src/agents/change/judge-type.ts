import type { ChartFamily } from '../../chart/chart-family.ts';
import type { ChartType } from '../../chart/chart-type.ts';
import type { ChartData } from '../../chart/graph-config.ts';
import type { ParsingLocale } from '../../chart/locale.ts';
import type { FitEntry, FitFactor } from '../../fit/factor.ts';
import { rankCharts } from '../../fit/rank.ts';
import type { JudgeType } from '../../plan/outcome.ts';
import { examineData } from '../../table/examine-data.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';

/** How some data is ranked. */
export type DataRanking = { readonly locale: ParsingLocale | undefined; readonly chartFamily?: ChartFamily };

/** Every chart type ranked by its fit to some data, best first, as `evaluate` ranks them. */
export function rankData(data: ChartData, { locale, chartFamily }: DataRanking): readonly FitEntry[] {
  return rankCharts(profileData(data, locale), chartFamily === undefined ? {} : { chartFamily });
}

/**
 * Why a type can't show some data; undefined where it can. Numbers that `evaluate` takes for codes count as measures here: who
 * asks for them by name knows what they are.
 */
export function findObstacle(
  type: ChartType,
  data: ChartData,
  locale: ParsingLocale | undefined,
): FitFactor | undefined {
  const profile = profileData(data, locale);
  const judge = (one: TableProfile): FitEntry | undefined => rankCharts(one).find((entry) => entry.type === type);
  const judged = judge(profile);
  if (judged?.verdict !== 'disqualified') return undefined;
  const columns = profile.columns.map((column) => (isCodes(column) ? { ...column, role: 'measure' as const } : column));
  if (judge({ ...profile, columns })?.verdict !== 'disqualified') return undefined;
  return judged.factors.find(({ kind }) => kind === 'deal-breaker');
}

function isCodes({ role, number }: ColumnProfile): boolean {
  return number !== undefined && (role === 'identifier' || role === 'category');
}

/** What there is in some data. */
export function profileData(data: ChartData, locale: ParsingLocale | undefined): TableProfile {
  return examineData(data, locale).profile;
}

/** Judges types by `findObstacle`; what comes nearest is of the ranking of `evaluate`. */
export function createTypeJudge(locale: ParsingLocale | undefined): JudgeType {
  return (type, data) => {
    if (findObstacle(type, data, locale) === undefined) return { canShow: true };
    const nearest = nearestType(type, rankData(data, { locale }));
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

/** The type that shows the data and comes nearest: of its kin, else the best of all; one that fits poorly only where all do. */
export function nearestType(type: ChartType, ranking: readonly FitEntry[]): ChartType | undefined {
  const possible = ranking.filter(({ verdict }) => verdict === 'ok');
  const good = possible.filter(({ score }) => score > 0);
  const fitting = new Set((good.length > 0 ? good : possible).map((entry) => entry.type));
  return KIN[type].find((kin) => fitting.has(kin)) ?? ranking.find((entry) => fitting.has(entry.type))?.type;
}

/** True for a type that more speaks against than for, where another fits: a line over names without an order. */
export function isMisfit(type: ChartType, ranking: readonly FitEntry[]): boolean {
  const entry = ranking.find((one) => one.type === type);
  return entry !== undefined && entry.score < 0 && ranking.some(({ verdict, score }) => verdict === 'ok' && score > 0);
}
