import type { ChartModel } from '../model/chart-model.ts';
import { drawCartesian, listSeries } from './cartesian/draw-cartesian.ts';
import type { CartesianSpec } from './cartesian/layer.ts';
import type { Plot } from './plot-drawing.ts';

/** With a second axis, the last of several series is measured on it. */
function specOf({ series, settings }: ChartModel): CartesianSpec {
  const onSecond = settings.hasDualYAxis && series.length > 1 ? series.slice(-1) : [];
  const onFirst = onSecond.length === 0 ? series : series.slice(0, -1);
  const lines = { shape: 'line', stacking: 'none' } as const;
  return {
    isHorizontal: false,
    layers: [
      { ...lines, axis: 'value', series: onFirst },
      ...(onSecond.length === 0 ? [] : [{ ...lines, axis: 'second', series: onSecond } as const]),
    ],
  };
}

/** Lines over the categories, one for each series. */
export const LINES: Plot = {
  draw: (model, look, box) => drawCartesian(model, look, { box, spec: specOf(model) }),
  listLegend: (model, look, box) => listSeries(model, look, { box, spec: specOf(model) }),
};
