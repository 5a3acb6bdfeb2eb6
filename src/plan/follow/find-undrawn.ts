import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { styleScopeOf, valueAxisOf } from '../../chart/read-columns.ts';
import { type ChartView, nameColumn } from '../edit/chart-view.ts';
import { seriesKey } from '../edit/move-series-styles.ts';
import { readPath } from '../edit/patch.ts';
import type { AxisName, PlanNotice } from './notice.ts';

const AXES = ['x', 'y', 'y2'] as const satisfies readonly AxisName[];

/** Types that draw one shape for each row, and none where there is no figure. */
const ROW_BY_ROW: ReadonlySet<ChartType> = new Set(['pie', 'donut', 'funnel']);

/**
 * What of a chart's figures has no place in its drawing: numbers of zero and below on a scale of ratios, rows without a figure in
 * a pie or a funnel. Told where the plan brought it about; what was so before is no news.
 */
export function findUndrawn(before: GraphConfig, view: ChartView): readonly PlanNotice[] {
  const { config } = view;
  const isOther = before.data !== config.data || before.type !== config.type;
  const onScales = AXES.flatMap((axis): readonly PlanNotice[] => {
    const path = `axes.${axis}.scaleType`;
    if (readPath(config, path) !== 'log' || (!isOther && readPath(before, path) === 'log')) return [];
    const count = countNumbers(columnsOn(axis, view), view, (value) => value <= 0);
    return count === 0 ? [] : [{ kind: 'notOnLogScale', axis, count }];
  });
  const alike = findAlike(before, view);
  if (!isOther) return [...onScales, ...alike];
  const left = [...onScales, ...alike, ...findSeriesLeftOut(before, view)];
  if (!ROW_BY_ROW.has(config.type)) return left;
  const count = countNumbers(view.reading().series, view, Number.isNaN);
  return count === 0 ? left : [...left, { kind: 'rowsWithoutFigure', type: config.type, count }];
}

/** Types that draw the first figure alone. */
const OF_ONE_FIGURE: ReadonlySet<ChartType> = new Set(['pie', 'donut', 'funnel', 'waterfall']);

/** The figures that the type drops; no news where it did so before, of the same columns. */
function findSeriesLeftOut(before: GraphConfig, { config, table, reading }: ChartView): readonly PlanNotice[] {
  const { type } = config;
  if (!OF_ONE_FIGURE.has(type)) return [];
  const [drawn, ...others] = reading('column').series;
  const known = new Set(before.type === type ? before.data.columns.map(({ key }) => key) : []);
  if (drawn === undefined || others.every((key) => known.has(key))) return [];
  const columns = others.map((key) => nameColumn(table, key));
  return [{ kind: 'seriesNotDrawn', type, drawn: nameColumn(table, drawn), columns }];
}

/** Series that share a colour since one of them was given it. */
function findAlike(before: GraphConfig, { config, table, reading }: ChartView): readonly PlanNotice[] {
  if (before.appearance === config.appearance || styleScopeOf(config.type) !== 'series') return [];
  const colourOf = (chart: GraphConfig, index: number): unknown =>
    readPath(chart, `appearance.seriesStyles.${seriesKey(index)}.customColor`);
  const { series } = reading();
  const fresh = series.findIndex((_, at) => {
    const colour = colourOf(config, at);
    return colour !== undefined && colour !== colourOf(before, at);
  });
  if (fresh < 0) return [];
  const columns = series.flatMap((key, at) =>
    colourOf(config, at) === colourOf(config, fresh) ? [nameColumn(table, key)] : [],
  );
  return columns.length < 2 ? [] : [{ kind: 'sameColour', columns }];
}

/** The columns whose numbers are read from an axis. */
function columnsOn(axis: AxisName, { config, reading }: ChartView): readonly string[] {
  const { along, series } = reading();
  const isDots = config.type === 'scatter' || config.type === 'bubble';
  if (isDots) return axis === 'x' ? (along === undefined ? [] : [along]) : axis === 'y' ? series : [];
  if (axis === 'y2') return readPath(config, 'axes.hasDualYAxis') === true ? series.slice(-1) : [];
  return axis === valueAxisOf(config.type) ? series : [];
}

function countNumbers(keys: readonly string[], { table }: ChartView, isSuch: (value: number) => boolean): number {
  let count = 0;
  for (const { key, typed } of table.columns) {
    if (!keys.includes(key)) continue;
    for (const value of typed.numbers ?? []) if (isSuch(value)) count++;
  }
  return count;
}
