import type { Scale } from '../axes/fit-scale.ts';
import type { DATE_PARTS } from './read-date-label.ts';

/** How places along an axis become moments. */
export type Calendar = {
  /** Milliseconds since 1970 UTC; where the year is not known these are of any. */
  readonly scale: Scale;
  /** The longest part of a date that the labels state: without it the others are told alone. */
  readonly known: (typeof DATE_PARTS)[number];
  /** True where each label says by itself which moment it means, as the others do. */
  readonly areAlike: boolean;
  /** The shortest part of a date that some label states. */
  readonly finest: (typeof DATE_PARTS)[number];
  /** How sure the moments are, 0 to 1. */
  readonly confidence: number;
};
