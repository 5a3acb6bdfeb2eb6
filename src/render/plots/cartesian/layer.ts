import type { Series } from '../../model/chart-model.ts';
import type { Segments, Stacking } from './segments.ts';

/** Series that are drawn alike and share a stack or stand side by side. */
export type Layer = {
  readonly shape: 'bar' | 'line' | 'area';
  readonly stacking: Stacking;
  /** Which axis of values the layer is measured on. */
  readonly axis: 'value' | 'second';
  readonly series: readonly Series[];
  readonly segments: Segments;
};

/** How a type lays out its series. */
export type CartesianSpec = {
  /** True where categories run down the picture and values across: bars. */
  readonly isHorizontal: boolean;
  /** The layers from back to front, without their segments. */
  readonly layers: readonly Omit<Layer, 'segments'>[];
};
