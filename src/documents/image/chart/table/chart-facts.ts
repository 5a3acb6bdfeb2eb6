import type { Extent } from '../raster/raster.ts';

/** A value that was found for a name and a series, before it is written into a table. */
export type Fact = {
  /** The place of its name along the axis of names, for the order of the rows. */
  readonly order: number;
  /** The name, or the number it stands at. */
  readonly key: string;
  readonly series: number;
  /** Empty where the place is known and its value is not: a line has a gap there. */
  readonly value: string;
  readonly extent: Extent;
  /** True where no mark, bend or label of its own shows this place: it follows from those around it. */
  readonly isInferred?: true;
};

/** What was read from the marks: which values, for which series, and how sure geometry is of them. */
export type ChartFacts = {
  readonly keyTitle: string;
  readonly valueTitle: string;
  readonly unit: string;
  /** Names of the series by their number; empty where the picture has none. */
  readonly seriesNames: readonly string[];
  readonly seriesTitle: string;
  readonly facts: readonly Fact[];
  /** True where several values of one series stand at the same key: rows are then one fact each. */
  readonly isLong: boolean;
};
