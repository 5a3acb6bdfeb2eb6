import type { ValueScale } from '../../scale/value-scale.ts';
import type { Box } from '../../svg/box.ts';
import type { PlacedText } from '../../svg/placed-text.ts';
import type { Places } from './places.ts';

/** Where everything of a plot with axes stands. */
export type CartesianLayout = {
  readonly area: Box;
  readonly places: Places;
  readonly value: ValueScale | undefined;
  readonly second: ValueScale | undefined;
  readonly texts: readonly PlacedText[];
  /** Grid lines, below the marks. */
  readonly under: string;
  /** The base line, above them. */
  readonly over: string;
};

/** Room kept free for labels of marks beyond the ends of the plot, in pixels. */
export type LabelMargins = { readonly top: number; readonly end: number };
