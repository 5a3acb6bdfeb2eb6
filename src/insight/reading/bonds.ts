import { firstOfTwins } from '../../table/profile/twins.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';

/** Which columns hang together by arithmetic: what they have in common is no news. */
export type Bonds = {
  /** Keys of the columns that follow from a measure, or that it follows from. */
  readonly of: (measure: ColumnProfile) => ReadonlySet<string>;
  /** True for a measure that stands in the table already, in another unit. */
  readonly isTwin: (measure: ColumnProfile) => boolean;
};

/** The bonds of the measures of a table: twins, sums and their parts, and the parts of a sum that is the same in every row. */
export function bondsOf(profile: TableProfile): Bonds {
  const { columns, twins = [], sums = [] } = profile;
  const byIndex = new Map(columns.map((column) => [column.index, column]));
  const bound = new Map<number, Set<string>>();
  const bind = (one: number, other: number): void => {
    const key = byIndex.get(other)?.key;
    if (key === undefined || one === other) return;
    bound.set(one, (bound.get(one) ?? new Set()).add(key));
  };
  const bindAll = (indices: readonly number[]): void => {
    for (const one of indices) for (const other of indices) bind(one, other);
  };
  for (const pair of twins) bindAll(pair);
  for (const { total, parts } of sums) {
    if (byIndex.get(total)?.distinct === 1) bindAll([total, ...parts]);
    else for (const part of parts) [bind(total, part), bind(part, total)];
  }
  return { of: ({ index }) => bound.get(index) ?? NONE, isTwin: ({ index }) => firstOfTwins(index, profile) !== index };
}

const NONE: ReadonlySet<string> = new Set();
