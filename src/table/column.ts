/** What the values of a column are, found over all of them. */
export const COLUMN_KINDS = [
  'number',
  'percentage',
  'currency',
  'duration',
  'date',
  'weeklyRange',
  'boolean',
  'text',
  'empty',
] as const;

/** The kind of a column. */
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** How the values of a column are written, by the names of `graph-config.md`. */
export const VALUE_FORMATS = [
  'decimal',
  'integer',
  'percentage',
  'currency',
  'duration',
  'text',
  'date',
  'datetime',
  'time',
  'year',
  'quarter',
  'month',
  'month_year',
  'day_month',
  'weekly_date_range',
] as const;

/** The value format of a column. */
export type ValueFormat = (typeof VALUE_FORMATS)[number];
