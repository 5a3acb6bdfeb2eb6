import type { ChartType } from './chart-type.ts';

/** What a row holds under one column's key. Numbers often arrive as text. */
export type Cell = string | number | boolean | null;

/** A row as callers send it: any property may be there, and a column's property may be missing. */
export type Row = Readonly<Record<string, unknown>>;

/** One column definition. Unknown fields are kept. */
export type ColumnDefinition = {
  readonly key: string;
  readonly label?: string | undefined;
  readonly _metadata?: { readonly isHidden?: boolean | undefined } | undefined;
};

/** The data of a chart: column definitions, and one object per row keyed by column `key`. */
export type ChartData = {
  readonly columns: readonly ColumnDefinition[];
  readonly rows: readonly Row[];
};

/** A whole chart. Fields that are not named here are kept as they came, at every depth. */
export type GraphConfig = {
  readonly type: ChartType;
  readonly data: ChartData;
  readonly [field: string]: unknown;
};
