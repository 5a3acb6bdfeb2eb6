import type { TableColumn } from '../../table/parse-table.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import type { ColumnUnit } from '../figure.ts';

/** How the values of a column are written; what its cells say of currency, unit, decimals and scale where they are known. */
export function columnUnit(column: TableColumn | undefined, { key, format, currency }: ColumnProfile): ColumnUnit {
  const { unit, decimals, statedScale } = column?.typed ?? {};
  return {
    columnKey: key,
    format,
    ...(currency === undefined ? {} : { currency }),
    ...(unit === undefined ? {} : { unit }),
    ...(decimals === undefined ? {} : { decimals }),
    ...(statedScale === undefined ? {} : { statedScale }),
  };
}
