import type { Look } from '../../look/look.ts';
import type { ChartModel } from '../../model/chart-model.ts';
import type { Emphasis } from '../emphasis.ts';
import type { CartesianLayout } from './layout.ts';

/** What the marks of a plot with axes are drawn from, beside the layer they are of. */
export type MarksWish = {
  readonly model: ChartModel;
  readonly look: Look;
  readonly layout: CartesianLayout;
  readonly emphasis: Emphasis;
  readonly isHorizontal: boolean;
};
