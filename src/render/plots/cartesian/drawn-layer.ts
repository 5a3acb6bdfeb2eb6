import type { BarMark } from './bar-marks.ts';
import type { Layer } from './layer.ts';
import type { LineMark } from './line-marks.ts';

/** A layer of bars with their rectangles. */
export type BarLayer = { readonly layer: Layer; readonly kind: 'bars'; readonly marks: readonly BarMark[] };

/** A layer of lines or areas with the points of their values. */
export type LineLayer = { readonly layer: Layer; readonly kind: 'lines'; readonly marks: readonly LineMark[] };

/** A layer with what is drawn of it. */
export type DrawnLayer = BarLayer | LineLayer;
