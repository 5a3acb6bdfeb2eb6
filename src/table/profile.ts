import type { ColumnKind, TimeGrain, ValueFormat } from './column.ts';

export type { TimeGrain } from './column.ts';

/**
 * What a column is for, judged from its values first and its label second.
 * `measure`: numbers that can be drawn as lengths or positions. `time`: dates, years, months, quarters, weeks.
 * `category`: text (or few whole numbers that name groups) that repeats or labels rows. `identifier`: codes, postcodes,
 * row numbers, names of nothing but themselves among numbers. `label`: long or unique free text. `empty`: no value.
 */
export type ColumnRole = 'measure' | 'time' | 'category' | 'identifier' | 'label' | 'empty';

/** Statistics of a column of numbers; totals rows are left out. Percentages are kept as written (12 for "12%"). */
export type NumberProfile = {
  readonly min: number;
  readonly max: number;
  readonly sum: number;
  readonly mean: number;
  readonly median: number;
  readonly standardDeviation: number;
  /** Third standardised moment; 0 where the deviation is 0. */
  readonly skew: number;
  readonly negatives: number;
  readonly zeros: number;
  readonly isInteger: boolean;
  /** True for amounts that add up (sales, counts), false for rates, prices, averages, ranks, indices and levels. */
  readonly isAdditive: boolean;
  /** True where the values, of one sign, add up to 1 or to 100 within rounding: shares of one whole. */
  readonly isPartToWhole: boolean;
  /** True where signs mix or the label speaks of change, growth, difference, net. */
  readonly isChange: boolean;
  /** True where values of both signs come to the last one: gains and losses, then what is left of them. */
  readonly endsInSum: boolean;
  /** True where the label names places on a map: latitude, longitude. */
  readonly isCoordinate: boolean;
  /** True where the rows, as they come, never rise and somewhere fall; and the reverse. */
  readonly isDescending: boolean;
  readonly isAscending: boolean;
  /** True where the distinct values, sorted, all lie one same step apart: an x axis, the middles of bins. */
  readonly isEvenlySpaced?: boolean;
};

/** What is known of a column of dates or periods. */
export type TimeProfile = {
  readonly grain: TimeGrain;
  /** True for months, quarters or weekdays without a year: a cycle, not a line of time. */
  readonly isCyclic: boolean;
  /** True where the rows, as they come, never step back in time. */
  readonly isAscending: boolean;
  /** True where every distinct period follows the one before it by one grain. */
  readonly isRegular: boolean;
  /** Periods of the grain missing between the first and the last. */
  readonly gaps: number;
  /** First and last moment, milliseconds since 1970 UTC (position in the cycle where cyclic). */
  readonly first: number;
  readonly last: number;
};

/** What is known of a column of text. */
export type TextProfile = {
  readonly longest: number;
  readonly averageLength: number;
  /** The natural order the distinct values have: sizes, ratings, stages, weekdays, age bands, ranges of numbers. */
  readonly order: 'none' | 'ordinal' | 'stages' | 'ranges';
};

/** One visible column of a table. */
export type ColumnProfile = {
  readonly index: number;
  readonly key: string;
  /** The label, or the key where no label is given. */
  readonly label: string;
  readonly kind: ColumnKind;
  readonly format: ValueFormat;
  /** ISO 4217 code where the cells or the label name one currency. */
  readonly currency?: string;
  readonly role: ColumnRole;
  /** Share of the filled cells that are of the kind, 0 to 1. */
  readonly fitShare: number;
  /** Filled cells, totals rows left out. */
  readonly count: number;
  readonly missing: number;
  readonly distinct: number;
  readonly isUnique: boolean;
  /** Rows of the most frequent value. */
  readonly largestGroup: number;
  readonly number?: NumberProfile;
  readonly time?: TimeProfile;
  readonly text?: TextProfile;
  /** Index of the column each of whose values this column's values always sit under (city under country). */
  readonly parent?: number;
};

/** What a chart can know of a table before it is drawn. */
export type TableProfile = {
  /** Rows that hold data: totals rows and empty rows left out. */
  readonly rowCount: number;
  /** Positions, from 0, of rows that sum up others. */
  readonly totalRows: readonly number[];
  readonly columns: readonly ColumnProfile[];
  /** True where some text or time column has one row per value (charts do not aggregate). */
  readonly hasOneRowPerCategory: boolean;
  /**
   * Long data: a category column whose values repeat once per value of another category or time column.
   * `key` and `series` are column indices.
   */
  readonly long?: { readonly key: number; readonly series: number };
  /** Pearson's r of the strongest pair of measures (absolute value kept signed), where there are at least two and five rows; of twins where there is no other. */
  readonly correlation?: { readonly left: number; readonly right: number; readonly coefficient: number };
  /** Pairs of measures, by index, that are one measure in two units (minutes and hours), to within their decimals; only beside a third. */
  readonly twins?: readonly (readonly [number, number])[];
  /** Measures that neighbouring ones add up to in every row, by index. */
  readonly sums?: readonly { readonly total: number; readonly parts: readonly number[] }[];
  /** Indices of measures whose rows add up to 1 or 100 across the columns: wide shares of a whole. */
  readonly rowShares: readonly number[];
  /** Indices of measures that sum up the other measures of their row ("Total" beside gold, silver, bronze); left out where none does. */
  readonly totalColumns?: readonly number[];
  /**
   * True for a thing set against itself, as in a table of correlations: two category columns that hold the same values,
   * or a category column whose values are the labels of the measures.
   */
  readonly isMatrix?: boolean;
  /** Set where the labels of all the measures but `totalColumns` are themselves periods in order (2021, 2022, 2023; Q1, Q2, Q3). */
  readonly headerTime?: Pick<TimeProfile, 'grain' | 'isCyclic'>;
};
