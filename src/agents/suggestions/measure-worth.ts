import { closingPrice } from '../../language/holes/closing-price.ts';
import { moneyColumn } from '../../language/holes/money-column.ts';
import { FEWEST_VALUES } from '../../table/profile/correlation.ts';
import { isFlag } from '../../table/profile/is-flag.ts';
import { firstOfTwins } from '../../table/profile/twins.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import { operationOf } from './operation-of.ts';

/** A measure that stands before it in another unit. */
export const isTwin = ({ index }: ColumnProfile, profile: TableProfile): boolean =>
  firstOfTwins(index, profile) !== index;

/** 1, 2, 3 … down the rows: it numbers them. */
export function isRunningNumber({ isUnique, number }: ColumnProfile): boolean {
  return (
    isUnique && number?.isAscending === true && number.isEvenlySpaced === true && number.isInteger && number.min <= 1
  );
}

/**
 * How near measures are to what a table is about: what its rows are ranked by first, what is earned or paid, other amounts and what is so
 * or not, then levels; numbers of few values and places on a map last.
 */
export function weightsOfMeasures(profile: TableProfile): (column: ColumnProfile) => number {
  const money = closingPrice(profile) ?? moneyColumn(profile);
  return (column) => {
    const { number, index, distinct, currency } = column;
    if (number === undefined || number.isCoordinate) return 0;
    if (number.isDescending) return 4;
    if (isFlag(column)) return 2;
    if (index === money || currency !== undefined) return 3;
    if (operationOf(column, profile) === 'mean') return distinct < FEWEST_VALUES ? 0.5 : 1;
    return distinct < Math.min(FEWEST_VALUES, profile.rowCount / 2) ? 0.5 : number.isInteger ? 2 : 2.5;
  };
}
