import type { ChartType } from '../../chart/chart-type.ts';
import type { Cell, ColumnDefinition, GraphConfig, Row } from '../../chart/graph-config.ts';
import type { ParsingLocale } from '../../chart/locale.ts';
import type { SourceColumn } from '../../documents/source-table.ts';
import type { ValueFormat } from '../../table/column.ts';
import { statedFormat } from '../../table/stated-format.ts';
import { toColumnKeys } from './column-keys.ts';
import type { Provenance } from './provenance.ts';
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
export type ExtractedData = {
  readonly columns: readonly ExtractedDefinition[];
  readonly rows: readonly Row[];
  /** The habits by which texts among the rows are to be read, where a person named them. */
  readonly _metadata?: { readonly parsingLocale: ParsingLocale };
};

type ShownFormat = {
  readonly format: ValueFormat;
  readonly currency: string | undefined;
  readonly decimals: number | undefined;
};

/** More digits than anybody writes on purpose: those of a computed number. */
const MOST_DECIMALS = 8;

/** The data of a chart from a typed table and the names of its columns. */
export function toChartData(table: ExtractedTable, labels: readonly string[]): ExtractedData {
  const keys = toColumnKeys(labels);
  const columns = table.columns.map((column, i) =>
    toDefinition(column, table.source.columns[i], { key: keys[i] ?? '', label: labels[i] ?? '' }),
  );
  const rows = toRows(table, keys);
  const titleUnit = maybeTitleUnit(table);
  const unitOf = (i: number): string | undefined => {
    const column = table.columns[i];
    const own = table.source.columns[i]?.unit;
    if (own !== undefined || column === undefined || titleUnit === undefined) return own;
    return takesTitleUnit(column, i, titleUnit) ? titleUnit : undefined;
  };
  return { columns: columns.map((column, i) => withUnit(column, unitOf(i))), rows };
}

/**
 * Rows that are copies of a blank one, which `JSON.parse` makes with room for all its properties: made from entries, each of 300,000 rows
 * took half as much memory again.
 */
function toRows({ source, columns }: ExtractedTable, keys: readonly string[]): readonly Row[] {
  const blank: Readonly<Record<string, Cell>> = JSON.parse(
    JSON.stringify(Object.fromEntries(keys.map((key) => [key, null]))),
  );
  return source.rows.map((_, index) => {
    const row = { ...blank };
    for (const [i, { values }] of columns.entries()) row[keys[i] ?? ''] = values[index] ?? null;
    return row;
  });
}

/** A whole chart of the given type. */
export function toConfig(type: ChartType, data: ExtractedData & { readonly _provenance?: Provenance }): GraphConfig {
  return { type, data };
}

type Name = { readonly key: string; readonly label: string };

function toDefinition(column: ExtractedColumn, source: SourceColumn | undefined, name: Name): ExtractedDefinition {
  const { kind, unit } = column.typed;
  const { format, currency, decimals } = formatOf(column, source);
  return {
    ...name,
    ...statedFormat({ kind, format }),
    ...(currency === undefined ? {} : { currency }),
    ...(unit === undefined ? {} : { unit }),
    ...(decimals === undefined || decimals === 0 ? {} : { decimals }),
    ...(source?.isHidden === true ? { _metadata: { isHidden: true } } : {}),
  };
}

/** What a sheet's own number format says goes before what the digits look like: they are more than the sheet shows. */
function formatOf({ typed, isNumeric }: ExtractedColumn, source: SourceColumn | undefined): ShownFormat {
  const { format, currency, decimals } = typed;
  const stated = isNumeric && format !== 'year' ? source?.stated : undefined;
  if (stated !== undefined)
    return { format: stated.format, currency: stated.currency ?? currency, decimals: stated.decimals };
  return { format, currency, decimals: (decimals ?? 0) > MOST_DECIMALS ? undefined : decimals };
}

function withUnit(definition: ExtractedDefinition, unit: string | undefined): ExtractedDefinition {
  return unit === undefined ? definition : { ...definition, unit };
}
