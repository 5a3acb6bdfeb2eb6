import type { ChartData } from '../../chart/graph-config.ts';
import type { ParsingLocale } from '../../chart/locale.ts';
import type { PlanTable } from '../../plan/table/plan-table.ts';
import { toChartData } from '../../plan/table/to-chart-data.ts';
import { parseTable, type TypedTable } from '../../table/parse-table.ts';
import type { TableProfile } from '../../table/profile.ts';
import { profileTyped } from '../../table/profile-table.ts';

/** A table, typed, and what is known of it. */
export type Examined = { readonly table: TypedTable; readonly profile: TableProfile };

/** Types and profiles the table that steps left of some data. */
export function examine(table: PlanTable, data: ChartData, locale: ParsingLocale | undefined): Examined {
  const typed = parseTable(toChartData(table, data), locale === undefined ? {} : { locale });
  return { table: typed, profile: profileTyped(typed) };
}

/** The same rows with some of their columns alone: nothing is read again. */
export function examineColumns({ table, profile }: Examined, keys: readonly string[]): Examined {
  const columns = keys.flatMap((key) => table.columns.find((column) => column.key === key) ?? []);
  const some: TypedTable = { ...table, columns: columns.map((column, index) => ({ ...column, index })) };
  // A share of a row stays one when the rest of its row is not shown.
  const shares = new Set(profile.columns.flatMap(({ index, key }) => (profile.rowShares.includes(index) ? [key] : [])));
  const rowShares = some.columns.flatMap(({ key, index }) => (shares.has(key) ? [index] : []));
  return { table: some, profile: { ...profileTyped(some), rowShares } };
}
