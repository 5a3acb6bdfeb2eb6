import type { AggregateOperation, Expression } from '../../plan/expression/expression.ts';
import type { ColumnName } from '../../plan/plan-error.ts';
import type { DatePart } from '../../plan/transform/transform.ts';
import type { TimeGrain } from '../../table/column.ts';

/** Things that figures are told of. Times and steps of a scale stand in their order. */
export type PreparedNames = ColumnName & { readonly isOrdered?: boolean };

/** What rows are gathered by; `part` is the period that dates are brought down to. */
export type PreparedGroup = PreparedNames & { readonly part?: PreparedPart };

/** The periods that a request can name. */
export type PreparedPart = Extract<DatePart, 'year' | 'quarter' | 'month' | 'week' | 'day'>;

/** What is worked out for each group: rows are counted where no column is named. */
export type PreparedMeasure =
  | { readonly operation: 'count' }
  | { readonly operation: Extract<AggregateOperation, 'sum' | 'mean'>; readonly column: ColumnName };

/** How data are laid out for one view. Every one has a sentence in each language that the language room reads back. */
export type PreparedShape =
  | { readonly kind: 'as-is' }
  | { readonly kind: 'columns'; readonly columns: readonly ColumnName[] }
  | {
      readonly kind: 'gathered';
      readonly by: PreparedGroup;
      readonly measures: readonly PreparedMeasure[];
      /** Each value of it gets a column of its own. */
      readonly across?: PreparedNames;
      readonly isHighestFirst: boolean;
      /** Adds the change from period to period, in percent. */
      readonly isGrowth: boolean;
    }
  /** The highest few of many groups, the others left out. */
  | { readonly kind: 'top-groups'; readonly by: ColumnName; readonly measure: PreparedMeasure; readonly count: number }
  /** The highest few rows. */
  | { readonly kind: 'top-rows'; readonly column: ColumnName; readonly count: number }
  | { readonly kind: 'bins'; readonly column: ColumnName; readonly count: number }
  /** Rows and columns change places; `grain` is what periods the headings are. */
  | { readonly kind: 'transposed'; readonly labels: ColumnName; readonly grain?: TimeGrain };

/** What is to be done to a table before a view of it can be drawn. */
export type DataPreparation = {
  /** Rows are kept for which it is true; all where absent. */
  readonly where?: Expression;
  readonly shape: PreparedShape;
};
