import type { Axis } from './axes/axis.ts';
import type { Side } from './axes/find-axis-labels.ts';
import type { Sight } from './axes/sight.ts';
import type { Scene } from './see-picture.ts';

/** The axes of a plot by their side, and the title above it. */
export type Axes = Readonly<Partial<Record<Side, Axis>>>;

/** A text beside a colour. */
export type NamedColour = {
  readonly name: string;
  readonly lab: readonly [number, number, number];
  readonly confidence: number;
};

/** What a reading of a chart goes by, once its texts are read. */
export type ReadScene = {
  readonly scene: Scene;
  readonly sight: Sight;
  readonly axes: Axes;
  readonly legend: readonly NamedColour[];
  readonly legendTitle: string;
  readonly title: string;
};
