import { operationIn } from '../../language/holes/default-operation.ts';
import { isFlag } from '../../table/profile/is-flag.ts';
import { areThings, liesAsLevel } from '../../table/profile/levels-of-things.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';

/**
 * How a measure is brought down to one figure for each group. Numbers of things that lie as levels do (marks of pupils, points of
 * wines) are averaged, whole ones too: a request says which it is. So is what is so or not, which gives a share.
 */
export function operationOf(column: ColumnProfile, table: TableProfile): 'sum' | 'mean' {
  const { columns, rowCount, long } = table;
  if (isFlag(column)) return 'mean';
  const usual = operationIn(column, table);
  if (usual === 'mean' || long !== undefined || !areThings(columns, rowCount)) return usual;
  return liesAsLevel(column) ? 'mean' : usual;
}
