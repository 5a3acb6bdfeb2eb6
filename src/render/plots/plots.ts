import type { ChartType } from '../../chart/chart-type.ts';
import { drawColumn } from './column.ts';
import { drawLine } from './line.ts';
import type { DrawPlot } from './plot-drawing.ts';

/** The function of each type that can be drawn. A type without one gives a picture that says so. */
export const PLOTS: Partial<Record<ChartType, DrawPlot>> = {
  line: drawLine,
  column: drawColumn,
  groupedColumn: drawColumn,
};
