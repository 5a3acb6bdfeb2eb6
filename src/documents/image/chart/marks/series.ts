import type { Extent } from '../raster/raster.ts';

/** A rectangle that stands for a value: along the axis of categories from `from` to `to`, along that of values `low` to `high`. */
export type BarMark = {
  readonly colour: number;
  readonly from: number;
  readonly to: number;
  /** Pixels along the axis of values; `low` is nearer to the origin of the picture. */
  readonly near: number;
  readonly far: number;
};

/** A dot: its centre in parts of a pixel. */
export type DotMark = {
  readonly colour: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The stroke that it stands on, where it is the head of a lollipop. */
  readonly stick?: Extent;
};

/** A line, as the place of its middle in each column of pixels that it crosses; columns in rising order. */
export type LineMark = {
  readonly colour: number;
  readonly trace: readonly TracePoint[];
  /** Dots on the line, where it has them. */
  readonly markers?: readonly DotMark[];
  /** True where it is the upper or the lower edge of an area. */
  readonly isEdge?: true;
  /** True where several lines have this colour: the trace leaps from one to the other. */
  readonly areSeveral?: true;
};
export type TracePoint = { readonly x: number; readonly y: number; readonly thickness: number };

/** What one colour of the plot was found to be. */
export type ColourMarks =
  | { readonly kind: 'bars'; readonly bars: readonly BarMark[]; readonly areNarrow: boolean }
  | { readonly kind: 'dots'; readonly dots: readonly DotMark[] }
  | { readonly kind: 'line'; readonly line: LineMark }
  | { readonly kind: 'area'; readonly top: LineMark; readonly bottom: LineMark }
  | { readonly kind: 'unclear' };
