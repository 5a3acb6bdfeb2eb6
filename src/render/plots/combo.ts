import type { ChartModel, Series } from '../model/chart-model.ts';
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

/** Largest values this many times apart leave the smaller ones flat on a shared axis. */
const FAR_APART = 10;

/** Whether the line would say nothing on the axis of the columns: another unit, or a size of its own. */
function areUnlike(columns: readonly Series[], line: readonly Series[]): boolean {
  const isOther = line.some(({ style: own }) =>
    columns.some(({ style }) => style.kind !== own.kind || style.currency !== own.currency || style.unit !== own.unit),
  );
  const [one, other] = [largestOf(columns), largestOf(line)];
  return isOther || (one > 0 && other > 0 && Math.max(one / other, other / one) > FAR_APART);
}

function largestOf(series: readonly Series[]): number {
  let largest = 0;
  for (const { values } of series) for (const value of values) largest = Math.max(largest, Math.abs(value ?? 0));
  return largest;
}

/** Columns with a line over them. */
export const COMBO: Plot = {
  draw: (model, look, box) => drawCartesian(model, look, { box, spec: specOf(model) }),
  listLegend: (model, look, box) => listSeries(model, look, { box, spec: specOf(model) }),
};
