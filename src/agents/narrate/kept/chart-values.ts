import type { GraphConfig } from '../../../chart/graph-config.ts';
import type { ParsingLocale } from '../../../chart/locale.ts';
import { numberAt } from '../../../insight/recompute.ts';
import { type ExaminedData, examineData } from '../../../table/examine-data.ts';
import type { TableColumn } from '../../../table/parse-table.ts';
import type { ColumnProfile } from '../../../table/profile.ts';

/** A chart's table with what is known of it. */
export type Chart = ExaminedData;

/** The numbers of one column, NaN where a cell holds none; rows of totals are left out. */
export type MeasureValues = {
  readonly profile: ColumnProfile;
  readonly column: TableColumn;
  readonly values: readonly number[];
};

/** Reads the table of a chart. */
export function readChart({ data }: GraphConfig, parsingLocale: ParsingLocale | undefined): Chart {
  return examineData(data, parsingLocale);
}

/** Positions of the rows that are no totals. */
function rowsOf({ table, profile }: Chart): readonly number[] {
  const totals = new Set(profile.totalRows);
  return Array.from({ length: table.rowCount }, (_, row) => row).filter((row) => !totals.has(row));
}

/** The columns that measure something. */
export function measuresOf(chart: Chart): readonly MeasureValues[] {
  const rows = rowsOf(chart);
  return chart.profile.columns.flatMap((profile) => {
    const column = chart.table.columns.find(({ index }) => index === profile.index);
    if (column === undefined || profile.role !== 'measure') return [];
    return [{ profile, column, values: rows.map((row) => numberAt(column.typed, row)) }];
  });
}

/** The columns whose cells name things. */
export function namingColumns({ table, profile }: Chart): readonly TableColumn[] {
  return profile.columns.flatMap(({ index, role }) =>
    role === 'measure' || role === 'empty' ? [] : table.columns.filter((column) => column.index === index),
  );
}

/** The sums of a measure for each name, for each column of names, by the index of that column. */
export function sumByName({ values }: MeasureValues, chart: Chart): ReadonlyMap<number, ReadonlyMap<string, number>> {
  const rows = rowsOf(chart);
  return new Map(
    namingColumns(chart).map(({ index, typed }) => {
      const sums = new Map<string, number>();
      for (const [at, row] of rows.entries()) {
        const value = values[at] ?? Number.NaN;
        const name = typed.values[row] ?? null;
        if (name !== null && Number.isFinite(value)) sums.set(String(name), (sums.get(String(name)) ?? 0) + value);
      }
      return [index, sums] as const;
    }),
  );
}
