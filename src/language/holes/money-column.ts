import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import { defaultOperation } from './default-operation.ts';
import { soldFor } from './sales-column.ts';
import { speaksOf } from './speaks-of.ts';

/** True for a column of what somebody is paid: each has one of it, and it does not add up over rows. */
export function isPay({ label }: ColumnProfile): boolean {
  return speaksOf(label, ['salary']);
}

/** What labels of money speak of, nearest to what is earned first. */
const MONEY: readonly (readonly string[])[] = [['revenue', 'salary'], ['price', 'cost'], ['amount']];

/**
 * The position of the column of money that "earns the most" means: one called so, or with a currency, then
 * what rows of trade were sold for, before prices and fees; amounts that add up before those that do not. Undefined where no label and no currency speaks of money.
 */
export function moneyColumn(table: TableProfile): number | undefined {
  const { columns } = table;
  const figures = columns.flatMap((profile, at) => (profile.role === 'measure' ? [{ profile, at }] : []));
  const sets = MONEY.map((words, rank) =>
    figures.filter(({ profile }) => (rank === 0 && profile.currency !== undefined) || speaksOf(profile.label, words)),
  );
  const [own = []] = sets;
  const sold = own.length > 0 ? undefined : soldFor(table);
  if (sold !== undefined) return sold;
  const found = sets.find((set) => set.length > 0) ?? [];
  const additive = found.filter(({ profile }) => profile.number?.isAdditive === true);
  return (additive.find(({ profile }) => defaultOperation(profile) === 'sum') ?? additive[0] ?? found[0])?.at;
}
