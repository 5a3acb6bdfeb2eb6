import type { ColumnProfile, TableProfile } from '../../table/profile.ts';

/** Two that go together as closely as this are one thing twice, such as votes and the share of them. */
export const ONE_THING = 0.9995;

/** True for a sum and a part of it, and for one thing in two measures. */
export function areBound(x: ColumnProfile, y: ColumnProfile, profile: TableProfile): boolean {
  const { totalColumns = [], sums = [], correlation } = profile;
  const isOf = (index: number): boolean => index === x.index || index === y.index;
  const isOneThing =
    correlation !== undefined &&
    isOf(correlation.left) &&
    isOf(correlation.right) &&
    Math.abs(correlation.coefficient) >= ONE_THING;
  return isOneThing || totalColumns.some(isOf) || sums.some(({ total, parts }) => isOf(total) && parts.some(isOf));
}
