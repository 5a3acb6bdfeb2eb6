import { CHART_TYPES, isChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { isLying, styleScopeOf } from '../../chart/read-columns.ts';
import { type ChartView, withConfig } from './chart-view.ts';
import type { EditOf } from './edit.ts';
import { EditError } from './edit-error.ts';
import type { Edited } from './edit-facts.ts';
import { moveSeriesStyles } from './move-series-styles.ts';
import { swapAxisSettings } from './swap-axis-settings.ts';

/**
 * Gives the chart another type. Series keep their style, though the type may count them anew; what is set for the axes goes with
 * what they show where bars lie down or stand up. Nothing else is touched.
 */
export function setType(view: ChartView, { type }: EditOf<'setType'>): Edited<'setType'> {
  const { config } = view;
  if (!isChartType(type)) {
    throw new EditError({
      kind: 'badValue',
      setting: 'chartType',
      value: type,
      takes: { kind: 'choice', choices: CHART_TYPES },
    });
  }
  const facts = { verb: 'setType', from: config.type, to: type, isAlready: config.type === type } as const;
  if (facts.isAlready) return { config, facts };
  const typed: GraphConfig = { ...config, type };
  const changed = isLying(type) === isLying(config.type) ? typed : swapAxisSettings(typed);
  const countSeries = styleScopeOf(config.type) === 'series' && styleScopeOf(type) === 'series';
  if (!countSeries || config.appearance === undefined) return { config: changed, facts };
  const { config: moved } = moveSeriesStyles(
    changed,
    view.reading(config.type).series,
    withConfig(view, changed).reading().series,
  );
  return { config: moved, facts };
}
