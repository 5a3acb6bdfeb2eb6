import type { ChartModel } from '../model/chart-model.ts';
import { drawCartesian, listSeries } from './cartesian/draw-cartesian.ts';
import type { CartesianSpec } from './cartesian/layer.ts';
import type { Stacking } from './cartesian/segments.ts';
import type { Plot } from './plot-drawing.ts';

function createBarPlot(isHorizontal: boolean, stacking: Stacking): Plot {
  const specOf = ({ series }: ChartModel): CartesianSpec => ({
    isHorizontal,
    layers: [{ shape: 'bar', stacking, axis: 'value', series }],
  });
  return {
    draw: (model, look, box) => drawCartesian(model, look, { box, spec: specOf(model) }),
    listLegend: (model, look, box) => listSeries(model, look, { box, spec: specOf(model) }),
  };
}

/** Bars across, those of a category side by side. */
export const BARS: Plot = createBarPlot(true, 'none');
/** Bars across, those of a category end to end. */
export const STACKED_BARS: Plot = createBarPlot(true, 'stacked');
/** Bars across, as shares of their category. */
export const SHARE_BARS: Plot = createBarPlot(true, 'share');
/** Upright columns, those of a category side by side. */
export const COLUMNS: Plot = createBarPlot(false, 'none');
/** Upright columns, those of a category on each other. */
export const STACKED_COLUMNS: Plot = createBarPlot(false, 'stacked');
/** Upright columns, as shares of their category. */
export const SHARE_COLUMNS: Plot = createBarPlot(false, 'share');
