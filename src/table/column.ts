import type { NumberScale } from './notation/scale-words.ts';

/** What the values of a column are, found over all of them. */
const COLUMN_KINDS = [
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
const VALUE_FORMATS = [
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

/** Time grains from coarse to fine. */
export type TimeGrain = 'year' | 'half' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second';

/** A typed value. Dates are ISO text of their grain; durations are seconds; percentages are as written (12 for "12%"). */
export type Value = number | string | boolean | null;

/** A cell and where it stands: row from 0. */
export type CellNote = { readonly row: number; readonly text: string };

/** One of two ways to read a column, with a cell of the column and what that cell would mean. */
export type Reading = {
  /** `day-first` or `month-first` for dates, `point` or `comma` (the decimal mark) for numbers, `clock` or `length` for times. */
  readonly name: 'day-first' | 'month-first' | 'point' | 'comma' | 'clock' | 'length';
  readonly text: string;
  readonly value: string | number;
};

/** A doubt that the values do not settle, and the reading that was chosen by habit. */
export type Ambiguity = {
  readonly kind: 'date-order' | 'decimal-separator' | 'clock-or-length';
  readonly readings: readonly [Reading, Reading];
  readonly chosen: Reading['name'];
};

/** Equal texts of a column, gathered: `codes` holds for each row the index of its text in `texts`, or -1. */
export type ValueGroups = {
  readonly codes: Int32Array;
  readonly texts: readonly string[];
  readonly counts: readonly number[];
};

/**
 * A column whose cells have become values. `values` has one value per cell: a number for number, percentage, currency,
 * duration (seconds) and year; for dates ISO text of the grain (`2024-03-12`, `2024-03-12T14:30:00`, `2024-03`, `2024-Q1`,
 * `14:30`, `2024-02-01/2024-02-07`), while periods without a year keep their text; null for an empty cell and for a cell that
 * does not fit a column that is not text.
 */
export type TypedColumn = {
  readonly label: string;
  readonly kind: ColumnKind;
  readonly format: ValueFormat;
  readonly values: readonly Value[];
  /** The values of a column of numbers (years included), NaN where there is none. */
  readonly numbers?: Float64Array;
  /** Sortable moments of a time column: milliseconds since 1970 UTC, or the position in a cycle; NaN where there is none. */
  readonly times?: Float64Array;
  readonly grain?: TimeGrain;
  /** True for months, quarters, weekdays, days and times that name no year. */
  readonly isCyclic?: boolean;
  /** ISO 4217 code where cells, label or unit name one currency. */
  readonly currency?: string;
  /** Most decimals any cell of a number column is written with. */
  readonly decimals?: number;
  /** The scale most cells are written in ("1.9M"); `values` are in full. */
  readonly scale?: NumberScale;
  /** The scale that label or unit state ("in $ millions"); `values` stay as written. */
  readonly statedScale?: NumberScale;
  /** The words that state it, as written. */
  readonly scaleText?: string;
  /** True for a percentage column whose numbers are shares of one: 0.25 stands for 25%. */
  readonly isFraction?: boolean;
  /** A unit that follows the numbers in the cells ("km", "°C"), as written. */
  readonly unit?: string;
  /** The decimal mark that the cells themselves prove, where they do. */
  readonly decimalMark?: ',' | '.';
  /** The order of numeric dates that the cells themselves prove, where they do. */
  readonly dateOrder?: 'day-first' | 'month-first';
  /** True where "1.234" or "1,234" stands in the column and nothing in it proves the decimal mark. */
  readonly openMark?: boolean;
  /** True where "3/4/2025" stands in the column and nothing in it proves the order. */
  readonly openOrder?: boolean;
  /** Share of the filled cells that are of the kind, 0 to 1; placeholders and words for totals count neither way. */
  readonly fitShare: number;
  /** Filled cells that are not of the kind. */
  readonly misfits: readonly CellNote[];
  /** Cells that say "nothing here" in a column of another kind than text: n/a, —, .., #N/A. Their value is null. */
  readonly placeholders: readonly CellNote[];
  /** Equal values of a text column; of another column where they were gathered. */
  readonly groups?: ValueGroups;
  readonly ambiguity?: Ambiguity;
};
