import { firstOfTwins } from '../../table/profile/twins.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';

/** A measure that stands before it in another unit. */
export const isTwin = ({ index }: ColumnProfile, profile: TableProfile): boolean =>
  firstOfTwins(index, profile) !== index;

/** 1, 2, 3 … down the rows: it numbers them. */
export function isRunningNumber({ isUnique, number }: ColumnProfile): boolean {
  return (
    isUnique && number?.isAscending === true && number.isEvenlySpaced === true && number.isInteger && number.min <= 1
  );
}

/** Amounts of money first, then other amounts, then levels; places on a map last. */
export function weightOfMeasure({ number, currency }: ColumnProfile): number {
  if (number?.isCoordinate === true) return 0;
  if (number?.isAdditive !== true) return 1;
  return currency === undefined ? (number.isInteger ? 2 : 2.5) : 3;
}
