import type { ChartModel, Series } from '../model/chart-model.ts';
import { largestOf } from '../scale/largest-of.ts';
import { drawCartesian, listSeries } from './cartesian/draw-cartesian.ts';
import type { CartesianSpec } from './cartesian/layer.ts';
import type { Plot } from './plot-drawing.ts';

/** The last series is the line, on the second axis where there is one; the others are columns. A lone series is columns. */
function specOf({ series, settings }: ChartModel): CartesianSpec {
  const line = series.length > 1 ? series.slice(-1) : [];
  const columns = line.length === 0 ? series : series.slice(0, -1);
  const stacking = settings.comboType === 'stacked-bars' ? 'stacked' : 'none';
  const axis = (settings.hasDualYAxis ?? areUnlike(columns, line)) ? 'second' : 'value';
  return {
    isHorizontal: false,
    layers: [
      { shape: 'bar', stacking, axis: 'value', series: columns },
      ...(line.length === 0 ? [] : [{ shape: 'line', stacking: 'none', axis, series: line } as const]),
    ],
  };
}

/** Beyond this the smaller of two would lie flat on an axis that they shared. */
const MOST_RATIO = 20;

/** Whether the line would say nothing on the axis of the columns, for want of a common unit or of a common size. */
function areUnlike(columns: readonly Series[], line: readonly Series[]): boolean {
  const [small = 0, large = 0] = [sizeOf(columns), sizeOf(line)].sort((one, other) => one - other);
  if (small > 0 && large / small > MOST_RATIO) return true;
  return line.some(({ style: own }) =>
    columns.some(({ style }) => style.kind !== own.kind || style.currency !== own.currency || style.unit !== own.unit),
  );
}

const sizeOf = (series: readonly Series[]): number =>
  largestOf(
    series.flatMap(({ values }) => values.map((value) => Math.abs(value ?? 0))),
    0,
  );

/** Columns with a line over them. */
export const COMBO: Plot = {
  draw: (model, look, box) => drawCartesian(model, look, { box, spec: specOf(model) }),
  listLegend: (model, look, box) => listSeries(model, look, { box, spec: specOf(model) }),
};
