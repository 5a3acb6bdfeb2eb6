import type { Lab } from '../colour/lab.ts';
import type { Calendar } from '../dates/calendar.ts';
import type { Extent } from '../raster/raster.ts';
import type { Scale } from './fit-scale.ts';

/** One label of an axis as it was read, and where it stands along it, in pixels of the picture. */
export type AxisLabel = {
  readonly text: string;
  readonly confidence: number;
  readonly extent: Extent;
  readonly at: number;
};

/** An axis that numbers can be read from, or one that names places. */
export type Axis = {
  readonly labels: readonly AxisLabel[];
  readonly title: string;
  /** How places become numbers; absent on an axis of names. */
  readonly scale?: Scale;
  /** What stands beside the numbers, "%" or a currency; empty where there is nothing. */
  readonly unit: string;
  /** True where all its numbers are years. */
  readonly isYears: boolean;
  /** How places become moments, the likelier way first; absent where its labels are no dates. */
  readonly calendars?: readonly Calendar[];
  /** The colour of its labels, or of its title, where it is one: that of the series it measures. */
  readonly colour?: Lab;
};
