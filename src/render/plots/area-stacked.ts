import type { ChartModel } from '../model/chart-model.ts';
import { drawCartesian, listSeries } from './cartesian/draw-cartesian.ts';
import type { CartesianSpec } from './cartesian/layer.ts';
import type { Plot } from './plot-drawing.ts';

const specOf = ({ series }: ChartModel): CartesianSpec => ({
  isHorizontal: false,
  layers: [{ shape: 'area', stacking: 'stacked', axis: 'value', series }],
});

/** Areas over the categories, each on those before it. */
export const STACKED_AREAS: Plot = {
  draw: (model, look, box) => drawCartesian(model, look, { box, spec: specOf(model) }),
  listLegend: (model, look, box) => listSeries(model, look, { box, spec: specOf(model) }),
};
