import type { TableProfile } from '../profile.ts';

/** True where some columns come to another that is no total of all: wins, draws and losses beside games. */
export const comeToOthers = ({ sums = [], totalColumns = [] }: Pick<TableProfile, 'sums' | 'totalColumns'>): boolean =>
  sums.some(({ total }) => !totalColumns.includes(total));
