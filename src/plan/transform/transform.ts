import type { AggregateOperation, Expression } from '../expression/expression.ts';

/** A column that a step makes: its key, unlike any key there is, and the label people read. */
export type NewColumn = { readonly key: string; readonly label: string };

/** One figure for each group. `column` is absent where rows are counted; `percentile` is 0 to 100. */
export type Measure = {
  readonly operation: AggregateOperation;
  readonly column?: string;
  readonly percentile?: number;
  /** Only rows that meet it take part. */
  readonly where?: Expression;
  readonly as: NewColumn;
};

/** The order of one column. `natural` knows months, weekdays, sizes, ranges and stages; a list of values is an order of one's own. */
export type SortKey = {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
  readonly order?: 'value' | 'natural' | readonly string[];
};

/** What dates are brought down to: a period that names its year, or a place in a cycle (`monthOfYear`, `weekday`, …). */
export const DATE_PARTS = [
  'year',
  'half',
  'quarter',
  'month',
  'week',
  'day',
  'hour',
  'quarterOfYear',
  'monthOfYear',
  'weekday',
  'dayOfMonth',
  'hourOfDay',
  'fiscalYear',
  'fiscalQuarter',
] as const;

/** One of the parts of a date. */
export type DatePart = (typeof DATE_PARTS)[number];

/** What is computed along ordered rows. `lag` is the value of the row before. */
export const WINDOW_OPERATIONS = [
  'runningTotal',
  'movingAverage',
  'rank',
  'difference',
  'percentChange',
  'shareOfTotal',
  'indexTo100',
  'differenceFromMean',
  'lag',
] as const;

/** One of the computations along ordered rows. Shares and changes are percentages: 12 for 12%. */
export type WindowOperation = (typeof WINDOW_OPERATIONS)[number];

/** How an empty cell is filled. */
export const FILL_METHODS = ['zero', 'previous', 'next', 'linear', 'mean', 'median', 'value'] as const;

/** One of the ways to fill an empty cell. */
export type FillMethod = (typeof FILL_METHODS)[number];

/**
 * What can be done to data: a closed vocabulary, whoever proposes it. Columns are named by their keys. A step sees the table
 * that the step before it left.
 */
export type Transform =
  /** Keeps the rows for which the condition is true. */
  | { readonly verb: 'filter'; readonly where: Expression }
  /** Adds a computed column, or replaces the one whose key `as.key` is. */
  | { readonly verb: 'derive'; readonly expression: Expression; readonly as: NewColumn }
  /** One row for each combination of `by`, in order of first appearance; one row in all where `by` is empty. */
  | { readonly verb: 'group'; readonly by: readonly string[]; readonly measures: readonly Measure[] }
  /** Stable; empty cells come last either way. */
  | { readonly verb: 'sort'; readonly by: readonly SortKey[] }
  /**
   * Keeps `count` rows (or `percent` of them, rounded up): the first as they stand, or the highest or lowest by a column;
   * in all, or for each combination of `per`. The rows keep their order. `rest` gathers what is left into one row under
   * that label, its additive measures summed. `offset` skips rows first ("the second highest").
   */
  | {
      readonly verb: 'limit';
      readonly count?: number;
      readonly percent?: number;
      readonly offset?: number;
      readonly from: 'start' | 'end';
      readonly by?: SortKey;
      readonly per?: readonly string[];
      readonly rest?: { readonly column: string; readonly label: string };
    }
  /** One column for each value of `names`; cells that meet are combined by `combine`. */
  | {
      readonly verb: 'pivotWider';
      readonly keys: readonly string[];
      readonly names: string;
      readonly values: string;
      readonly combine: AggregateOperation;
    }
  /** One row for each of `columns`: the label in `nameAs`, the cell in `valueAs`. Other columns are repeated. */
  | {
      readonly verb: 'pivotLonger';
      readonly columns: readonly string[];
      readonly nameAs: NewColumn;
      readonly valueAs: NewColumn;
    }
  /** The interval each number falls in, lower end included. One of `width`, `count` (round edges are chosen), `edges`. */
  | {
      readonly verb: 'bin';
      readonly column: string;
      readonly width?: number;
      readonly count?: number;
      readonly edges?: readonly number[];
      readonly as: NewColumn;
    }
  /** The period or the place in a cycle of each date. `fiscalStart` is the month, 1 to 12, in which a fiscal year begins. */
  | {
      readonly verb: 'truncateTime';
      readonly column: string;
      readonly part: DatePart;
      readonly fiscalStart?: number;
      readonly as: NewColumn;
    }
  /** A figure computed along the rows, in the order of `orderBy` (as they stand where absent), for each combination of `per`. */
  | {
      readonly verb: 'window';
      readonly operation: WindowOperation;
      readonly column: string;
      /** Rows of a moving average; steps back of a difference, change or lag. */
      readonly size?: number;
      /** For `rank`: 1 is the highest (`descending`, the default) or the lowest. */
      readonly direction?: 'ascending' | 'descending';
      readonly orderBy?: readonly SortKey[];
      readonly per?: readonly string[];
      readonly as: NewColumn;
    }
  | {
      readonly verb: 'fillEmpty';
      readonly columns: readonly string[];
      readonly method: FillMethod;
      readonly value?: number | string;
      readonly per?: readonly string[];
    }
  /** Adds a row for every period missing between the first and the last, for each combination of `per`; measures by `method`. */
  | {
      readonly verb: 'completeDates';
      readonly column: string;
      readonly per?: readonly string[];
      readonly method?: FillMethod;
    }
  | { readonly verb: 'rename'; readonly column: string; readonly label: string }
  /** Keeps these columns, in this order. */
  | { readonly verb: 'select'; readonly columns: readonly string[] }
  | { readonly verb: 'drop'; readonly columns: readonly string[] }
  /** Keeps the first row of each combination of the columns (of all columns where absent). */
  | { readonly verb: 'distinct'; readonly columns?: readonly string[] }
  | {
      readonly verb: 'splitText';
      readonly column: string;
      readonly separator: string;
      readonly into: readonly NewColumn[];
    }
  | {
      readonly verb: 'mergeText';
      readonly columns: readonly string[];
      readonly separator: string;
      readonly as: NewColumn;
    }
  /** Replaces whole cells, or a part of their text where `isPartial`. */
  | {
      readonly verb: 'replace';
      readonly column: string;
      readonly from: string | number | null;
      readonly to: string | number | null;
      readonly isPartial?: boolean;
    }
  | { readonly verb: 'round'; readonly columns: readonly string[]; readonly decimals: number }
  | {
      readonly verb: 'convert';
      readonly columns: readonly string[];
      readonly to: 'number' | 'text' | 'date' | 'percentage';
    }
  /** Rows become columns: the cells of `labels` become the labels of the new columns. */
  | { readonly verb: 'transpose'; readonly labels: string; readonly as: NewColumn }
  /** Drops rows beyond `factor` interquartile ranges of the quartiles (1.5, Tukey), or `factor` standard deviations. */
  | {
      readonly verb: 'removeOutliers';
      readonly column: string;
      readonly method: 'interquartile' | 'deviations';
      readonly factor: number;
      readonly per?: readonly string[];
    }
  /** Rows drawn without replacement, in their order; the same seed draws the same rows. */
  | { readonly verb: 'sample'; readonly count: number; readonly seed: number }
  /** Drops rows with an empty cell in any of the columns; rows that are wholly empty where absent. */
  | { readonly verb: 'dropEmpty'; readonly columns?: readonly string[] }
  /** Drops rows that sum up others. */
  | { readonly verb: 'dropTotals' }
  /** Adds one row that brings the numeric columns down by `operation`, under `label` in the first text column. */
  | { readonly verb: 'addTotals'; readonly operation: AggregateOperation; readonly label: string }
  /** Turns notations of numbers and dates into plain values ("$1.9M" into 1900000), their formats kept on the column. */
  | { readonly verb: 'parseValues'; readonly columns?: readonly string[] };

/** The names of the transforms. */
export type TransformVerb = Transform['verb'];

/** One transform by its name. */
export type TransformOf<Verb extends TransformVerb> = Extract<Transform, { readonly verb: Verb }>;
