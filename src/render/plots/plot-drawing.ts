import type { Look } from '../look/look.ts';
import type { ChartModel } from '../model/chart-model.ts';
import type { ValueScale } from '../scale/value-scale.ts';
import type { Box } from '../svg/box.ts';
import type { PlacedText } from '../svg/placed-text.ts';

/** One datum that is drawn: where overlays point to, and what picture checks count. */
export type Mark = {
  /** Position in `data.rows`, from 0. */
  readonly rowIndex: number;
  readonly columnKey: string;
  readonly value: number;
  /** The point that stands for the value: the end of a bar, a point of a line, the middle of a slice. */
  readonly x: number;
  readonly y: number;
  /** What the mark covers, where it is a rectangle. */
  readonly box?: Box;
};

/** The axes of a plot, for overlays that point at values. Absent where the type has none. */
export type PlotAxes = {
  /** The axis of values, along y for columns and lines, along x for bars. */
  readonly value?: ValueScale;
  /** The second axis of values. */
  readonly second?: ValueScale;
  /** The column keys drawn on the second axis. */
  readonly secondKeys?: ReadonlySet<string>;
  /** The continuous horizontal axis of lines over time or numbers, scatter and bubble. */
  readonly position?: ValueScale;
  /** True where values run along x: bars. */
  readonly isHorizontal: boolean;
};

/**
 * What a plot function gives: lines behind the marks in `under`, the marks in `over`, all texts as `texts`, so that the picture can be
 * measured. Everything is in pixels of the whole picture.
 */
export type PlotDrawing = {
  /** SVG below the marks: grid lines, axis lines. */
  readonly under: string;
  /** SVG of the marks and what lies over them. */
  readonly over: string;
  readonly texts: readonly PlacedText[];
  /** Where marks can be: annotations count 0 to 1 over it. */
  readonly area: Box;
  readonly marks: readonly Mark[];
  readonly axes: PlotAxes;
};

/** Draws one type: pure, the same drawing for the same model, look and box. */
export type DrawPlot = (model: ChartModel, look: Look, box: Box) => PlotDrawing;

/** What one entry of a legend says, and the sign before it. */
export type LegendEntry = { readonly label: string; readonly color: string; readonly shape: 'box' | 'line' };

/** The entries of a legend for a plot in a box; none where the plot names its marks itself. */
export type ListLegend = (model: ChartModel, look: Look, box: Box) => readonly LegendEntry[];

/** A chart type as it is drawn. `box` of both functions is the room before the legend takes its own. */
export type Plot = { readonly draw: DrawPlot; readonly listLegend: ListLegend };
