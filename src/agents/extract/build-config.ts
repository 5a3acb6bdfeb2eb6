import type { ChartType } from '../../chart/chart-type.ts';
import type { ColumnDefinition, GraphConfig, Row } from '../../chart/graph-config.ts';
import type { ValueFormat } from '../../table/column.ts';
import { toColumnKeys } from './column-keys.ts';
import { maybeTitleUnit, takesTitleUnit } from './title-unit.ts';
import type { ExtractedColumn, ExtractedTable } from './type-table.ts';

/** A column definition of an extracted chart: the format that its values had in the source is kept beside them. */
export type ExtractedDefinition = ColumnDefinition & {
  readonly label: string;
  readonly valueFormat?: ValueFormat;
  /** ISO 4217 code. */
  readonly currency?: string;
  readonly unit?: string;
  /** Most decimals that a value was written with. */
  readonly decimals?: number;
};

/** Columns and rows of a table as a chart holds them. */
export type ExtractedData = { readonly columns: readonly ExtractedDefinition[]; readonly rows: readonly Row[] };

/** The data of a chart from a typed table and the names of its columns. */
export function toChartData(table: ExtractedTable, labels: readonly string[]): ExtractedData {
  const keys = toColumnKeys(labels);
  const columns = table.columns.map((column, i) => toDefinition(column, keys[i] ?? '', labels[i] ?? ''));
  const rows = table.source.rows.map((_, row) =>
    Object.fromEntries(table.columns.map((column, i) => [keys[i] ?? '', column.values[row] ?? null])),
  );
  const titleUnit = maybeTitleUnit(table);
  const unitOf = (i: number): string | undefined => {
    const column = table.columns[i];
    return table.source.columns[i]?.unit ?? (column !== undefined && takesTitleUnit(column, i) ? titleUnit : undefined);
  };
  return { columns: columns.map((column, i) => withUnit(column, unitOf(i))), rows };
}

/** A whole chart of the given type. */
export function toConfig(type: ChartType, data: ExtractedData): GraphConfig {
  return { type, data };
}

function toDefinition({ typed }: ExtractedColumn, key: string, label: string): ExtractedDefinition {
  const { format, kind, currency, unit, decimals } = typed;
  return {
    key,
    label,
    ...(kind === 'empty' ? {} : { valueFormat: format }),
    ...(currency === undefined ? {} : { currency }),
    ...(unit === undefined ? {} : { unit }),
    ...(decimals === undefined || decimals === 0 ? {} : { decimals }),
  };
}

function withUnit(definition: ExtractedDefinition, unit: string | undefined): ExtractedDefinition {
  return unit === undefined ? definition : { ...definition, unit };
}
